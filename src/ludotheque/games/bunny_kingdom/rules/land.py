"""The land of each seat, counted once until it changes (BK-11, BK-12)."""

from typing import cast

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.ints import Ints
from ludotheque.games.bunny_kingdom.box.components import SQUARES
from ludotheque.games.bunny_kingdom.rules.fiefs import Fiefs, own_fiefs
from ludotheque.games.bunny_kingdom.rules.parchments import land_numbers
from ludotheque.games.bunny_kingdom.table import EMPTY, Land, Table

__all__ = ["Domain", "domain_of", "surveyed"]


class Domain:
    """The land of one seat: fiefs, *free* squares, and what parchments count of it.

    Never changed: copies of a table share it.
    """

    __slots__ = ("fiefs", "free", "numbers")

    def __init__(self, s: Table, seat: i64) -> None:
        self.fiefs: Fiefs = own_fiefs(s, seat)
        self.free: Ints = free_among(s, self.fiefs.squares)
        self.numbers: Ints = land_numbers(s, self.fiefs)


def free_among(s: Table, squares: Ints) -> Ints:
    """Return those of *squares* that hold no construction, in the same order (BK-9.4)."""
    built = s.built
    free = vec[i64](capacity=len(squares))
    for square in squares:
        if built[square] == EMPTY:
            free = append(free, square)
    return free


def domain_of(s: Table, land: Land, seat: i64) -> Domain:
    """Return the domain of *seat* in the *land* of *s*, as it was surveyed."""
    found = land.domains[seat]
    if found is None:
        found = Domain(s, seat)
        land.domains[seat] = found
    return cast("Domain", found)


def surveyed(s: Table) -> Land:
    """Return the land as it is now; what was counted before stays where nothing has changed."""
    if not s.surveys:
        s.surveys.append(Land(s.owner[:], s.built[:], [None] * s.seats))
        return s.surveys[0]
    last = s.surveys[0]
    if is_up_to_date(s, last):
        return last
    land = Land(s.owner[:], s.built[:], unchanged_domains(s, last))
    s.surveys[0] = land
    return land


def is_up_to_date(s: Table, land: Land) -> bool:
    """Say whether the *land* of *s* is as it was."""
    owner = s.owner
    built = s.built
    owner_then = land.owner
    built_then = land.built
    square: i64 = 0
    while square < SQUARES:
        if owner[square] != owner_then[square] or built[square] != built_then[square]:
            return False
        square += 1
    return True


def unchanged_domains(s: Table, land: Land) -> list[object]:
    """Return the domains of those who have neither won nor lost nor changed a square."""
    domains = land.domains[:]
    square: i64 = 0
    while square < SQUARES:
        owner = s.owner[square]
        before = land.owner[square]
        if owner != before or s.built[square] != land.built[square]:
            if owner >= 0:
                domains[owner] = None
            if before >= 0:
                domains[before] = None
        square += 1
    return domains
