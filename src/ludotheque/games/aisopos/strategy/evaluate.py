"""How good a position is: captured points, the pieces left, and who is about to clash with whom.

Information decides Aisopos: a piece that was seen can be captured without risk, one that was not
may be a trap.  So a clash to come counts by what it truly brings, and by whether its attacker knows
enough to dare it.
"""

from math import exp
from typing import Final

from mypy_extensions import i64

from ludotheque.games.aisopos.box.components import BEATS, HEXES, KINDS, NEIGHBOURS, PIECES, POINTS
from ludotheque.games.aisopos.rules.scoring import captured_points
from ludotheque.games.aisopos.strategy import weights
from ludotheque.games.aisopos.table import Table

__all__ = ["evaluate"]

# One for every set of kinds that a piece can be.
MASKS: Final = 1 << KINDS


def evaluate(s: Table, seat: i64) -> float:
    """Return 0 to 1: the share of a win that *seat* may expect."""
    if s.over:
        return s.shares()[seat]
    mine = expected_points(s, seat)
    scale = liveliness(s) / sure_lead(s)
    odds = 1.0
    for other in range(s.seats):
        if other != seat:
            odds += exp((expected_points(s, other) - mine) * scale)
    return 1.0 / odds


def liveliness(s: Table) -> float:
    """Return how far off a draw by quiet turns is: 1 after a clash, 0 when it is there."""
    drawn = float(s.quiet) / float(s.box.quiet_turns)
    return 1.0 - drawn * drawn


def sure_lead(s: Table) -> float:
    """Return the lead that makes a win likely: less is enough when the end is near."""
    fewest = s.left[0]
    for left in s.left:
        fewest = min(fewest, left)
    early, late = weights.SURE_EARLY, weights.SURE_LATE
    return late + (early - late) * float(fewest) / float(s.box.pieces)


def expected_points(s: Table, seat: i64) -> float:
    """Return the points that *seat* has and may expect."""
    return standing(s, seat) + prospects(s, seat)


def standing(s: Table, seat: i64) -> float:
    """Return what *seat* has: its points, and the worth of its pieces."""
    total = float(s.kept[seat] + captured_points(s, seat))
    for kind in range(KINDS):
        owned = s.box.hand[kind] - s.lost[seat * KINDS + kind]
        total += weights.FORCE[kind] * float(owned) / float(s.seats - 1)
    return total


def prospects(s: Table, seat: i64) -> float:
    """Return what the pieces of *seat* on the board promise: clashes to come, less what is seen."""
    board = s.board
    seen = s.seen
    total = 0.0
    best = 0.0
    best_gain = 0.0
    for where in range(HEXES):
        piece = board[where] - 1
        if piece < 0 or piece // PIECES != seat:
            continue
        if seen[piece] > 0:
            total -= weights.SEEN
        target = tempting(s, piece, where)
        if target >= 0:
            gain = clash_gain(s, piece, target)
            total += weights.FURTHER * gain
            hoped = hope(s, piece, target)
            if hoped > best:
                best = hoped
                best_gain = gain
    first = weights.NOW if s.turn == seat else weights.LATER
    return total + (first - weights.FURTHER) * best_gain


def tempting(s: Table, piece: i64, where: i64) -> i64:
    """Return the neighbour of the hex *where* that *piece* would best clash with, or -1."""
    board = s.board
    owner = piece // PIECES
    best = 0.0
    found: i64 = -1
    entry: i64 = where * 6
    while entry < where * 6 + 6:
        beside = NEIGHBOURS[entry]
        entry += 1
        target = board[beside] - 1 if beside >= 0 else -1
        if target >= 0 and target // PIECES != owner:
            hoped = hope(s, piece, target)
            if hoped > best:
                best = hoped
                found = target
    return found


def hope(s: Table, attacker: i64, defender: i64) -> float:
    """Return what the owner of *attacker* expects of the clash by what it knows."""
    known = s.knows(attacker // PIECES, defender)
    possible = 1 << s.kind[defender] if known else s.could[defender]
    return HOPES[s.kind[attacker] * MASKS + possible]


def clash_gain(s: Table, attacker: i64, defender: i64) -> float:
    """Return what the clash truly brings the owner of *attacker*, less where it is a risk."""
    gain = HOPES[s.kind[attacker] * MASKS + (1 << s.kind[defender])]
    return gain if s.knows(attacker // PIECES, defender) else weights.BLIND * gain


def clash_points(attacker: i64, defender: i64) -> float:
    """Return the points that a clash of these kinds brings the attacker, less those it gives."""
    if attacker == defender:
        return 0.0
    if BEATS[attacker] >> defender & 1:
        return float(POINTS[defender])
    return -float(POINTS[attacker])


def all_hopes() -> list[float]:
    """Return by attacking kind and by the kinds that the defender can be: the average gain."""
    found: list[float] = []
    for attacker in range(KINDS):
        for mask in range(MASKS):
            gains = [clash_points(attacker, kind) for kind in range(KINDS) if mask >> kind & 1]
            found.append(sum(gains) / max(len(gains), 1))
    return found


HOPES: Final = all_hopes()
