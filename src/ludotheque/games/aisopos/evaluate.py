"""How good a position is: the lead in captured points, and what is about to be captured."""

from typing import Final

from mypy_extensions import i64

from ludotheque.games.aisopos.components import (
    BEATS,
    HEXES,
    NEIGHBOURS,
    PIECES,
    POINTS,
)
from ludotheque.games.aisopos.scoring import captured_points, scores
from ludotheque.games.aisopos.state import Aisopos

__all__ = ["evaluate"]

# What a point is worth while it is only threatened: by me, whose turn comes later, and of mine.
THREAT: Final = 0.35
DANGER: Final = 0.5
# Losing a piece shortens the game that I may be losing; keeping it is worth a little.
KEPT_PIECE: Final = 0.25
# Points of lead that are as good as won.
WON_LEAD: Final = 30.0


def evaluate(s: Aisopos, seat: i64) -> float:
    """Return 0 to 1: the share of a win that *seat* may expect."""
    if s.over:
        return final_share(s, seat)
    lead = float(standing(s, seat)) - float(best_other(s, seat))
    lead += KEPT_PIECE * float(s.left[seat])
    lead += THREAT * float(targets(s, seat)) - DANGER * float(exposed(s, seat))
    return min(max(0.5 + lead / (2.0 * WON_LEAD), 0.0), 1.0)


def final_share(s: Aisopos, seat: i64) -> float:
    """Return the share of the win."""
    points = scores(s)
    best = max(points)
    if points[seat] < best:
        return 0.0
    return 1.0 / float(points.count(best))


def standing(s: Aisopos, seat: i64) -> i64:
    """Return the points *seat* has."""
    return s.kept[seat] + captured_points(s, seat)


def best_other(s: Aisopos, seat: i64) -> i64:
    """Return the most points any other seat has."""
    best: i64 = 0
    for other in range(s.seats):
        if other != seat:
            best = max(best, standing(s, other))
    return best


def targets(s: Aisopos, seat: i64) -> i64:
    """Return the points of the enemies that stand beside a piece of *seat* that beats them."""
    total: i64 = 0
    for where in range(HEXES):
        piece = s.board[where] - 1
        if piece >= 0 and piece // PIECES != seat and attacked(s, where, seat):
            total += POINTS[s.kind[piece]]
    return total


def exposed(s: Aisopos, seat: i64) -> i64:
    """Return the points of *seat*'s pieces beside an enemy that beats them."""
    total: i64 = 0
    for where in range(HEXES):
        piece = s.board[where] - 1
        if piece >= 0 and piece // PIECES == seat and attacked(s, where, -1):
            total += POINTS[s.kind[piece]]
    return total


def attacked(s: Aisopos, where: i64, attacker: i64) -> bool:
    """Say whether a piece of *attacker* (-1: of any other seat) beats the one there."""
    piece = s.board[where] - 1
    entry: i64 = where * 6
    while entry < where * 6 + 6:
        beside = NEIGHBOURS[entry]
        entry += 1
        other = s.board[beside] - 1 if beside >= 0 else -1
        if other < 0 or BEATS[s.kind[other]] >> s.kind[piece] & 1 == 0:
            continue
        owner = other // PIECES
        if owner == attacker or (attacker < 0 and owner != piece // PIECES):
            return True
    return False
