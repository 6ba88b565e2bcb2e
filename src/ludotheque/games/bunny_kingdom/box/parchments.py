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
    "PARCHMENT_RULES",
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
    "fixed",  # treasures (BK-13.1)
    "glove",  # BK-13.2
    "each",  # most missions
    "at_least",  # the Kings (BK-14.3, BK-14.7, BK-14.12)
    "most",  # Matriarch (BK-14.16)
    "harvest_again",  # Little Prince (BK-14.17)
    "treasures_again",  # Treasure Hunter (BK-14.19)
    "copy",  # Liberal and Socialist (BK-14.20)
    "second",  # Opportunist (BK-14.23)
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
    "wood",  # Carpenter and his Master, Woodland King (BK-14.6, BK-14.7)
    "fish",  # Fisher and his Master, Fisher King
    "carrots",  # Farmer and his Master, Carrot King
    "luxuries",  # Merchant (BK-14.8)
    "squares",  # Matriarch (BK-14.16)
    "rim",  # Diplomat (BK-14.4)
    "corners",  # Explorer (BK-14.5)
    "mountains",  # Master of the Mountains (BK-14.9)
    "barren_squares",  # PanPan the Barbarian (BK-14.14)
    "cities",  # Burgomaster, King of Thieves (BK-14.2, BK-14.3)
    "barren_cities",  # Bun-Shee (BK-14.13)
    "fiefs",  # Harecingetorix, Hun-ny King (BK-14.11, BK-14.12)
    "large_fiefs",  # Carrotistador (BK-14.10)
    "parchments",  # Bureaucrat (BK-14.1)
    "treasures",  # Treasure Guardian (BK-14.18)
    "camps_played",  # Colonist (BK-14.15)
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

# The rule of each parchment, in the order of the box.
PARCHMENT_RULES: Final = [
    *["BK-13.1"] * 6,  # royal treasures
    *["BK-13.2"] * 2,  # gloves
    "BK-14.1",  # Bureaucrat
    "BK-14.2",  # Burgomaster
    "BK-14.4",  # Diplomat
    "BK-14.5",  # Explorer
    *["BK-14.6", "BK-14.6", "BK-14.7"] * 3,  # wood, fish and carrots, each with its King
    "BK-14.8",  # Merchant
    "BK-14.9",  # Master of the Mountains
    "BK-14.10",  # Carrotistador
    "BK-14.11",  # Harecingetorix
    "BK-14.12",  # Hun-ny King
    "BK-14.13",  # Bun-Shee
    "BK-14.14",  # PanPan the Barbarian
    "BK-14.15",  # Colonist
    "BK-14.3",  # King of Thieves
    "BK-14.16",  # Matriarch
    "BK-14.17",  # Little Prince
    "BK-14.18",  # Treasure Guardian
    "BK-14.19",  # Treasure Hunter
    *["BK-14.20"] * 2,  # Liberal and Socialist
    "BK-14.23",  # Opportunist
]
