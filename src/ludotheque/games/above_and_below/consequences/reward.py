"""What was read: one of several rewards, a building for nothing, somebody to be injured (AB-4)."""

from mypy_extensions import i64

from ludotheque.core.facts import Fact
from ludotheque.games.above_and_below.box.actions import FREE, INJURE, REWARD
from ludotheque.games.above_and_below.box.contents import GOODS, VILLAGER_IDS
from ludotheque.games.above_and_below.consequences.build import raised
from ludotheque.games.above_and_below.consequences.changes import before_and_after, tonight
from ludotheque.games.above_and_below.consequences.track import placed
from ludotheque.games.above_and_below.rules.reward import (
    ChooseFree,
    ChooseInjured,
    ChooseReward,
    bring,
    current_reward,
)
from ludotheque.games.above_and_below.rules.supplies import held
from ludotheque.games.above_and_below.rules.villagers import injure
from ludotheque.games.above_and_below.table import Table

__all__ = ["choosing", "choosing_free", "choosing_injured"]


def choosing(s: Table, question: ChooseReward, action: i64) -> list[Fact]:
    """Return what a reward brings, as far as bank and supply have it (AB-1.3)."""
    world = s.copy()
    bring(world, current_reward(s).options[action - REWARD])
    facts = before_and_after(s, world, question.seat, "AB-4.23")
    if not facts:
        return [Fact("no-gain", {}, "AB-1.3")]
    for good in range(GOODS):
        if held(world, question.seat, good) > held(s, question.seat, good):
            facts += placed(world, question.seat, good)
    return facts


def choosing_free(s: Table, question: ChooseFree, action: i64) -> list[Fact]:
    """Return what a building brings for which nothing is paid."""
    world = s.copy()
    return raised(s, world, question.seat, action - FREE)


def choosing_injured(s: Table, question: ChooseInjured, action: i64) -> list[Fact]:
    """Return who is injured, and the beds tonight."""
    world = s.copy()
    injure(world, question.seat, action - INJURE)
    facts = [Fact("injured", {"villager": VILLAGER_IDS[action - INJURE]}, "AB-4.26")]
    return facts + tonight(world, question.seat)
