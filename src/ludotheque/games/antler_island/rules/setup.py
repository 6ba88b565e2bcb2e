"""Setting up: piles, mats, stags, food, does and the open wily tile, in this order (AN-2)."""

from typing import ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.decision import Chance, Decision
from ludotheque.core.errors import Refusal
from ludotheque.core.ints import Ints, filled, zeros
from ludotheque.core.lot import Lot
from ludotheque.games.antler_island.box.actions import FIRST, PLACE, STAG_DIE
from ludotheque.games.antler_island.box.components import (
    COLOUR_NAMES,
    COLOURS,
    GROUND_MOST,
    KINDS,
    SPACE_NAMES,
    SPACES,
    START_ANTLERS,
    TILES,
    VALUES,
    WILY_COPIES,
    food_in_box,
    start_pile,
)
from ludotheque.games.antler_island.box.edition import Box
from ludotheque.games.antler_island.rules import food, new_round, wily
from ludotheque.games.antler_island.table import (
    DEAL,
    FOOD,
    OPEN_TILE,
    PLANNING,
    STAGS,
    UNFINISHED,
    Table,
    with_pile,
)

__all__ = ["FirstSeat", "PlaceStag", "StagDie", "bound", "go_on", "lay_out", "starts"]

# No seat answers more often between two of its turns: some fifteen questions in its own turn,
# and seven in each fight that the others bring it.
ANSWERS_A_TURN: Final = 40


def bound(box: Box, seats: int) -> int:
    """Return how many decisions there can be; the rules themselves set no bound (AN-8.9)."""
    rounds = int(box.limit)
    if box.quiet > 0:
        # No marker gets to the end by so many matings, and the next one or quiet ends the game.
        matings = seats * (int(box.end_at) - 1)
        rounds = int(box.quiet) * (matings + 1)
    return 1 + rounds * seats * (TILES + 4 * ANSWERS_A_TURN) if rounds > 0 else 1 << 62


def lay_out(s: Table) -> None:
    """Lay the table out with empty hands and an empty island (AN-2.2 to AN-2.4)."""
    lay_mats(s)
    lay_piles(s)
    s.does = zeros(SPACES)
    s.ground = zeros(SPACES * GROUND_MOST)
    s.reserve = s.box.does  # AN-2.3
    s.first = max(s.box.first, 0)
    s.rounds = 1
    s.turn = 0
    s.stage = DEAL
    s.tiles_due = 0
    s.roared = False
    s.locked = False
    s.ended = UNFINISHED
    if s.box.first < 0:
        s.ask(FirstSeat())


def lay_mats(s: Table) -> None:
    """Give every seat two antlers, its cubes (AN-9.1) and nothing else (AN-2.2, AN-2.12)."""
    s.where = filled(s.seats, -1)
    s.antlers = filled(s.seats, START_ANTLERS)
    s.broken = zeros(s.seats)
    s.mated = zeros(s.seats)
    s.won = zeros(s.seats)
    s.used = zeros(s.seats)
    s.held = zeros(s.seats * VALUES)
    s.laid = zeros(s.seats * VALUES)
    s.plan = filled(s.seats * TILES, -1)
    s.facedown = zeros(s.seats * KINDS)
    s.faceup = zeros(s.seats * KINDS)
    s.cubes = zeros(s.seats * s.seats)
    for seat in range(s.seats):
        s.cubes[seat * s.seats + seat] = s.box.cubes


def lay_piles(s: Table) -> None:
    """Put down the start pile, the main pile and the pile of wily tiles (AN-2.4, AN-2.11)."""
    s.left = zeros(0)
    s.unseen = zeros(0)
    s.tokens_seen = zeros(0)
    start = start_pile(s.seats)
    food.add_pile(s, start)
    food.add_pile(s, less(food_in_box(), start))
    s.spent = zeros(VALUES)
    s.wily_pile = filled(KINDS, WILY_COPIES)
    s.wily_spent = zeros(KINDS)
    s.wily_open = -1
    s.tile_piles = 1
    s.tiles_seen = with_pile(zeros(0), s.wily_pile)


def less(whole: Ints, part: Ints) -> Ints:
    """Return what is left of *whole* without *part*."""
    row = whole[:]
    for index in range(len(part)):
        row[index] -= part[index]
    return row


