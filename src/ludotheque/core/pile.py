"""Piles: layers of cards whose order inside a layer does not exist until one is drawn."""

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.ints import Ints, changed

__all__ = ["Pile", "piles_copied"]


class Pile:
    """Cards from the bottom to the top, cut into layers: between layers the order is known.

    *cards* are kept sorted inside each layer, so that two piles that nobody could tell apart
    are equal; *layers* are the sizes of the layers, the bottom one first.
    """

    __slots__ = ("cards", "layers")

    def __init__(self, cards: Ints, layers: Ints) -> None:
        self.cards = cards
        self.layers = layers

    @staticmethod
    def shuffled(cards: Ints) -> "Pile":
        """Return *cards* as one layer."""
        pile = Pile(in_order(cards), vec[i64]())
        if len(cards) > 0:
            pile.layers = append(pile.layers, len(cards))
        return pile

    def copy(self) -> "Pile":
        """Return a pile of its own with the same cards."""
        # Both share their rows: whoever changes a pile lays down new ones.
        return Pile(self.cards, self.layers)

    def __len__(self) -> int:
        return len(self.cards)

    def top_size(self) -> i64:
        """Return how many cards may lie on top: the size of the highest layer."""
        return self.layers[len(self.layers) - 1] if len(self.layers) > 0 else 0

    def top(self) -> Ints:
        """Return the different cards that may lie on top, sorted."""
        found = vec[i64]()
        index: i64 = len(self.cards) - self.top_size()
        while index < len(self.cards):
            card = self.cards[index]
            if len(found) == 0 or found[len(found) - 1] != card:
                found = append(found, card)
            index += 1
        return found

    def weights(self) -> Ints:
        """Return how many of each of `top()` the highest layer holds."""
        counts = vec[i64]()
        last: i64 = -1
        index: i64 = len(self.cards) - self.top_size()
        while index < len(self.cards):
            if len(counts) > 0 and self.cards[index] == last:
                counts[len(counts) - 1] += 1
            else:
                last = self.cards[index]
                counts = append(counts, 1)
            index += 1
        return counts

    def take(self, card: i64) -> None:
        """Take *card* off the top, out of the highest layer."""
        start: i64 = len(self.cards) - self.top_size()
        kept = vec[i64](capacity=len(self.cards))
        taken = False
        index: i64 = 0
        for held in self.cards:
            if index >= start and held == card and not taken:
                taken = True
            else:
                kept = append(kept, held)
            index += 1
        assert taken, "the card is not in the highest layer"
        self.cards = kept
        self.shrink_top()

    def shrink_top(self) -> None:
        """Make the highest layer one card smaller."""
        high: i64 = len(self.layers) - 1
        if self.layers[high] == 1:
            self.layers = self.layers[:high]
        else:
            self.layers = changed(self.layers, high, self.layers[high] - 1)

    def put_under(self, cards: Ints) -> None:
        """Lay *cards*, shuffled among themselves, under the pile."""
        if len(cards) == 0:
            return
        below = in_order(cards)
        for card in self.cards:
            below = append(below, card)
        self.cards = below
        sizes = vec[i64]()
        sizes = append(sizes, len(cards))
        for size in self.layers:
            sizes = append(sizes, size)
        self.layers = sizes

    def put_on_top(self, cards: Ints) -> None:
        """Lay *cards*, shuffled among themselves, on the pile."""
        if len(cards) == 0:
            return
        higher = self.cards[:]
        for card in in_order(cards):
            higher = append(higher, card)
        self.cards = higher
        self.layers = append(self.layers[:], len(cards))

    def shuffle(self) -> None:
        """Forget every order: one layer."""
        mixed = Pile.shuffled(self.cards)
        self.cards = mixed.cards
        self.layers = mixed.layers


def piles_copied(piles: list[Pile]) -> list[Pile]:
    """Return piles of their own with the same cards."""
    return [pile.copy() for pile in piles]


def in_order(cards: Ints) -> Ints:
    """Return *cards* sorted, as a row of its own."""
    # By insertion: rows are short, and most of them are nearly sorted already.
    row = cards[:]
    for index in range(1, len(row)):
        card = row[index]
        place: i64 = index
        while place > 0 and row[place - 1] > card:
            row[place] = row[place - 1]
            place -= 1
        row[place] = card
    return row
