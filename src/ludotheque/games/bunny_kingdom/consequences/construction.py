"""What an action of the construction would bring (BK-9)."""

from mypy_extensions import i64

from ludotheque.core.facts import Fact
from ludotheque.games.bunny_kingdom.box.actions import ANNOUNCE, BUILD, JOIN, PASS, RAISE
from ludotheque.games.bunny_kingdom.box.components import (
    BASIC,
    CONSTRUCTION,
    POST,
    RESOURCE_NAMES,
    SQUARES,
)
from ludotheque.games.bunny_kingdom.consequences.camps import announcing
from ludotheque.games.bunny_kingdom.consequences.fiefs import fief_facts
from ludotheque.games.bunny_kingdom.consequences.parchments import mission_facts
from ludotheque.games.bunny_kingdom.consequences.room import added_by_resource, most_by_joining
from ludotheque.games.bunny_kingdom.consequences.trial import Trial
from ludotheque.games.bunny_kingdom.knowledge.known import known_table
from ludotheque.games.bunny_kingdom.rules.construction import (
    Construct,
    JoinFiefs,
    can_construct,
    join,
    other_ends,
    place,
)
from ludotheque.games.bunny_kingdom.rules.fiefs import Fiefs, find_fiefs
from ludotheque.games.bunny_kingdom.rules.trading import trade
from ludotheque.games.bunny_kingdom.table import ROUNDS, Table

__all__ = ["constructing", "joining"]


def constructing(s: Table, question: Construct, action: i64) -> list[Fact]:
    """Return what placing one construction, announcing a camp or passing brings."""
    known = known_table(s, question.seat)
    if action == PASS:
        return passing(known, question.seat)
    if action >= ANNOUNCE:
        return announcing(known, question.seat, action - ANNOUNCE)
    if action >= RAISE:
        return [second_tower(known, question.seat, action - RAISE)]
    card = CONSTRUCTION + (action - BUILD) // SQUARES
    return building(known, question.seat, card, (action - BUILD) % SQUARES)


def building(known: Table, seat: i64, card: i64, square: i64) -> list[Fact]:
    """Return what *card* on *square* brings; a trading post as what helps its fief most."""
    trial = Trial(known, seat)
    place(trial.after, seat, card, square)
    found: list[Fact] = []
    if card == POST:
        resource = best_resource(trial.was.fiefs, trial.was.fiefs.of[square])
        trade(trial.after, seat, square, resource)
        found.append(Fact("post-as", {"resource": RESOURCE_NAMES[resource]}, "BK-9.12"))
    trial.count()
    return [*fief_facts(trial, square), *found, *mission_facts(trial)]


def best_resource(fiefs: Fiefs, fief: i64) -> i64:
    """Return the resource that adds most to a fief by a trading post, the first of equal ones."""
    best: i64 = 0
    for resource in range(BASIC):
        added = added_by_resource(fiefs, fief, resource)
        if added > added_by_resource(fiefs, fief, best):
            best = resource
    return best


def joining(s: Table, question: JoinFiefs, action: i64) -> list[Fact]:
    """Return what a pair of sky towers makes of its two fiefs."""
    trial = Trial(known_table(s, question.seat), question.seat)
    join(trial.after, question.seat, question.start, action - JOIN)
    trial.count()
    return [*fief_facts(trial, question.start), *mission_facts(trial)]


def second_tower(known: Table, seat: i64, start: i64) -> Fact:
    """Return how many squares there are for the second sky tower, and the most they add."""
    ends = other_ends(known, seat, start)
    more = most_by_joining(find_fiefs(known), start, ends)
    return Fact("second-tower", {"squares": len(ends), "more": more}, "BK-9.10")


def passing(known: Table, seat: i64) -> list[Fact]:
    """Return what stays unplaced, and whether the construction ends now (BK-9.2, BK-9.3)."""
    waiting: dict[str, object] = {"cards": len(known.waits[seat])}
    if known.round + 1 < ROUNDS:
        found = [Fact("kept-back", waiting, "BK-9.3")]
    else:
        found = [Fact("unplaced", waiting, "BK-9.3")]
    if ends_construction(known):
        found.append(Fact("ends-construction", {}, "BK-9.2"))
    return found


def ends_construction(known: Table) -> bool:
    """Say whether nobody can be asked any more once the seat that is asked now has passed."""
    seat = known.turn
    for _ in range(known.passes + 1, known.seats):
        if can_construct(known, seat):
            return False
        seat = (seat + 1) % known.seats
    return True
