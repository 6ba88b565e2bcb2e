"""Setting up: piles, mats, stags, food, does and the open wily tile, in this order (AN-2)."""

from typing import ClassVar, Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.decision import Chance, Decision
from ludotheque.core.errors import BadOption, Refusal
from ludotheque.core.game import Game, Edition
from ludotheque.core.ints import Ints, ints, zeros
from ludotheque.core.rng import Rng
from ludotheque.core.state import State
from ludotheque.games.antler_island import food, memory, new_round, wily
from ludotheque.games.antler_island.actions import FIRST, PLACE, STAG_DIE
from ludotheque.games.antler_island.components import (
    BOARDS,
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
    by_seats,
    food_in_box,
    start_pile,
)
from ludotheque.games.antler_island.state import (
    DEAL,
    FOOD,
    OPEN_TILE,
    PLANNING,
    STAGS,
    UNFINISHED,
    Agreement,
    Island,
)

__all__ = ["FirstSeat", "PlaceStag", "StagDie", "agreement", "bound", "go_on", "lay_out"]

# No seat answers more often between two of its turns: some fifteen questions in its own turn,
# and seven in each fight that the others bring it.
ANSWERS_A_TURN: Final = 40


def agreement(game: Game, seats: int, options: dict[str, object], pack: object) -> Agreement:
    """Return what *options* mean for so many *seats*."""
    board = options["board"]
    if seats == 4 and board != "3":
        raise BadOption(f"the board '{board}' is for 3 players; 4 have but one")
    first = options["first"]
    if isinstance(first, int) and first >= seats:
        raise BadOption(f"option 'first' takes a seat from 0 to {seats - 1} here, not {first}")
    limit = options["limit"]
    heights = [cast("int", options[f"height_{seat}"]) for seat in range(seats)]
    return Agreement(
        game,
        options,
        BOARDS["4" if seats == 4 else cast("str", board)],
        first if isinstance(first, int) else -1,
        by_seats("cubes_each", seats) if options["cubes"] is True else 0,
        by_seats("cube_set_points", seats),
        options["reactive_tiles"] == "both",
        by_seats("does", seats),
        by_seats("end_at", seats),
        limit if isinstance(limit, int) else 0,
        ints(heights),
    )


def bound(edition: Edition, seats: int) -> int:
    """Return how many decisions there can be; the rules themselves set no bound (AN-8.9)."""
    limit = int(cast("Agreement", edition).limit)
    if limit == 0:
        return 1 << 62
    return 1 + limit * seats * (TILES + 4 * ANSWERS_A_TURN)


def lay_out(edition: Edition, seats: int, rng: Rng) -> State:
    """Return a table with empty hands and an empty island (AN-2.2 to AN-2.4)."""
    rules = cast("Agreement", edition)
    s = Island(
        rules, seats, rng, [], False,
        filled(seats, -1), filled(seats, START_ANTLERS), zeros(seats), zeros(seats),
        zeros(seats), zeros(seats), zeros(seats * VALUES), zeros(seats * VALUES),
        filled(seats * TILES, -1), zeros(seats * KINDS), zeros(seats * KINDS),
        zeros(seats * seats), zeros(SPACES), zeros(SPACES * GROUND_MOST), zeros(0), zeros(0),
        zeros(VALUES), filled(KINDS, WILY_COPIES), zeros(KINDS), zeros(0), zeros(0),
        rules.does, -1, 1, max(rules.first, 0), 1, 0, DEAL, 0, False, False, UNFINISHED,
    )  # fmt: skip
    start = start_pile(seats)
    food.add_pile(s, start)
    food.add_pile(s, less(food_in_box(), start))
    s.tiles_seen = memory.make(s.tiles_seen, s.wily_pile)
    for seat in range(s.seats):
        s.cubes[seat * s.seats + seat] = rules.cubes
    if rules.first < 0:
        s.ask(FirstSeat())
    return s


def filled(length: i64, value: i64) -> Ints:
    """Return a row of *length* times *value*."""
    row = vec[i64](capacity=length)
    for _ in range(length):
        row = append(row, value)
    return row


