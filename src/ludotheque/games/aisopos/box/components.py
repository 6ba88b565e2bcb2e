"""What is in the box: five kinds of pieces and nineteen hexes."""

import json
from importlib.resources import files
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.ints import Ints, zeros

__all__ = [
    "BEATEN_BY",
    "BEATS",
    "COPIES",
    "EVERY_KIND",
    "FIRST_STEP",
    "HEXES",
    "HEX_NAMES",
    "KINDS",
    "KIND_NAMES",
    "NEIGHBOURS",
    "OFF",
    "PIECES",
    "POINTS",
    "STEPS",
    "STEP_FROM",
    "STEP_TO",
]

# Two each of five kinds for every player (AI-1.2), on nineteen hexes (AI-1.1).
KINDS: Final = 5
COPIES: Final = 2
PIECES: Final = 10
HEXES: Final = 19
STEPS: Final = 84
EVERY_KIND: Final = 0b11111
# Instead of a piece, on a hex that is not in play: such as all around a small board.
OFF: Final = -1

BOX: Final[dict[str, Any]] = json.loads(
    files("ludotheque.games.aisopos.box").joinpath("data/pieces.json").read_text("utf-8")
)
assert BOX["copies"] == COPIES, "the rules of Aisopos know two of each kind"
KIND_NAMES: Final[list[str]] = [piece["name"] for piece in BOX["pieces"]]


def read_points() -> Ints:
    """Return what each kind is worth to its captor (AI-1.3)."""
    row = vec[i64]()
    for piece in BOX["pieces"]:
        points: int = piece["points"]
        row = append(row, points)
    return row


def read_beats() -> Ints:
    """Return for each kind a bit for every kind that it beats (AI-4.1)."""
    row = vec[i64]()
    for piece in BOX["pieces"]:
        beaten = 0
        for name in piece["beats"]:
            beaten |= 1 << KIND_NAMES.index(name)
        row = append(row, beaten)
    return row


def beaters(beats: Ints) -> Ints:
    """Return for each kind a bit for every kind that beats it."""
    row = zeros(KINDS)
    for winner in range(KINDS):
        for loser in range(KINDS):
            if beats[winner] >> loser & 1:
                row[loser] |= 1 << winner
    return row


POINTS: Final = read_points()
BEATS: Final = read_beats()
BEATEN_BY: Final = beaters(BEATS)

# The six directions as (row, place in the row) in axial coordinates.
DIRECTIONS: Final = ((0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1), (1, 0))


def axial_hexes() -> list[tuple[int, int]]:
    """Return the (r, q) of every hex, row by row from the top."""
    return [(r, q) for r in range(-2, 3) for q in range(max(-2, -2 - r), min(2, 2 - r) + 1)]


def hex_names() -> list[str]:
    """Return a1 to e3: a letter a row, a number in the row."""
    names: list[str] = []
    for row, length in enumerate(BOX["rows"]):
        names += [f"{'abcde'[row]}{place}" for place in range(1, length + 1)]
    return names


def neighbours() -> Ints:
    """Return six entries a hex: the next hex in each direction, or -1 off the board."""
    cells = axial_hexes()
    row = vec[i64]()
    for r, q in cells:
        for dr, dq in DIRECTIONS:
            cell = (r + dr, q + dq)
            row = append(row, cells.index(cell) if cell in cells else -1)
    return row


HEX_NAMES: Final = hex_names()
NEIGHBOURS: Final = neighbours()


def first_steps() -> Ints:
    """Return for each hex the number of its first step; those of a hex follow each other."""
    row = vec[i64]()
    number: i64 = 0
    for entry in range(len(NEIGHBOURS)):
        if entry % 6 == 0:
            row = append(row, number)
        if NEIGHBOURS[entry] >= 0:
            number += 1
    return append(row, number)


def step_ends(target: bool) -> Ints:
    """Return for each step the hex it leads to, or the one it leaves."""
    row = vec[i64]()
    for index in range(len(NEIGHBOURS)):
        if NEIGHBOURS[index] >= 0:
            row = append(row, NEIGHBOURS[index] if target else index // 6)
    return row


FIRST_STEP: Final = first_steps()
STEP_FROM: Final = step_ends(target=False)
STEP_TO: Final = step_ends(target=True)
