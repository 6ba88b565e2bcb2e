"""The fields of table.py: their names in order, and how a copy gets them.

Written by `make fields`; change table.py instead.
"""

from typing import Final

from ludotheque.games.antler_island.table import Table

__all__ = ["FIELDS", "fill"]

FIELDS: Final[tuple[str, ...]] = (
    "where",
    "antlers",
    "broken",
    "mated",
    "won",
    "used",
    "held",
    "laid",
    "plan",
    "facedown",
    "faceup",
    "cubes",
    "does",
    "ground",
    "left",
    "unseen",
    "spent",
    "wily_pile",
    "wily_spent",
    "tokens_seen",
    "tiles_seen",
    "reserve",
    "wily_open",
    "tile_piles",
    "first",
    "rounds",
    "turn",
    "stage",
    "tiles_due",
    "roared",
    "locked",
    "ended",
    "last_mating",
)


def fill(s: Table, other: Table) -> None:
    """Give *s* what *other* has, as its own."""
    s.where = other.where[:]
    s.antlers = other.antlers[:]
    s.broken = other.broken[:]
    s.mated = other.mated[:]
    s.won = other.won[:]
    s.used = other.used[:]
    s.held = other.held[:]
    s.laid = other.laid[:]
    s.plan = other.plan[:]
    s.facedown = other.facedown[:]
    s.faceup = other.faceup[:]
    s.cubes = other.cubes[:]
    s.does = other.does[:]
    s.ground = other.ground[:]
    s.left = other.left[:]
    s.unseen = other.unseen[:]
    s.spent = other.spent[:]
    s.wily_pile = other.wily_pile[:]
    s.wily_spent = other.wily_spent[:]
    s.tokens_seen = other.tokens_seen[:]
    s.tiles_seen = other.tiles_seen[:]
    s.reserve = other.reserve
    s.wily_open = other.wily_open
    s.tile_piles = other.tile_piles
    s.first = other.first
    s.rounds = other.rounds
    s.turn = other.turn
    s.stage = other.stage
    s.tiles_due = other.tiles_due
    s.roared = other.roared
    s.locked = other.locked
    s.ended = other.ended
    s.last_mating = other.last_mating
