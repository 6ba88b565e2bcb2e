"""What a seat may see of the table."""

from mypy_extensions import i64

from ludotheque.core.ints import Ints, listed
from ludotheque.games.aisopos.box.components import (
    HEX_NAMES,
    HEXES,
    KIND_NAMES,
    KINDS,
    OFF,
    PIECES,
)
from ludotheque.games.aisopos.knowledge.possible import possible
from ludotheque.games.aisopos.table import Table

__all__ = ["table_view"]


def table_view(s: Table, viewer: i64) -> dict[str, object]:
    """Return the board with what *viewer* knows of each piece, its hand, and what lies open."""
    return {
        **hexes_view(s),
        "pieces": [piece_view(s, viewer, where) for where in range(HEXES) if s.board[where] > 0],
        "hand": named(s.hand[viewer * KINDS : viewer * KINDS + KINDS]) if viewer >= 0 else {},
        "hand_sizes": [in_hand(s, seat) for seat in range(s.seats)],
        "captured": [row_of(s, seat) for seat in range(s.seats)],
        "lost": [named(s.lost[seat * KINDS : seat * KINDS + KINDS]) for seat in range(s.seats)],
        "turn": s.turn,
        "starter": s.starter,
        "number": s.number,
        "kept": listed(s.kept),
        "quiet": s.quiet,
        "quiet_turns": s.box.quiet_turns,
    }


def hexes_view(s: Table) -> dict[str, object]:
    """Return which hexes are in play, where the board is a small one (AI-1.4)."""
    if OFF not in s.box.board:
        return {}
    return {"hexes": [HEX_NAMES[where] for where in range(HEXES) if s.box.board[where] != OFF]}


def piece_view(s: Table, viewer: i64, where: i64) -> dict[str, object]:
    """Return one piece: where, whose, which of the owner's, and every kind it can be (AI-5.6)."""
    piece = s.board[where] - 1
    kinds = possible(s, viewer, piece)
    return {
        "hex": HEX_NAMES[where],
        "owner": piece // PIECES,
        "number": piece % PIECES + 1,
        "known": s.knows(viewer, piece),
        "kinds": [KIND_NAMES[kind] for kind in range(KINDS) if kinds >> kind & 1],
        "seen_by": [
            seat for seat in range(s.seats) if seat != piece // PIECES and s.knows(seat, piece)
        ],
    }


def row_of(s: Table, seat: i64) -> dict[str, int]:
    """Return the pieces that *seat* has captured."""
    return named(s.captured[seat * KINDS : seat * KINDS + KINDS])


def named(counts: Ints) -> dict[str, int]:
    """Return *counts* under the names of the kinds."""
    return {KIND_NAMES[kind]: int(counts[kind]) for kind in range(KINDS)}


def in_hand(s: Table, seat: i64) -> int:
    """Return how many pieces *seat* has in hand, which all can see (AI-2.2)."""
    return int(s.box.pieces - s.placed[seat])
