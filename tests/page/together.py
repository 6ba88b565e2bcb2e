"""People who play together: they gather at a table and take whatever the board offers."""

from collections.abc import Callable
from random import Random
from typing import Any

from playwright.sync_api import TimeoutError as TooLong
from playwright.sync_api import expect

from tests.page.visitor import BUSY, Visitor, sensible

__all__ = ["WINDOW", "Dabbler", "gather", "play", "round_at"]

# What looks as if it could be clicked on a board; a draw would end the game too soon.
OFFERED = (
    ".board :is(.open, .token, button.button, button[aria-disabled='false'])"
    ":not([aria-disabled='true'], .shut, .truce *)"
)
# What a click may change: the question and the steps taken, or only what is picked up.
STANDING = """() => JSON.stringify([
  document.querySelector("[data-standing]")?.dataset.standing,
  [...document.querySelectorAll(".board [aria-pressed='true']")].map(({ ariaLabel }) => ariaLabel),
  document.querySelectorAll(".board .open").length,
])"""
# Clicks on the board before the list of choices is taken instead, and how long each may take.
CLICKS = 6
A_MOMENT = 400
MOST_STEPS = 6000
# Food is picked up piece by piece before it is paid: somebody who clicks at random drops it again.
HANDFULS = {"pay", "commit"}
# A small window is drawn quickly.
WINDOW = {"width": 1000, "height": 720}

Until = Callable[[], bool]


def gather(host: Visitor, guest: Visitor, game: str) -> str:
    """Go from the lobby to a table of two people and a bot, and start; return the table."""
    page = host.visit("/")
    page.get_by_role("article").locator(f'a[href="/new?game={game}"]').click()
    page.get_by_label("Number of players").select_option("3")
    page.get_by_placeholder("Your name").fill(host.name)
    page.get_by_label("Player 2", exact=True).select_option("open")
    page.get_by_label("How strong").select_option("greedy")
    page.get_by_role("button", name="Open the table").click()
    link = page.get_by_label("Invite link", exact=True).input_value()
    guest.visit(link.removeprefix(guest.url))
    guest.page.get_by_role("button", name="Sit down").click()
    guest.page.get_by_label("What shall the others call you?").fill(guest.name)
    guest.page.get_by_role("button", name="That is me").click()
    expect(page.get_by_text(guest.name)).to_be_visible()
    page.get_by_role("button", name="Start the game").click()
    return link.split("/table/")[1].split("?")[0]


class Dabbler:
    """Somebody who clicks on anything that the board offers, and reads the list when lost."""

    def __init__(self, visitor: Visitor, rng: Random) -> None:
        self.visitor = visitor
        self.rng = rng
        self.on_the_board = 0
        self.by_the_list = 0

    def decide(self) -> None:
        """Take one step of a decision, and stand by it."""
        before, names = self.visitor.standing(), self.visitor.choices()
        for _ in range(CLICKS if names else 0):
            if not self.click() or self.visitor.standing() != before:
                break
        if names and self.visitor.standing() == before:
            self.visitor.choose(self.rng.choice(sensible(names)))
            self.by_the_list += not all(name.split()[0] in HANDFULS for name in names)
        else:
            self.visitor.confirm()
            self.on_the_board += 1

    def click(self) -> bool:
        """Click on something that the board offers; say whether there was anything."""
        page = self.visitor.page
        offered = page.locator(OFFERED).locator("visible=true")
        count = offered.count()
        if count == 0:
            return False
        before = page.evaluate(STANDING)
        try:
            offered.nth(self.rng.randrange(count)).click(timeout=A_MOMENT)
            changed = f"before => ({STANDING})() !== before && !document.querySelector('{BUSY}')"
            page.wait_for_function(changed, arg=before, timeout=A_MOMENT)
        except TooLong:
            # It had moved on, or was only something to look at.
            pass
        return True


def play(players: list[Dabbler], until: Until) -> None:
    """Let everybody decide until something holds, or until all see the end of the game."""
    for _ in range(MOST_STEPS):
        ready = [one for one in players if one.visitor.is_asked()]
        if until() or any(one.visitor.is_over() for one in players):
            return
        for one in ready:
            one.decide()
        if not ready:
            players[0].visitor.page.wait_for_timeout(20)
    raise AssertionError("the game does not come to an end")


def round_at(visitor: Visitor, table: str) -> int:
    """Return the round that a table is in, as the server tells it."""
    answer: dict[str, Any] = visitor.context.request.get(
        f"{visitor.url}/api/tables/{table}/view"
    ).json()
    number: int = next(iter(answer["doc"]["views"].values()))["view"]["table"]["round"]
    return number
