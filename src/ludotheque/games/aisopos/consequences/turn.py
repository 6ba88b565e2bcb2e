"""What placing or moving would bring (AI-3)."""

from mypy_extensions import i64

from ludotheque.core.facts import Fact
from ludotheque.games.aisopos.box.actions import MOVE, OFFER, PLACE
from ludotheque.games.aisopos.box.components import (
    FIRST_STEP,
    HEXES,
    PIECES,
    STEP_FROM,
    STEP_TO,
)
from ludotheque.games.aisopos.consequences import agreement, clash
from ludotheque.games.aisopos.rules.turn import Turn
from ludotheque.games.aisopos.table import Table

__all__ = ["taking"]


def taking(s: Table, question: Turn, action: i64) -> list[Fact]:
    """Return what placing, moving, attacking or offering a draw brings."""
    seat = question.seat
    if action == OFFER:
        return agreement.offering(s, seat)
    if action < MOVE:
        return standing(s, seat, (action - PLACE) % HEXES)
    origin = STEP_FROM[action - MOVE]
    target = STEP_TO[action - MOVE]
    if s.board[target] > 0:
        return clash.attacking(s, s.board[origin] - 1, s.board[target] - 1)
    return standing(s, seat, target)


def standing(s: Table, seat: i64, where: i64) -> list[Fact]:
    """Return what awaits a piece on a free hex, and how near the turn brings the draw."""
    left = s.box.quiet_turns - s.quiet - 1
    if left == 0:
        return [Fact("quiet-draw", {}, "AI-7.1"), *agreement.given_up(s, seat)]
    return [
        Fact("in-reach", {"rivals": rivals_beside(s, seat, where)}, "AI-3.3"),
        Fact("quiet", {"left": left}, "AI-7.1"),
    ]


def rivals_beside(s: Table, seat: i64, where: i64) -> i64:
    """Count the pieces of others that are one step from the hex *where*."""
    count: i64 = 0
    for step in range(FIRST_STEP[where], FIRST_STEP[where + 1]):
        piece = s.board[STEP_TO[step]] - 1
        if piece >= 0 and piece // PIECES != seat:
            count += 1
    return count
