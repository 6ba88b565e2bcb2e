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
    "changed",
    "refused",
    "passed",
    "coins",
    "reputation",
    "sale",
    "reserve",
    "kinds",
    "counts",
    "bank",
    "supply",
    "cider",
    "villager",
    "hire",
    "building",
    "stock",
    "rows",
    "piles",
    "cavern",
    "caverns",
    "cave",
    "paragraph",
    "choice",
    "level",
    "rerolls",
    "extra",
    "staked",
    "hostage",
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
    s.changed = other.changed
    s.refused = other.refused[:]
    s.passed = other.passed[:]
    s.coins = other.coins[:]
    s.reputation = other.reputation[:]
    s.sale = other.sale[:]
    s.reserve = other.reserve[:]
    s.kinds = other.kinds[:]
    s.counts = other.counts[:]
    s.bank = other.bank
    s.supply = other.supply[:]
    s.cider = other.cider
    s.villager = other.villager[:]
    s.hire = other.hire[:]
    s.building = other.building[:]
    s.stock = other.stock[:]
    s.rows = other.rows[:]
    s.piles = piles_copied(other.piles)
    s.cavern = other.cavern[:]
    s.caverns = other.caverns.copy()
    s.cave = other.cave
    s.paragraph = other.paragraph
    s.choice = other.choice
    s.level = other.level
    s.rerolls = other.rerolls
    s.extra = other.extra
    s.staked = other.staked
    s.hostage = other.hostage
    s.faces = other.faces[:]
