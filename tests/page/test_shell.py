"""The page around the boards: languages, widths, weight, accessibility."""

from typing import Any

import pytest
from playwright.sync_api import Response, expect

from tests.page.conftest import Invite
from tests.page.visitor import PHONE, Visitor

ALONE = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
HEAVIEST = 200_000
GAMES = {"aisopos": 2, "antler_island": 3, "bunny_kingdom": 2, "above_and_below": 2}


def seats(game: str) -> list[dict[str, Any]]:
    """Return me and as many bots as the game needs."""
    return [{"kind": "me"}, *[{"kind": "bot", "bot": "greedy"}] * (GAMES[game] - 1)]


def test_languages_are_switched_live(invite: Invite) -> None:
    anna = invite("Anna")
    table = anna.open_table(game="aisopos", seats=ALONE, options={"first": 0})
    page = anna.sit_at(table)
    expect(page.get_by_role("heading", name="Your hand")).to_be_visible()
    page.get_by_label("Language").select_option("fr")
    expect(page.get_by_role("heading", name="Votre main")).to_be_visible()
    page.get_by_label("Langue").select_option("de")
    expect(page.get_by_role("heading", name="Deine Hand")).to_be_visible()
    assert page.evaluate("document.documentElement.lang") == "de"
    page.reload()
    expect(page.get_by_role("heading", name="Deine Hand")).to_be_visible()


def test_the_first_page_is_light(invite: Invite) -> None:
    anna = invite("Anna")
    answers: list[Response] = []
    anna.page.on("response", lambda answer: answers.append(answer))  # noqa: PLW0108
    anna.visit("/")
    anna.page.wait_for_load_state("networkidle")
    weight = sum(answer.request.sizes()["responseBodySize"] for answer in answers)
    assert 20_000 < weight < HEAVIEST


@pytest.mark.parametrize(("width", "theme"), [(PHONE["width"], "dark"), (1440, "light")])
def test_pages_fit_and_are_open_to_all(invite: Invite, width: int, theme: str) -> None:
    anna = invite("Anna", viewport={"width": width, "height": 800}, color_scheme=theme)
    anna.introduce()
    for path in ("/", "/new?game=aisopos", "/rules/aisopos"):
        anna.visit(path)
        assert_open(anna)


def test_a_table_fits_a_phone_and_is_open_to_all(invite: Invite) -> None:
    anna = invite("Anna", viewport=PHONE)
    waiting = anna.open_table(game="aisopos", seats=[{"kind": "me"}, {"kind": "open"}])
    anna.visit(f"/table/{waiting}")
    expect(anna.page.get_by_label("Invite link", exact=True)).to_be_visible()
    assert_open(anna)
    playing = anna.open_table(game="aisopos", seats=ALONE, practice=True)
    anna.visit(f"/table/{playing}")
    expect(anna.page.get_by_role("region", name="Guided first turn")).to_be_visible()
    for tab in ("Chat", "Rules", "Scores", "Notes", "More"):
        anna.page.get_by_role("tab", name=tab).click()
        assert_open(anna)


def assert_open(visitor: Visitor) -> None:
    """Nothing sticks out and nothing bars the way."""
    visitor.page.wait_for_timeout(150)
    assert visitor.fits()
    assert visitor.barriers() == []


@pytest.mark.parametrize("game", GAMES)
def test_every_board_is_drawn_and_open_to_all(invite: Invite, game: str) -> None:
    anna = invite("Anna", viewport=PHONE, color_scheme="dark")
    page = anna.sit_at(anna.open_table(game=game, seats=seats(game)))
    anna.wait_for_turn()
    expect(page.locator(".board svg:visible").first).to_be_visible()
    assert_open(anna)


def test_play_now_needs_a_name_and_two_clicks(invite: Invite) -> None:
    anna = invite("Anna")
    anna.visit("/")
    anna.page.get_by_role("article").filter(has_text="Aisopos").get_by_role("button").click()
    anna.page.get_by_label("What shall the others call you?").fill("Anna")
    anna.page.get_by_role("button", name="That is me").click()
    guide = anna.page.get_by_role("region", name="Guided first turn")
    expect(guide).to_contain_text("Take pieces of the others")
    guide.get_by_role("button", name="Next").click()
    expect(guide).to_contain_text("This is your hand")
