"""Preview: what follows a list of actions as far as the player can know, and no further."""

from typing import Any

from ludotheque.core import CHANCE, State
from ludotheque.table.play.imagined import FEW, action_numbers, imagined, shows_more, worlds_after

__all__ = ["goes_on", "preview_of"]

NOTHING_CERTAIN: dict[str, object] = {
    "legal": [],
    "question": None,
    "view": None,
    "events": [],
    "certain": False,
    "reveals": True,
}


def goes_on(ahead: dict[str, Any]) -> bool:
    """Say whether the same choice goes on after a preview's actions, so that they are not whole."""
    question = ahead["question"]
    begins = question is not None and question["begins"]
    return bool(ahead["certain"] and ahead["legal"] and not begins)


def preview_of(state: State, seat: int, actions: list[str]) -> dict[str, object]:
    """Return what *seat* would see and may do after *actions*, where that is certain.

    Where chance decides or something hidden comes to light, the worlds differ: nothing is told
    of any of them but that.
    """
    first, *others = worlds_after(state, seat, actions)
    if first.state.actor() == CHANCE:
        return NOTHING_CERTAIN
    shown = first.shown()
    if any(world.shown() != shown for world in others):
        return NOTHING_CERTAIN
    return {**shown, "certain": True, "reveals": reveals_to_others(state, seat, actions)}


def reveals_to_others(state: State, seat: int, actions: list[str]) -> bool:
    """Say whether *actions* show other seats something hidden, as far as *seat* can know."""
    others = [other for other in range(state.seats) if other != seat]
    before = imagined(state, seat, 1)[0]
    for number in action_numbers(state, actions):
        after = before.copy()
        after.apply(seat, number)
        if shows_more(before, after, (seat, number), others, FEW):
            return True
        before = after
    return False
