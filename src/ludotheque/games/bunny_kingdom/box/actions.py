"""The actions of Bunny Kingdom: their numbers and names."""

from typing import Final

from ludotheque.core.actions import Actions
from ludotheque.games.bunny_kingdom.box.components import (
    CARD_NAMES,
    CONSTRUCTION,
    PARCHMENT,
    PLACEABLE,
    RESOURCE_NAMES,
    SQUARE_NAMES,
)

__all__ = [
    "ACTIONS",
    "ANNOUNCE",
    "BUILD",
    "COPY",
    "DECLINE",
    "DISCARD",
    "DRAW",
    "JOIN",
    "LAST",
    "PASS",
    "PLAY",
    "RAISE",
    "SETTLE",
    "TRADE",
    "WITHDRAW",
]

PLAY: Final = 0  # the card
DISCARD: Final = 159  # the card
BUILD: Final = 318  # construction * 100 + square
RAISE: Final = 1718  # the square of the first sky tower
ANNOUNCE: Final = 1818  # the camp's priority - 1
PASS: Final = 1824
JOIN: Final = 1825  # the square of the second sky tower
DECLINE: Final = 1925
SETTLE: Final = 1926  # the square of a camp
WITHDRAW: Final = 2026
TRADE: Final = 2027  # the resource
COPY: Final = 2030  # the parchment
DRAW: Final = 2067  # chance: the card
LAST: Final = 2225


def names() -> list[str]:
    """Return the name of every action in order."""
    placed = CARD_NAMES[CONSTRUCTION : CONSTRUCTION + PLACEABLE]
    return [
        *[f"play {card}" for card in CARD_NAMES],
        *[f"discard {card}" for card in CARD_NAMES],
        *[f"build {card} {square}" for card in placed for square in SQUARE_NAMES],
        *[f"raise {square}" for square in SQUARE_NAMES],
        *[f"announce {camp}" for camp in range(1, 7)],
        "pass",
        *[f"join {square}" for square in SQUARE_NAMES],
        "decline",
        *[f"settle {square}" for square in SQUARE_NAMES],
        "withdraw",
        *[f"trade {resource}" for resource in RESOURCE_NAMES[:3]],
        *[f"copy {card}" for card in CARD_NAMES[PARCHMENT:]],
        *[f"draw {card}" for card in CARD_NAMES],
    ]


ACTIONS: Final = Actions(names())
