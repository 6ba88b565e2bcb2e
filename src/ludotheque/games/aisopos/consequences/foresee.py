"""What an action would bring, by the kind of question that it answers."""

from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import i64

from ludotheque.core.facts import Fact
from ludotheque.games.aisopos.consequences import agreement, turn
from ludotheque.games.aisopos.table import Table

__all__ = ["consequences"]

KINDS: Final[dict[str, Callable[[Table, Any, i64], list[Fact]]]] = {
    "Turn": turn.taking,
    "AnswerDraw": agreement.answering,
}


def consequences(s: Table, seat: i64, action: i64) -> list[Fact]:
    """Return what the legal *action* would bring, from what *seat* knows alone."""
    question = s.stack[-1].question_for(seat)
    return KINDS[type(question).__name__](s, question, action)
