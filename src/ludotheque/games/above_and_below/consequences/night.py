"""The night: who stands where tomorrow, the beds left, the goods on the track (AB-11, AB-12)."""

from mypy_extensions import i64

from ludotheque.core.facts import Fact
from ludotheque.games.above_and_below.box.actions import (
    END_BEDS,
    END_DRINKS,
    END_PLACING,
    HEAL,
    PLACE,
    SLEEP,
    WAKE,
)
from ludotheque.games.above_and_below.box.contents import (
    CIDER,
    GOODS,
    ITEM_NAMES,
    POTION,
    VILLAGER_IDS,
    VILLAGERS,
)
from ludotheque.games.above_and_below.consequences.changes import tonight
from ludotheque.games.above_and_below.consequences.track import placed
from ludotheque.games.above_and_below.knowledge.answers import with_own_answers
from ludotheque.games.above_and_below.rules.night import Drink, PlaceGoods, Sleep, beds
from ludotheque.games.above_and_below.rules.supplies import held
from ludotheque.games.above_and_below.rules.villagers import bit, count_bits
from ludotheque.games.above_and_below.table import INJURED, READY, REST, Table

__all__ = ["drinking", "placing", "sleeping"]

AREAS = {READY: "ready", REST: "rest", INJURED: "injured"}


def drinking(s: Table, question: Drink, action: i64) -> list[Fact]:
    """Return where a drink brings somebody, or who needs a bed without any more."""
    world = with_own_answers(s, question.seat, action)
    if action == END_DRINKS:
        return tonight(world, question.seat)
    item: i64 = POTION if action < WAKE else CIDER
    villager = action - HEAL if action < WAKE else action - WAKE
    left: dict[str, object] = {"item": ITEM_NAMES[item], "count": held(world, question.seat, item)}
    facts = [
        stands(world, question.seat, villager, "AB-11.5"),
        Fact("drinks-left", left, "AB-11.5"),
    ]
    return facts + tonight(world, question.seat)


def stands(world: Table, seat: i64, villager: i64, rule: str) -> Fact:
    """Return where *villager* stands now."""
    area = AREAS[world.villager_at[villager] - 4 * seat]
    return Fact("stands", {"villager": VILLAGER_IDS[villager], "area": area}, rule)


def sleeping(s: Table, question: Sleep, action: i64) -> list[Fact]:
    """Return where a bed brings somebody and the beds left, or who stands where tomorrow."""
    world = with_own_answers(s, question.seat, action)
    slept = question.slept
    if action < END_BEDS:
        slept |= bit(action - SLEEP)
    left = beds(s, question.seat) - count_bits(slept)
    facts = [Fact("beds-left", {"count": left}, "AB-11.6")]
    if action == END_BEDS:
        return facts + tomorrow(world, question.seat)
    return [stands(world, question.seat, action - SLEEP, "AB-11.6"), *facts]


def tomorrow(world: Table, seat: i64) -> list[Fact]:
    """Return who stands in each area, those that are empty left out."""
    facts: list[Fact] = []
    for area in (READY, REST, INJURED):
        there = [
            VILLAGER_IDS[villager]
            for villager in range(VILLAGERS)
            if world.villager_at[villager] == area + 4 * seat
        ]
        if there:
            facts.append(Fact("tomorrow", {"area": AREAS[area], "villagers": there}, "AB-11.6"))
    return facts


def placing(s: Table, question: PlaceGoods, action: i64) -> list[Fact]:
    """Return what a good does on the track, or how many stay off it."""
    if action != END_PLACING:
        return placed(with_own_answers(s, question.seat, -1), question.seat, action - PLACE)
    left: i64 = 0
    for good in range(GOODS):
        left += held(s, question.seat, good) - question.placed[good]
    return [Fact("unplaced", {"count": left}, "AB-15.2")]
