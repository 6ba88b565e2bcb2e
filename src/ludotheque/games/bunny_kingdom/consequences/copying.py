"""What a copy would bring, exactly: all parchments lie open now (BK-14.20, BK-14.23)."""

from mypy_extensions import i64

from ludotheque.core.facts import Fact
from ludotheque.core.ints import Ints
from ludotheque.games.bunny_kingdom.box.actions import COPY
from ludotheque.games.bunny_kingdom.box.components import CARD_NAMES, LIBERAL, PARCHMENT
from ludotheque.games.bunny_kingdom.box.parchments import SECOND
from ludotheque.games.bunny_kingdom.knowledge.known import known_table
from ludotheque.games.bunny_kingdom.knowledge.worths import at_the_end
from ludotheque.games.bunny_kingdom.rules.copying import CopyParchment, copy_or_finish
from ludotheque.games.bunny_kingdom.rules.parchments import brings, counted, effective
from ludotheque.games.bunny_kingdom.rules.scoring import scores
from ludotheque.games.bunny_kingdom.table import COPIED_NOTHING, Table

__all__ = ["copying"]


def copying(s: Table, question: CopyParchment, action: i64) -> list[Fact]:
    """Return what the copy brings its holder, and the scores where no other copy is to come."""
    seat = question.seat
    target = action - COPY + PARCHMENT
    known = copied(s, question, target)
    place: i64 = 0
    while known.parchments[seat][place] != question.card:
        place += 1
    carrots = worth_row(known, seat)
    total = summed(carrots) - summed(worth_row(copied(s, question, COPIED_NOTHING), seat))
    facts: dict[str, object] = {"card": CARD_NAMES[target], "carrots": carrots[place]}
    copy = Fact("copy", {**facts, "total": total}, "BK-14.20")
    if known.over:
        return [copy, final(known, seat)]
    # Where another copy follows, an Opportunist still waits for it.
    late = [at_the_end(card) for card in effective(known, seat) if is_second(known, card)]
    return late if is_second(known, target) else [copy, *late]


def copied(s: Table, question: CopyParchment, target: i64) -> Table:
    """Return the open table with *target* copied, counted if no other copy is to be chosen."""
    known = known_table(s, question.seat)
    known.copied[question.card - LIBERAL] = target
    while not known.stack and not known.over:
        copy_or_finish(known)
    return known


def worth_row(known: Table, seat: i64) -> Ints:
    """Return what each parchment of *seat* brings; before the end without the Opportunist."""
    if known.over:
        return known.worth[seat]
    held = effective(known, seat)
    now = counted(known)
    row = held[:]
    for place in range(len(held)):
        row[place] = brings(known, seat, held[place], held, now)
    return row


def summed(row: Ints) -> i64:
    """Return all numbers of *row* together."""
    total: i64 = 0
    for number in row:
        total += number
    return total


def is_second(known: Table, card: i64) -> bool:
    """Say whether *card* looks at the scores of all (BK-14.23)."""
    return card >= 0 and known.box.way[card - PARCHMENT] == SECOND


def final(known: Table, seat: i64) -> Fact:
    """Return the carrots of *seat* at the end, and the most that another has (BK-12.2)."""
    points = scores(known)
    rival = max([points[other] for other in range(known.seats) if other != seat])
    return Fact("final", {"carrots": points[seat], "rival": rival}, "BK-12.2")
