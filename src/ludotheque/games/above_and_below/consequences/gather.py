"""Gathering: what a group can do, and the lanterns it may show on the way (AB-3.3, AB-4.14)."""

from typing import Final

from mypy_extensions import i64

from ludotheque.core.facts import Fact
from ludotheque.games.above_and_below.box.actions import DROP, EXPLORE, GO, HARVEST, SEND
from ludotheque.games.above_and_below.consequences.changes import (
    cat_die,
    coins,
    gained,
    grown,
    tonight,
)
from ludotheque.games.above_and_below.knowledge.odds import at_least, throws
from ludotheque.games.above_and_below.rules.gather import Gather
from ludotheque.games.above_and_below.rules.supplies import owned
from ludotheque.games.above_and_below.rules.villagers import bit, count_bits, move_all
from ludotheque.games.above_and_below.rules.work import work
from ludotheque.games.above_and_below.table import REST, Table

__all__ = ["gathering"]

# Thresholds that are told before a party sets out: always these, whatever the open cave holds.
LOWEST: Final = 2
HIGHEST: Final = 8


def gathering(s: Table, question: Gather, action: i64) -> list[Fact]:
    """Return what the group could do with one more, or does now."""
    if action == DROP:
        return [Fact("dropped", {}, "AB-13.5")]
    if action == GO:
        return with_group(s, question, question.group)
    villager = action - SEND
    return cat_die(s, villager) + with_group(s, question, question.group | bit(villager))


def with_group(s: Table, question: Gather, group: i64) -> list[Fact]:
    """Return what the *group* brings if it sets out like that."""
    world = s.copy()
    move_all(world, question.seat, group, REST)
    if question.action == EXPLORE:
        return chances(s, group) + rerolls(s, question.seat) + tonight(world, question.seat)
    if question.action == HARVEST:
        facts = [Fact("harvests", {"count": count_bits(group)}, "AB-6.1")]
        return facts + tonight(world, question.seat)
    work(world, question.seat, group)
    return earned(s, world, question.seat) + tonight(world, question.seat)


def earned(s: Table, world: Table, seat: i64) -> list[Fact]:
    """Return the wages, the cider of the round and what they make of the village."""
    facts = coins(s, world, seat, "AB-8.1") + gained(s, world, seat, "AB-8.2")
    return facts + grown(s, world, seat)


def chances(s: Table, group: i64) -> list[Fact]:
    """Return how likely every usual threshold is, without and with all exerted."""
    ways = throws(s, group)
    hands = count_bits(group)
    return [
        Fact(
            "reach",
            {
                "lanterns": lanterns,
                "chance": at_least(ways, lanterns),
                "all_chance": at_least(ways, lanterns - hands),
            },
            "AB-4.14",
        )
        for lanterns in range(LOWEST, HIGHEST + 1)
    ]


def rerolls(s: Table, seat: i64) -> list[Fact]:
    """Return the rerolls that an encounter gives *seat*, if any."""
    count: i64 = 0
    for card in owned(s, seat):
        count += s.box.buildings[card].rerolls
    return [Fact("rerolls-wait", {"count": count}, "AB-4.15")] if count > 0 else []
