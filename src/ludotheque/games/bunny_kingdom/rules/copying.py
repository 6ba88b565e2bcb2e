"""Copies: what the Liberal and the Socialist become (BK-14.20, BK-14.21, BK-14.22)."""

from typing import ClassVar

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.decision import Decision
from ludotheque.core.errors import Refusal
from ludotheque.core.ints import Ints
from ludotheque.games.bunny_kingdom.box.actions import COPY, DRAW
from ludotheque.games.bunny_kingdom.box.cards import with_card
from ludotheque.games.bunny_kingdom.box.components import (
    CARD_NAMES,
    LIBERAL,
    PARCHMENT,
    SOCIALIST,
)
from ludotheque.games.bunny_kingdom.box.parchments import RIGHT
from ludotheque.games.bunny_kingdom.rules.scoring import count_parchments
from ludotheque.games.bunny_kingdom.table import COPIED_NOTHING, NOT_YET_COPIED, Table

__all__ = ["CopyParchment", "copy_or_finish"]


def copy_or_finish(s: Table) -> None:
    """Ask for the next copy, in seat order, the Liberal first; then count (BK-14.22)."""
    for seat in range(s.seats):
        for card in (LIBERAL, SOCIALIST):
            if s.copied[card - LIBERAL] == NOT_YET_COPIED and card in s.parchments[seat]:
                ask_copy(s, seat, card)
                return
    count_parchments(s)
    s.end()


def ask_copy(s: Table, seat: i64, card: i64) -> None:
    """Ask what *card* copies, unless there is nothing to copy (BK-14.21)."""
    if len(targets(s, seat, card)) > 0:
        s.ask(CopyParchment(seat, card))
        return
    s.copied[card - LIBERAL] = COPIED_NOTHING
    if s.telling():
        s.tell("copied-nothing", {"seat": seat, "card": CARD_NAMES[card]})


def neighbour(s: Table, seat: i64, card: i64) -> i64:
    """Return whose parchments *card* copies: the right neighbour's, or the left one's (BK-1.3)."""
    step = -1 if s.box.what[card - PARCHMENT] == RIGHT else 1
    return (seat + s.seats + step) % s.seats


def targets(s: Table, seat: i64, card: i64) -> Ints:
    """Return all that *card* can end up as, sorted: directly, or through the other copying card."""
    # The other copying card, once copied, works for its new holder: it looks to that side.
    other = LIBERAL + SOCIALIST - card
    beside = neighbour(s, seat, card)
    found = plain(s, beside, vec[i64]())
    beyond = neighbour(s, seat, other)
    if other in s.parchments[beside] and beyond != beside:
        found = plain(s, beyond, found)
    return found


def plain(s: Table, seat: i64, found: Ints) -> Ints:
    """Return *found* and the parchments of *seat* that do not copy."""
    for card in s.parchments[seat]:
        if card not in (LIBERAL, SOCIALIST):
            found = with_card(found, card)
    return found


class CopyParchment(Decision[Table]):
    """Choose the parchment that the Liberal or the Socialist becomes."""

    __slots__ = ("card",)
    rule: ClassVar[str] = "BK-14.20"
    first: ClassVar[int] = COPY
    last: ClassVar[int] = DRAW - 1
    fields: ClassVar[tuple[str, ...]] = ("seat", "card")

    def __init__(self, seat: i64, card: i64) -> None:
        super().__init__(seat)
        self.card: i64 = card

    def options(self, s: Table) -> Ints:
        found = vec[i64]()
        for card in targets(s, self.seat, self.card):
            found = append(found, COPY + card - PARCHMENT)
        return found

    def resolve(self, s: Table, action: i64) -> None:
        target = action - COPY + PARCHMENT
        s.copied[self.card - LIBERAL] = target
        if s.telling():
            card, became = CARD_NAMES[self.card], CARD_NAMES[target]
            s.tell("copied", {"seat": self.seat, "card": card, "target": became})

    def why_not(self, s: Table, action: i64) -> Refusal:
        target = action - COPY + PARCHMENT
        rule = "BK-14.21" if target in (LIBERAL, SOCIALIST) else self.rule
        facts: dict[str, object] = {
            "card": CARD_NAMES[self.card],
            "target": CARD_NAMES[target],
        }
        return Refusal("not-within-reach", rule, facts)

    def shown(self, s: Table, viewer: i64) -> dict[str, object]:
        return {"card": CARD_NAMES[self.card]}
