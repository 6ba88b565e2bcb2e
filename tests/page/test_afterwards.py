"""When a game is over, on the page: playing again by consent, and sharing a private game."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import Invite
from tests.page.visitor import Visitor

TWO = [{"kind": "me"}, {"kind": "open"}]


def given_up(host: Visitor, guest: Visitor) -> str:
    """Begin a private game of two and let the guest give up; return the table."""
    table = host.open_table(game="aisopos", seats=TWO)
    guest.introduce()
    path = f"{host.url}/api/tables/{table}"
    code = host.context.request.get(path).json()["you"]["invite"]
    for visitor, command, fields in (
        (guest, "join", {"invite": code}),
        (host, "start", {}),
        (guest, "resign", {"seat": 1}),
    ):
        answer = visitor.context.request.post(f"{path}/{command}", data=fields)
        assert answer.ok, answer.text()
    return table


def said(page: Page, text: str) -> None:
    """Expect *text* where the page tells of playing again."""
    expect(page.locator("[data-rematch]")).to_contain_text(text)


def test_playing_again_is_offered_and_agreed_to(invite: Invite) -> None:
    anna, bruno = invite("Anna"), invite("Bruno")
    table = given_up(anna, bruno)
    pages = [visitor.sit_at(table) for visitor in (anna, bruno)]
    pages[0].get_by_role("button", name="Play again").click()
    for page in pages:
        said(page, "Would play again: Anna")
        said(page, "Not yet said: Bruno")
    assert anna.barriers() == []
    pages[1].get_by_role("button", name="No, thank you").click()
    for page in pages:
        said(page, "Would rather not: Bruno")
    pages[1].get_by_role("button", name="Yes, play again").click()
    for page in pages:
        page.get_by_role("link", name="To the next game").click()
        expect(page.get_by_text("Bruno").first).to_be_visible()
        assert table not in page.url
    expect(pages[0].get_by_role("button", name="Start the game")).to_be_enabled()


@pytest.mark.parametrize(
    ("language", "again", "waiting"),
    [("fr-FR", "Rejouer", "Sans réponse : Bruno"),
     ("de-DE", "Noch einmal spielen", "Noch keine Antwort: Bruno")],
)  # fmt: skip
def test_it_is_said_in_every_language(
    invite: Invite, language: str, again: str, waiting: str
) -> None:
    anna, bruno = invite("Anna", locale=language), invite("Bruno")
    page = anna.sit_at(given_up(anna, bruno))
    page.get_by_role("button", name=again).click()
    said(page, waiting)


def test_a_private_game_is_shown_to_others_by_a_share_link_only(invite: Invite) -> None:
    anna, bruno, carla = invite("Anna"), invite("Bruno"), invite("Carla")
    table = given_up(anna, bruno)
    refused = carla.visit(f"/table/{table}")
    expect(refused.get_by_text("This table is not open to you.")).to_be_visible()
    page = anna.sit_at(table)
    page.get_by_role("button", name="Share this game").click()
    link = page.get_by_label("Share link").input_value()
    assert anna.barriers() == []
    shown = carla.visit(link.removeprefix(carla.url))
    expect(shown.get_by_role("row", name=re.compile("^Total"))).to_be_visible()
    assert shown.get_by_role("button", name="Share this game").count() == 0
    record = shown.get_by_role("link", name="Download the record").get_attribute("href")
    assert carla.context.request.get(f"{carla.url}{record}").ok
    shown.get_by_role("link", name="Replay").click()
    expect(shown.get_by_label("Moment of the game")).to_be_visible()
    shown.get_by_role("link", name="To the table").click()
    expect(shown.get_by_role("row", name=re.compile("^Total"))).to_be_visible()
    page.get_by_role("button", name="End sharing").click()
    expect(shown.get_by_text("This table is not open to you.")).to_be_visible()


def test_all_see_that_the_host_chose_the_number(invite: Invite) -> None:
    anna, bruno = invite("Anna"), invite("Bruno")
    wish = {"game": "aisopos", "open": True, "practice": True, "seed": "7"}
    chosen = "The host chose the number from which this game is dealt."
    for seats in (TWO, [{"kind": "me"}, {"kind": "bot", "bot": "random"}]):
        table = anna.open_table(**wish, seats=seats)
        expect(bruno.sit_at(table).get_by_text(chosen)).to_be_visible()


def test_a_spectator_keeps_notes(invite: Invite) -> None:
    anna, bruno = invite("Anna"), invite("Bruno")
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    table = anna.open_table(game="aisopos", seats=seats)
    path = f"{anna.url}/api/tables/{table}"
    code = anna.context.request.get(path).json()["you"]["invite"]
    bruno.introduce()
    bruno.sit_at(f"{table}?invite={code}")
    page = bruno.page
    page.get_by_role("tab", name="Notes").click()
    page.get_by_label("Only you can read this.").fill("a bluff")
    expect(page.get_by_text("Kept.")).to_be_visible()
    assert bruno.context.request.get(f"{path}/notes").json() == {"text": "a bluff"}
