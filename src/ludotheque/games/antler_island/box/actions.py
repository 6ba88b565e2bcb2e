"""The actions of Antler Island: their numbers and names."""

from typing import Final

from ludotheque.core.actions import Actions
from ludotheque.games.antler_island.box.components import (
    ACTION_NAMES,
    COLOUR_NAMES,
    COMMIT_MOST,
    HANDFULS,
    KIND_NAMES,
    ROUTE_TO,
    ROUTE_VIA,
    ROUTES,
    SPACE_NAMES,
    TILE_NAMES,
)

__all__ = [
    "ACTIONS", "CHASE", "COMMIT", "COMMITS", "CUBE_FOREIGN", "CUBE_OWN", "DISCARD", "DOE_DIE",
    "DOPE", "DRAW", "FIRST", "FOOD_DIE", "LOCK", "MOVE_TO", "OPEN", "PASS_DIAMOND", "PASS_DOPING",
    "PASS_DOUBLE_RUT", "PASS_GREEDY", "PASS_ROAR", "PAY", "PLACE", "PLAN", "PLAY_DIAMOND",
    "PLAY_DOUBLE_RUT", "PLAY_GREEDY", "PLAY_ROAR", "RETREAT", "REVEAL", "SPEED_TO", "STAG_DIE",
    "STAND", "TAKE_OPEN", "TAKE_PILE", "TOKEN", "WHICH", "WITHDRAW",
]  # fmt: skip

PLACE: Final = 0  # the space
PLAN: Final = 21  # control tile * 4 + action
REVEAL: Final = 41  # the control tile
PLAY_ROAR: Final = 45
PASS_ROAR: Final = 46
MOVE_TO: Final = 47  # the space
SPEED_TO: Final = 68  # the number of the route
PLAY_GREEDY: Final = 118
PASS_GREEDY: Final = 119
PLAY_DOUBLE_RUT: Final = 120
PASS_DOUBLE_RUT: Final = 121
PAY: Final = 122  # the number of the handful
COMMIT: Final = 177  # likewise, of the small ones
COMMITS: Final = 19
STAND: Final = 196
RETREAT: Final = 197
LOCK: Final = 198
WITHDRAW: Final = 199  # the space
CHASE: Final = 220  # the space
DOPE: Final = 241  # the kind of token
PASS_DOPING: Final = 244
PLAY_DIAMOND: Final = 245
PASS_DIAMOND: Final = 246
TAKE_OPEN: Final = 247
TAKE_PILE: Final = 248
DISCARD: Final = 249  # the kind of tile, face down; + 6 for an open one
CUBE_OWN: Final = 261
CUBE_FOREIGN: Final = 262
# From here on, what chance brings.
FIRST: Final = 263  # the seat that begins
STAG_DIE: Final = 267  # the colour
FOOD_DIE: Final = 270
DOE_DIE: Final = 273
TOKEN: Final = 276  # the kind of token
WHICH: Final = 279  # the first or second token on a space
DRAW: Final = 281  # the kind of tile
OPEN: Final = 287  # likewise


def values_of(counts: tuple[int, int, int]) -> str:
    """Return the tokens of a handful by value: `1 1 3`."""
    return " ".join(str(value + 1) for value in range(3) for _ in range(counts[value]))


def names() -> list[str]:
    """Return the name of every action in order."""
    routes = [
        f"speed via {SPACE_NAMES[ROUTE_VIA[route]]} to {SPACE_NAMES[ROUTE_TO[route]]}"
        for route in range(ROUTES)
    ]
    return [
        *[f"place {space}" for space in SPACE_NAMES],
        *[f"plan {tile} {action}" for tile in TILE_NAMES for action in ACTION_NAMES],
        *[f"reveal {tile}" for tile in TILE_NAMES[:-1]],
        "play roar",
        "pass roar",
        *[f"move {space}" for space in SPACE_NAMES],
        *routes,
        "play greedy",
        "pass greedy",
        "play double-rut",
        "pass double-rut",
        *[f"pay {values_of(counts)}" for counts in HANDFULS],
        *[f"commit {values_of(counts)}" for counts in HANDFULS if sum(counts) <= COMMIT_MOST],
        "stand",
        "retreat",
        "lock",
        *[f"withdraw {space}" for space in SPACE_NAMES],
        *[f"chase {space}" for space in SPACE_NAMES],
        *[f"dope {value}" for value in (1, 2, 3)],
        "pass doping",
        "play diamond",
        "pass diamond",
        "take open",
        "take pile",
        *[f"discard {lying} {kind}" for lying in ("hidden", "open") for kind in KIND_NAMES],
        "cube own",
        "cube foreign",
        *[f"first @{seat}" for seat in range(4)],
        *[f"{what} {colour}" for what in ("stags", "food", "does") for colour in COLOUR_NAMES],
        *[f"token {value}" for value in (1, 2, 3)],
        "eats first",
        "eats second",
        *[f"draw {kind}" for kind in KIND_NAMES],
        *[f"open {kind}" for kind in KIND_NAMES],
    ]


ACTIONS: Final = Actions(names())
