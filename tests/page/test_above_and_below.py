"""Above and Below on the page: what a group can reach, what buildings and people bring."""

from typing import Any

from playwright.sync_api import expect

from tests.page.conftest import Invite
from tests.page.telling import bubble, told_by_finger, told_by_focus, told_by_hover
from tests.page.visitor import PHONE, Visitor

ALONE = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
FINGERS = {"viewport": {**PHONE, "height": 740}, "has_touch": True, "is_mobile": True}
PARTY = ["explore", "send B1", "send T1", "go"]
READY = ".village .villager.open"


def sit(visitor: Visitor, **wish: Any) -> str:
    """Sit at a table dealt from a seed at one's first turn; return the table."""
    wish = {"game": "above_and_below", "seats": ALONE, "practice": True, "seed": "7",
            "options": {"first": 0}, **wish}  # fmt: skip
    table = visitor.open_table(**wish)
    visitor.sit_at(table)
    visitor.wait_for_turn()
    return table


def test_pass_says_how_many_are_still_ready(invite: Invite) -> None:
    anna = invite("Anna")
    sit(anna)
    leave = anna.page.locator(".deed", has_text="pass")
    expect(leave).to_contain_text("3 still ready")
    told_by_hover(anna, leave, "3 villagers are still ready and stay unused", "AB-10.1")


def test_a_group_shows_what_it_can_reach_with_whoever_is_pointed_at(invite: Invite) -> None:
    anna = invite("Anna")
    sit(anna)
    anna.page.locator(".deed", has_text="explore").click()
    panel = anna.page.get_by_role("region", name="What this group can reach")
    expect(panel).to_contain_text("Point at a villager")
    told_by_hover(anna, anna.page.locator(READY, has_text="Emil"), "send Emil", "Tonight: 3 beds")
    # Two lanterns from a three on: four faces of six, and all of them with exertion.
    expect(panel).to_contain_text("2 lanterns: 67%; with all exerted 100%")
    expect(panel.get_by_text("out of reach").first).to_be_attached()
    told_by_focus(anna, anna.page.locator(READY, has_text="Bram"), "send Bram")
    expect(panel).to_contain_text("2 lanterns: 33%; with all exerted 100%")


def test_choices_in_the_book_show_their_chances(invite: Invite) -> None:
    anna = invite("Anna")
    table = sit(anna)
    for name in PARTY:
        anna.choose(name)
    choices = anna.page.locator(".choice")
    expect(choices.first).to_be_visible()
    brings = foreseen(anna, table)
    for place in range(choices.count()):
        facts = brings[f"choose {place + 1}"]
        for fact in (one["facts"] for one in facts if one["key"] == "threshold"):
            ways, of = fact["chance"]
            percent = f"{fact['lanterns']} lanterns: {percents(ways, of)};"
            expect(choices.nth(place)).to_contain_text(percent)
        told_by_hover(anna, choices.nth(place), "Your word is final", "AB-4.6")
    assert any(fact["key"] == "threshold" for facts in brings.values() for fact in facts)


def percents(ways: int, of: int) -> str:
    """Return a chance as the page writes it."""
    return f"{int(100 * ways / of + 0.5)}%"


def foreseen(visitor: Visitor, table: str) -> dict[str, list[dict[str, Any]]]:
    """Return what the server says that each next action would bring."""
    asked = visitor.context.request.post(
        f"{visitor.url}/api/tables/{table}/foresee", data={"seat": 0, "actions": []}
    ).json()
    return {
        name: [asked["facts"][place] for place in places]
        for name, places in asked["brings"].items()
    }


def test_cards_and_recruits_tell_what_they_would_bring_before_the_first_click(
    invite: Invite,
) -> None:
    anna = invite("Anna")
    sit(anna)
    card = anna.page.locator(".market .card").first
    told_by_hover(anna, card, "Costs 5: 2 coins left.", "Points now: 3 → 4.", "Tonight: 3 beds")
    recruit = anna.page.locator(".market .villager").first
    told_by_hover(anna, recruit, "Costs 2: 5 coins left.", "joins: at rest")


def test_a_clicked_house_is_built_by_the_only_builder(invite: Invite) -> None:
    anna = invite("Anna")
    sit(anna)
    standing = anna.page.locator('.village [data-guide="houses"] .card')
    expect(standing).to_have_count(1)
    anna.page.locator(".market .card").first.click()
    # Another card is laid open in its place, so the page asks once.
    anna.page.locator("[data-confirm]").click()
    expect(standing).to_have_count(2)
    expect(anna.page.get_by_text("builds the fish pond").first).to_be_attached()


def test_a_resting_finger_is_told_the_same_on_a_phone(invite: Invite) -> None:
    anna = invite("Anna", **FINGERS)
    sit(anna)
    before = anna.standing()
    told_by_finger(anna, anna.page.locator(".deed", has_text="pass"), "still ready")
    assert anna.standing() == before
    assert anna.fits()
    anna.page.locator(".ask .text").tap()
    expect(bubble(anna)).to_have_count(0)
    anna.page.locator(".deed", has_text="explore").tap()
    told_by_finger(anna, anna.page.locator(READY, has_text="Emil"), "send Emil")
    panel = anna.page.get_by_role("region", name="What this group can reach")
    expect(panel).to_contain_text("2 lanterns: 67%")
    assert anna.fits()


def test_a_click_that_cannot_be_says_why_and_points_at_what_can(invite: Invite) -> None:
    anna = invite("Anna")
    sit(anna)
    anna.page.locator(".deed", has_text="harvest").click(force=True)
    expect(anna.page.get_by_text("No goods lie on your cards.")).to_be_visible()
    expect(anna.page.get_by_role("button", name="AB-6.1")).to_be_visible()
    expect(anna.page.locator(".board.pointing")).to_be_visible()
