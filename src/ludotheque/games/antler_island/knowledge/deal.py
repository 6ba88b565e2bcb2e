"""Dealing out one world of a belief, and deciding what the others would have looked at there.

What the other seats would have looked at matters only if one of them is to imagine in turn; so it
is noted who imagined with which generator, and it is decided only when it is needed.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.ints import Ints, zeros
from ludotheque.core.rng import Rng
from ludotheque.games.antler_island.knowledge.belief import (
    MASK,
    believing,
    changed,
    draw_world,
    drawn,
)
from ludotheque.games.antler_island.table import (
    ALL,
    DIGIT,
    IMAGINED,
    IMAGINED_LENGTH,
    LOOKED,
    SHOWN,
    BeforeShowing,
    Belief,
    with_imagining,
)

__all__ = ["Deal", "dealt_out", "take_any", "with_looks_decided"]

# Seats that can have a mat.
MATS: Final = 4
# The bits that say what was looked at.
KIND_OF_LOOK: Final = 7 << 5


class Deal:
    """A world dealt out.

    By pile and kind: things *unseen* by anybody.  By pile, mat and kind: things that lie under
    *mats*.  *world* has the counts of every pile, as in a belief.
    """

    __slots__ = ("mats", "unseen", "world")

    def __init__(self, belief: Belief, rng: Rng) -> None:
        kinds = belief.kinds
        drawn_world = draw_world(belief, rng)
        self.unseen = zeros(belief.made * kinds)
        self.mats = zeros(belief.made * MATS * kinds)
        self.world: list[int] = [0] * belief.made
        for place in range(len(drawn_world)):
            self.world[belief.piles[place]] = drawn_world[place]
            self.deal(belief.piles[place], kinds, drawn_world[place], rng)

    def deal(self, pile: i64, kinds: i64, counts: i64, rng: Rng) -> None:
        """Deal the unknown things of *pile* to the mats; the others stay unseen."""
        for kind in range(kinds):
            self.unseen[pile * kinds + kind] = counts >> kind * DIGIT & MASK
        for seat in range(MATS):
            left = counts >> (kinds + seat) * DIGIT & MASK
            while left > 0:
                kind = take_any(self.unseen, pile * kinds, kinds, rng)
                self.mats[(pile * MATS + seat) * kinds + kind] += 1
                left -= 1

    def held(self, kinds: i64) -> Ints:
        """Return what lies under each mat, by mat and kind."""
        row = zeros(MATS * kinds)
        place: i64 = 0
        for count in self.mats:
            row[place] += count
            place += 1
            if place == len(row):
                place = 0
        return row


def dealt_out(belief: Belief, events: Ints, rng: Rng) -> tuple[Deal, Ints]:
    """Return one world dealt out, and *events* as the viewer saw them with a note of it."""
    own = rng.branch()
    # Only what the viewer saw is kept: what others looked at in the true table must not leak.
    seen = as_seen(with_looks_decided(events, belief.viewer, belief.kinds), belief.viewer)
    # Noted before it deals: to deal the same once more it must begin where it began here.
    noted = with_imagining(seen, belief.viewer, own)
    return Deal(belief, own), noted


def as_seen(events: Ints, viewer: i64) -> Ints:
    """Return *events* without what was imagined and without what only others looked at."""
    row = vec[i64](capacity=len(events) + IMAGINED_LENGTH)
    index: i64 = 0
    while index < len(events):
        event = events[index]
        if event & 3 == IMAGINED:
            index += IMAGINED_LENGTH
            continue
        seat = event >> 2 & 7
        if event & 3 == LOOKED and seat not in (viewer, ALL):
            # Zero, whatever it was: tables that the viewer cannot tell apart must be equal.
            event &= ~KIND_OF_LOOK
        row = append(row, event)
        index += 1
    return row


def take_any(counts: Ints, start: i64, kinds: i64, rng: Rng) -> i64:
    """Take one of the things counted from *start* on and return its kind."""
    total: i64 = 0
    for kind in range(kinds):
        total += counts[start + kind]
    left = rng.below(total)
    found: i64 = 0
    while left >= counts[start + found]:
        left -= counts[start + found]
        found += 1
    counts[start + found] -= 1
    return found


def with_looks_decided(events: Ints, viewer: i64, kinds: i64) -> Ints:
    """Return *events* as they were for *viewer*: looks that others imagined are decided."""
    if not others_imagined(events, viewer):
        return events
    decided = vec[i64]()
    index: i64 = 0
    while index < len(events):
        if events[index] & 3 == IMAGINED:
            rng = Rng(events[index + 1], events[index + 2], events[index + 3], events[index + 4])
            belief = believing(events[index] >> 2, kinds, decided)
            decided = decide_looks(belief, decided, rng)
            index += IMAGINED_LENGTH
        else:
            decided = append(decided, events[index])
            index += 1
    return decided


def others_imagined(events: Ints, viewer: i64) -> bool:
    """Say whether anybody but *viewer* imagined something."""
    index: i64 = 0
    while index < len(events):
        if events[index] & 3 == IMAGINED:
            if events[index] >> 2 != viewer & 7:
                return True
            index += IMAGINED_LENGTH
        else:
            index += 1
    return False


def decide_looks(belief: Belief, events: Ints, rng: Rng) -> Ints:
    """Walk back from the end, putting back what was shown and deciding what was looked at.

    Backwards, because what lies under the mats at the end is dealt: each look before it took one
    of the things that lie there once all that was shown since is put back.
    """
    kinds = belief.kinds
    # The same generator deals the same world: that of the table where it was noted.
    dealt = Deal(belief, rng)
    decided = events[:]
    showing = len(belief.showings)
    for index in range(len(events) - 1, -1, -1):
        what = events[index] & 3
        rest: int = events[index] >> 2
        seat = rest & 7
        kind = rest >> 3 & 7
        pile = rest >> 6
        if what == LOOKED and seat in (belief.viewer, ALL):
            dealt.world[pile] += 1 << kind * DIGIT
        elif what == LOOKED:
            kind = take_any(dealt.mats, (pile * MATS + seat) * kinds, kinds, rng)
            dealt.world[pile] -= 1 << (kinds + seat) * DIGIT
            decided[index] = (pile << 6 | kind << 3 | seat) << 2 | LOOKED
        elif what == SHOWN and seat != belief.viewer:
            showing -= 1
            put_back(dealt, belief.showings[showing], kinds, seat, kind, rng)
    return decided


def put_back(dealt: Deal, then: BeforeShowing, kinds: int, seat: int, kind: int, rng: Rng) -> None:
    """Decide which pile a thing shown came from, by the worlds that led here."""
    mat = (kinds + seat) * DIGIT
    step = (1 << mat) + (1 << kind * DIGIT)
    here = tuple([dealt.world[pile] for pile in then.piles])
    weights: list[int] = []
    for place in range(len(here)):
        before = changed(here, place, step)
        ways = (before[place] >> mat & MASK) * (before[place] >> kind * DIGIT & MASK)
        weights.append(then.worlds.get(before, 0) * ways)
    pile = then.piles[drawn(weights, rng)]
    dealt.world[pile] += step
    dealt.mats[(pile * MATS + seat) * kinds + kind] += 1
