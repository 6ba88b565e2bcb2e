"""The count of everything in the box: nothing is ever lost."""

from ludotheque.games.aisopos.box.components import HEXES, KIND_NAMES, KINDS, PIECES
from ludotheque.games.aisopos.table import Table

__all__ = ["census"]


def census(s: Table) -> dict[str, int]:
    """Count the pieces of each owner and kind: in hand, on the board, captured."""
    counts: dict[str, int] = {}
    for owner in range(s.seats):
        for kind in range(KINDS):
            entry = owner * KINDS + kind
            counts[f"{owner} {KIND_NAMES[kind]}"] = int(s.hand[entry] + s.lost[entry])
    for where in range(HEXES):
        piece = s.board[where] - 1
        if piece >= 0:
            counts[f"{piece // PIECES} {KIND_NAMES[s.kind[piece]]}"] += 1
    counts["captured"] = sum(int(count) for count in s.captured) - sum(
        int(count) for count in s.lost
    )
    return counts
