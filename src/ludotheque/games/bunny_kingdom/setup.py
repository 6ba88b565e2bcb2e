"""Setting up: a City 1 on every printed city, one deck, nothing scored (BK-4)."""

from typing import Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.game import Edition
from ludotheque.core.ints import Ints, zeros
from ludotheque.core.rng import Rng
from ludotheque.core.state import State
from ludotheque.games.bunny_kingdom.box import Box
from ludotheque.games.bunny_kingdom.components import (
    CAMPS,
    SQUARES,
    TERRAIN_NAMES,
    WHOLE_DECK,
)
from ludotheque.games.bunny_kingdom.hands import picks
from ludotheque.games.bunny_kingdom.state import DRAFTING, EMPTY, NOBODY, ROUNDS, Bunny

__all__ = ["bound", "lay_out"]

CONSTRUCTION_CARDS: Final = 42
POSTS: Final = 2
COPYING_CARDS: Final = 2


def bound(edition: Edition, seats: int) -> int:
    """Return how many decisions there can be: whatever is placed, all may be asked again."""
    drafting = ROUNDS * int(picks(seats)) * 2 * seats
    actions = CONSTRUCTION_CARDS + ROUNDS * CAMPS
    asked = (actions + ROUNDS) * seats + actions * CAMPS
    return drafting + asked + ROUNDS * POSTS + COPYING_CARDS


def lay_out(edition: Edition, seats: int, rng: Rng) -> State:
    """Return the table before the first deal (BK-4.1)."""
    box = cast("Box", edition)
    return Bunny(
        box, seats, rng, [], False,
        filled(SQUARES, NOBODY), printed_cities(box), WHOLE_DECK[:],
        empty_rows(seats), empty_rows(seats), empty_rows(seats), empty_rows(seats),
        empty_rows(seats), vec[i64](), empty_rows(seats), empty_rows(seats),
        filled(seats, -1), filled(seats, -1), vec[i64](), vec[i64](),
        zeros(seats), zeros(seats), filled(COPYING_CARDS, -1),
        0, 0, DRAFTING, 0, 0, 0,
    )  # fmt: skip


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


def filled(length: i64, value: i64) -> Ints:
    """Return a row of *length* times *value*."""
    row = vec[i64](capacity=length)
    for _ in range(length):
        row = append(row, value)
    return row
