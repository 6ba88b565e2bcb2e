"""Grow antlers: pay food, take half of its value in pieces (AN-5.8 to AN-5.13)."""

from typing import ClassVar

from mypy_extensions import i64

from ludotheque.core.decision import Decision
from ludotheque.core.errors import Refusal
from ludotheque.core.ints import Ints
from ludotheque.games.antler_island.box.actions import COMMIT, PAY
from ludotheque.games.antler_island.box.components import (
    ANTLER_PIECES,
    HANDFUL_COUNTS,
    HELD_MOST,
    VALUES,
)
from ludotheque.games.antler_island.rules import food
from ludotheque.games.antler_island.table import Table, with_showing

__all__ = ["Grow", "Pieces", "antlers_for", "begin", "can_grow", "supply"]


def supply(s: Table) -> i64:
    """Return how many antler pieces are left in the box (AN-1.10)."""
    left: i64 = ANTLER_PIECES
    for seat in range(s.seats):
        left -= s.antlers[seat] + s.broken[seat]
    return left


def can_grow(s: Table, seat: i64) -> bool:
    """Say whether *seat* has a token to pay and a piece to take (AN-5.12)."""
    return s.tokens_held(seat) > 0 and (s.broken[seat] > 0 or supply(s) > 0)


def antlers_for(handful: i64) -> i64:
    """Return half the sum, rounded down; a single token gives one (AN-5.8, AN-5.9)."""
    entry = handful * VALUES
    ones, twos, threes = HANDFUL_COUNTS[entry], HANDFUL_COUNTS[entry + 1], HANDFUL_COUNTS[entry + 2]
    if ones + twos + threes == 1:
        return 1
    return (ones + 2 * twos + 3 * threes) // 2


def begin(s: Table, seat: i64) -> None:
    """Ask which tokens are paid, if growing is possible."""
    if can_grow(s, seat):
        s.ask(Grow(seat))
    elif s.telling():
        s.tell("cannot-grow", {"seat": seat})


def pay(s: Table, seat: i64, handful: i64) -> None:
    """Discard the tokens of the *handful* face up (AN-5.10)."""
    for kind in range(VALUES):
        for _ in range(HANDFUL_COUNTS[handful * VALUES + kind]):
            s.held[seat * VALUES + kind] -= 1
            s.spent[kind] += 1
            s.tokens_seen = with_showing(s.tokens_seen, seat, kind)


class Pieces:
    """What *seat* gets of the pieces *wanted*: broken ones first, then *fresh* ones (AN-5.11).

    Those from the supply may reach new even levels, and so bring *tiles*.
    """

    __slots__ = ("fresh", "mended", "tiles")

    def __init__(self, s: Table, seat: i64, wanted: i64) -> None:
        self.mended: i64 = min(wanted, s.broken[seat])
        self.fresh: i64 = min(wanted - self.mended, supply(s))
        # A broken piece was once on the head and stays beside the mat: both together are the
        # highest that the stag has ever been, and mending reaches no level for the first time
        # (AN-5.13).
        before = s.antlers[seat] + s.broken[seat]
        self.tiles: i64 = (before + self.fresh) // 2 - before // 2


def take_pieces(s: Table, seat: i64, wanted: i64) -> None:
    """Put them on the head; the tiles they bring are due."""
    pieces = Pieces(s, seat, wanted)
    s.broken[seat] -= pieces.mended
    s.antlers[seat] += pieces.mended + pieces.fresh
    s.tiles_due = pieces.tiles


class Grow(Decision[Table]):
    """Choose the tokens to pay: at least one (AN-5.8)."""

    __slots__ = ()
    rule: ClassVar[str] = "AN-5.8"
    first: ClassVar[int] = PAY
    last: ClassVar[int] = COMMIT - 1

    def options(self, s: Table) -> Ints:
        return food.handfuls(s, self.seat, PAY, HELD_MOST)

    def resolve(self, s: Table, action: i64) -> None:
        handful = action - PAY
        pay(s, self.seat, handful)
        take_pieces(s, self.seat, antlers_for(handful))
        if s.telling():
            s.tell(
                "grew",
                {
                    "seat": self.seat,
                    "values": food.values_in(handful),
                    "antlers": s.antlers[self.seat],
                },
            )

    def why_not(self, s: Table, action: i64) -> Refusal:
        return Refusal("not-held", self.rule, {"values": food.values_in(action - PAY)})
