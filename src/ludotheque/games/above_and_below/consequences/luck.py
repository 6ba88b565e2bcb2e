"""Luck: a new face against the coins banked, and coins for reputation (AB-4.30, AB-4.31)."""

from mypy_extensions import i64

from ludotheque.core.facts import Fact, chance
from ludotheque.games.above_and_below.box.actions import PRESS_ON, TAKE_COINS
from ludotheque.games.above_and_below.consequences.changes import before_and_after
from ludotheque.games.above_and_below.knowledge.odds import FACES
from ludotheque.games.above_and_below.rules.luck import (
    PressLuck,
    TakeCoins,
    take_bank,
    take_coins,
)
from ludotheque.games.above_and_below.rules.villagers import count_bits
from ludotheque.games.above_and_below.table import Table

__all__ = ["pressing", "taking"]


def pressing(s: Table, question: PressLuck, action: i64) -> list[Fact]:
    """Return how likely a new face is and what is lost without one, or what is won by leaving."""
    banked = count_bits(question.seen)
    if action == PRESS_ON:
        new = chance(FACES - banked, FACES)
        return [Fact("press-on", {"chance": new, "banked": banked}, "AB-4.30")]
    world = s.copy()
    take_bank(world, question.seen)
    return before_and_after(s, world, question.seat, "AB-4.30")


def taking(s: Table, question: TakeCoins, action: i64) -> list[Fact]:
    """Return the coins, and the reputation they cost."""
    world = s.copy()
    take_coins(world, action - TAKE_COINS)
    return before_and_after(s, world, question.seat, "AB-4.31")