def go_on(s: Table) -> None:
    """Run the next step of setting up."""
    if s.stage == DEAL:
        s.stage = STAGS
        deal(s)
    elif s.stage == STAGS:
        s.stage = FOOD
        s.ask(StagDie())
    elif s.stage == FOOD:
        s.stage = OPEN_TILE
        # Another colour than that of the stags (AN-2.9).
        s.ask(new_round.FoodDie(s.where[s.first] % COLOURS))
    else:
        s.stage = PLANNING
        lay_does(s)
        wily.refill(s)  # AN-2.11


def deal(s: Table) -> None:
    """Give every seat one token of the start pile to look at (AN-2.6)."""
    # What is asked last is answered first: from the last seat back to the first player.
    for distance in range(s.seats - 1, -1, -1):
        s.ask(food.LookAtToken((s.first + distance) % s.seats, food.draw(s)))


class FirstSeat(Lot[Table]):
    """The lot decides who begins."""

    __slots__ = ()
    rule: ClassVar[str] = "AN-2.1"
    first: ClassVar[int] = FIRST
    last: ClassVar[int] = FIRST + 3

    def begin(self, s: Table, seat: i64) -> None:
        s.first = seat


class StagDie(Chance[Table]):
    """The die shows on which colour the stags begin; the first player chooses (AN-2.7)."""

    __slots__ = ()
    rule: ClassVar[str] = "AN-2.7"
    first: ClassVar[int] = STAG_DIE
    last: ClassVar[int] = STAG_DIE + COLOURS - 1

    def options(self, s: Table) -> Ints:
        found = vec[i64]()
        for colour in range(COLOURS):
            found = append(found, STAG_DIE + colour)
        return found

    def resolve(self, s: Table, action: i64) -> None:
        colour = action - STAG_DIE
        if s.telling():
            s.tell("stag-colour", {"colour": COLOUR_NAMES[colour]})
        s.ask(PlaceStag(s.first, colour))


class PlaceStag(Decision[Table]):
    """The first player puts its stag on a space of the colour; the others follow (AN-2.8)."""

    __slots__ = ("colour",)
    rule: ClassVar[str] = "AN-2.7"
    first: ClassVar[int] = PLACE
    last: ClassVar[int] = PLACE + SPACES - 1
    fields: ClassVar[tuple[str, ...]] = ("seat", "colour")

    def __init__(self, seat: i64, colour: i64) -> None:
        super().__init__(seat)
        self.colour: i64 = colour

    def options(self, s: Table) -> Ints:
        found = vec[i64]()
        for space in s.box.board.coast:
            if space % COLOURS == self.colour:
                found = append(found, PLACE + space)
        return found

    def resolve(self, s: Table, action: i64) -> None:
        spaces = starts(s, self.colour, action - PLACE)
        for distance in range(s.seats):
            seat = (self.seat + distance) % s.seats
            s.where[seat] = spaces[distance]
            if s.telling():
                s.tell("placed", {"seat": seat, "space": SPACE_NAMES[s.where[seat]]})

    def why_not(self, s: Table, action: i64) -> Refusal:
        return Refusal("wrong-colour", self.rule, {"colour": COLOUR_NAMES[self.colour]})

    def shown(self, s: Table, viewer: i64) -> dict[str, object]:
        return {"colour": COLOUR_NAMES[self.colour]}


def starts(s: Table, colour: i64, space: i64) -> Ints:
    """Return where the stags begin in turn order, the first one on *space* (AN-2.8)."""
    board = s.box.board
    start = colour * board.per_colour
    place: i64 = 0
    while board.coloured[start + place] != space:
        place += 1
    # There are as many spaces of a colour as players (AN-1.3), so each finds its own.
    row = vec[i64](capacity=s.seats)
    for distance in range(s.seats):
        row = append(row, board.coloured[start + (place + distance) % board.per_colour])
    return row


def lay_does(s: Table) -> None:
    """Put a doe on every space without stag and food, marshes and centre left out (AN-2.10)."""
    board = s.box.board
    for space in range(SPACES - 1):
        if board.dry[space] > 0 and s.stag_on(space) < 0 and s.ground[space * GROUND_MOST] == 0:
            s.does[space] = 1
            s.reserve -= 1
