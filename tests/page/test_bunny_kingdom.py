"""Bunny Kingdom on the page: what a choice would make of the map, and what parchments are worth."""

import re
from typing import Any

from playwright.sync_api import Locator, expect

from tests.page.conftest import Invite
from tests.page.telling import bubble, told_by_finger, told_by_focus, told_by_hover
from tests.page.visitor import PHONE, Visitor

# Two at one screen: nobody's thoughts decide what is dealt.
PAIR = [{"kind": "me", "name": "Anna"}, {"kind": "me", "name": "Bruno"}]
FINGERS = {"viewport": {**PHONE, "height": 740}, "has_touch": True, "is_mobile": True}
OPEN = '[data-target][aria-disabled="false"]'
# What both take in turn where they can: squares, cities to build on them, and parchments.
WANTED = [r"play [A-J]\d+$", r"play city\d$", r"play (bureaucrat|diplomat|.*fisher.*)$"]
MOST_STEPS = 200
TIMES = "\N{MULTIPLICATION SIGN}"


def sit(visitor: Visitor, kind: str, number: int = 1, **wish: Any) -> Visitor:
    """Sit at a table dealt from a seed, once Anna is asked for a *kind* in a round."""
    wish = {"game": "bunny_kingdom", "seats": PAIR, "hot_seat": True, "practice": True,
            "seed": "7", **wish}  # fmt: skip
    table = visitor.open_table(**wish)
    for step in range(MOST_STEPS):
        answer = visitor.context.request.get(f"{visitor.url}/api/tables/{table}/view").json()
        views = answer["doc"]["views"]
        seat = 0 if views["0"]["legal"] else 1
        seen = views[str(seat)]
        view = seen["view"]
        if seat == 0 and view["question"]["kind"] == kind and view["table"]["round"] == number:
            break
        act = {"seat": seat, "number": answer["number"], "id": f"{step}",
               "actions": [wanted(seen["legal"], view["table"]["pick"])]}  # fmt: skip
        visitor.context.request.post(f"{visitor.url}/api/tables/{table}/act", data=act)
    visitor.sit_at(table)
    visitor.page.get_by_role("button", name="I am Anna").click()
    visitor.wait_for_turn()
    return visitor


def wanted(legal: list[str], pick: int) -> str:
    """Return what is taken in a *pick*; nothing is built, so that it can be placed on the page."""
    plays = [name for name in legal if re.match(WANTED[pick % 3], name)]
    return [*plays, *(name for name in legal if name == "pass"), *legal][0]


def lit(visitor: Visitor) -> Locator:
    """Return the squares of the fief that is shown."""
    return visitor.page.locator("rect[data-lit]")


def made_fief_is_drawn(visitor: Visitor) -> None:
    """The squares that light up are as many as the engine says, and its ribbon stands by them."""
    told = bubble(visitor).inner_text()
    found = re.search(rf"Fief of (\d+) squares?: (\d+) {TIMES} (\d+)", told)
    assert found, told
    squares, strength, wealth = found.groups()
    expect(lit(visitor)).to_have_count(int(squares))
    ribbon = visitor.page.locator("foreignObject .ribbon")
    expect(ribbon).to_contain_text(f"{strength}{TIMES}{wealth}")
    expect(ribbon).to_contain_text("a harvest")


def test_a_drafted_square_shows_the_fief_it_would_make(invite: Invite) -> None:
    anna = sit(invite("Anna"), "Play", 2)
    cards = anna.page.locator(".hand .card.territory")
    for place in range(cards.count()):
        told_by_hover(anna, cards.nth(place), "play", "Fief of", "BK-11.4")
        made_fief_is_drawn(anna)
    anna.page.mouse.move(0, 0)
    expect(lit(anna)).to_have_count(0)
    square = anna.page.locator(OPEN).first
    told_by_focus(anna, square, "Fief of")
    made_fief_is_drawn(anna)
    anna.page.keyboard.press("Escape")
    expect(lit(anna)).to_have_count(0)


def test_a_building_shows_its_carrots_on_every_square_it_may_take(invite: Invite) -> None:
    anna = sit(invite("Anna"), "Construct")
    anna.page.locator(".waits .card.construction", has_text="City").first.click()
    promises = anna.page.locator("g.promise text")
    expect(promises.first).to_be_attached()
    more = [int(text) for text in promises.all_text_contents()]
    shown = anna.page.locator(OPEN)
    best = 0
    for place in range(shown.count()):
        told_by_hover(anna, shown.nth(place), "build City", "Before:")
        made_fief_is_drawn(anna)
        expect(anna.page.locator("foreignObject .ribbon")).to_contain_text("→")
        gain = re.search(r"\+(\d+) a harvest", bubble(anna).inner_text())
        best = max(best, int(gain[1]) if gain else 0)
    assert best == max(more)


def test_parchments_tell_beside_the_map_what_they_are_worth(invite: Invite) -> None:
    anna = sit(invite("Anna"), "Construct")
    mine = anna.page.get_by_role("region", name="Your parchments").locator("li")
    expect(mine.first).to_be_visible()
    answer = anna.page.evaluate(
        "fetch('/api' + location.pathname.replace('table', 'tables') + '/view')"
        ".then(answer => answer.json())"
    )
    worths = answer["doc"]["views"]["0"]["view"]["aids"]["worths"]
    expect(mine).to_have_count(len(worths))
    for place, worth in enumerate(worths):
        carrots = worth["facts"][0]["facts"].get("carrots")
        expect(mine.nth(place).locator(".worth")).to_have_text(
            "?" if carrots is None else str(carrots)
        )
    told_by_hover(anna, mine.first, "BK-1", "at the end of the game")


def test_a_resting_finger_is_told_the_same_on_a_phone(invite: Invite) -> None:
    anna = sit(invite("Anna", **FINGERS), "Play")
    before = anna.standing()
    told_by_finger(anna, anna.page.locator(".hand .card.territory").first, "Fief of 1 square")
    made_fief_is_drawn(anna)
    assert anna.fits()
    assert anna.standing() == before


def test_a_click_that_cannot_be_says_why_and_points_at_what_can(invite: Invite) -> None:
    anna = sit(invite("Anna"), "Play")
    anna.page.locator('[data-target][aria-disabled="true"]').first.click(force=True)
    expect(anna.page.get_by_text("in hand, or not besides the one you chose")).to_be_visible()
    expect(anna.page.get_by_role("button", name="BK-5.1")).to_be_visible()
    expect(anna.page.locator(".board.pointing")).to_be_visible()


def test_without_aids_nothing_is_weighed(invite: Invite) -> None:
    anna = sit(invite("Anna"), "Construct", aids=False)
    expect(anna.page.get_by_role("region", name="Your parchments").locator("li")).not_to_have_count(
        0
    )
    expect(anna.page.locator(".worth")).to_have_count(0)
    anna.page.locator(".waits .card.construction").first.click()
    expect(anna.page.locator(OPEN).first).to_be_attached()
    expect(anna.page.locator("g.promise")).to_have_count(0)
    told_by_hover(anna, anna.page.locator(OPEN).first, "BK-")
    expect(lit(anna)).to_have_count(0)
