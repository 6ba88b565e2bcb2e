"""What is in the box: the island, food, wily tiles, and how many of each (AN-1)."""

import json
from importlib.resources import files
from itertools import pairwise
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.ints import Ints, filled, ints, zeros

__all__ = [
    "ACTION_NAMES",
    "ANTLER_PIECES",
    "BLANK",
    "BOARDS",
    "CENTRE",
    "COLOURS",
    "COLOUR_NAMES",
    "COMMIT_MOST",
    "DIAMOND",
    "DOE_TRACK_TOP",
    "DOPING",
    "DOUBLE_RUT",
    "EAT",
    "GREEDY",
    "GROUND_MOST",
    "GROW",
    "HANDFULS",
    "HANDFUL_COUNTS",
    "HANDFUL_OF",
    "HELD_MOST",
    "KINDS",
    "KIND_NAMES",
    "MOVE",
    "NEAR",
    "ROAR",
    "ROUTES",
    "ROUTE_OF",
    "ROUTE_TO",
    "ROUTE_VIA",
    "RUT",
    "SPACES",
    "SPACE_NAMES",
    "SPEED",
    "START_ANTLERS",
    "TILES",
    "TILE_NAMES",
    "VALUES",
    "WILY_COPIES",
    "WILY_MOST",
    "Board",
    "X",
    "by_seats",
    "food_in_box",
    "start_pile",
]  # fmt: skip

BOX: Final[dict[str, Any]] = json.loads(
    files("ludotheque.games.antler_island.box").joinpath("data/box.json").read_text("utf-8")
)
ISLAND: Final[dict[str, Any]] = json.loads(
    files("ludotheque.games.antler_island.box").joinpath("data/boards.json").read_text("utf-8")
)

# Spaces are numbered alike on every board, those that it lacks left out: the coast, the meadows,
# the marshes, the centre (AN-1.2).  So an action means the same space whoever plays.
COAST: Final = 12
MEADOWS: Final = 4
SPACES: Final = 21
CENTRE: Final = 20
# The centre of four players has so many neighbours, and no space has more.
NEAR: Final = 8
SPACE_NAMES: Final[list[str]] = [
    *[f"O{number}" for number in range(COAST)],
    *[f"M{number}" for number in range(MEADOWS)],
    *[f"S{number}" for number in range(MEADOWS)],
    "C",
]

COLOUR_NAMES: Final[list[str]] = ISLAND["colours"]
COLOURS: Final = 3

VALUES: Final = 3  # a token of value v is kind v - 1
HELD_MOST: Final = 5  # AN-5.5
COMMIT_MOST: Final = 3  # AN-6.2
GROUND_MOST: Final = 2  # AN-4.5

# The wily tiles (AN-1.9).
KIND_NAMES: Final[list[str]] = BOX["wily_tiles"]["kinds"]
KINDS: Final = 6
SPEED: Final = 0
GREEDY: Final = 1
DOUBLE_RUT: Final = 2
DOPING: Final = 3
DIAMOND: Final = 4
ROAR: Final = 5
WILY_COPIES: Final[int] = BOX["wily_tiles"]["copies"]
WILY_MOST: Final = 3  # AN-7.3

# The control tiles (AN-1.1): three numbers, X, and the blank, a decoy (AN-3.6).
TILE_NAMES: Final[list[str]] = BOX["control_tiles"]
TILES: Final = 5
X: Final = 3
BLANK: Final = 4

# The four actions beside which they lie (AN-3.1).
ACTION_NAMES: Final[list[str]] = BOX["actions"]
MOVE: Final = 0
EAT: Final = 1
RUT: Final = 2
GROW: Final = 3

ANTLER_PIECES: Final[int] = BOX["antler_pieces"]["count"]
START_ANTLERS: Final = 2
DOE_TRACK_TOP: Final[int] = BOX["doe_track"]["top"]


def by_seats(what: str, seats: int) -> int:
    """Return how many of *what* the game has for so many *seats*."""
    number: int = BOX[what][str(seats)]
    return number


def food_in_box() -> Ints:
    """Return how many tokens there are of each value (AN-1.8)."""
    return ints(BOX["food"]["copies"])


def start_pile(seats: int) -> Ints:
    """Return how many tokens of each value the start pile holds (AN-2.4)."""
    return ints(BOX["food"]["start_pile"][str(seats)])


def spaces_of(text: str) -> list[int]:
    """Return the spaces named in *text*."""
    return [SPACE_NAMES.index(name) for name in text.split()]


class Board:
    """One island: that of four players, or one of two readings of that of three (AN-1.6).

    By space: *uphill*, the next space up or -1; *height*, 0 coast to 2 centre, -1 where there
    is no such space; *dry*, 1 where a stag may stand.  *near* has eight entries a space, its
    neighbours and then -1; *open_near* only those where a stag may stand.  *coast* runs
    clockwise; *coloured* holds as many spaces as players for each colour, clockwise.
    """

    __slots__ = (
        "coast", "coloured", "dry", "height", "name", "near", "open_near", "per_colour", "uphill",
    )  # fmt: skip

    def __init__(self, name: str) -> None:
        figures = ISLAND["boards"][name]
        self.name = name
        self.coast = ints(spaces_of(figures["coast"]))
        self.uphill = uphill_links(figures["below"])
        self.height = heights(figures)
        self.dry = dry_spaces(self.height)
        links = neighbours(figures)
        self.near = eight_each(links)
        self.open_near = eight_each([[to for to in row if self.dry[to] > 0] for row in links])
        self.per_colour: i64 = len(self.coast) // COLOURS
        self.coloured = by_colour(self.coast)

    def are_near(self, one: int, other: int) -> bool:
        """Say whether two spaces are neighbours."""
        return other in self.near[one * NEAR : one * NEAR + NEAR]


