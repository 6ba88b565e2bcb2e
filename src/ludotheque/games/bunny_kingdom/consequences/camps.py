"""What announcing, placing or keeping a camp would bring (BK-10)."""

from mypy_extensions import i64

from ludotheque.core.facts import Fact
from ludotheque.games.bunny_kingdom.box.actions import SETTLE, WITHDRAW
from ludotheque.games.bunny_kingdom.box.components import CAMP, CARD_NAMES, SQUARE_NAMES
from ludotheque.games.bunny_kingdom.consequences.fiefs import fief_facts
from ludotheque.games.bunny_kingdom.consequences.parchments import mission_facts
from ludotheque.games.bunny_kingdom.consequences.room import room_fact
from ludotheque.games.bunny_kingdom.consequences.trial import Trial
from ludotheque.games.bunny_kingdom.knowledge.known import known_table
from ludotheque.games.bunny_kingdom.knowledge.possible import known_discarded
from ludotheque.games.bunny_kingdom.rules.camps import (
    PlaceCamp,
    PlaceCampBefore,
    asked_before,
    settle,
)
from ludotheque.games.bunny_kingdom.rules.fiefs import find_fiefs
from ludotheque.games.bunny_kingdom.table import ROUNDS, Table

__all__ = ["announcing", "placing", "placing_before"]


def announcing(known: Table, seat: i64, camp: i64) -> list[Fact]:
    """Return who is asked before *camp* may be placed, and what it adds if nobody is faster."""
    asked = asked_first(known, seat, 0, camp)
    return [*asked, room_fact(known, find_fiefs(known), seat, CAMP + camp)]


def asked_first(known: Table, announcer: i64, smaller: i64, camp: i64) -> list[Fact]:
    """Return the camps from *smaller* on that others are asked for before *camp* (BK-10.3)."""
    found: list[Fact] = []
    while smaller < camp:
        other = asked_before(known, announcer, smaller)
        if other >= 0:
            facts: dict[str, object] = {"other": other, "card": CARD_NAMES[CAMP + smaller]}
            found.append(Fact("asked-first", facts, "BK-10.3"))
        smaller += 1
    return found


def placing(s: Table, question: PlaceCamp, action: i64) -> list[Fact]:
    """Return what the announced camp brings, placed or kept."""
    if action == WITHDRAW:
        facts: dict[str, object] = {"card": CARD_NAMES[CAMP + question.camp]}
        if s.round + 1 == ROUNDS:
            return [Fact("camp-unplaced", facts, "BK-9.3")]
        return [Fact("camp-withdrawn", facts, "BK-10.5")]
    return settling(s, question.seat, question.camp, action - SETTLE)


def placing_before(s: Table, question: PlaceCampBefore, action: i64) -> list[Fact]:
    """Return what a camp brings that may go before the announced one, and who else may."""
    known = known_table(s, question.seat)
    following = asked_first(known, question.announcer, question.camp + 1, question.announced)
    announced: dict[str, object] = {
        "other": question.announcer,
        "card": CARD_NAMES[CAMP + question.announced],
    }
    if action < SETTLE:
        return [*following, Fact("goes-first", announced, "BK-10.3")]
    return settling(s, question.seat, question.camp, action - SETTLE)


def settling(s: Table, seat: i64, camp: i64, square: i64) -> list[Fact]:
    """Return the fief that a camp on *square* makes, and whether it can still be driven off."""
    trial = Trial(known_table(s, seat), seat)
    settle(trial.after, seat, camp, square)
    trial.count()
    return [*fief_facts(trial, square), *mission_facts(trial), card_of(s, seat, square)]


def card_of(s: Table, seat: i64, square: i64) -> Fact:
    """Return whether the card of *square*, which would lift the camp, can still come."""
    facts: dict[str, object] = {"square": SQUARE_NAMES[square]}
    if s.round + 1 == ROUNDS:
        return Fact("no-draft-left", facts, "BK-1.1")
    if known_discarded(s, seat, square):
        return Fact("card-gone", facts, "BK-7.4")
    return Fact("card-may-come", facts, "BK-6.4")
