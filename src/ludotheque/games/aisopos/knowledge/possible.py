"""The kinds a piece can be for somebody, all clues together (AI-5)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.ints import Ints, zeros
from ludotheque.games.aisopos.box.components import HEXES, KINDS, PIECES
from ludotheque.games.aisopos.table import Table

__all__ = ["pool", "possible", "unseen", "ways", "ways_by_kind", "ways_with"]


def unseen(s: Table, viewer: i64, owner: i64, narrowed: bool) -> Ints:
    """Return the pieces of *owner* on the board that *viewer* has not seen.

    Either those of which something is known (*narrowed*), or the others.
    """
    found = vec[i64]()
    for where in range(HEXES):
        piece = s.board[where] - 1
        if piece >= 0 and piece // PIECES == owner and not s.knows(viewer, piece):
            if (s.could[piece] != s.box.kinds) == narrowed:
                found = append(found, piece)
    return found


def pool(s: Table, viewer: i64, owner: i64) -> Ints:
    """Return how many of each kind of *owner*'s pieces *viewer* has seen nowhere (AI-5.4)."""
    counts = s.hand[owner * KINDS : owner * KINDS + KINDS]
    for where in range(HEXES):
        piece = s.board[where] - 1
        if piece >= 0 and piece // PIECES == owner and not s.knows(viewer, piece):
            counts[s.kind[piece]] += 1
    return counts


def ways(s: Table, pieces: Ints, index: i64, counts: Ints) -> i64:
    """Count how the pieces from *index* on can be dealt out of *counts*, each as it could be."""
    if index == len(pieces):
        return 1
    total: i64 = 0
    for kind in range(KINDS):
        if s.could[pieces[index]] >> kind & 1 and counts[kind] > 0:
            # Two pieces of a kind are two ways: on the table they are different pieces.
            held = counts[kind]
            counts[kind] = held - 1
            total += held * ways(s, pieces, index + 1, counts)
            counts[kind] = held
    return total


def ways_with(s: Table, pieces: Ints, index: i64, counts: Ints, kind: i64) -> i64:
    """Count the same where the piece at *index* is dealt *kind*; 0 if it cannot be."""
    held = counts[kind]
    if held == 0 or s.could[pieces[index]] >> kind & 1 == 0:
        return 0
    counts[kind] = held - 1
    rest = ways(s, pieces, index + 1, counts)
    counts[kind] = held
    return held * rest


def ways_by_kind(s: Table, viewer: i64, piece: i64) -> Ints:
    """Count by kind the shuffles that *viewer* thinks possible, all equally likely (AI-5.5).

    Pieces of which nothing is known share what is left over in as many ways each time: only those
    that cannot be just any are dealt beside *piece*.
    """
    found = zeros(KINDS)
    if s.knows(viewer, piece):
        found[s.kind[piece]] = 1
        return found
    owner = piece // PIECES
    pieces = append(vec[i64](), piece)
    for other in unseen(s, viewer, owner, True):
        if other != piece:
            pieces = append(pieces, other)
    counts = pool(s, viewer, owner)
    for kind in range(KINDS):
        found[kind] = ways_with(s, pieces, 0, counts, kind)
    return found


def possible(s: Table, viewer: i64, piece: i64) -> i64:
    """Return a bit for every kind that *piece* can be for *viewer*, all clues together."""
    counts = ways_by_kind(s, viewer, piece)
    found: i64 = 0
    for kind in range(KINDS):
        if counts[kind] > 0:
            found |= 1 << kind
    return found
