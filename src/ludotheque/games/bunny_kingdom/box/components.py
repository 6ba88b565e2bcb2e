"""What is in the box: a hundred squares and 182 cards, some of them alike (BK-2, BK-3)."""

import json
from importlib.resources import files
from typing import Any, Final

from ludotheque.core.ints import Ints, ints

__all__ = [
    "BASIC",
    "BOARD",
    "CAMP",
    "CAMPS",
    "CARDS",
    "CARD_NAMES",
    "CITY",
    "CONSTRUCTION",
    "CONSTRUCTIONS",
    "COPIES",
    "FARM",
    "LEFT_GLOVE",
    "LIBERAL",
    "LUXURIES",
    "PARCHMENT",
    "PARCHMENTS",
    "PARCHMENT_CARDS",
    "PLACEABLE",
    "POST",
    "PROVISIONS",
    "RESOURCE_NAMES",
    "RIGHT_GLOVE",
    "SOCIALIST",
    "SQUARES",
    "SQUARE_NAMES",
    "TERRAIN_NAMES",
    "TOWER",
    "WHOLE_DECK",
]

# A card is a number for its face: cards that look alike are alike (BK-8.6).  The territories come
# first, so that a territory card is the number of its square (BK-2.1), and the parchments last, so
# that they stand at the end of every sorted hand.
SQUARES: Final = 100
CONSTRUCTION: Final = 100
PLACEABLE: Final = 14  # the constructions placed on one square of one's own
CITY: Final = 100
FARM: Final = 103  # the basic farms, in the order of the resources
POST: Final = 106
TOWER: Final = 114
CAMP: Final = 115
CAMPS: Final = 6
PROVISIONS: Final = 121
PARCHMENT: Final = 122
PARCHMENTS: Final = 37
LEFT_GLOVE: Final = 128
RIGHT_GLOVE: Final = 129
LIBERAL: Final = 156
SOCIALIST: Final = 157
CARDS: Final = 159

TERRAIN_NAMES: Final = ["plain", "forest", "field", "sea", "mountain", "city"]
RESOURCE_NAMES: Final = [
    "wood",
    "fish",
    "carrots",
    "mushroom",
    "pearl",
    "spice",
    "gold",
    "diamond",
    "copper",
    "iron",
]
BASIC: Final = 3  # wood, fish and carrots; the others are luxuries
LUXURIES: Final = 0b1111111000  # a bit for each resource that is not basic

SQUARE_NAMES: Final = [f"{row}{column}" for row in "ABCDEFGHIJ" for column in range(1, 11)]


def read(name: str) -> Any:
    """Return what one file of the box holds."""
    room = files("ludotheque.games.bunny_kingdom.box")
    return json.loads(room.joinpath(f"data/{name}.json").read_text("utf-8"))


# The land and its lava (BK-2.1, BK-2.3); cities, farms, sky towers and camps (BK-2.6, BK-2.7,
# BK-2.8); treasures and missions (BK-3.4).  Each figure says there how we know it.
BOARD: Final[dict[str, Any]] = read("board")
CONSTRUCTIONS: Final[list[dict[str, Any]]] = read("constructions")
PARCHMENT_CARDS: Final[list[dict[str, Any]]] = read("parchments")

CARD_NAMES: Final[list[str]] = [
    *SQUARE_NAMES,
    *[str(card["id"]) for card in CONSTRUCTIONS],
    "provisions",
    *[str(card["id"]) for card in PARCHMENT_CARDS],
]


def copies() -> list[int]:
    """Return how many cards of each face the deck has (BK-3.1, BK-3.2)."""
    construction = [int(card["count"]) for card in CONSTRUCTIONS]
    return [1] * SQUARES + construction + [3] + [1] * PARCHMENTS


COPIES: Final[list[int]] = copies()


def whole_deck() -> Ints:
    """Return all 182 cards, sorted."""
    return ints([card for card in range(CARDS) for _ in range(COPIES[card])])


WHOLE_DECK: Final = whole_deck()
