"""The end: parchments are shown, copies chosen, and everything is counted (BK-12, BK-14)."""

from typing import ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.decision import Decision
from ludotheque.core.errors import Refusal
from ludotheque.core.ints import Ints
from ludotheque.games.bunny_kingdom import scoring
from ludotheque.games.bunny_kingdom.actions import COPY, DRAW
from ludotheque.games.bunny_kingdom.components import CARD_NAMES, PARCHMENT
from ludotheque.games.bunny_kingdom.rows import with_card
from ludotheque.games.bunny_kingdom.scoring import LIBERAL, SOCIALIST
from ludotheque.games.bunny_kingdom.state import Bunny

__all__ = ["CopyParchment", "copy_or_finish", "reveal", "targets"]

NOT_ASKED: Final = -1
NOTHING: Final = -2


def reveal(s: Bunny) -> None:
    """Show all parchments (BK-12.1)."""
    if s.telling():
        for seat in range(s.seats):
            cards = [CARD_NAMES[card] for card in s.parchments[seat]]
            if cards:
                s.tell("revealed", {"seat": seat, "cards": cards})


def copy_or_finish(s: Bunny) -> None:
    """Ask for the next copy, in seat order, the Liberal first; then count (BK-14.22)."""
    for seat in range(s.seats):
        for card in (LIBERAL, SOCIALIST):
            if s.copied[card - LIBERAL] == NOT_ASKED and card in s.parchments[seat]:
                ask_copy(s, seat, card)
                return
    scoring.count(s)
    s.end()


def ask_copy(s: Bunny, seat: i64, card: i64) -> None:
    """Ask what *card* copies, unless there is nothing to copy (BK-14.21)."""
    if len(targets(s, seat, card)) > 0:
        s.ask(CopyParchment(seat, card))
        return
    s.copied[card - LIBERAL] = NOTHING
    if s.telling():
        s.tell("copied-nothing", {"seat": seat, "card": CARD_NAMES[card]})


def neighbour(s: Bunny, seat: i64, card: i64) -> i64:
    """Return whose parchments *card* copies: the right neighbour's, or the left one's."""
    step = -1 if s.box.what[card - PARCHMENT] == scoring.RIGHT else 1
    return (seat + s.seats + step) % s.seats


def targets(s: Bunny, seat: i64, card: i64) -> Ints:
    """Return all that *card* can end up as, sorted: directly, or through the other copying card."""
    other = LIBERAL + SOCIALIST - card
    beside = neighbour(s, seat, card)
    found = plain(s, beside, vec[i64]())
    beyond = neighbour(s, seat, other)
    if other in s.parchments[beside] and beyond != beside:
        found = plain(s, beyond, found)
    return found


def plain(s: Bunny, seat: i64, found: Ints) -> Ints:
    """Return *found* and the parchments of *seat* that do not copy."""
    for card in s.parchments[seat]:
        if card not in (LIBERAL, SOCIALIST):
            found = with_card(found, card)
    return found


class CopyParchment(Decision[Bunny]):
    """Choose the parchment that the Liberal or the Socialist becomes."""

    __slots__ = ("card",)
    rule: ClassVar[str] = "BK-14.20"
    first: ClassVar[int] = COPY
    last: ClassVar[int] = DRAW - 1
    fields: ClassVar[tuple[str, ...]] = ("seat", "card")

    def __init__(self, seat: i64, card: i64) -> None:
        super().__init__(seat)
        self.card: i64 = card

    def options(self, s: Bunny) -> Ints:
        found = vec[i64]()
        for card in targets(s, self.seat, self.card):
            found = append(found, COPY + card - PARCHMENT)
        return found

    def resolve(self, s: Bunny, action: i64) -> None:
        target = action - COPY + PARCHMENT
        s.copied[self.card - LIBERAL] = target
        if s.telling():
            card, became = CARD_NAMES[self.card], CARD_NAMES[target]
            s.tell("copied", {"seat": self.seat, "card": card, "target": became})

    def why_not(self, s: Bunny, action: i64) -> Refusal:
        target = action - COPY + PARCHMENT
        rule = "BK-14.21" if target in (LIBERAL, SOCIALIST) else self.rule
        facts: dict[str, object] = {
            "card": CARD_NAMES[self.card],
            "target": CARD_NAMES[target],
        }
        return Refusal("not-within-reach", rule, facts)

    def shown(self, s: Bunny, viewer: i64) -> dict[str, object]:
        return {"card": CARD_NAMES[self.card]}
