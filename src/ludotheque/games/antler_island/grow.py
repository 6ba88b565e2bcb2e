"""Grow antlers: pay food, take half of its value in pieces (AN-5.8 to AN-5.13)."""

from typing import ClassVar

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.decision import Decision
from ludotheque.core.errors import Refusal
from ludotheque.core.ints import Ints
from ludotheque.games.antler_island import memory
from ludotheque.games.antler_island.actions import COMMIT, PAY
from ludotheque.games.antler_island.components import (
    ANTLER_PIECES,
    HANDFUL_COUNTS,
    HANDFUL_OF,
    HELD_MOST,
    VALUES,
)
from ludotheque.games.antler_island.state import Island

__all__ = ["Grow", "antlers_for", "begin", "can_grow", "handfuls", "supply", "values_in"]


def supply(s: Island) -> i64:
    """Return how many antler pieces are left in the box (AN-1.10)."""
    left: i64 = ANTLER_PIECES
    for seat in range(s.seats):
        left -= s.antlers[seat] + s.broken[seat]
    return left


def can_grow(s: Island, seat: i64) -> bool:
    """Say whether *seat* has a token to pay and a piece to take (AN-5.12)."""
    return s.tokens_held(seat) > 0 and (s.broken[seat] > 0 or supply(s) > 0)


def handfuls(s: Island, seat: i64, first: i64, most: i64) -> Ints:
    """Return every choice of one to *most* of the tokens that *seat* holds."""
    entry = seat * VALUES
    found = vec[i64](capacity=16)
    ones: i64 = 0
    while ones <= s.held[entry]:
        twos: i64 = 0
        while twos <= s.held[entry + 1]:
            threes: i64 = 0
            while threes <= s.held[entry + 2]:
                if 0 < ones + twos + threes <= most:
                    found = append(found, first + HANDFUL_OF[(ones * 6 + twos) * 6 + threes])
                threes += 1
            twos += 1
        ones += 1
    return found


def values_in(handful: i64) -> list[int]:
    """Return the values of the tokens in a *handful*, lowest first."""
    found: list[int] = []
    for kind in range(VALUES):
        found += [kind + 1] * HANDFUL_COUNTS[handful * VALUES + kind]
    return found


def antlers_for(handful: i64) -> i64:
    """Return half the sum, rounded down; a single token gives one (AN-5.8, AN-5.9)."""
    entry = handful * VALUES
    ones, twos, threes = HANDFUL_COUNTS[entry], HANDFUL_COUNTS[entry + 1], HANDFUL_COUNTS[entry + 2]
    if ones + twos + threes == 1:
        return 1
    return (ones + 2 * twos + 3 * threes) // 2


def begin(s: Island, seat: i64) -> None:
    """Ask which tokens are paid, if growing is possible."""
    if can_grow(s, seat):
        s.ask(Grow(seat))
    elif s.telling():
        s.tell("cannot-grow", {"seat": seat})


def pay(s: Island, seat: i64, handful: i64) -> None:
    """Discard the tokens of the *handful* face up (AN-5.10)."""
    for kind in range(VALUES):
        for _ in range(HANDFUL_COUNTS[handful * VALUES + kind]):
            s.held[seat * VALUES + kind] -= 1
            s.spent[kind] += 1
            s.tokens_seen = memory.show(s.tokens_seen, seat, kind)


def take_pieces(s: Island, seat: i64, wanted: i64) -> None:
    """Take broken pieces first; those from the supply may reach new even levels (AN-5.13)."""
    mended = min(wanted, s.broken[seat])
    fresh = min(wanted - mended, supply(s))
    before = s.antlers[seat] + s.broken[seat]
    s.broken[seat] -= mended
    s.antlers[seat] += mended + fresh
    s.due = (before + fresh) // 2 - before // 2


class Grow(Decision[Island]):
    """Choose the tokens to pay: at least one (AN-5.8)."""

    __slots__ = ()
    rule: ClassVar[str] = "AN-5.8"
    first: ClassVar[int] = PAY
    last: ClassVar[int] = COMMIT - 1

    def options(self, s: Island) -> Ints:
        return handfuls(s, self.seat, PAY, HELD_MOST)

    def resolve(self, s: Island, action: i64) -> None:
        handful = action - PAY
        pay(s, self.seat, handful)
        take_pieces(s, self.seat, antlers_for(handful))
        if s.telling():
            s.tell(
                "grew",
                {
                    "seat": self.seat,
                    "values": values_in(handful),
                    "antlers": s.antlers[self.seat],
                },
            )

    def why_not(self, s: Island, action: i64) -> Refusal:
        return Refusal("not-held", self.rule, {"values": values_in(action - PAY)})
