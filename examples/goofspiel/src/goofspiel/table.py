"""The table: every field, with its comment; how it is laid out; the count of everything."""

from typing import ClassVar

from ludotheque.core import Ints, PlainState, filled, zeros


class Table(PlainState):
    """The data of one game.  A set of cards is a row of bits: bit 0 is card 1."""

    fields: ClassVar[tuple[str, ...]] = ("hands", "deck", "prizes", "lost", "won")

    # By seat, the bids still in hand.
    hands: Ints
    # The prizes that were not turned yet.  They have no order before chance turns one, so nobody
    # can peek at it.
    deck: int
    # The prizes that are bid for now: one, and with it those that were carried on.
    prizes: int
    # The prizes that nobody will get.
    lost: int
    # By seat, the prizes that were won.
    won: Ints

    def cards(self) -> int:
        """Return how many cards each suit has."""
        return int(str(self.edition.options["cards"]))

    def ties(self) -> str:
        """Return what becomes of a prize for which the highest bids are equal."""
        return str(self.edition.options["ties"])


def bits(cards: int) -> list[int]:
    """Return the cards of a set, counted from 1."""
    return [card + 1 for card in range(int(cards).bit_length()) if int(cards) >> card & 1]


def lay_out(s: Table) -> None:
    """Set every field of a new table (GO-2.1)."""
    suit = (1 << s.cards()) - 1
    s.hands = filled(s.seats, suit)
    s.deck = suit
    s.prizes = 0
    s.lost = 0
    s.won = zeros(s.seats)


def census(s: Table) -> dict[str, int]:
    """Count the prizes, wherever they lie; the same in every state (GO-1.1)."""
    places = [s.deck, s.prizes, s.lost, *s.won]
    return {"prizes": sum(len(bits(cards)) for cards in places)}
