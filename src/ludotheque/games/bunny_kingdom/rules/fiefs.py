"""Fiefs: connected squares of one player, their strength and their wealth (BK-11)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.ints import Ints, ints
from ludotheque.games.bunny_kingdom.box.components import (
    CONSTRUCTIONS,
    LUXURIES,
    RESOURCE_NAMES,
    SQUARES,
)
from ludotheque.games.bunny_kingdom.table import (
    BUILT_CAMP,
    BUILT_TOWER,
    CHOSEN_POST,
    HIGHEST_CITY,
    NOBODY,
    Table,
)

__all__ = ["WEALTH", "YIELDS", "Fiefs", "fiefs_of", "find_fiefs", "own_fiefs"]


def construction_yields() -> Ints:
    """Return by what is built the bit of the resource that it produces, posts as chosen."""
    bits = [0]
    for card in CONSTRUCTIONS:
        resource = card.get("resource")
        bits.append(1 << RESOURCE_NAMES.index(resource) if resource else 0)
    return ints([*bits[:BUILT_TOWER], *[0] * (CHOSEN_POST - BUILT_TOWER), 1, 2, 4])


def wealth() -> Ints:
    """Return how many different resources each set of bits stands for."""
    return ints([bits.bit_count() for bits in range((LUXURIES | 7) + 1)])


YIELDS: Final = construction_yields()
NO_FIEFS: Final = ints([-1] * SQUARES)
WEALTH: Final = wealth()


class Fiefs:
    """All fiefs of the board, or those of a seat.

    *of* gives each square's (-1: none); *squares* are all that belong to one, fief after fief; the
    rest goes by fief.
    """

    __slots__ = ("cities", "first", "of", "owner", "resources", "size", "squares", "strength")

    def __init__(self) -> None:
        self.of: Ints = NO_FIEFS[:]
        self.squares: Ints = vec[i64](capacity=SQUARES)
        self.owner: Ints = vec[i64](capacity=16)
        self.first: Ints = vec[i64](capacity=16)
        self.size: Ints = vec[i64](capacity=16)
        self.cities: Ints = vec[i64](capacity=16)
        self.strength: Ints = vec[i64](capacity=16)
        self.resources: Ints = vec[i64](capacity=16)

    def count(self) -> i64:
        """Return how many fiefs there are on the board."""
        return len(self.owner)

    def carrots(self, fief: i64) -> i64:
        """Return what *fief* brings at a harvest: strength times wealth (BK-11.4)."""
        return self.strength[fief] * WEALTH[self.resources[fief]]

    def harvest_of(self, seat: i64) -> i64:
        """Return what all fiefs of *seat* bring at a harvest."""
        total: i64 = 0
        for fief in range(self.count()):
            if self.owner[fief] == seat:
                total += self.carrots(fief)
        return total

    def add(self, s: Table, square: i64) -> None:
        """Add the fief that *square*, the first of its squares, belongs to (BK-9.9, BK-11)."""
        place: i64 = len(self.squares)
        squares = spread(s, self.of, append(self.squares, square), self.count())
        self.squares = squares
        self.owner = append(self.owner, s.owner[square])
        self.first = append(self.first, square)
        self.size = append(self.size, len(squares) - place)
        built = s.built
        yields = s.box.yields
        cities: i64 = 0
        strength: i64 = 0
        resources: i64 = 0
        while place < len(squares):
            at = squares[place]
            place += 1
            # The same resource twice counts once (BK-11.3), and what is built leaves a square its
            # own (BK-9.8).
            resources |= yields[at] | YIELDS[built[at]]
            # What is built is a city's strength, its towers (BK-2.6, BK-11.2).
            if 1 <= built[at] <= HIGHEST_CITY:
                cities += 1
                strength += built[at]
        self.cities = append(self.cities, cities)
        self.strength = append(self.strength, strength)
        self.resources = append(self.resources, resources)


def find_fiefs(s: Table) -> Fiefs:
    """Return the fiefs as they are now."""
    fiefs = Fiefs()
    owner = s.owner
    square: i64 = 0
    while square < SQUARES:
        if owner[square] != NOBODY and fiefs.of[square] < 0:
            fiefs.add(s, square)
        square += 1
    return fiefs


def own_fiefs(s: Table, seat: i64) -> Fiefs:
    """Return the fiefs of *seat* alone, in the same order."""
    fiefs = Fiefs()
    owner = s.owner
    square: i64 = 0
    while square < SQUARES:
        if owner[square] == seat and fiefs.of[square] < 0:
            fiefs.add(s, square)
        square += 1
    return fiefs


def fiefs_of(s: Table, seat: i64) -> Ints:
    """Return the fief of every square of *seat*, -1 for all others."""
    owner = s.owner
    of = NO_FIEFS[:]
    squares = vec[i64](capacity=SQUARES)
    square: i64 = 0
    while square < SQUARES:
        if owner[square] == seat and of[square] < 0:
            squares = spread(s, of, append(squares, square), square)
        square += 1
    return of


def spread(s: Table, of: Ints, squares: Ints, fief: i64) -> Ints:
    """Number the fief of the last of *squares*; return them with its others (BK-11.1)."""
    # The row is a list of what is found and a queue of what is still to be looked at, in one.
    neighbours = s.box.neighbours
    owner = s.owner
    done: i64 = len(squares) - 1
    holder = owner[squares[done]]
    of[squares[done]] = fief
    while done < len(squares):
        square = squares[done]
        done += 1
        entry: i64 = square * 4
        while entry < square * 4 + 4:
            other = neighbours[entry]
            entry += 1
            if other >= 0 and owner[other] == holder and of[other] < 0:
                of[other] = fief
                squares = append(squares, other)
        # Sky towers join squares as if they lay side by side (BK-9.11).  Both ends have one
        # owner for good: only the square of a camp can change hands.
        if BUILT_TOWER <= s.built[square] < BUILT_CAMP:
            end = other_end(s, square)
            if of[end] < 0:
                of[end] = fief
                squares = append(squares, end)
    return squares


def other_end(s: Table, square: i64) -> i64:
    """Return where the second sky tower of the pair on *square* stands (BK-9.11)."""
    end: i64 = 0
    while s.built[end] != s.built[square] or end == square:
        end += 1
    return end
