"""What is in the box: how many of everything, and what each thing is called."""

from typing import Final

__all__ = [
    "AMETHYST", "AN_EMPTY_CAVE", "AN_OUTPOST", "A_HOUSE", "A_VILLAGER", "BUILDINGS",
    "BUILDING_IDS", "CAVES", "CAVE_IDS", "CIDER", "COINS", "DECKS", "FISH", "FRUIT", "GOODS",
    "HIRED", "HIRE_PLACES", "HOUSES", "ITEMS", "ITEM_NAMES", "KEYS", "MUSHROOM", "ORE",
    "OUTPOSTS", "PAPER", "POT", "POTION", "ROPE", "ROUNDS", "SCORED", "SPECIALS", "SPECIES",
    "STARS", "STARTING", "SUPPLY", "VILLAGERS", "VILLAGER_IDS",
]  # fmt: skip

# Goods from common to rare, then the two drinks: together the items.
MUSHROOM: Final = 0
FISH: Final = 1
FRUIT: Final = 2
ROPE: Final = 3
POT: Final = 4
PAPER: Final = 5
ORE: Final = 6
AMETHYST: Final = 7
CIDER: Final = 8
POTION: Final = 9
GOODS: Final = 8
ITEMS: Final = 10
ITEM_NAMES: Final = (
    "mushroom", "fish", "fruit", "rope", "pot", "paper", "ore", "amethyst", "cider", "potion",
)  # fmt: skip
# By item (AB-1.2).  Denominations never matter, so that coins are one number (AB-1.1).
SUPPLY: Final = (12, 12, 12, 10, 10, 10, 8, 7, 10, 20)
COINS: Final = 146

# What cards may score for: any item, and then these (AB-15.9 to AB-15.12).
A_HOUSE: Final = 10
AN_OUTPOST: Final = 11
A_VILLAGER: Final = 12
AN_EMPTY_CAVE: Final = 13
SCORED: Final = (*ITEM_NAMES, "house", "outpost", "villager", "empty_cave")

# Buildings are numbered deck after deck; each name is where its deck begins.
HOUSES: Final = 0
KEYS: Final = 25
STARS: Final = 34
OUTPOSTS: Final = 40
STARTING: Final = 64
BUILDINGS: Final = 68
BUILDING_IDS: Final = (
    [f"H{n:02}" for n in range(1, 26)]
    + [f"K{n}" for n in range(1, 10)]
    + [f"S{n}" for n in range(1, 7)]
    + [f"O{n:02}" for n in range(1, 25)]
    + [f"SH{n}" for n in range(1, 5)]
)
DECKS: Final = ("houses", "key_houses", "star_houses", "outposts", "starting_houses")

# Villagers: four sets of builder, trainer and explorer, then those for hire, then the special;
# each name is where its group begins.
HIRED: Final = 12
SPECIALS: Final = 30
VILLAGERS: Final = 36
VILLAGER_IDS: Final = (
    [f"{kind}{seat}" for seat in range(1, 5) for kind in "BTE"]
    + [f"V{n:02}" for n in range(1, 19)]
    + ["LW", "GL", "CC1", "CC2", "MM1", "MM2"]
)
SPECIES: Final = ("liquid_woman", "glogo", "cave_cat", "metal_man")
CAVES: Final = 25
CAVE_IDS: Final = [f"C{n:02}" for n in range(1, 26)]
HIRE_PLACES: Final = 5
# The caverns of the round marker (AB-2.6).
ROUNDS: Final = 7
