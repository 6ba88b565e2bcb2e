"""What a trading post would bring by each resource; never what another post chooses (BK-9.12)."""

from mypy_extensions import i64

from ludotheque.core.facts import Fact
from ludotheque.games.bunny_kingdom.box.actions import TRADE
from ludotheque.games.bunny_kingdom.box.components import RESOURCE_NAMES
from ludotheque.games.bunny_kingdom.consequences.fiefs import ribbon
from ludotheque.games.bunny_kingdom.consequences.parchments import mission_facts
from ludotheque.games.bunny_kingdom.consequences.trial import Trial
from ludotheque.games.bunny_kingdom.knowledge.known import known_table
from ludotheque.games.bunny_kingdom.rules.fiefs import find_fiefs
from ludotheque.games.bunny_kingdom.rules.trading import (
    ChooseResource,
    Trading,
    trade,
    trade_all,
)
from ludotheque.games.bunny_kingdom.table import BUILT_POST, ROUNDS, Table

__all__ = ["choosing"]


def choosing(s: Table, question: ChooseResource, action: i64) -> list[Fact]:
    """Return the fief of the post as it is with the resource, what that adds, and the missions."""
    seat = question.seat
    resource = action - TRADE
    known = known_table(s, seat)
    frame = s.stack[-1]
    assert isinstance(frame, Trading), "posts are asked for together"
    # An owner of both posts knows what the first will be.
    trade_all(known, seat, frame.answers[seat])
    trial = Trial(known, seat)
    trade(trial.after, seat, question.square, resource)
    trial.count()
    fiefs = trial.now.fiefs
    facts: dict[str, object] = {
        "resource": RESOURCE_NAMES[resource],
        "more": fiefs.harvest_of(seat) - harvest_without(known, seat, question.square),
    }
    return [
        Fact("fief", ribbon(fiefs, fiefs.of[question.square]), "BK-11.4"),
        Fact("trade", facts, "BK-9.12"),
        *missions(trial),
    ]


def harvest_without(known: Table, seat: i64, square: i64) -> i64:
    """Return what a harvest brings *seat* if the post on *square* produces nothing."""
    idle = known.copy()
    idle.built[square] = BUILT_POST
    return find_fiefs(idle).harvest_of(seat)


def missions(trial: Trial) -> list[Fact]:
    """Return the missions that change, and before round 4 that the last choice decides them."""
    found = mission_facts(trial)
    if trial.after.round + 1 == ROUNDS:
        return found
    decided = [Fact("post-decides", {"card": fact.facts["card"]}, "BK-12.4") for fact in found]
    return [*found, *decided]
