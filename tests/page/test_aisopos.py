"""Aisopos on the page: whole games by clicks, keys and at one screen."""

import re
from random import Random

import pytest
from playwright.sync_api import expect

from tests.page.conftest import Invite
from tests.page.house import House
from tests.page.telling import told_by_hover
from tests.page.together import Dabbler, gather, play
from tests.page.visitor import Visitor

TWO = [{"kind": "me", "name": "Anna"}, {"kind": "me", "name": "Bruno"}]
ALONE = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]


def pick(visitor: Visitor, rng: Random) -> str:
    """Choose what shortens the game: a clash where there is one, never a draw."""
    names = [name for name in visitor.choices() if name != "offer draw"]
    taken = visitor.page.locator("[data-target]").evaluate_all(
        "places => places.map(place => place.ariaLabel).filter(label => !label.endsWith('free'))"
    )
    held = {str(label)[:2] for label in taken}
    clashes = [name for name in names if name.startswith("move") and name[-2:] in held]
    return rng.choice(clashes or names)


class Warrior(Dabbler):
    """Somebody who seeks every clash."""

    def decide(self) -> None:
        """Choose by the list what shortens the game."""
        self.visitor.choose(pick(self.visitor, self.rng))


def test_from_the_lobby_to_the_score_sheet_and_the_replay(invite: Invite) -> None:
    anna, bruno = invite("Anna"), invite("Bruno")
    gather(anna, bruno, "aisopos")
    rng = Random(1)
    play([Warrior(anna, rng), Warrior(bruno, rng)], lambda: False)
    for visitor in (anna, bruno):
        expect(visitor.page.get_by_role("row", name=re.compile("^Total"))).to_be_visible()
    replay_shows_everything(bruno)


def replay_shows_everything(visitor: Visitor) -> None:
    """Look at the game again, from several viewpoints."""
    visitor.page.get_by_role("link", name="Replay").click()
    slider = visitor.page.get_by_label("Moment of the game")
    expect(slider).to_be_visible()
    last = int(slider.get_attribute("max") or "0")
    assert last > 10
    visitor.page.get_by_role("button", name="To the end").click()
    expect(visitor.page.get_by_text(f"{last}/{last}")).to_be_visible()
    slider.fill("8")
    unknown = visitor.page.locator('[data-target][aria-label$="unknown"]')
    expect(unknown).to_have_count(0)
    visitor.page.get_by_label("Seen by").select_option("spectator")
    assert unknown.count() > 0
    visitor.page.get_by_role("button", name="Link to this moment").click()
    assert visitor.page.url.endswith("?at=8&from=spectator")


def test_a_turn_by_mouse_is_two_clicks(invite: Invite) -> None:
    anna = invite("Anna")
    table = anna.open_table(game="aisopos", seats=ALONE, options={"first": 0})
    page = anna.sit_at(table)
    page.get_by_role("button", name="Fox").click()
    anna.target("c3, free").click()
    expect(anna.target("c3, a piece of Anna: Fox")).to_be_attached()


def test_a_turn_by_keyboard_alone(invite: Invite) -> None:
    anna = invite("Anna")
    table = anna.open_table(game="aisopos", seats=ALONE, options={"first": 0})
    page = anna.sit_at(table)
    hand = page.get_by_role("button", name="Lion")
    expect(hand).to_be_visible()
    for _ in range(60):
        if hand.evaluate("button => button === document.activeElement"):
            break
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(hand).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    expect(hand).to_have_attribute("aria-pressed", "false")
    page.keyboard.press("Enter")
    for _ in range(60):
        if page.evaluate("document.activeElement.hasAttribute('data-target')"):
            break
        page.keyboard.press("Shift+Tab")
    page.keyboard.press("ArrowUp")
    label = str(page.evaluate("document.activeElement.ariaLabel"))
    assert re.fullmatch(r"[a-e]\d, free", label)
    page.keyboard.press("Enter")
    expect(anna.target(f"{label[:2]}, a piece of Anna: Lion")).to_be_attached()


def test_an_illegal_click_says_why_and_leads_to_the_rule(invite: Invite) -> None:
    anna = invite("Anna")
    table = anna.open_table(game="aisopos", seats=ALONE, options={"first": 0})
    page = anna.sit_at(table)
    anna.wait_for_turn()
    anna.choose("place ant c3")
    expect(anna.target("c3, a piece of Anna")).to_be_attached()
    anna.wait_for_turn()
    theirs = page.locator('[data-target][aria-label*="Quick thinker"]').first
    page.get_by_role("button", name="Fox").click()
    # Forced, because what is not allowed is told to be disabled and yet answers.
    theirs.click(force=True)
    expect(page.get_by_text("is taken.")).to_be_visible()
    page.get_by_role("button", name="AI-3.2").click()
    expect(page.locator("#rule-AI-3\\.2")).to_be_in_viewport()


