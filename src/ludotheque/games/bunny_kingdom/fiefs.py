"""Fiefs: connected squares of one player, their strength and their wealth (BK-11)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.ints import Ints, ints
from ludotheque.games.bunny_kingdom.components import (
    CONSTRUCTIONS,
    LUXURIES,
    RESOURCE_NAMES,
    SQUARES,
)
from ludotheque.games.bunny_kingdom.state import (
    BUILT_CAMP,
    BUILT_TOWER,
    CHOSEN_POST,
    NOBODY,
    Bunny,
)

__all__ = ["WEALTH", "YIELDS", "Fiefs", "find", "strength_of"]


def construction_yields() -> Ints:
    """Return the bit of the resource that each thing built produces, posts as chosen."""
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
NO_LINKS: Final = ints([0] * (BUILT_CAMP - BUILT_TOWER))
WEALTH: Final = wealth()


class Fiefs:
    """All fiefs of the board: *of* gives each square's (-1: nobody's), the rest goes by fief."""

    __slots__ = ("cities", "first", "of", "owner", "resources", "size", "strength")

    def __init__(self) -> None:
        self.of: Ints = NO_FIEFS[:]
        self.owner: Ints = vec[i64](capacity=40)
        self.first: Ints = vec[i64](capacity=40)
        self.size: Ints = vec[i64](capacity=40)
        self.cities: Ints = vec[i64](capacity=40)
        self.strength: Ints = vec[i64](capacity=40)
        self.resources: Ints = vec[i64](capacity=40)

    def count(self) -> i64:
        """Return how many fiefs there are on the board."""
        return len(self.owner)

    def carrots(self, fief: i64) -> i64:
        """Return what *fief* brings at a harvest: strength times wealth (BK-11.4)."""
        return self.strength[fief] * WEALTH[self.resources[fief]]

    def begin(self, owner: i64, first: i64) -> None:
        """Note a new fief whose first square is *first*."""
        self.owner = append(self.owner, owner)
        self.first = append(self.first, first)
        self.size = append(self.size, 0)
        self.cities = append(self.cities, 0)
        self.strength = append(self.strength, 0)
        self.resources = append(self.resources, 0)

    def add(self, s: Bunny, square: i64) -> None:
        """Count *square* for the newest fief."""
        fief: i64 = len(self.owner) - 1
        built = s.built[square]
        self.size[fief] += 1
        self.resources[fief] |= s.box.yields[square] | YIELDS[built]
        if 1 <= built <= 3:
            self.cities[fief] += 1
            self.strength[fief] += built


def strength_of(built: i64) -> i64:
    """Return the towers of what is *built* on a square (BK-2.6)."""
    return built if built <= 3 else 0


def find(s: Bunny) -> Fiefs:
    """Return the fiefs as they are now."""
    fiefs = Fiefs()
    links = tower_links(s)
    square: i64 = 0
    while square < SQUARES:
        if s.owner[square] != NOBODY and fiefs.of[square] < 0:
            fiefs.begin(s.owner[square], square)
            spread(s, fiefs, square, links)
        square += 1
    return fiefs


def spread(s: Bunny, fiefs: Fiefs, start: i64, links: Ints) -> None:
    """Flood the newest fief from *start* (BK-11.1, BK-9.11)."""
    fief = fiefs.count() - 1
    neighbours = s.box.neighbours
    owners = s.owner
    of = fiefs.of
    owner = owners[start]
    of[start] = fief
    edge = vec[i64](capacity=32)
    edge = append(edge, start)
    done: i64 = 0
    while done < len(edge):
        square = edge[done]
        done += 1
        fiefs.add(s, square)
        entry: i64 = square * 4
        while entry < square * 4 + 4:
            other = neighbours[entry]
            entry += 1
            if other >= 0 and owners[other] == owner and of[other] < 0:
                of[other] = fief
                edge = append(edge, other)
        if BUILT_TOWER <= s.built[square] < BUILT_CAMP:
            end = links[s.built[square] - BUILT_TOWER] - square
            if of[end] < 0:
                of[end] = fief
                edge = append(edge, end)


def tower_links(s: Bunny) -> Ints:
    """Return for each pair of sky towers the sum of its two squares: less one, the other."""
    sums = NO_LINKS[:]
    built = s.built
    square: i64 = 0
    while square < SQUARES:
        if BUILT_TOWER <= built[square] < BUILT_CAMP:
            sums[built[square] - BUILT_TOWER] += square
        square += 1
    return sums
