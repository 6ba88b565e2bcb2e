"""The encounter under way: the book opened at a paragraph, and closed again (AB-4)."""

from mypy_extensions import i64

from ludotheque.core.ints import zeros
from ludotheque.games.above_and_below.box.contents import VILLAGERS
from ludotheque.games.above_and_below.table import Table

__all__ = ["forget_encounter", "turn_to"]


def turn_to(s: Table, paragraph: i64) -> None:
    """Open the book at *paragraph*: nothing is chosen or reached there yet."""
    s.paragraph = paragraph
    s.choice = -1
    s.level = -1


def forget_encounter(s: Table) -> None:
    """Nobody is exploring (any more)."""
    s.cave = -1
    turn_to(s, 0)
    s.rerolls = 0
    s.extra_lanterns = 0
    s.staked_item = -1
    s.staked_villager = -1
    s.faces = zeros(VILLAGERS)
