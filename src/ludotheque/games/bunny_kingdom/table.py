"""The table of Bunny Kingdom: the New World, the cards wherever they lie, and the course."""

from typing import Final

from mypy_extensions import i64

from ludotheque.core.decision import AnyDecision
from ludotheque.core.ints import Ints, Shared
from ludotheque.core.rng import Rng
from ludotheque.core.state import State
from ludotheque.games.bunny_kingdom.box.edition import Box

__all__ = [
    "BUILT_CAMP",
    "BUILT_POST",
    "BUILT_TOWER",
    "CHOSEN_POST",
    "CONSTRUCTING",
    "COPIED_NOTHING",
    "COPYING",
    "DRAFTING",
    "EMPTY",
    "FROM_PROVISIONS",
    "HARVESTING",
    "HIGHEST_CITY",
    "NOBODY",
    "NOT_YET_COPIED",
    "RESOLVING",
    "REVEALING",
    "ROUNDS",
    "TRADING",
    "Land",
    "Table",
]

ROUNDS: Final = 4
NOBODY: Final = -1

# What stands on a square: a construction as its place in the box + 1, so that a city is its
# strength and farms are 4 to 14; a sky tower by its pair, so that both ends are equal; a camp by
# its priority; a trading post, once its owner has chosen, by what it produces.
EMPTY: Final = 0
HIGHEST_CITY: Final = 3
BUILT_POST: Final = 7
BUILT_TOWER: Final = 15
BUILT_CAMP: Final = 18
CHOSEN_POST: Final = 24

# The course of a round, and of the end.
DRAFTING: Final = 0
RESOLVING: Final = 1
CONSTRUCTING: Final = 2
TRADING: Final = 3
HARVESTING: Final = 4
REVEALING: Final = 5
COPYING: Final = 6

# When a parchment that did not come from a hand was taken.
FROM_PROVISIONS: Final = -1
# What a copying card has become before its holder was asked, and where there was nothing to copy.
NOT_YET_COPIED: Final = -1
COPIED_NOTHING: Final = -2


class Land:
    """What was counted of the land: by seat its domain (rules/land.py), where somebody asked.

    *owner* and *built* are the squares as they were then.  Never changed, but for domains that
    nobody has asked for yet.
    """

    __slots__ = ("built", "domains", "owner")

    def __init__(self, owner: Ints, built: Ints, domains: list[object]) -> None:
        self.owner = owner
        self.built = built
        self.domains = domains


class Table(State):
    """The flat data of one table.

    A card before somebody is written as seat * 256 + card, where all seats share a row.
    """

    # By square: who controls it (NOBODY: nobody), and what is built there.
    owner: Ints
    built: Ints
    # The cards not yet dealt, sorted: an order that nobody knows does not exist.  With two players
    # the reserves are part of it, since nobody has looked at them either.
    deck: Ints
    # By seat, sorted: the hand, and the constructions that wait to be placed.
    hands: list[Ints]
    waits: list[Shared]
    # By seat: the parchments kept; the pick in which each was taken (round * 16 + pick, or
    # FROM_PROVISIONS), which tells who else has seen it; the carrots each brought in the end.
    parchments: list[Ints]
    taken: list[Shared]
    worth: list[Shared]
    # The open discard of all seats.
    spent: Ints
    # Two players only, by seat.  By turn: the hidden discards, and what the other player has seen
    # of that turn.  The card added from the reserve in this turn, and the card played openly in
    # it (-1: none).
    discards: list[Shared]
    seen: list[Shared]
    drawn: Ints
    shown: Ints
    # Cards turned up that are still to be resolved.
    queue: Ints
    # What each fief brought: ((round * 4 + seat) * 100 + its first square) * 1000 + carrots.
    gains: Ints
    # By seat: carrots harvested; camp cards played, which a mission counts.
    carrots: Ints
    camps_played: Ints
    # What the Liberal and the Socialist have become.
    copied: Ints
    # The round, the pick in it, and the step of the course.
    round: i64
    pick: i64
    phase: i64
    # In the construction: the seat asked next, how many have passed in a row, and a bit for each
    # camp that was withdrawn in this round.
    turn: i64
    passes: i64
    withdrawn: i64

    __slots__ = ("box", "surveys", *__annotations__)

    def __init__(
        self, edition: Box, seats: i64, rng: Rng, stack: list[AnyDecision], over: bool
    ) -> None:
        super().__init__(edition, seats, rng, stack, over)
        self.box = edition
        # The land as it was counted last, if ever: no part of the table, but dear, so copies share
        # it.
        self.surveys: list[Land] = []

    def copy(self) -> "Table":
        raise NotImplementedError(type(self).__name__)
