"""What playing a card would bring: a territory, a construction, provisions, a parchment (BK-6)."""

from mypy_extensions import i64

from ludotheque.core.facts import Fact
from ludotheque.games.bunny_kingdom.box.components import (
    CAMP,
    CARD_NAMES,
    PARCHMENT,
    PROVISIONS,
    SQUARE_NAMES,
    SQUARES,
)
from ludotheque.games.bunny_kingdom.consequences.fiefs import fief_facts
from ludotheque.games.bunny_kingdom.consequences.parchments import mission_facts
from ludotheque.games.bunny_kingdom.consequences.room import room_fact
from ludotheque.games.bunny_kingdom.consequences.trial import Trial
from ludotheque.games.bunny_kingdom.knowledge.worths import worth_of
from ludotheque.games.bunny_kingdom.rules.resolution import in_deck, keep, resolve_card
from ludotheque.games.bunny_kingdom.table import (
    BUILT_CAMP,
    CHOSEN_POST,
    FROM_PROVISIONS,
    Table,
)

__all__ = ["camp_on", "lay", "play_facts", "played"]


def lay(known: Table, seat: i64, card: i64) -> None:
    """Play *card* on a table that *seat* knows; what provisions draw nobody can know."""
    if card >= PARCHMENT:
        keep(known, seat, card, FROM_PROVISIONS)
    elif card != PROVISIONS:
        resolve_card(known, seat, card)


def played(known: Table, seat: i64, card: i64) -> Trial:
    """Return the trial in which *seat* plays *card*."""
    trial = Trial(known, seat)
    lay(trial.after, seat, card)
    trial.count()
    return trial


def play_facts(s: Table, trial: Trial, card: i64) -> list[Fact]:
    """Return what *card*, played in the trial, brings."""
    if card < SQUARES:
        own = [*camp_facts(trial, card), *fief_facts(trial, card)]
    elif card < PROVISIONS:
        own = [room_fact(trial.after, trial.now.fiefs, trial.seat, card)]
    elif card == PROVISIONS:
        own = [provisions_fact(s)]
    else:
        last: i64 = len(trial.after.parchments[trial.seat]) - 1
        own = worth_of(trial.after, trial.seat, last, trial.now)
    return [*own, *mission_facts(trial)]


def provisions_fact(s: Table) -> Fact:
    """Return how many cards provisions draw, and how many the deck still has (BK-6.7, BK-6.10)."""
    left = in_deck(s)
    return Fact("provisions", {"cards": min(left, 2), "left": left}, "BK-6.7")


def camp_on(known: Table, square: i64) -> str:
    """Return the camp that stands on *square*, or ''."""
    built = known.built[square]
    if BUILT_CAMP <= built < CHOSEN_POST:
        return CARD_NAMES[CAMP + built - BUILT_CAMP]
    return ""


def camp_facts(trial: Trial, square: i64) -> list[Fact]:
    """Return what becomes of a camp on *square* (BK-6.4, BK-6.5)."""
    camp = camp_on(trial.before, square)
    if not camp:
        return []
    facts: dict[str, object] = {"card": camp, "square": SQUARE_NAMES[square]}
    other = trial.before.owner[square]
    if other == trial.seat:
        return [Fact("lifts", facts, "BK-6.5")]
    lost = trial.was.fiefs.harvest_of(other) - trial.now.fiefs.harvest_of(other)
    return [Fact("evicts", {"other": other, **facts, "carrots": lost}, "BK-6.4")]
