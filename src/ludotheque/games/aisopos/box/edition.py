"""What the players settle before the game (AI-1, AI-2, AI-7, AI-8)."""

from typing import Final, cast

from mypy_extensions import i64

from ludotheque.core.errors import BadOption
from ludotheque.core.game import Edition, Game, Option
from ludotheque.core.ints import Ints, filled, zeros
from ludotheque.games.aisopos.box.components import (
    COPIES,
    HEX_NAMES,
    HEXES,
    KIND_NAMES,
    KINDS,
    OFF,
)

__all__ = ["OPTIONS", "Box", "make_edition"]

# The boards for study: so small that every way to play can be counted (AI-1.4).
SMALL_BOARDS: Final = {"three": "a1 b1 b2", "four": "a1 a2 b1 b2"}
SMALL_HAND: Final = ("lion", "ant")

OPTIONS = [
    Option("games", 1, low=1, high=2),
    Option("quiet", 20, low=1, high=200),
    Option("quiet_unit", "rounds", words=("rounds", "turns")),
    Option("agreement", False, at_table=True),
    Option("first", 0, low=0, high=3, words=("random",), at_table="random"),
    Option("board", "whole", words=("whole", *SMALL_BOARDS), later=True),
]


class Box(Edition):
    """What is in the box, as these players use it.

    *quiet_turns* turns without a clash draw the game; *truce* lets them agree on a draw;
    *games* are played and added; *first* begins, -1 if it is drawn by lot.  The *board* has a 0
    for each hex in play and is OFF elsewhere; *hand* says how many of each kind everybody has.
    """

    def __init__(
        self,
        game: Game,
        options: dict[str, object],
        quiet_turns: i64,
        truce: bool,
        games: i64,
        first: i64,
        board: Ints,
        hand: Ints,
    ) -> None:
        super().__init__(game, options)
        self.quiet_turns: i64 = quiet_turns
        self.truce = truce
        self.games: i64 = games
        self.first: i64 = first
        self.board = board
        self.hand = hand
        self.pieces: i64 = sum(hand)
        self.kinds: i64 = sum([1 << kind for kind in range(KINDS) if hand[kind] > 0])


def make_edition(game: Game, seats: int, options: dict[str, object], pack: object) -> Box:
    """Return what *options* mean for so many *seats*."""
    turns = cast("int", options["quiet"])
    if options["quiet_unit"] == "rounds":
        turns *= seats
    first = options["first"]
    if isinstance(first, int) and first >= seats:
        raise BadOption(
            f"option 'first' takes a seat from 0 to {seats - 1} here, not {first}",
            "no-such-first",
            {"last": seats - 1, "value": first},
        )
    size = cast("str", options["board"])
    if size in SMALL_BOARDS and seats > 2:
        raise BadOption(
            f"the board of {size} hexes is for 2 players, not {seats}",
            "small-for-two",
            {"seats": seats},
        )
    return Box(
        game=game,
        options=options,
        quiet_turns=turns,
        truce=options["agreement"] is True,
        games=cast("int", options["games"]),
        first=first if isinstance(first, int) else -1,
        board=hexes_in_play(size),
        hand=first_hand(size),
    )


def hexes_in_play(size: str) -> Ints:
    """Return the empty board: 0 for a hex that is in play, OFF for another (AI-1.1, AI-1.4)."""
    if size not in SMALL_BOARDS:
        return zeros(HEXES)
    row = filled(HEXES, OFF)
    for name in SMALL_BOARDS[size].split():
        row[HEX_NAMES.index(name)] = 0
    return row


def first_hand(size: str) -> Ints:
    """Return how many of each kind a player begins with (AI-1.2, AI-1.4)."""
    if size not in SMALL_BOARDS:
        return filled(KINDS, COPIES)
    row = zeros(KINDS)
    for name in SMALL_HAND:
        row[KIND_NAMES.index(name)] = 1
    return row