def less(whole: Ints, part: Ints) -> Ints:
    """Return what is left of *whole* without *part*."""
    row = whole[:]
    for index in range(len(part)):
        row[index] -= part[index]
    return row


def go_on(s: Island) -> None:
    """Run the next step of setting up."""
    if s.stage == DEAL:
        s.stage = STAGS
        deal(s)
    elif s.stage == STAGS:
        s.stage = FOOD
        s.ask(StagDie())
    elif s.stage == FOOD:
        s.stage = OPEN_TILE
        s.ask(new_round.FoodDie(s.where[s.first] % COLOURS))
    else:
        s.stage = PLANNING
        lay_does(s)
        wily.refill(s)


def deal(s: Island) -> None:
    """Give every seat one token of the start pile to look at (AN-2.6)."""
    for distance in range(s.seats - 1, -1, -1):
        s.ask(food.LookAtToken((s.first + distance) % s.seats, food.draw(s)))


class FirstSeat(Chance[Island]):
    """The lot decides who begins."""

    __slots__ = ()
    rule: ClassVar[str] = "AN-2.1"
    first: ClassVar[int] = FIRST
    last: ClassVar[int] = FIRST + 3

    def options(self, s: Island) -> Ints:
        seats = vec[i64]()
        for seat in range(s.seats):
            seats = append(seats, FIRST + seat)
        return seats

    def resolve(self, s: Island, action: i64) -> None:
        s.first = action - FIRST
        if s.telling():
            s.tell("begins", {"seat": s.first})


class StagDie(Chance[Island]):
    """The die shows on which colour the stags begin; the first player chooses (AN-2.7)."""

    __slots__ = ()
    rule: ClassVar[str] = "AN-2.7"
    first: ClassVar[int] = STAG_DIE
    last: ClassVar[int] = STAG_DIE + COLOURS - 1

    def options(self, s: Island) -> Ints:
        found = vec[i64]()
        for colour in range(COLOURS):
            found = append(found, STAG_DIE + colour)
        return found

    def resolve(self, s: Island, action: i64) -> None:
        colour = action - STAG_DIE
        if s.telling():
            s.tell("stag-colour", {"colour": COLOUR_NAMES[colour]})
        s.ask(PlaceStag(s.first, colour))


class PlaceStag(Decision[Island]):
    """The first player puts its stag on a space of the colour; the others follow (AN-2.8)."""

    __slots__ = ("colour",)
    rule: ClassVar[str] = "AN-2.7"
    first: ClassVar[int] = PLACE
    last: ClassVar[int] = PLACE + SPACES - 1
    fields: ClassVar[tuple[str, ...]] = ("seat", "colour")

    def __init__(self, seat: i64, colour: i64) -> None:
        super().__init__(seat)
        self.colour: i64 = colour

    def options(self, s: Island) -> Ints:
        found = vec[i64]()
        for space in s.rules.board.coast:
            if space % COLOURS == self.colour:
                found = append(found, PLACE + space)
        return found

    def resolve(self, s: Island, action: i64) -> None:
        board = s.rules.board
        start = self.colour * board.per_colour
        place: i64 = 0
        while board.coloured[start + place] != action - PLACE:
            place += 1
        for distance in range(s.seats):
            seat = (self.seat + distance) % s.seats
            s.where[seat] = board.coloured[start + (place + distance) % board.per_colour]
            if s.telling():
                s.tell("placed", {"seat": seat, "space": SPACE_NAMES[s.where[seat]]})

    def why_not(self, s: Island, action: i64) -> Refusal:
        return Refusal("wrong-colour", self.rule, {"colour": COLOUR_NAMES[self.colour]})

    def shown(self, s: Island, viewer: i64) -> dict[str, object]:
        return {"colour": COLOUR_NAMES[self.colour]}


def lay_does(s: Island) -> None:
    """Put a doe on every space without stag and food, marshes and centre left out (AN-2.10)."""
    board = s.rules.board
    for space in range(SPACES - 1):
        if board.dry[space] > 0 and s.stag_on(space) < 0 and s.ground[space * GROUND_MOST] == 0:
            s.does[space] = 1
            s.reserve -= 1
