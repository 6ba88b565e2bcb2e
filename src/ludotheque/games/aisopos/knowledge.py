"""Who knows what: the kinds a piece can be, and dealing the unseen again (AI-5)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.ints import Ints
from ludotheque.core.rng import Rng
from ludotheque.games.aisopos.components import EVERY_KIND, HEXES, KINDS, PIECES
from ludotheque.games.aisopos.state import Aisopos

__all__ = ["deal_again", "possible"]


def unseen(s: Aisopos, viewer: i64, owner: i64, narrowed: bool) -> Ints:
    """Return the pieces of *owner* on the board that *viewer* has not seen.

    Either those of which something is known (*narrowed*), or the others.
    """
    found = vec[i64]()
    for where in range(HEXES):
        piece = s.board[where] - 1
        if piece >= 0 and piece // PIECES == owner and not s.knows(viewer, piece):
            if (s.could[piece] != EVERY_KIND) == narrowed:
                found = append(found, piece)
    return found


def pool(s: Aisopos, viewer: i64, owner: i64) -> Ints:
    """Return how many of each kind of *owner*'s pieces *viewer* has not placed in its mind."""
    counts = s.hand[owner * KINDS : owner * KINDS + KINDS]
    for where in range(HEXES):
        piece = s.board[where] - 1
        if piece >= 0 and piece // PIECES == owner and not s.knows(viewer, piece):
            counts[s.kind[piece]] += 1
    return counts


def ways(s: Aisopos, pieces: Ints, index: i64, counts: Ints) -> i64:
    """Count how the pieces from *index* on can be dealt out of *counts*, each as it could be."""
    if index == len(pieces):
        return 1
    total: i64 = 0
    for kind in range(KINDS):
        if s.could[pieces[index]] >> kind & 1 and counts[kind] > 0:
            held = counts[kind]
            counts[kind] = held - 1
            total += held * ways(s, pieces, index + 1, counts)
            counts[kind] = held
    return total


def ways_with(s: Aisopos, pieces: Ints, index: i64, counts: Ints, kind: i64) -> i64:
    """Count the same where the piece at *index* is dealt *kind*; 0 if it cannot be."""
    held = counts[kind]
    if held == 0 or s.could[pieces[index]] >> kind & 1 == 0:
        return 0
    counts[kind] = held - 1
    rest = ways(s, pieces, index + 1, counts)
    counts[kind] = held
    return held * rest


def deal_again(s: Aisopos, viewer: i64, rng: Rng) -> None:
    """Deal every other seat's unseen pieces again, each consistent shuffle as likely (AI-5.5)."""
    s.kind = s.kind[:]
    s.hand = s.hand[:]
    for owner in range(s.seats):
        if owner != viewer:
            deal_owner(s, viewer, owner, rng)


def deal_owner(s: Aisopos, viewer: i64, owner: i64, rng: Rng) -> None:
    """Deal *owner*'s unseen pieces: first those something is known of, by exact counting."""
    counts = pool(s, viewer, owner)
    narrowed = unseen(s, viewer, owner, True)
    for index in range(len(narrowed)):
        pick = rng.below(ways(s, narrowed, index, counts))
        kind: i64 = 0
        share = ways_with(s, narrowed, index, counts, kind)
        while pick >= share:
            pick -= share
            kind += 1
            share = ways_with(s, narrowed, index, counts, kind)
        s.kind[narrowed[index]] = kind
        counts[kind] -= 1
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


def possible(s: Aisopos, viewer: i64, piece: i64) -> i64:
    """Return a bit for every kind that *piece* can be for *viewer*, all clues together."""
    if s.knows(viewer, piece):
        return 1 << s.kind[piece]
    owner = piece // PIECES
    counts = pool(s, viewer, owner)
    others = vec[i64]()
    for other in unseen(s, viewer, owner, True):
        if other != piece:
            others = append(others, other)
    found: i64 = 0
    for kind in range(KINDS):
        if counts[kind] > 0 and s.could[piece] >> kind & 1:
            counts[kind] -= 1
            if ways(s, others, 0, counts) > 0:
                found |= 1 << kind
            counts[kind] += 1
    return found
