"""What choosing a card would bring; what others choose in this pick is not known (BK-5, BK-7)."""

from mypy_extensions import i64

from ludotheque.core.facts import Fact
from ludotheque.games.bunny_kingdom.box.actions import DISCARD, PLAY
from ludotheque.games.bunny_kingdom.box.components import (
    CARD_NAMES,
    PARCHMENT,
    PROVISIONS,
    SQUARE_NAMES,
    SQUARES,
)
from ludotheque.games.bunny_kingdom.consequences.resolution import (
    camp_on,
    lay,
    play_facts,
    played,
)
from ludotheque.games.bunny_kingdom.consequences.room import most_added, room_fact
from ludotheque.games.bunny_kingdom.consequences.trial import Trial
from ludotheque.games.bunny_kingdom.knowledge.known import known_table
from ludotheque.games.bunny_kingdom.knowledge.worths import worth_of
from ludotheque.games.bunny_kingdom.rules.camps import virgin
from ludotheque.games.bunny_kingdom.rules.draft import Discard, Play, PlayAnother
from ludotheque.games.bunny_kingdom.rules.fiefs import find_fiefs
from ludotheque.games.bunny_kingdom.rules.harvest import harvests_left
from ludotheque.games.bunny_kingdom.table import NOBODY, Table

__all__ = ["discarding", "playing", "playing_another"]


def playing(s: Table, question: Play, action: i64) -> list[Fact]:
    """Return what the first card brings by itself."""
    card = action - PLAY
    return play_facts(s, played(known_table(s, question.seat), question.seat, card), card)


def playing_another(s: Table, question: PlayAnother, action: i64) -> list[Fact]:
    """Return what the second card brings once the first is played, and both together."""
    seat = question.seat
    card = action - PLAY
    known = known_table(s, seat)
    harvest = find_fiefs(known).harvest_of(seat)
    lay(known, seat, question.chosen)
    trial = played(known, seat, card)
    found = play_facts(s, trial, card)
    if card < SQUARES:
        found += together(trial, question.chosen, harvest)
    return found


def together(trial: Trial, chosen: i64, harvest: i64) -> list[Fact]:
    """Return what a territory and the card *chosen* before it bring to a *harvest* together."""
    if chosen < SQUARES:
        left = harvests_left(trial.after)
        more = trial.now.fiefs.harvest_of(trial.seat) - harvest
        facts: dict[str, object] = {"card": CARD_NAMES[chosen], "more": more}
        return [Fact("together", {**facts, "harvests": left, "total": more * left}, "BK-11.4")]
    if chosen < PROVISIONS:
        before = room_fact(trial.before, trial.was.fiefs, trial.seat, chosen)
        room = room_fact(trial.after, trial.now.fiefs, trial.seat, chosen)
        return [room] if room != before else []
    return []


def discarding(s: Table, question: Discard, action: i64) -> list[Fact]:
    """Return what a card that leaves the game would have been good for, and for whom (BK-7.4)."""
    seat = question.seat
    card = action - DISCARD
    known = known_table(s, seat)
    lay(known, seat, question.chosen)
    found = [Fact("discard", {"card": CARD_NAMES[card]}, "BK-7.4")]
    if card == PROVISIONS:
        return found
    if card >= PARCHMENT:
        trial = played(known, seat, card)
        return [*found, *worth_of(trial.after, seat, len(known.parchments[seat]), trial.now)]
    if card < SQUARES:
        found += left_behind(known, card)
    fiefs = find_fiefs(known)
    mine: dict[str, object] = {"card": CARD_NAMES[card]}
    theirs: dict[str, object] = {"other": 1 - seat, "card": CARD_NAMES[card]}
    return [
        *found,
        Fact("given-up", {**mine, "more": most_added(known, fiefs, seat, card)}, "BK-7.3"),
        Fact("denied", {**theirs, "more": most_added(known, fiefs, 1 - seat, card)}, "BK-7.3"),
    ]


def left_behind(known: Table, square: i64) -> list[Fact]:
    """Return what becomes of a square whose card is gone."""
    facts: dict[str, object] = {"square": SQUARE_NAMES[square]}
    camp = camp_on(known, square)
    if camp:
        safe: dict[str, object] = {"other": known.owner[square], "card": camp, **facts}
        return [Fact("camp-safe", safe, "BK-6.4")]
    if virgin(known, square):
        return [Fact("camps-only", facts, "BK-10.1")]
    if known.owner[square] == NOBODY:
        return [Fact("nobodys", facts, "BK-2.4")]
    return []
