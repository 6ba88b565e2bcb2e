"""The actions of Above and Below: their numbers and names."""

from typing import Final

from ludotheque.core.actions import Actions
from ludotheque.games.above_and_below.box.contents import (
    BUILDING_IDS,
    CAVE_IDS,
    COINS,
    GOODS,
    ITEM_NAMES,
    VILLAGER_IDS,
)

__all__ = [
    "ACCEPT", "ACTIONS", "ARRIVE", "BUILD", "BUILDER", "BUY", "BUY_LANTERNS", "CHOOSE", "DIE",
    "DRAW", "DRAW_CAVE", "DROP", "END_BEDS", "END_DRINKS", "END_PLACING", "ERECT", "EXERT",
    "EXPLORE", "FIRST", "FREE", "GO", "HARVEST", "HEAL", "HIRE", "INJURE", "KEEP", "LAST",
    "LEAST_OFFER", "LEAVE", "NO_LANTERNS", "OFFER", "PASS", "PAY_CIDER", "PAY_COINS", "PAY_POTION",
    "PICK", "PLACE", "PRESS_ON", "REFUSE", "RENEW", "REROLL", "REWARD", "SELL", "SEND", "SHELVE",
    "SLEEP", "STAKE", "STAKE_VILLAGER", "STAND", "STOP", "TAKE_BACK", "TAKE_COINS", "THROW",
    "TRACK", "TRAIN", "TRAINER", "WAKE", "WORK",
]  # fmt: skip

LEAST_OFFER: Final = 3

# A turn.
PASS: Final = 0
EXPLORE: Final = 1
HARVEST: Final = 2
BUILD: Final = 3
TRAIN: Final = 4
WORK: Final = 5
RENEW: Final = 6  # the row: houses or outposts
TAKE_BACK: Final = 8
SELL: Final = 9  # the item
BUY: Final = 19  # the seller's seat
PLACE: Final = 23  # the good; in the night too
END_PLACING: Final = 31
# Trade.
OFFER: Final = 32  # coins - 3
ACCEPT: Final = 176
REFUSE: Final = 177
# Gathering a group.
SEND: Final = 178  # the villager
GO: Final = 214
DROP: Final = 215
# Building and training.
BUILDER: Final = 216  # the villager
ERECT: Final = 252  # the building
TRAINER: Final = 320  # the villager
HIRE: Final = 356  # the place
PAY_COINS: Final = 361
PAY_CIDER: Final = 362
PAY_POTION: Final = 363
# Harvesting.
PICK: Final = 364  # the building
KEEP: Final = 432
TRACK: Final = 433
SHELVE: Final = 434
# Exploring.
CHOOSE: Final = 435  # the choice
BUY_LANTERNS: Final = 438
NO_LANTERNS: Final = 439
STAKE: Final = 440  # the item
STAKE_VILLAGER: Final = 450  # the villager
REROLL: Final = 486  # the villager
THROW: Final = 522
STAND: Final = 523
EXERT: Final = 524  # the villager
STOP: Final = 560
INJURE: Final = 561  # the villager
REWARD: Final = 597  # the option
FREE: Final = 603  # the building
PRESS_ON: Final = 671
LEAVE: Final = 672
TAKE_COINS: Final = 673  # how many
# The night.
HEAL: Final = 679  # the villager
WAKE: Final = 715  # the villager
END_DRINKS: Final = 751
SLEEP: Final = 752  # the villager
END_BEDS: Final = 788
# Chance.
DIE: Final = 789  # the face - 1
DRAW: Final = 795  # the building
DRAW_CAVE: Final = 863  # the cave
ARRIVE: Final = 888  # the villager
FIRST: Final = 924  # the seat
LAST: Final = 927


def names() -> list[str]:
    """Return the name of every action in order."""
    goods = ITEM_NAMES[:GOODS]
    return [
        "pass", "explore", "harvest", "build", "train", "work",
        "renew houses", "renew outposts", "withdraw",
        *each("sell", ITEM_NAMES), *each("buy", seats()), *each("place", goods), "end-placing",
        *each("offer", [str(coins) for coins in range(LEAST_OFFER, COINS + 1)]),
        "accept", "refuse",
        *each("send", VILLAGER_IDS), "go", "drop",
        *each("builder", VILLAGER_IDS), *each("erect", BUILDING_IDS),
        *each("trainer", VILLAGER_IDS), *each("hire", counted(1, 5)),
        "pay coins", "pay cider", "pay potion",
        *each("pick", BUILDING_IDS), "keep", "track", "shelve",
        *each("choose", counted(1, 3)), "buy-lanterns", "no-lanterns",
        *each("stake", ITEM_NAMES), *each("stake", VILLAGER_IDS),
        *each("reroll", VILLAGER_IDS), "throw", "stand",
        *each("exert", VILLAGER_IDS), "stop", *each("injure", VILLAGER_IDS),
        *each("reward", counted(1, 6)), *each("free", BUILDING_IDS), "press-on", "leave",
        *each("coins", counted(0, 5)),
        *each("potion", VILLAGER_IDS), *each("cider", VILLAGER_IDS), "end-drinks",
        *each("bed", VILLAGER_IDS), "end-beds",
        *each("die", counted(1, 6)), *each("draw", BUILDING_IDS), *each("cave", CAVE_IDS),
        *each("arrive", VILLAGER_IDS), *each("first", seats()),
    ]  # fmt: skip


def each(verb: str, things: list[str] | tuple[str, ...]) -> list[str]:
    """Return a name for each of *things*."""
    return [f"{verb} {thing}" for thing in things]


def counted(low: int, high: int) -> list[str]:
    """Return the numbers from *low* to *high*."""
    return [str(number) for number in range(low, high + 1)]


def seats() -> list[str]:
    """Return the four seats."""
    return [f"@{seat}" for seat in range(4)]


ACTIONS: Final = Actions(names())
