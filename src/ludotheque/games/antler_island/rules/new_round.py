"""A new round: does climb, then food and does come to the coast (AN-4)."""

from typing import ClassVar

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.decision import Chance
from ludotheque.core.ints import Ints, zeros
from ludotheque.games.antler_island.box.actions import DOE_DIE, FOOD_DIE
from ludotheque.games.antler_island.box.components import (
    CENTRE,
    COLOUR_NAMES,
    COLOURS,
    GROUND_MOST,
    SPACES,
)
from ludotheque.games.antler_island.rules import food, scoring
from ludotheque.games.antler_island.table import PLANNING, Table

__all__ = ["DoeDie", "FoodDie", "begin", "climb"]


def begin(s: Table) -> None:
    """Pass the marker on and let the island live; tiles come back with the plans (AN-4.1)."""
    s.stage = PLANNING
    s.rounds += 1
    s.turn = 0
    s.first = (s.first + 1) % s.seats
    if s.telling():
        s.tell("new-round", {"number": s.rounds, "seat": s.first})
        if scoring.is_last_round(s):
            s.tell("last-round-by-limit", {})
    climb(s)
    s.ask_in_order([FoodDie(-1), DoeDie(-1)] if does_can_come(s) else [FoodDie(-1)])


def climb(s: Table) -> None:
    """Move every doe one space uphill; in the centre they stay (AN-4.2, AN-4.3)."""
    board = s.box.board
    # In a row of its own: in place a doe would climb again from where it has just come.
    after = zeros(SPACES)
    after[CENTRE] = s.does[CENTRE]
    for space in range(SPACES - 1):
        if s.does[space] > 0:
            after[board.uphill[space]] += s.does[space]
    s.does = after
    if s.telling():
        s.tell("climbed", {})


def does_can_come(s: Table) -> bool:
    """Say whether the reserve covers a whole group (AN-4.7)."""
    return s.reserve >= s.seats


def colours_but(first: i64, other_than: i64) -> Ints:
    """Return the colours of the die but one: a roll that repeats it is no roll.

    Each is on two of six faces (AN-1.11), so what is left is as likely as each other.
    """
    found = vec[i64]()
    for colour in range(COLOURS):
        if colour != other_than:
            found = append(found, first + colour)
    return found


class FoodDie(Chance[Table]):
    """The die shows where food grows; another colour than *other_than*, if that is one."""

    __slots__ = ("other_than",)
    rule: ClassVar[str] = "AN-4.4"
    first: ClassVar[int] = FOOD_DIE
    last: ClassVar[int] = FOOD_DIE + COLOURS - 1
    fields: ClassVar[tuple[str, ...]] = ("other_than",)

    def __init__(self, other_than: i64) -> None:
        super().__init__()
        self.other_than: i64 = other_than

    def options(self, s: Table) -> Ints:
        return colours_but(FOOD_DIE, self.other_than)

    def resolve(self, s: Table, action: i64) -> None:
        colour = action - FOOD_DIE
        board = s.box.board
        if s.telling():
            s.tell("food-colour", {"colour": COLOUR_NAMES[colour]})
        for place in range(board.per_colour):
            lay_food(s, board.coloured[colour * board.per_colour + place])


def lay_food(s: Table, space: i64) -> None:
    """Lay the next token face down on *space*, unless it is full (AN-4.5) or none is left."""
    for entry in range(space * GROUND_MOST, space * GROUND_MOST + GROUND_MOST):
        if s.ground[entry] == 0:
            # Where nothing is left, -1 is drawn and the place stays empty (AN-4.6).
            s.ground[entry] = food.draw(s) + 1
            return


class DoeDie(Chance[Table]):
    """The die shows where a group of does comes; the second group elsewhere (AN-4.8)."""

    __slots__ = ("other_than",)
    rule: ClassVar[str] = "AN-4.7"
    first: ClassVar[int] = DOE_DIE
    last: ClassVar[int] = DOE_DIE + COLOURS - 1
    fields: ClassVar[tuple[str, ...]] = ("other_than",)

    def __init__(self, other_than: i64) -> None:
        super().__init__()
        self.other_than: i64 = other_than

    def options(self, s: Table) -> Ints:
        return colours_but(DOE_DIE, self.other_than)

    def resolve(self, s: Table, action: i64) -> None:
        colour = action - DOE_DIE
        board = s.box.board
        if s.telling():
            s.tell("doe-colour", {"colour": COLOUR_NAMES[colour]})
        for place in range(board.per_colour):
            s.does[board.coloured[colour * board.per_colour + place]] += 1
            s.reserve -= 1
        if self.other_than < 0 and does_can_come(s):
            s.ask(DoeDie(colour))
