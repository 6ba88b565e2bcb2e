"""Lanterns on the table: dice thrown again, exertion, and the threshold reached (AB-4.15 on)."""

from mypy_extensions import i64

from ludotheque.core.facts import Fact
from ludotheque.games.above_and_below.box.actions import EXERT, REROLL, STAND, STOP, THROW
from ludotheque.games.above_and_below.box.contents import VILLAGER_IDS
from ludotheque.games.above_and_below.consequences.changes import tonight
from ludotheque.games.above_and_below.consequences.payment import spent
from ludotheque.games.above_and_below.knowledge.odds import at_least, throws
from ludotheque.games.above_and_below.rules.lanterns import (
    ChooseRerolls,
    Exert,
    PayLevel,
    next_threshold,
    reached_level,
    sure_lanterns,
    total,
)
from ludotheque.games.above_and_below.rules.supplies import funds
from ludotheque.games.above_and_below.rules.villagers import bit, injure, on_card
from ludotheque.games.above_and_below.table import Table

__all__ = ["exerting", "paying", "rerolling"]


def rerolling(s: Table, question: ChooseRerolls, action: i64) -> list[Fact]:
    """Return how likely the thresholds are with the dice named thrown again, or as they lie."""
    if action == STAND:
        return as_it_stands(s)
    again = question.picked if action == THROW else question.picked | bit(action - REROLL)
    facts = thrown_again(s, again)
    if s.rerolls > 1:
        facts.append(Fact("rerolls-wait", {"count": s.rerolls - 1}, "AB-4.15"))
    return facts


def thrown_again(s: Table, again: i64) -> list[Fact]:
    """Return how likely each payable threshold is, also one that would be given up."""
    ways = throws(s, again)
    sure = sure_lanterns(s, again)
    hands = len(on_card(s))
    return [
        Fact(
            "thrown-again",
            {
                "lanterns": level.lanterns,
                "chance": at_least(ways, level.lanterns - sure),
                "all_chance": at_least(ways, level.lanterns - sure - hands),
            },
            "AB-4.15",
        )
        for level in s.chosen().levels
        if level.fee <= funds(s, s.turn)
    ]


def as_it_stands(s: Table) -> list[Fact]:
    """Return the threshold that is reached, and what the next one would take."""
    facts = reached(s)
    threshold = next_threshold(s)
    if threshold == 0:
        return facts
    shown = total(s)
    hands = len(on_card(s))
    if threshold > shown + hands:
        most: dict[str, object] = {"lanterns": threshold, "most": shown + hands}
        return [*facts, Fact("out-of-reach", most, "AB-4.18")]
    short: dict[str, object] = {
        "lanterns": threshold,
        "short": threshold - shown,
        "hands": hands,
    }
    return [*facts, Fact("short-of", short, "AB-4.18")]


def reached(s: Table) -> list[Fact]:
    """Return the highest threshold that is reached and payable, or that it is a failure."""
    level = reached_level(s)
    if level < 0:
        return [Fact("fails", {"shown": total(s)}, "AB-4.34")]
    lanterns = s.chosen().levels[level].lanterns
    return [Fact("reached", {"shown": total(s), "lanterns": lanterns}, "AB-4.19")]


def exerting(s: Table, question: Exert, action: i64) -> list[Fact]:
    """Return what one more lantern reaches and who is injured for it, or what stopping leaves."""
    if action == STOP:
        return reached(s)
    villager = action - EXERT
    world = s.copy()
    injure(world, question.seat, villager)
    world.extra_lanterns += 1
    facts = [Fact("injured", {"villager": VILLAGER_IDS[villager]}, "AB-4.17")]
    return facts + as_it_stands(world) + tonight(world, question.seat)


def paying(s: Table, question: PayLevel, action: i64) -> list[Fact]:
    """Return what the fee takes; the level is not read before."""
    return spent(s, question, action)
