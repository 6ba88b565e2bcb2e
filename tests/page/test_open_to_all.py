"""Every page fits its window and bars nobody's way, on a phone by lamplight and wide by day."""

from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.page.conftest import Invite
from tests.page.visitor import PHONE, SCREEN, Visitor

# How many play, and the questions in the midst of a game that show the most.
GAMES: dict[str, tuple[int, set[str]]] = {
    "aisopos": (2, {"Turn"}),
    "antler_island": (3, {"Commit", "Stand", "Lock"}),
    "bunny_kingdom": (2, {"Construct"}),
    "above_and_below": (2, {"ChooseCourse"}),
}
WINDOWS: list[tuple[dict[str, int], str]] = [(PHONE, "dark"), (SCREEN, "light")]


def seats(game: str) -> list[dict[str, Any]]:
    """Return me and as many bots as the game needs."""
    return [{"kind": "me"}, *[{"kind": "bot", "bot": "greedy"}] * (GAMES[game][0] - 1)]


def assert_open(visitor: Visitor) -> None:
    """Nothing sticks out and nothing bars the way."""
    visitor.page.wait_for_timeout(150)
    assert visitor.fits()
    assert visitor.barriers() == []


def assert_open_everywhere(visitor: Visitor) -> None:
    """The same on a phone by lamplight and on a wide screen by day."""
    for window, theme in WINDOWS:
        visitor.page.set_viewport_size(window)  # type: ignore[arg-type]
        visitor.page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
        assert_open(visitor)


@pytest.mark.parametrize("path", ["/", "/new?game=bunny_kingdom", "/rules/aisopos", "/nowhere"])
def test_pages(invite: Invite, path: str) -> None:
    anna = invite("Anna")
    anna.introduce()
    anna.visit(path)
    assert_open_everywhere(anna)


def test_the_waiting_room_and_all_that_lies_beside_a_board(invite: Invite) -> None:
    anna = invite("Anna")
    waiting = anna.open_table(game="aisopos", seats=[{"kind": "me"}, {"kind": "open"}])
    anna.visit(f"/table/{waiting}")
    expect(anna.page.get_by_label("Invite link", exact=True)).to_be_visible()
    assert_open_everywhere(anna)
    playing = anna.open_table(game="aisopos", seats=seats("aisopos"), practice=True)
    anna.visit(f"/table/{playing}")
    expect(anna.page.get_by_role("region", name="Guided first turn")).to_be_visible()
    for tab in ("Log", "Chat", "Rules", "Scores", "Notes", "More"):
        anna.page.get_by_role("tab", name=tab).click()
        assert_open_everywhere(anna)


def test_the_curtain(invite: Invite) -> None:
    anna = invite("Anna")
    both = [{"kind": "me", "name": "Anna"}, {"kind": "me", "name": "Bruno"}]
    anna.visit(f"/table/{anna.open_table(game='aisopos', seats=both, hot_seat=True)}")
    expect(anna.page.get_by_text("Hand over to")).to_be_visible()
    assert_open_everywhere(anna)


@pytest.mark.parametrize("game", GAMES)
def test_boards_score_sheets_and_replays(invite: Invite, game: str) -> None:
    anna = invite("Anna")
    table = anna.open_table(game=game, seats=seats(game), practice=True, seed="5")
    page = anna.sit_at(table)
    anna.wait_for_turn()
    expect(page.locator(".board svg:visible").first).to_be_visible()
    assert_open_everywhere(anna)
    anna.decide_until(table, GAMES[game][1], Random(1))
    anna.wait_for_turn()
    assert_open_everywhere(anna)
    page.get_by_role("tab", name="More").click()
    page.get_by_role("button", name="Resign").click()
    page.locator(".sure").get_by_role("button", name="Resign").click()
    expect(page.locator("[data-over]")).to_be_visible()
    assert_open_everywhere(anna)
    page.get_by_role("link", name="Replay").click()
    slider = page.get_by_label("Moment of the game")
    expect(slider).to_be_visible()
    slider.fill(str(int(slider.get_attribute("max") or "0") // 2))
    for viewpoint in ("everything", "0", "spectator"):
        page.get_by_label("Seen by").select_option(viewpoint)
        assert page.locator(".board svg:visible").count() > 0
    assert_open_everywhere(anna)
