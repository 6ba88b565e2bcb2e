"""Cards in rows: hands, decks and piles, put in, taken out and told apart."""

from librt.vecs import append, pop, remove, vec
from mypy_extensions import i64

from ludotheque.core.ints import Ints

__all__ = [
    "copies",
    "different",
    "different_but",
    "joined",
    "taken_out",
    "with_card",
    "without",
]


def with_card(row: Ints, card: i64) -> Ints:
    """Return the sorted *row* with *card* put in its place."""
    row = append(row, card)
    place: i64 = len(row) - 1
    while place > 0 and row[place - 1] > card:
        row[place] = row[place - 1]
        place -= 1
    row[place] = card
    return row


def without(row: Ints, card: i64) -> Ints:
    """Return a row of its own that lacks one *card*."""
    return remove(row[:], card)


def taken_out(row: Ints, card: i64) -> Ints:
    """Return the sorted *row* itself, short of one *card*, which is in it."""
    # By halves, since this is the deck: every deal takes a card out of up to 182.
    low: i64 = 0
    high: i64 = len(row) - 1
    while low < high:
        middle = (low + high) // 2
        if row[middle] < card:
            low = middle + 1
        else:
            high = middle
    row, _ = pop(row, low)
    return row


def different(row: Ints, first: i64) -> Ints:
    """Return each different card of the sorted *row* once, as actions counted from *first*."""
    found = vec[i64](capacity=len(row))
    last: i64 = -1
    for card in row:
        if card != last:
            found = append(found, first + card)
            last = card
    return found


def different_but(row: Ints, chosen: i64, first: i64) -> Ints:
    """Return the same where one card, *chosen*, is already gone."""
    found = vec[i64](capacity=len(row))
    last: i64 = -1
    gone = False
    for card in row:
        if card == chosen and not gone:
            gone = True
        elif card != last:
            found = append(found, first + card)
            last = card
    return found


def copies(row: Ints) -> Ints:
    """Return how many of each different card the sorted *row* holds."""
    counts = vec[i64]()
    last: i64 = -1
    for card in row:
        if card == last:
            counts[len(counts) - 1] += 1
        else:
            counts = append(counts, 1)
            last = card
    return counts


def joined(row: Ints, more: Ints) -> Ints:
    """Return *row* with all of *more* after it."""
    for card in more:
        row = append(row, card)
    return row
