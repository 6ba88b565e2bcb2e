"""Foresight: what follows a list of actions as far as the player can know, and no further.

Everything here is worked out in imagined worlds, never in the true one, so that neither a
preview nor a refusal can tell a player what they may not know.
"""

import secrets

from ludotheque.core import CHANCE, Refusal, Rng, State
from ludotheque.table.trouble import Trouble

__all__ = ["WORLDS", "World", "foresee", "illegal", "imagined", "reads", "refusal_known", "sure",
           "tells_more"]  # fmt: skip

# Of two things that are equally likely, sixteen worlds show both but once in thirty thousand.
WORLDS = 16
FEW = 4

NOTHING_CERTAIN: dict[str, object] = {
    "legal": [],
    "question": None,
    "view": None,
    "events": [],
    "certain": False,
    "reveals": True,
}


class World:
    """An imagined world, and what *seat* has been told in it."""

    def __init__(self, state: State, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.told: list[dict[str, object]] = []
        state.listen()

    def take(self, number: int) -> None:
        """Let the seat take the action of this *number*."""
        self.state.step(self.seat, number)
        self.told += self.state.events_for(self.seat)

    def asks(self) -> bool:
        """Say whether the seat is asked here."""
        return self.seat in self.state.waiting()

    def shown(self) -> dict[str, object]:
        """Return all that the seat would know here."""
        names = self.state.game.actions
        return {
            "legal": [names.name(action) for action in self.state.legal(self.seat)],
            "question": self.state.asked_of(self.seat) if self.asks() else None,
            "view": self.state.view(self.seat),
            "events": self.told,
        }


def imagined(state: State, seat: int, count: int = WORLDS) -> list[State]:
    """Return a few worlds that agree with all that *seat* knows."""
    rng = Rng.seeded(secrets.randbits(128))
    return [state.imagine(seat, rng) for _ in range(count)]


def reads(state: State, actions: list[str]) -> list[int]:
    """Return the numbers of named *actions*."""
    return [state.game.actions.number(name) for name in actions]


def refusal_known(state: State, seat: int, number: int) -> Refusal | None:
    """Say why *seat* may not take an action, as far as *seat* can know why."""
    if state.refusal(seat, number) is None:
        return None
    return imagined(state, seat, 1)[0].refusal(seat, number)


def illegal(at: int, action: str, refusal: Refusal) -> Trouble:
    """Return why the action at place *at* of a list is not allowed."""
    rule = f" (rule {refusal.rule})" if refusal.rule else ""
    return Trouble(
        "illegal",
        f"{action}: {refusal.key}{rule}",
        at=at,
        action=action,
        key=refusal.key,
        rule=refusal.rule,
        facts=refusal.facts,
    )


def sure(state: State, seat: int, actions: list[str]) -> list[World]:
    """Return imagined worlds after *actions*; refuse a list that is illegal or goes too far."""
    numbers = reads(state, actions)
    if numbers:
        refusal = refusal_known(state, seat, numbers[0])
        if refusal is not None:
            raise illegal(0, actions[0], refusal)
    worlds = [World(world, seat) for world in imagined(state, seat)]
    for at, number in enumerate(numbers):
        if at:
            _may_go_on(worlds, at, actions[at], number)
        for world in worlds:
            world.take(number)
    return worlds


def _may_go_on(worlds: list[World], at: int, action: str, number: int) -> None:
    """Refuse the action at place *at* where it is illegal, or where that cannot be known."""
    if not all(world.asks() for world in worlds):
        raise Trouble("too-far", "the list goes past chance or another decision", at=at)
    refusals = [world.state.refusal(world.seat, number) for world in worlds]
    if refusals[0] is not None and None not in refusals:
        raise illegal(at, action, refusals[0])
    if any(refusal is not None for refusal in refusals):
        raise Trouble("too-far", "whether that is allowed depends on something hidden", at=at)


def tells_more(state: State, seat: int, number: int, viewers: list[int], count: int) -> bool:
    """Let *seat* act; say whether that shows one of *viewers* more than that it was done."""
    worlds = [(viewer, world) for viewer in viewers for world in imagined(state, viewer, count)]
    state.apply(seat, number)
    seen = {viewer: state.view(viewer) for viewer in viewers}
    for viewer, world in worlds:
        # In a world where it could not be done the viewer learns only that it was.
        if world.refusal(seat, number) is None:
            world.step(seat, number)
            if world.view(viewer) != seen[viewer]:
                return True
    return False


def tells_others(state: State, seat: int, actions: list[str]) -> bool:
    """Say whether *actions* show other seats something hidden, as far as *seat* can know."""
    world = imagined(state, seat, 1)[0]
    others = [other for other in range(state.seats) if other != seat]
    numbers = reads(state, actions)
    return any(tells_more(world, seat, number, others, FEW) for number in numbers)


def foresee(state: State, seat: int, actions: list[str]) -> dict[str, object]:
    """Return what *seat* would see and may do after *actions*, where that is certain.

    Where chance decides or something hidden comes to light, the worlds differ: nothing is told
    of any of them but that.
    """
    first, *others = sure(state, seat, actions)
    if first.state.actor() == CHANCE:
        return NOTHING_CERTAIN
    shown = first.shown()
    if any(world.shown() != shown for world in others):
        return NOTHING_CERTAIN
    return {**shown, "certain": True, "reveals": tells_others(state, seat, actions)}
