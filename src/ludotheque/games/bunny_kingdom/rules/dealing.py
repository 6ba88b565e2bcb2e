"""Dealing: cards leave the deck by chance, one by one (BK-4.2, BK-4.3, BK-7.2)."""

from typing import ClassVar

from mypy_extensions import i64

from ludotheque.core.decision import Chance
from ludotheque.core.ints import Ints
from ludotheque.games.bunny_kingdom.box.actions import DRAW, LAST
from ludotheque.games.bunny_kingdom.box.cards import copies, different, taken_out, with_card
from ludotheque.games.bunny_kingdom.box.components import CARD_NAMES
from ludotheque.games.bunny_kingdom.rules.hands import hand_size
from ludotheque.games.bunny_kingdom.table import Table

__all__ = ["Deal", "FromDeck"]


class FromDeck(Chance[Table]):
    """A card that a seat gets from the deck, each card left there as likely."""

    __slots__ = ("to",)
    first: ClassVar[int] = DRAW
    last: ClassVar[int] = LAST
    fields: ClassVar[tuple[str, ...]] = ("to",)

    def __init__(self, to: i64) -> None:
        super().__init__()
        self.to: i64 = to

    def options(self, s: Table) -> Ints:
        return different(s.deck, DRAW)

    def weights(self, s: Table) -> Ints:
        return copies(s.deck)

    def draw(self, s: Table) -> i64:
        # As likely as by options and weights, without building either.
        return DRAW + s.deck[s.rng.below(len(s.deck))]

    def shown(self, s: Table, viewer: i64) -> dict[str, object]:
        return {"seat": self.to}


class Deal(FromDeck):
    """One card for the hand of a seat: dealt, or from its reserve (BK-4.2, BK-7.2)."""

    __slots__ = ()
    rule: ClassVar[str] = "BK-4.2"

    def resolve(self, s: Table, action: i64) -> None:
        card = action - DRAW
        s.deck = taken_out(s.deck, card)
        hand = with_card(s.hands[self.to], card)
        s.hands[self.to] = hand
        # The hands of a first pick are all new; later the added card is one that nobody else
        # has seen, and what the other player learns of this turn depends on it.
        if s.seats == 2 and s.pick > 0:
            s.drawn[self.to] = card
        if s.telling():
            s.tell_some("dealt", 1 << self.to, {"seat": self.to, "card": CARD_NAMES[card]})
        if len(hand) < hand_size(s.seats, s.pick):
            s.ask(self)
        elif self.to + 1 < s.seats:
            s.ask(Deal(self.to + 1))
