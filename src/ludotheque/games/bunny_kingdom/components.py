"""What is in the box: a hundred squares and 182 cards, some of them alike (BK-2, BK-3)."""

import json
from importlib.resources import files
from typing import Any, Final

from ludotheque.core.ints import Ints, ints

__all__ = [
    "BOARD",
    "CAMP",
    "CAMPS",
    "CARDS",
    "CARD_NAMES",
    "CITY",
    "CONSTRUCTION",
    "CONSTRUCTIONS",
    "COPIES",
    "FARMS",
    "LUXURIES",
    "NEIGHBOUR_STEPS",
    "PARCHMENT",
    "PARCHMENTS",
    "PARCHMENT_CARDS",
    "PLACEABLE",
    "POST",
    "PROVISIONS",
    "RESOURCE_NAMES",
    "SQUARES",
    "SQUARE_NAMES",
    "TERRAIN_NAMES",
    "TOWER",
    "WHOLE_DECK",
]

# A card is a number for its face: cards that look alike are alike.
SQUARES: Final = 100
CONSTRUCTION: Final = 100
PLACEABLE: Final = 14  # the constructions placed on one square of one's own
CITY: Final = 100
POST: Final = 106
TOWER: Final = 114
CAMP: Final = 115
CAMPS: Final = 6
PROVISIONS: Final = 121
PARCHMENT: Final = 122
PARCHMENTS: Final = 37
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
LUXURIES: Final = 0b1111111000  # a bit for each resource that is not basic
FARMS: Final = 3  # the basic farms stand in the order of the resources

SQUARE_NAMES: Final = [f"{row}{column}" for row in "ABCDEFGHIJ" for column in range(1, 11)]
NEIGHBOUR_STEPS: Final = ((-1, 0), (0, -1), (0, 1), (1, 0))


def read(name: str) -> Any:
    """Return one table of the box."""
    room = files("ludotheque.games.bunny_kingdom")
    return json.loads(room.joinpath(f"data/{name}.json").read_text("utf-8"))


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
    """Return how many cards of each face the deck has."""
    construction = [int(card["count"]) for card in CONSTRUCTIONS]
    return [1] * SQUARES + construction + [3] + [1] * PARCHMENTS


COPIES: Final[list[int]] = copies()


def whole_deck() -> Ints:
    """Return all 182 cards, sorted."""
    return ints([card for card in range(CARDS) for _ in range(COPIES[card])])


WHOLE_DECK: Final = whole_deck()
