"""Imagining: the pieces that a seat has not seen, dealt again (AI-5.5)."""

from mypy_extensions import i64

from ludotheque.core.ints import Ints
from ludotheque.core.rng import Rng
from ludotheque.games.aisopos.box.components import KINDS
from ludotheque.games.aisopos.knowledge.possible import pool, unseen, ways, ways_with
from ludotheque.games.aisopos.table import Table

__all__ = ["deal_again"]


def deal_again(s: Table, viewer: i64, rng: Rng) -> None:
    """Deal every other seat's unseen pieces again, each consistent shuffle as likely (AI-5.5)."""
    # The table that is imagined from shares these rows: here they are written into.
    s.kind = s.kind[:]
    s.hand = s.hand[:]
    for owner in range(s.seats):
        if owner != viewer:
            deal_owner(s, viewer, owner, rng)


def deal_owner(s: Table, viewer: i64, owner: i64, rng: Rng) -> None:
    """Deal *owner*'s unseen pieces: first those something is known of, by exact counting."""
    counts = pool(s, viewer, owner)
    narrowed = unseen(s, viewer, owner, True)
    for index in range(len(narrowed)):
        # A kind is as likely as there are ways to deal the rest of the narrowed pieces after it.
        pick = rng.below(ways(s, narrowed, index, counts))
        kind: i64 = 0
        share = ways_with(s, narrowed, index, counts, kind)
        while pick >= share:
            pick -= share
            kind += 1
            share = ways_with(s, narrowed, index, counts, kind)
        s.kind[narrowed[index]] = kind
        counts[kind] -= 1
    # These can be anything, so that any order of what is left is as likely.
    for piece in unseen(s, viewer, owner, False):
        s.kind[piece] = draw(counts, rng)
    for kind in range(KINDS):
        s.hand[owner * KINDS + kind] = counts[kind]


def draw(counts: Ints, rng: Rng) -> i64:
    """Take one piece out of *counts* and return its kind."""
    total: i64 = 0
    for count in counts:
        total += count
    left = rng.below(total)
    kind: i64 = 0
    while left >= counts[kind]:
        left -= counts[kind]
        kind += 1
    counts[kind] -= 1
    return kind
