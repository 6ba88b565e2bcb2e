"""Antler Island on the page: what a choice would bring is told, and drawn on the island."""

from random import Random

from playwright.sync_api import expect

from tests.page.conftest import Invite
from tests.page.telling import bubble, told_by_finger, told_by_focus, told_by_hover
from tests.page.visitor import PHONE, Visitor

SEATS = [{"kind": "me", "name": name} for name in ("Anna", "Bruno", "Clara")]
STRENGTH = {"fr": "Votre force", "de": "Deine Stärke", "en": "Your strength"}
FINGERS = {"viewport": PHONE, "has_touch": True, "is_mobile": True}


def at_question(visitor: Visitor, *kinds: str) -> Visitor:
    """Sit at a table where a question of these kinds is asked, of whichever of one's seats."""
    table = visitor.open_table(
        game="antler_island", seats=SEATS, hot_seat=True, practice=True, seed="25"
    )
    visitor.decide_until(table, set(kinds), Random(3))
    visitor.sit_at(table)
    visitor.page.locator(".curtain button").click()
    visitor.wait_for_turn()
    return visitor


def test_a_plan_shows_what_the_stag_can_have_reached_tile_by_tile(invite: Invite) -> None:
    anna = at_question(invite("Anna"), "PlanTile")
    first = anna.page.get_by_role("button", name="Lay 1: Move")
    told_by_hover(anna, first, "After tile 1 your stag can be on")
    lit = anna.page.locator("[data-target] [data-lit]")
    near = lit.count()
    assert near > 0
    first.click()
    reached = anna.page.locator(".reached")
    expect(reached).to_have_count(near)
    second = anna.page.get_by_role("button", name="Lay 2: Move")
    told_by_focus(anna, second, "After tile 2 your stag can be on")
    assert lit.count() > near
    second.press("Enter")
    expect(reached.filter(has_text="2").first).to_be_visible()


def test_a_finger_that_rests_on_a_plan_asks(invite: Invite) -> None:
    anna = at_question(invite("Anna", **FINGERS), "PlanTile")
    rut = anna.page.get_by_role("button", name="Lay 1: Rut")
    told_by_finger(anna, rut, "At tile 1 your stag can be on")
    assert anna.fits()
    expect(rut).to_be_visible()


def test_a_fight_tells_its_outlook_in_every_language(invite: Invite) -> None:
    anna = at_question(invite("Anna"), "Stand")
    stand = anna.page.locator("button.answer").first
    for language, words in STRENGTH.items():
        anna.page.locator("header select").first.select_option(language)
        told_by_hover(anna, stand, words, "AN-6.")
    expect(anna.page.locator(".answers .bar").first).to_be_visible()


def test_a_click_that_cannot_be_says_why_and_what_is_asked(invite: Invite) -> None:
    anna = at_question(invite("Anna"), "PlanTile")
    anna.target("C, the centre").click(force=True)
    notice = anna.page.locator(".toast")
    expect(notice).to_contain_text("Lay your next control tile beside an action")
    expect(notice.get_by_role("button", name="AN-3.1")).to_be_visible()
    expect(bubble(anna)).to_have_count(0)