def uphill_links(below: dict[str, str]) -> Ints:
    """Return for each space the one straight uphill, or -1 (AN-1.4)."""
    row = filled(SPACES, -1)
    for high, low in below.items():
        row[SPACE_NAMES.index(high)] = CENTRE
        for space in spaces_of(low):
            row[space] = SPACE_NAMES.index(high)
    return row


def heights(figures: dict[str, Any]) -> Ints:
    """Return 0 for the coast, 1 for the middle ring, 2 for the centre, -1 for no space."""
    row = filled(SPACES, -1)
    for space in spaces_of(figures["coast"]):
        row[space] = 0
    for space in spaces_of(figures["ring"]):
        row[space] = 1
    row[CENTRE] = 2
    return row


def dry_spaces(height: Ints) -> Ints:
    """Return 1 for the spaces where a stag may stand: all but the marshes (AN-1.7)."""
    row = zeros(SPACES)
    for space in range(SPACES):
        marsh = COAST + MEADOWS <= space < CENTRE
        row[space] = 1 if height[space] >= 0 and not marsh else 0
    return row


def neighbours(figures: dict[str, Any]) -> list[list[int]]:
    """Return the neighbours of each space: along the rings, up and down (AN-1.4)."""
    links: list[set[int]] = [set() for _ in range(SPACES)]
    coast = spaces_of(figures["coast"])
    ring = spaces_of(figures["ring"])
    pairs = list(pairwise(coast))
    pairs += zip(ring, ring[1:] + ring[:1], strict=True)
    if figures["coast_closed"]:
        pairs.append((coast[-1], coast[0]))
    for high, low in figures["below"].items():
        pairs += [(SPACE_NAMES.index(high), space) for space in spaces_of(low)]
        pairs.append((CENTRE, SPACE_NAMES.index(high)))
    for one, other in pairs:
        links[one].add(other)
        links[other].add(one)
    return [sorted(row) for row in links]


def eight_each(links: list[list[int]]) -> Ints:
    """Return *links* in one row, eight entries a space, filled up with -1."""
    row = vec[i64]()
    for targets in links:
        for entry in range(NEAR):
            row = append(row, targets[entry] if entry < len(targets) else -1)
    return row


def by_colour(coast: Ints) -> Ints:
    """Return the spaces of the first colour clockwise, then those of the others (AN-1.3)."""
    row = vec[i64]()
    for colour in range(COLOURS):
        for space in coast:
            # Colours go round in turn, so a space's number says its colour (AN-1.3).
            if space % COLOURS == colour:
                row = append(row, space)
    return row


BOARDS: Final[dict[str, Board]] = {name: Board(name) for name in ISLAND["boards"]}


def all_routes() -> list[tuple[int, int]]:
    """Return every second step that Speed can make on any board: from where, to where."""
    # Of all boards together, because actions have the same numbers at every table.
    found: set[tuple[int, int]] = set()
    for board in BOARDS.values():
        for entry in range(SPACES * NEAR):
            via = entry // NEAR
            to = int(board.open_near[entry])
            if to >= 0 and board.dry[via] > 0:
                found.add((via, to))
    return sorted(found)


ROUTE_ENDS: Final = all_routes()
ROUTES: Final = 50
ROUTE_VIA: Final = ints([via for via, _ in ROUTE_ENDS])
ROUTE_TO: Final = ints([to for _, to in ROUTE_ENDS])


def route_numbers() -> Ints:
    """Return the number of the route for each pair via * 21 + to, or -1."""
    row = filled(SPACES * SPACES, -1)
    for number, (via, to) in enumerate(ROUTE_ENDS):
        row[via * SPACES + to] = number
    return row


ROUTE_OF: Final = route_numbers()


def all_handfuls() -> list[tuple[int, int, int]]:
    """Return every handful of one to five tokens, as counts of 1s, 2s and 3s, small ones first."""
    upto = range(HELD_MOST + 1)
    found = [(ones, twos, threes) for ones in upto for twos in upto for threes in upto]
    # Small ones first: those that a fight allows are then a block from the first one on.
    return sorted(
        (counts for counts in found if 0 < sum(counts) <= HELD_MOST),
        key=lambda counts: (sum(counts), [-count for count in counts]),
    )


HANDFULS: Final = all_handfuls()
# Three entries a handful: how many of each value.
HANDFUL_COUNTS: Final = ints([count for counts in HANDFULS for count in counts])


def handful_numbers() -> Ints:
    """Return the number of the handful for each (ones * 6 + twos) * 6 + threes, or -1."""
    row = filled(6 * 6 * 6, -1)
    for number, (ones, twos, threes) in enumerate(HANDFULS):
        row[(ones * 6 + twos) * 6 + threes] = number
    return row


HANDFUL_OF: Final = handful_numbers()
