"""The fields of table.py: their names in order, and how a copy gets them.

Written by `make fields`; change table.py instead.
"""

from typing import Final

from ludotheque.core.ints import rows_copied
from ludotheque.games.bunny_kingdom.table import Table

__all__ = ["FIELDS", "fill"]

FIELDS: Final[tuple[str, ...]] = (
    "owner",
    "built",
    "deck",
    "hands",
    "waits",
    "parchments",
    "taken",
    "worth",
    "spent",
    "discards",
    "seen",
    "drawn",
    "shown",
    "queue",
    "gains",
    "carrots",
    "camps_played",
    "copied",
    "round",
    "pick",
    "phase",
    "turn",
    "passes",
    "withdrawn",
)


def fill(s: Table, other: Table) -> None:
    """Give *s* what *other* has, as its own."""
    s.owner = other.owner[:]
    s.built = other.built[:]
    s.deck = other.deck[:]
    s.hands = rows_copied(other.hands)
    s.waits = other.waits[:]
    s.parchments = rows_copied(other.parchments)
    s.taken = other.taken[:]
    s.worth = other.worth[:]
    s.spent = other.spent[:]
    s.discards = other.discards[:]
    s.seen = other.seen[:]
    s.drawn = other.drawn[:]
    s.shown = other.shown[:]
    s.queue = other.queue[:]
    s.gains = other.gains[:]
    s.carrots = other.carrots[:]
    s.camps_played = other.camps_played[:]
    s.copied = other.copied[:]
    s.round = other.round
    s.pick = other.pick
    s.phase = other.phase
    s.turn = other.turn
    s.passes = other.passes
    s.withdrawn = other.withdrawn
