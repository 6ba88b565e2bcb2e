"""What an action would bring, by the kind of question that it answers."""

from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import i64

from ludotheque.core.facts import Fact
from ludotheque.games.antler_island.consequences import (
    cubes,
    eat,
    fight,
    grow,
    move,
    plan,
    roar,
    rut,
    setup,
    turn,
    wily,
)
from ludotheque.games.antler_island.table import Table

__all__ = ["consequences"]

KINDS: Final[dict[str, Callable[[Table, Any, i64], list[Fact]]]] = {
    "PlaceStag": setup.placing,
    "PlanTile": plan.planning,
    "TakeTurn": turn.taking_turn,
    "MoveStag": move.moving,
    "PlayGreedy": eat.being_greedy,
    "PlayDoubleRut": rut.rutting_twice,
    "Grow": grow.growing,
    "Commit": fight.committing,
    "Stand": fight.standing,
    "Lock": fight.locking,
    "Withdraw": fight.withdrawing,
    "PlayDoping": fight.doping,
    "PlayDiamond": fight.sparing,
    "Chase": fight.chasing,
    "ChooseTile": wily.choosing,
    "DiscardTile": wily.discarding,
    "TakeCube": cubes.taking,
    "RoarAfter": roar.roaring,
}


def consequences(s: Table, seat: i64, action: i64) -> list[Fact]:
    """Return what the legal *action* would bring, from what *seat* knows alone."""
    question = s.stack[-1].question_for(seat)
    return KINDS[type(question).__name__](s, question, action)
