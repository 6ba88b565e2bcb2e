"""The fields of table.py: their names in order, and how a copy gets them.

Written by `make fields`; change table.py instead.
"""

from typing import Final

from ludotheque.games.aisopos.table import Table

__all__ = ["FIELDS", "fill"]

FIELDS: Final[tuple[str, ...]] = (
    "board",
    "kind",
    "could",
    "seen",
    "hand",
    "lost",
    "captured",
    "placed",
    "left",
    "kept",
    "number",
    "starter",
    "turn",
    "quiet",
    "offered",
    "ended",
)


def fill(s: Table, other: Table) -> None:
    """Give *s* what *other* has, as its own."""
    s.board = other.board[:]
    s.kind = other.kind
    s.could = other.could
    s.seen = other.seen
    s.hand = other.hand
    s.lost = other.lost
    s.captured = other.captured
    s.placed = other.placed
    s.left = other.left
    s.kept = other.kept
    s.number = other.number
    s.starter = other.starter
    s.turn = other.turn
    s.quiet = other.quiet
    s.offered = other.offered
    s.ended = other.ended
