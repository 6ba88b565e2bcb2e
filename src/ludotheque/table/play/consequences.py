"""Consequences: what each next action of a player would bring, as far as they can know."""

from typing import Any

import msgspec

from ludotheque.core import CHANCE, State
from ludotheque.table.play.imagined import worlds_after

__all__ = ["consequences_after"]

Facts = dict[str, Any]


def consequences_after(state: State, seat: int, actions: list[str]) -> Facts:
    """Return the facts of every action that may come after *actions*, each fact written once.

    `brings` names for each action the places of its facts in `facts`: those of many actions are
    alike, and a phone is to be sent few bytes.
    """
    before = state if not actions else certain_world(state, seat, actions)
    facts: list[dict[str, object]] = []
    places: dict[bytes, int] = {}
    brings: dict[str, list[int]] = {}
    for action in before.legal(seat) if before is not None else []:
        brings[state.game.actions.name(action)] = found = []
        for fact in before.foresee(seat, action) if before is not None else []:
            written = msgspec.json.encode(fact.told())
            if written not in places:
                places[written] = len(facts)
                facts.append(fact.told())
            found.append(places[written])
    return {"facts": facts, "brings": brings}


def certain_world(state: State, seat: int, actions: list[str]) -> State | None:
    """Return a world after *actions*, if all that the player can imagine look alike to them.

    What is foreseen follows from what they know, so in one of those it is as true as in another.
    """
    first, *others = worlds_after(state, seat, actions)
    if first.state.actor() == CHANCE:
        return None
    shown = first.shown()
    return first.state if all(world.shown() == shown for world in others) else None
