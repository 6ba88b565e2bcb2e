"""The fields of table.py: their names in order, and how a copy gets them.

Written by `make fields`; change table.py instead.
"""

from typing import Final

from ludotheque.core.pile import piles_copied
from ludotheque.games.above_and_below.table import Table

__all__ = ["FIELDS", "fill"]

FIELDS: Final[tuple[str, ...]] = (
    "round",
    "first",
    "turn",
    "stage",
    "acted",
    "renewed",
    "sale_changed",
    "refused",
    "passed",
    "coins",
    "reputation",
    "sale",
    "reserve",
    "track_kinds",
    "track_counts",
    "bank",
    "supply",
    "cider",
    "villager_at",
    "hire",
    "building_at",
    "stock",
    "rows",
    "piles",
    "cave_at",
    "cave_pile",
    "cave",
    "paragraph",
    "choice",
    "level",
    "rerolls",
    "extra_lanterns",
    "staked_item",
    "staked_villager",
    "faces",
)


def fill(s: Table, other: Table) -> None:
    """Give *s* what *other* has, as its own."""
    s.round = other.round
    s.first = other.first
    s.turn = other.turn
    s.stage = other.stage
    s.acted = other.acted
    s.renewed = other.renewed
    s.sale_changed = other.sale_changed
    s.refused = other.refused
    s.passed = other.passed
    s.coins = other.coins[:]
    s.reputation = other.reputation
    s.sale = other.sale[:]
    s.reserve = other.reserve[:]
    s.track_kinds = other.track_kinds
    s.track_counts = other.track_counts
    s.bank = other.bank
    s.supply = other.supply[:]
    s.cider = other.cider
    s.villager_at = other.villager_at[:]
    s.hire = other.hire
    s.building_at = other.building_at
    s.stock = other.stock
    s.rows = other.rows
    s.piles = piles_copied(other.piles)
    s.cave_at = other.cave_at
    s.cave_pile = other.cave_pile.copy()
    s.cave = other.cave
    s.paragraph = other.paragraph
    s.choice = other.choice
    s.level = other.level
    s.rerolls = other.rerolls
    s.extra_lanterns = other.extra_lanterns
    s.staked_item = other.staked_item
    s.staked_villager = other.staked_villager
    s.faces = other.faces
