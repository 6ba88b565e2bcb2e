"""Setting up: a City 1 on every printed city, one deck, nothing scored (BK-4)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.ints import Ints, filled, zeros
from ludotheque.games.bunny_kingdom.box.components import (
    CAMPS,
    SQUARES,
    TERRAIN_NAMES,
    WHOLE_DECK,
)
from ludotheque.games.bunny_kingdom.box.edition import Box
from ludotheque.games.bunny_kingdom.rules.hands import picks
from ludotheque.games.bunny_kingdom.table import (
    DRAFTING,
    EMPTY,
    NOBODY,
    NOT_YET_COPIED,
    ROUNDS,
    Table,
)

__all__ = ["bound", "lay_out"]

CONSTRUCTION_CARDS: Final = 42
POSTS: Final = 2
COPYING_CARDS: Final = 2


def bound(box: Box, seats: int) -> int:
    """Return how many decisions there can be: whatever is placed, all may be asked again."""
    drafting = ROUNDS * int(picks(seats)) * 2 * seats
    # A camp can be announced in vain once a round, and each announcement asks for the others.
    actions = CONSTRUCTION_CARDS + ROUNDS * CAMPS
    asked = (actions + ROUNDS) * seats + actions * CAMPS
    return drafting + asked + ROUNDS * POSTS + COPYING_CARDS


def lay_out(s: Table) -> None:
    """Lay the table out before the first deal (BK-4.1)."""
    s.owner = filled(SQUARES, NOBODY)
    s.built = printed_cities(s.box)
    s.deck = WHOLE_DECK[:]
    lay_out_seats(s)
    s.spent = vec[i64]()
    s.queue = vec[i64]()
    s.gains = vec[i64]()
    s.copied = filled(COPYING_CARDS, NOT_YET_COPIED)
    s.round = s.pick = 0
    s.phase = DRAFTING
    s.turn = s.passes = s.withdrawn = 0


def lay_out_seats(s: Table) -> None:
    """Let nothing lie before anybody yet."""
    s.hands = empty_rows(s.seats)
    s.waits = empty_rows(s.seats)
    s.parchments = empty_rows(s.seats)
    s.taken = empty_rows(s.seats)
    s.worth = empty_rows(s.seats)
    s.discards = empty_rows(s.seats)
    s.seen = empty_rows(s.seats)
    s.drawn = filled(s.seats, -1)
    s.shown = filled(s.seats, -1)
    s.carrots = zeros(s.seats)
    s.camps_played = zeros(s.seats)


def printed_cities(box: Box) -> Ints:
    """Return the board with a City 1 on every printed city (BK-2.4)."""
    built = filled(SQUARES, EMPTY)
    city = TERRAIN_NAMES.index("city")
    for square in range(SQUARES):
        if box.terrain[square] == city:
            built[square] = 1
    return built


def empty_rows(seats: i64) -> list[Ints]:
    """Return an empty row for each seat."""
    return [vec[i64]() for _ in range(seats)]
