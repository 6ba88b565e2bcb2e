"""Foresight: what follows a list of actions as far as the player can know, and no further.

Everything here is worked out in imagined worlds, never in the true one, so that neither a
preview nor a refused list can tell a player what they may not know.
"""

import secrets

from ludotheque.core import CHANCE, Refusal, Rng, State
from ludotheque.table.trouble import Trouble

__all__ = ["foresee", "illegal", "imagined", "reads", "sure"]

WORLDS = 8


def imagined(state: State, seat: int) -> list[State]:
    """Return a few worlds that agree with all that *seat* knows."""
    rng = Rng.seeded(secrets.randbits(128))
    return [state.imagine(seat, rng) for _ in range(WORLDS)]


def reads(state: State, actions: list[str]) -> list[int]:
    """Return the numbers of named *actions*."""
    return [state.tables.game.actions.number(name) for name in actions]


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


def sure(state: State, seat: int, actions: list[str]) -> list[State]:
    """Return imagined worlds after *actions*; refuse a list that is illegal or goes too far."""
    numbers = reads(state, actions)
    if numbers:
        refusal = state.refusal(seat, numbers[0])
        if refusal is not None:
            raise illegal(0, actions[0], refusal)
    worlds = imagined(state, seat)
    for at, number in enumerate(numbers):
        if at:
            _may_go_on(worlds, seat, at, actions[at], number)
        for world in worlds:
            world.step(seat, number)
    return worlds


def _may_go_on(worlds: list[State], seat: int, at: int, action: str, number: int) -> None:
    """Refuse the action at place *at* where it is illegal, or where that cannot be known."""
    if any(seat not in world.waiting() for world in worlds):
        raise Trouble("too-far", "the list goes past chance or another decision", at=at)
    refusals = [world.refusal(seat, number) for world in worlds]
    if refusals[0] is not None and None not in refusals:
        raise illegal(at, action, refusals[0])
    if any(refusal is not None for refusal in refusals):
        raise Trouble("too-far", "whether that is allowed depends on something hidden", at=at)


def foresee(state: State, seat: int, actions: list[str]) -> dict[str, object]:
    """Return what *seat* may do after *actions*, and whether that is certain."""
    worlds = sure(state, seat, actions)
    if any(world.actor() == CHANCE for world in worlds):
        return {"legal": [], "question": None, "certain": False}
    asked = [(world.legal(seat), _question(world, seat)) for world in worlds]
    if any(other != asked[0] for other in asked):
        return {"legal": [], "question": None, "certain": False}
    legal, question = asked[0]
    names = state.tables.game.actions
    return {"legal": [names.name(action) for action in legal], "question": question,
            "certain": True}  # fmt: skip


def _question(world: State, seat: int) -> dict[str, object] | None:
    return world.asked_of(seat) if seat in world.waiting() else None
