"""What an action would bring, by the kind of question that it answers."""

from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import i64

from ludotheque.core.facts import Fact
from ludotheque.games.bunny_kingdom.consequences import (
    camps,
    construction,
    copying,
    draft,
    trading,
)
from ludotheque.games.bunny_kingdom.table import Table

__all__ = ["consequences"]

KINDS: Final[dict[str, Callable[[Table, Any, i64], list[Fact]]]] = {
    "Play": draft.playing,
    "PlayAnother": draft.playing_another,
    "Discard": draft.discarding,
    "Construct": construction.constructing,
    "JoinFiefs": construction.joining,
    "PlaceCampBefore": camps.placing_before,
    "PlaceCamp": camps.placing,
    "ChooseResource": trading.choosing,
    "CopyParchment": copying.copying,
}


def consequences(s: Table, seat: i64, action: i64) -> list[Fact]:
    """Return what the legal *action* would bring, from what *seat* knows alone."""
    question = s.stack[-1].question_for(seat)
    return KINDS[type(question).__name__](s, question, action)
