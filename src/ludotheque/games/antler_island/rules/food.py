"""Food: the piles it is drawn from, looking at a token, and the discards (AN-2.5)."""

from typing import ClassVar

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.decision import Chance
from ludotheque.core.ints import Ints, zeros
from ludotheque.games.antler_island.box.actions import TOKEN
from ludotheque.games.antler_island.box.components import (
    HANDFUL_COUNTS,
    HANDFUL_OF,
    HELD_MOST,
    VALUES,
)
from ludotheque.games.antler_island.table import Table, with_look, with_pile

__all__ = [
    "LookAtToken",
    "add_pile",
    "draw",
    "handfuls",
    "left_to_draw",
    "next_pile",
    "note_known",
    "room",
    "values_in",
]


def add_pile(s: Table, counts: Ints) -> None:
    """Put down a new face-down pile of known tokens."""
    total: i64 = 0
    for count in counts:
        total += count
        s.unseen = append(s.unseen, count)
    s.left = append(s.left, total)
    s.tokens_seen = with_pile(s.tokens_seen, counts)


def note_known(s: Table, seat: i64, kind: i64) -> None:
    """Note that *seat* holds a token that all have seen: a pile of one, already looked at.

    As any other token under the mat it would mix with those that nobody else has seen; of a pile
    that holds nothing else, everybody knows what was taken (AN-10.4).
    """
    counts = zeros(VALUES)
    s.left = append(s.left, 0)
    for count in counts:
        s.unseen = append(s.unseen, count)
    counts[kind] = 1
    s.tokens_seen = with_pile(s.tokens_seen, counts)
    s.tokens_seen = with_look(s.tokens_seen, seat, len(s.left) - 1, kind)


def left_to_draw(s: Table) -> bool:
    """Say whether piles or discards hold a token."""
    for count in s.left:
        if count > 0:
            return True
    return s.spent[0] + s.spent[1] + s.spent[2] > 0


def next_pile(s: Table) -> i64:
    """Return the pile that is drawn from next; past the last where all are empty (AN-2.5)."""
    pile: i64 = 0
    while pile < len(s.left) and s.left[pile] == 0:
        pile += 1
    return pile


def draw(s: Table) -> i64:
    """Take the next token unseen and return its pile; -1 if there is none (AN-2.5)."""
    pile = next_pile(s)
    if pile == len(s.left):
        if not left_to_draw(s):
            return -1
        # Not before a token must be drawn: what is discarded till then is in the new pile too.
        add_pile(s, s.spent)
        s.spent = zeros(VALUES)
        if s.telling():
            s.tell("food-reshuffled", {"count": s.left[pile]})
    s.left[pile] -= 1
    return pile


def room(s: Table, seat: i64) -> i64:
    """Return how many more tokens fit under the mat of *seat* (AN-5.5)."""
    return HELD_MOST - s.tokens_held(seat)


def handfuls(s: Table, seat: i64, first: i64, most: i64) -> Ints:
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


class LookAtToken(Chance[Table]):
    """*owner* looks at a token of *pile* and keeps it hidden."""

    __slots__ = ("owner", "pile")
    rule: ClassVar[str] = "AN-10.2"
    first: ClassVar[int] = TOKEN
    last: ClassVar[int] = TOKEN + VALUES - 1
    fields: ClassVar[tuple[str, ...]] = ("owner", "pile")

    def __init__(self, owner: i64, pile: i64) -> None:
        super().__init__()
        self.owner: i64 = owner
        self.pile: i64 = pile

    def options(self, s: Table) -> Ints:
        found = vec[i64]()
        for kind in range(VALUES):
            if s.unseen[self.pile * VALUES + kind] > 0:
                found = append(found, TOKEN + kind)
        return found

    def weights(self, s: Table) -> Ints:
        found = vec[i64]()
        for kind in range(VALUES):
            count = s.unseen[self.pile * VALUES + kind]
            if count > 0:
                found = append(found, count)
        return found

    def resolve(self, s: Table, action: i64) -> None:
        # Until now the token had no value, wherever it lay: all of its pile are as likely.
        kind = action - TOKEN
        s.unseen[self.pile * VALUES + kind] -= 1
        s.held[self.owner * VALUES + kind] += 1
        s.tokens_seen = with_look(s.tokens_seen, self.owner, self.pile, kind)
        if s.telling():
            s.tell_some("looked", 1 << self.owner, {"seat": self.owner, "value": kind + 1})

    def shown(self, s: Table, viewer: i64) -> dict[str, object]:
        return {"seat": self.owner}
