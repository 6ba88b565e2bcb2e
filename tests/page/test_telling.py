"""Everything that can be touched explains itself, and says what choosing it would bring."""

from random import Random

import pytest
from playwright.sync_api import expect

from ludotheque.games import all_games
from tests.page.conftest import Invite
from tests.page.telling import (
    PROMPT,
    bubble,
    dumb_things,
    told_by_finger,
    told_by_focus,
    told_by_hover,
)
from tests.page.visitor import PHONE, Visitor

ALONE = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
# A question in the midst of each game, when much lies on its board.
MIDST = {"aisopos": {"Turn"}, "antler_island": {"TakeTurn"}, "bunny_kingdom": {"Construct"},
         "above_and_below": {"Turn"}}  # fmt: skip
FINGERS = {"viewport": PHONE, "has_touch": True, "is_mobile": True}


def at_aisopos(visitor: Visitor, **wish: object) -> Visitor:
    """Sit at a table of Aisopos, with a Fox taken up from the hand."""
    table = visitor.open_table(game="aisopos", seats=ALONE, options={"first": 0}, **wish)
    visitor.sit_at(table)
    visitor.wait_for_turn()
    return visitor


def test_what_is_pointed_at_is_told_beside_it_at_once(invite: Invite) -> None:
    anna = at_aisopos(invite("Anna"))
    anna.page.get_by_role("button", name="Fox").click()
    place = anna.target("c3, free")
    told_by_hover(anna, place, "place the Fox on c3", "No rival piece can reach it next turn")
    anna.page.mouse.move(0, 0)
    expect(bubble(anna)).to_have_count(0)
    place.hover()
    anna.page.wait_for_timeout(PROMPT)
    assert bubble(anna).is_visible()


def test_the_keyboard_is_told_the_same_and_escape_closes_it(invite: Invite) -> None:
    anna = at_aisopos(invite("Anna"))
    fox = anna.page.get_by_role("button", name="Fox")
    fox.focus()
    anna.page.keyboard.press("Enter")
    told_by_focus(anna, anna.target("c3, free"), "can reach it next turn")
    anna.page.keyboard.press("Escape")
    expect(bubble(anna)).to_have_count(0)
    # The piece is still taken up: the first Escape was for the bubble.
    expect(fox).to_have_attribute("aria-pressed", "true")


def test_a_finger_that_rests_asks_and_does_not_act(invite: Invite) -> None:
    anna = at_aisopos(invite("Anna", **FINGERS))
    anna.page.get_by_role("button", name="Fox").tap()
    before = anna.standing()
    place = anna.target("c3, free")
    told_by_finger(anna, place, "can reach it next turn")
    assert anna.fits()
    assert anna.standing() == before
    expect(place).to_be_attached()
    anna.page.locator(".ask .text").tap()
    expect(bubble(anna)).to_have_count(0)


def test_the_rule_of_what_is_told_is_one_click_away(invite: Invite) -> None:
    anna = at_aisopos(invite("Anna"))
    told_by_hover(anna, anna.page.get_by_role("button", name="Lion"))
    bubble(anna).get_by_role("link", name="AI-4.1").click()
    expect(anna.page.locator("#rule-AI-4\\.1")).to_be_in_viewport()


def test_in_the_information_mode_a_click_asks(invite: Invite) -> None:
    anna = at_aisopos(invite("Anna"))
    lion = anna.page.get_by_role("button", name="Lion")
    anna.page.get_by_role("button", name="What is this?").click()
    lion.click()
    expect(bubble(anna)).to_contain_text("Lion beats Man, Fox, Mouse")
    expect(lion).to_have_attribute("aria-pressed", "false")
    for _ in range(2):
        anna.page.keyboard.press("Escape")
    expect(bubble(anna)).to_have_count(0)
    lion.click()
    expect(lion).to_have_attribute("aria-pressed", "true")


def test_a_table_without_aids_tells_what_things_are_and_no_more(invite: Invite) -> None:
    anna = at_aisopos(invite("Anna"), aids=False)
    expect(anna.page.get_by_text("played without aids")).to_be_visible()
    anna.page.get_by_role("button", name="Fox").click()
    told_by_hover(anna, anna.target("c3, free"), "A free hex")
    expect(bubble(anna)).not_to_contain_text("can reach")


def test_aids_are_switched_off_where_a_table_is_opened(invite: Invite) -> None:
    anna = invite("Anna")
    anna.introduce()
    page = anna.visit("/new?game=aisopos")
    page.get_by_label("Aids").uncheck()
    page.get_by_role("combobox", name="Player 2").select_option("open")
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_text("played without aids")).to_be_visible()


@pytest.mark.parametrize(
    "viewport", [PHONE, {"width": 1440, "height": 900}], ids=["phone", "screen"]
)
@pytest.mark.parametrize("game", MIDST)
def test_everything_that_can_be_touched_explains_itself(
    invite: Invite, game: str, viewport: dict[str, int]
) -> None:
    anna = invite("Anna", viewport=viewport)
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "greedy"}] * (all_games()[game].seats[0] - 1)]
    table = anna.open_table(game=game, seats=seats, practice=True, seed="1")
    anna.decide_until(table, MIDST[game], Random(1), least=12)
    anna.sit_at(table)
    anna.wait_for_turn()
    assert dumb_things(anna) == []
