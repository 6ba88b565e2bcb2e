"""What is in the box: bids and prizes from 1 to 13, the names of actions, the options."""

from typing import Final

from ludotheque.core import Actions, Option

MOST: Final = 13
# Two blocks of actions: a seat bids a card, and chance turns a prize.  Card 1 is number 0.
BID: Final = 0
TURN: Final = MOST
ACTIONS: Final = Actions(
    [f"{verb} {card}" for verb in ("bid", "turn") for card in range(1, MOST + 1)]
)
OPTIONS: Final = [
    Option("cards", MOST, low=3, high=MOST),
    # What becomes of a prize for which the highest bids are equal.
    Option("ties", "carry", words=("carry", "discard")),
]
