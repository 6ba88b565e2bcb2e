"""Imagined worlds: judging actions by what a player knows.

Everything here is worked out in worlds imagined from what a seat knows, never in the true one, so
that neither a preview nor a refusal can tell a player what they may not know.
"""

import secrets

from ludotheque.core import IllegalAction, Refusal, Rng, State, folded
from ludotheque.table.errors import RequestError

__all__ = ["FEW", "WORLDS", "World", "action_numbers", "check_list", "illegal", "imagined",
           "known_refusal", "shows_more", "worlds_after"]  # fmt: skip

# Of two things that are equally likely, sixteen worlds show both but once in thirty thousand.
WORLDS = 16
# For a warning that need not be certain, and is asked for at every click.
FEW = 4


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
    worlds = [state.imagine(seat, rng) for _ in range(count)]
    for world in worlds:
        # What a book says is the same in every deal, and hidden until it is read.
        world.reprint(seat, rng)
    return worlds


def action_numbers(state: State, actions: list[str]) -> list[int]:
    """Return the engine's numbers of named *actions*."""
    return [action_number(state, at, name) for at, name in enumerate(actions)]


def action_number(state: State, at: int, name: str) -> int:
    """Return the number of the action called exactly *name*, at place *at* of a list."""
    try:
        return state.game.action(name)
    except IllegalAction as error:
        raise illegal(at, folded(name), error.refusal) from error


def known_refusal(state: State, seat: int, number: int) -> Refusal | None:
    """Return why *seat* may not take an action, as far as *seat* can know why."""
    if state.refusal(seat, number) is None:
        return None
    # Whether it is allowed is the same in every world; the reason may name something hidden.
    return imagined(state, seat, 1)[0].refusal(seat, number)


def illegal(at: int, action: str, refusal: Refusal) -> RequestError:
    """Return why the action at place *at* of a list is not allowed."""
    rule = f" (rule {refusal.rule})" if refusal.rule else ""
    return RequestError(
        "illegal",
        f"{action}: {refusal.key}{rule}",
        at=at,
        action=action,
        key=refusal.key,
        rule=refusal.rule,
        facts=refusal.facts,
    )


def worlds_after(state: State, seat: int, actions: list[str]) -> list[World]:
    """Return imagined worlds after *actions*; refuse a list that is illegal or goes too far."""
    numbers = action_numbers(state, actions)
    if numbers:
        refusal = known_refusal(state, seat, numbers[0])
        if refusal is not None:
            raise illegal(0, actions[0], refusal)
    worlds = [World(world, seat) for world in imagined(state, seat)]
    for at, number in enumerate(numbers):
        if at:
            _check_next(worlds, at, actions[at], number)
        for world in worlds:
            world.take(number)
    return worlds


def check_list(state: State, seat: int, actions: list[str]) -> list[int]:
    """Refuse a list that is illegal or goes too far; nothing is undone by it."""
    worlds_after(state, seat, actions)
    return []


def _check_next(worlds: list[World], at: int, action: str, number: int) -> None:
    """Refuse the action at place *at* where it is illegal, or where that cannot be known."""
    if not all(world.asks() for world in worlds):
        raise RequestError("too-far", "the list goes past chance or another decision", at=at)
    refusals = [world.state.refusal(world.seat, number) for world in worlds]
    if refusals[0] is not None and None not in refusals:
        raise illegal(at, action, refusals[0])
    if any(refusal is not None for refusal in refusals):
        raise RequestError("too-far", "whether that is allowed depends on something hidden", at=at)


def shows_more(
    before: State, after: State, act: tuple[int, int], viewers: list[int], count: int
) -> bool:
    """Say whether an *act* shows one of *viewers* more than that it was taken.

    The act, a seat and the number of its action, has led from *before* to *after*.  Whoever sees
    the same after it in every world they could imagine before it has learned nothing else.
    """
    seat, number = act
    for viewer in viewers:
        seen = after.view(viewer)
        for world in imagined(before, viewer, count):
            # In a world where it could not be done the viewer learns only that it was.
            if world.refusal(seat, number) is None:
                world.step(seat, number)
                if world.view(viewer) != seen:
                    return True
    return False
