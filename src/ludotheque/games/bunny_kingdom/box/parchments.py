"""What parchments say: how each brings carrots, and what it counts (BK-13, BK-14).

The data speak in words, the rules in numbers: a number here is the place of its word in the list.
"""

from typing import Final

__all__ = [
    "AT_LEAST",
    "BARREN_CITIES",
    "BARREN_SQUARES",
    "CAMPS_PLAYED",
    "CITIES",
    "CORNERS",
    "COUNTS",
    "COUNT_NAMES",
    "EACH",
    "EVERY_SQUARE",
    "FIEFS",
    "FIGURES",
    "FIXED",
    "GLOVE",
    "HARVEST_AGAIN",
    "LARGE_FIEFS",
    "LUXURY_UNITS",
    "MOST",
    "MOUNTAINS",
    "OF_A_NEIGHBOUR",
    "OWN_PARCHMENTS",
    "OWN_TREASURES",
    "RIGHT",
    "RIM",
    "SECOND",
    "TREASURES_AGAIN",
    "WAYS",
]

# The numbers printed on a parchment, in the words of the data: what it brings, the least that a
# goal asks for, and what each glove of a pair brings.
FIGURES: Final[tuple[str, ...]] = ("points", "least", "paired")

# How a parchment brings carrots.
WAYS: Final = [
    "fixed",
    "glove",
    "each",
    "at_least",
    "most",
    "harvest_again",
    "treasures_again",
    "copy",
    "second",
]
FIXED: Final = 0
GLOVE: Final = 1
EACH: Final = 2
AT_LEAST: Final = 3
MOST: Final = 4
HARVEST_AGAIN: Final = 5
TREASURES_AGAIN: Final = 6
OF_A_NEIGHBOUR: Final = 7
SECOND: Final = 8

# What some of them count.  The three basic resources come first, in the order of the box, so that
# a resource is the number of its count; the last two are the neighbours whose parchments are
# copied, and count nothing.
COUNT_NAMES: Final = [
    "wood",
    "fish",
    "carrots",
    "luxuries",
    "squares",
    "rim",
    "corners",
    "mountains",
    "barren_squares",
    "cities",
    "barren_cities",
    "fiefs",
    "large_fiefs",
    "parchments",
    "treasures",
    "camps_played",
    "left",
    "right",
]
LUXURY_UNITS: Final = 3
EVERY_SQUARE: Final = 4
RIM: Final = 5
CORNERS: Final = 6
MOUNTAINS: Final = 7
BARREN_SQUARES: Final = 8
CITIES: Final = 9
BARREN_CITIES: Final = 10
FIEFS: Final = 11
LARGE_FIEFS: Final = 12
OWN_PARCHMENTS: Final = 13
OWN_TREASURES: Final = 14
CAMPS_PLAYED: Final = 15
COUNTS: Final = 16  # so many of them are numbers
RIGHT: Final = 17