def at_a_clash(visitor: Visitor) -> Visitor:
    """Sit as Anna at a table where her Fox can attack a piece of Bruno's that nobody knows."""
    table = visitor.open_table(game="aisopos", seats=TWO, hot_seat=True, options={"first": 0})
    for seat, name in enumerate(["place fox c3", "place ant c4"]):
        visitor.act(table, seat, name)
    visitor.sit_at(table)
    visitor.page.locator(".curtain button").click()
    visitor.wait_for_turn()
    return visitor


@pytest.mark.parametrize(
    ("locale", "words"),
    [
        ("en-GB", ["Win 4 of 10", "Fox, 2 of 10 (20%): both fall"]),
        ("fr-FR", ["4 sur 10", "Renard"]),
        ("de-DE", ["4 von 10", "Fuchs"]),
    ],
)
def test_a_clash_shows_what_may_lie_there(invite: Invite, locale: str, words: list[str]) -> None:
    anna = at_a_clash(invite("Anna", locale=locale))
    anna.target("c3").click()
    expect(anna.page.locator(".field .odds")).to_have_count(1)
    told_by_hover(anna, anna.target("c4"), *words, "AI-5.5")
    # A step beside the rival shows that it can be reached.
    expect(anna.page.locator(".threats path").first).to_be_visible()


def test_every_click_that_cannot_be_is_answered(invite: Invite) -> None:
    anna = at_a_clash(invite("Anna"))
    notice = anna.page.locator(".toast")
    for place, said, rule in [
        ("e3", "First choose a piece", "AI-3.2"),
        ("c4", "belongs to Bruno", "AI-3.3"),
    ]:
        anna.target(place).click(force=True)
        expect(notice.last).to_contain_text(said)
        expect(notice.last.get_by_role("button", name=rule)).to_be_visible()
    anna.target("c3").click()
    anna.target("e1").click(force=True)
    expect(notice.last).to_contain_text("e1 is not beside c3")


def test_hot_seat_hides_the_table_behind_a_curtain(invite: Invite) -> None:
    anna = invite("Anna")
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "me", "name": "Bruno"}]
    table = anna.open_table(game="aisopos", seats=seats, hot_seat=True, options={"first": 0})
    page = anna.sit_at(table)
    for turn, name in enumerate(["Anna", "Bruno", "Anna"]):
        expect(page.get_by_text(f"Hand over to {name}")).to_be_visible()
        assert page.locator(".board").count() == 0
        page.get_by_role("button", name=f"I am {name}").click()
        anna.wait_for_turn()
        own = page.locator(f'[data-target][aria-label*="of {name}: Ant"]')
        expect(own).to_have_count(turn // 2)
        anna.choose(f"place ant {'abc'[turn]}1")


def test_a_killed_house_loses_nothing(invite: Invite, own_house: House) -> None:
    anna = invite("Anna", url=own_house.url)
    table = anna.open_table(game="aisopos", seats=ALONE, options={"first": 0})
    page = anna.sit_at(table)
    anna.wait_for_turn()
    anna.choose("place lion a1")
    anna.wait_for_turn()
    labels = "places => places.map(place => place.ariaLabel).sort()"
    before = page.locator("[data-target]").evaluate_all(labels)
    own_house.kill()
    expect(page.get_by_text("The connection is lost.")).to_be_visible()
    own_house.open()
    expect(page.get_by_text("The connection is lost.")).to_be_hidden()
    assert page.locator("[data-target]").evaluate_all(labels) == before
    free = next(name for name in anna.choices() if name.startswith("place fox"))
    anna.choose(free)
    expect(anna.target(f"{free[-2:]}, a piece of Anna: Fox")).to_be_attached()


def test_spectators_chat_and_notes(invite: Invite) -> None:
    anna, visitor = invite("Anna"), invite("Chloé")
    table = anna.open_table(game="aisopos", seats=ALONE, options={"first": 0}, open=True)
    page = anna.sit_at(table)
    anna.wait_for_turn()
    anna.choose("place lion a1")
    visitor.visit(f"/table/{table}")
    expect(visitor.target("a1, a piece of Anna, unknown")).to_be_attached()
    assert visitor.choices() == []
    page.get_by_role("tab", name="Chat").click()
    page.get_by_label("Say something").fill("Good luck!")
    page.keyboard.press("Enter")
    visitor.page.get_by_role("tab", name="Chat").click()
    expect(visitor.page.get_by_text("Good luck!")).to_be_visible()
    page.get_by_role("tab", name="Notes").click()
    page.get_by_label("Only you can read this.").fill("a1 is mine")
    expect(page.get_by_text("Kept.")).to_be_visible()
    page.reload()
    page.get_by_role("tab", name="Notes").click()
    expect(page.get_by_label("Only you can read this.")).to_have_value("a1 is mine")
