"""Goofspiel on the page: a table drawn from the view alone, played in words to the end."""

import os
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import Invite
from tests.page.house import House
from tests.page.test_open_to_all import assert_open, assert_open_everywhere
from tests.page.visitor import PHONE, SCREEN, Visitor

BIDS = 5
SEATS = [{"kind": "me"}, {"kind": "bot", "bot": "beginner"}]
# A message that has no words shows its key, and a part of a table its own name.
KEY = re.compile(r"goofspiel-|page-|event-|\b(hands|deck|prizes|lost|won)\b")


def open_game(visitor: Visitor) -> str:
    """Open a table with short suits."""
    return visitor.open_table(
        game="goofspiel", seats=SEATS, options={"cards": BIDS}, practice=True, seed="5"
    )


def play_to_the_end(visitor: Visitor, after_two: str) -> None:
    """Bid by the list of choices until all is bid; look at the table *after_two* bids."""
    for bid in range(BIDS):
        visitor.wait_for_turn()
        assert len(visitor.choices()) == BIDS - bid
        if bid == 2:
            expect(visitor.page.get_by_text(after_two)).to_be_visible()
            assert_said(visitor.page)
            assert_open(visitor)
        visitor.choose(visitor.choices()[0])
    expect(visitor.page.locator("[data-over]")).to_be_visible()


def assert_said(page: Page) -> None:
    """Everything on the page has its words."""
    assert not KEY.findall(page.locator("body").inner_text())


@pytest.mark.parametrize(
    ("window", "theme", "locale", "prizes", "bid", "rule", "over", "again"),
    [
        (SCREEN, "light", "fr-FR", "Prix à venir", "Anna mise 1.", "Chacun mise une carte",
         "Tous les prix ont été mis aux enchères.", "Revoir"),
        (PHONE, "dark", "de-DE", "Preise, die noch kommen", "Anna bietet 1.", "Jeder bietet",
         "Um alle Preise wurde geboten.", "Nachspielen"),
    ],
    ids=["wide, by day, in French", "on a phone, by lamplight, in German"],
)  # fmt: skip
def test_a_whole_game_in_words(
    invite: Invite, window: dict[str, int], theme: str, locale: str,
    prizes: str, bid: str, rule: str, over: str, again: str,
) -> None:  # fmt: skip
    anna = invite("Anna", viewport=window, color_scheme=theme, locale=locale)
    page = anna.sit_at(open_game(anna))
    play_to_the_end(anna, prizes)
    expect(page.get_by_text(over)).to_be_visible()
    expect(page.get_by_text(bid).first).to_be_visible()
    page.locator("#tab-rules").click()
    expect(page.get_by_text(rule)).to_be_visible()
    assert_said(page)
    assert_open(anna)
    page.get_by_role("link", name=again).click()
    page.locator("input[type=range]").fill("4")
    expect(page.locator(".board").get_by_text(prizes)).to_be_visible()
    assert_said(page)
    assert_open(anna)


def test_its_cards_its_score_and_its_seats_are_on_the_table(invite: Invite) -> None:
    anna = invite("Anna")
    page = anna.sit_at(open_game(anna))
    anna.wait_for_turn()
    mine = page.get_by_role("region", name="Anna")
    hand = mine.get_by_role("list", name="bids in hand").get_by_role("listitem")
    assert hand.all_inner_texts() == ["1", "2", "3", "4", "5"]
    middle = page.get_by_role("region", name="On the table")
    coming = middle.get_by_role("list", name="prizes to come").get_by_role("listitem")
    assert len(coming.all_inner_texts()) == BIDS - 1
    # Two prizes of two seats: a row that is as long by chance stays in the middle.
    for _ in range(BIDS - 3):
        anna.choose(anna.choices()[0])
        anna.wait_for_turn()
    expect(coming).to_have_count(2)
    expect(page.get_by_role("region", name="Beginner")).to_contain_text("bids in hand")


def test_the_lobby_the_rules_and_a_new_table_know_it(invite: Invite) -> None:
    anna = invite("Anna", locale="fr-FR")
    anna.introduce()
    page = anna.visit("/")
    expect(page.get_by_role("heading", name="5 jeux, une table.")).to_be_visible()
    card = page.locator("article").filter(has_text="Goofspiel")
    expect(card.locator(".cover rect").first).to_be_visible()
    expect(card).to_contain_text("Les prix sortent un à un")
    page.get_by_label("Langue").select_option("de")
    expect(card).to_contain_text("alle bieten geheim")
    assert_open_everywhere(anna)
    anna.visit("/rules/goofspiel")
    expect(page.locator("#rule-GO-3\\.6")).to_be_visible()
    assert_open_everywhere(anna)
    anna.visit("/new?game=goofspiel")
    page.locator("summary", has_text="Varianten").click()
    expect(page.get_by_text("verloren: Niemand bekommt ihn")).to_be_attached()
    assert_said(page)
    assert_open_everywhere(anna)


def test_without_its_package_the_table_says_so_and_comes_back(
    invite: Invite, own_house: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = invite("Anna", own_house.url)
    table = open_game(anna)
    anna.sit_at(table)
    anna.wait_for_turn()
    choices = anna.choices()
    own_house.kill()
    with monkeypatch.context() as bare:
        bare.setenv("PYTHONPATH", without_examples())
        own_house.open()
    page = anna.visit(f"/table/{table}")
    expect(page.get_by_text("comes with the package ludotheque-goofspiel")).to_be_visible()
    assert_open_everywhere(anna)
    anna.visit("/")
    expect(page.locator("a.line", has_text="goofspiel")).to_be_visible()
    own_house.kill()
    assert '"package":"ludotheque-goofspiel"' in (tmp_path / "journal.txt").read_text("utf-8")
    own_house.open()
    anna.visit(f"/table/{table}")
    anna.wait_for_turn()
    assert anna.choices() == choices


def without_examples() -> str:
    """Return where Python looks for modules, without the examples."""
    places = os.environ.get("PYTHONPATH", "").split(os.pathsep)
    return os.pathsep.join(place for place in places if not place.endswith(".venv/examples"))
