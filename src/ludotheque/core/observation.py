"""Observations: what a seat may know as a row of numbers, for whoever learns from play."""

from typing import Final, TypeAlias

from librt.vecs import append, vec
from mypy_extensions import i16, i64

from ludotheque.core.ints import Ints

__all__ = ["Cells", "Feature", "Layout", "Sheet", "blank", "cells_listed", "head_of", "joined"]

# A string, because the compiled module would otherwise build the type when it is loaded.
Cells: TypeAlias = "vec[i16]"

# Changes with what every observation begins with.
HEAD_VERSION: Final = 1


class Feature:
    """A part of an observation: its *name*, its *shape*, the *low*est and *high*est number there.

    *meaning* says it in a sentence, for the page that people read.
    """

    __slots__ = ("high", "low", "meaning", "name", "shape", "size")

    def __init__(
        self, name: str, shape: tuple[int, ...], low: int, high: int, meaning: str
    ) -> None:
        self.name = name
        self.shape = shape
        self.low = low
        self.high = high
        self.meaning = meaning
        size = 1
        for length in shape:
            size *= length
        self.size = size


class Layout:
    """Which *features* stand in an observation, in order; the *version* changes when they do."""

    __slots__ = ("features", "size", "starts", "version")

    def __init__(self, version: int, features: list[Feature]) -> None:
        self.version = version
        self.features = features
        self.starts: dict[str, int] = {}
        size = 0
        for feature in features:
            assert feature.name not in self.starts, f"two features are called {feature.name}"
            self.starts[feature.name] = size
            size += feature.size
        self.size = size


def head_of(most_seats: int, kinds: int) -> Layout:
    """Return what every observation begins with, whatever the game."""
    by_seat = (most_seats,)
    return Layout(
        HEAD_VERSION,
        [
            Feature("seats", (1,), 1, most_seats, "How many play."),
            Feature("seat", by_seat, 0, 1, "Which of them observes, counted from the first seat."),
            Feature("asked", by_seat, 0, 1, "Who is waited for."),
            Feature("question", (kinds,), 0, 1, "Which question that is: the seat's own, if any."),
            Feature("over", (1,), 0, 1, "Whether the game is over."),
        ],
    )


def joined(head: Layout, own: Layout) -> Layout:
    """Return both, one after the other; a change of either changes the version."""
    return Layout(head.version * 1000 + own.version, head.features + own.features)


def blank(size: i64) -> Cells:
    """Return a row of *size* cells."""
    row = vec[i16](capacity=size)
    for _ in range(size):
        row = append(row, 0)
    return row


def cells_listed(cells: Cells) -> list[int]:
    """Return *cells* as an ordinary list."""
    return [int(cell) for cell in cells]


class Sheet:
    """An observation being written, from one cell to the next.

    What is skipped stays 0.  What goes by seats begins with the one who observes and goes on
    clockwise; where fewer play than could, the last places stay empty.
    """

    __slots__ = ("at", "cells", "first", "most", "seats")

    def __init__(self, cells: Cells, seats: i64, most: i64) -> None:
        self.cells = cells
        self.seats: i64 = seats
        self.most: i64 = most
        self.at: i64 = 0
        self.first: i64 = 0

    def begin(self, at: i64, viewer: i64) -> None:
        """Begin at the cell *at*, where all is 0 yet, to write what *viewer* observes."""
        self.at = at
        # Whoever only looks on sees the table from the first seat.
        self.first = max(0, viewer)

    def put(self, value: i64) -> None:
        """Write one number."""
        self.cells[self.at] = i16(value)
        self.at += 1

    def flag(self, value: bool) -> None:
        """Write 1 for yes, 0 for no."""
        if value:
            self.cells[self.at] = 1
        self.at += 1

    def skip(self, count: i64) -> None:
        """Leave *count* cells as they are: 0."""
        self.at += count

    def mark(self, index: i64, count: i64) -> None:
        """Write a 1 at *index* of the next *count* cells, nowhere if it is negative."""
        if index >= 0:
            self.cells[self.at + index] = 1
        self.at += count

    def add(self, index: i64, amount: i64) -> None:
        """Add *amount* at *index* from here on, and stay."""
        self.cells[self.at + index] += i16(amount)

    def bits(self, value: i64, count: i64) -> None:
        """Write a 1 for each of *count* bits that is set in *value*."""
        cells = self.cells
        at = self.at
        while value > 0:
            if value & 1:
                cells[at] = 1
            at += 1
            value >>= 1
        self.at += count

    def row(self, values: Ints, start: i64, count: i64) -> None:
        """Write *count* numbers of a row from *start* on."""
        cells = self.cells
        at = self.at
        place: i64 = 0
        while place < count:
            cells[at + place] = i16(values[start + place])
            place += 1
        self.at = at + count

    def place_of(self, seat: i64) -> i64:
        """Return how far *seat* sits from the one who observes; -1 for nobody."""
        if seat < 0:
            return -1
        place = seat - self.first
        return place if place >= 0 else place + self.seats

    def seat_at(self, place: i64) -> i64:
        """Return the seat that sits so far from the one who observes."""
        seat = self.first + place
        return seat if seat < self.seats else seat - self.seats

    def mark_seat(self, seat: i64) -> None:
        """Write a 1 for *seat*, nowhere for nobody."""
        self.mark(self.place_of(seat), self.most)

    def by_seat(self, values: Ints, width: i64) -> None:
        """Write a row that has *width* numbers for each seat."""
        place: i64 = 0
        while place < self.seats:
            self.row(values, self.seat_at(place) * width, width)
            place += 1
        self.skip((self.most - self.seats) * width)
