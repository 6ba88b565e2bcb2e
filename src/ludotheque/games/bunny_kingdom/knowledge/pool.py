"""The cards that a seat has not seen, to be dealt again (BK-8.6)."""

from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from ludotheque.core.ints import Ints, zeros
from ludotheque.core.rng import Rng
from ludotheque.games.bunny_kingdom.box.components import CARDS, PARCHMENT

__all__ = ["Pool", "in_order", "with_last_at"]

NO_CARDS: Final = zeros(CARDS)


class Pool:
    """Unseen cards, those that may lie face down before a player apart."""

    __slots__ = ("others", "parchments")

    def __init__(self) -> None:
        self.parchments: Ints = vec[i64]()
        self.others: Ints = vec[i64](capacity=160)

    def size(self) -> i64:
        """Return how many cards there are."""
        return len(self.parchments) + len(self.others)

    def add(self, card: i64) -> None:
        """Add *card*."""
        if card >= PARCHMENT:
            self.parchments = append(self.parchments, card)
        else:
            self.others = append(self.others, card)

    def add_all(self, cards: Ints) -> None:
        """Add all of *cards*."""
        for card in cards:
            self.add(card)

    def sort(self) -> None:
        """Forget where the cards came from: what is dealt must not depend on what was hidden."""
        self.parchments = in_order(self.parchments)
        self.others = in_order(self.others)

    def take_parchment(self, rng: Rng) -> i64:
        """Take any parchment, each as likely."""
        index = rng.below(len(self.parchments))
        card = self.parchments[index]
        self.parchments = with_last_at(self.parchments, index)
        return card

    def take(self, rng: Rng) -> i64:
        """Take any card, each as likely."""
        index = rng.below(self.size())
        if index < len(self.parchments):
            card = self.parchments[index]
            self.parchments = with_last_at(self.parchments, index)
        else:
            index -= len(self.parchments)
            card = self.others[index]
            self.others = with_last_at(self.others, index)
        return card

    def take_hand(self, size: i64, rng: Rng) -> Ints:
        """Take *size* cards as a sorted hand."""
        hand = vec[i64](capacity=size)
        while len(hand) < size:
            hand = append(hand, self.take(rng))
        return in_order(hand)

    def rest(self) -> Ints:
        """Return all that is left, sorted: the deck."""
        for card in self.parchments:
            self.others = append(self.others, card)
        return in_order(self.others)


def with_last_at(row: Ints, index: i64) -> Ints:
    """Return *row* one shorter, its last card moved to *index*."""
    row, last = pop(row)
    if index < len(row):
        row[index] = last
    return row


def in_order(cards: Ints) -> Ints:
    """Return *cards* sorted."""
    counts = NO_CARDS[:]
    for card in cards:
        counts[card] += 1
    row = cards[:]
    place: i64 = 0
    for face in range(CARDS):
        count = counts[face]
        while count > 0:
            row[place] = face
            place += 1
            count -= 1
    return row
