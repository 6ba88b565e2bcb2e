"""Antler Island: stags, does and secret plans on a hill of three levels, for three or four."""

from ludotheque.core import Game, Option
from ludotheque.games.antler_island.actions import ACTIONS
from ludotheque.games.antler_island.cubes import TakeCube
from ludotheque.games.antler_island.drawing import draw
from ludotheque.games.antler_island.eat import PlayGreedy, WhichToken
from ludotheque.games.antler_island.fight import (
    Chase,
    Commit,
    Lock,
    PlayDiamond,
    PlayDoping,
    Stand,
    Withdraw,
)
from ludotheque.games.antler_island.food import LookAtToken
from ludotheque.games.antler_island.grow import Grow
from ludotheque.games.antler_island.move import MoveStag
from ludotheque.games.antler_island.new_round import DoeDie, FoodDie
from ludotheque.games.antler_island.plan import Plans, PlanTile
from ludotheque.games.antler_island.roar import RoarAfter
from ludotheque.games.antler_island.rut import PlayDoubleRut
from ludotheque.games.antler_island.setup import (
    FirstSeat,
    PlaceStag,
    StagDie,
    agreement,
    bound,
    lay_out,
)
from ludotheque.games.antler_island.state import Island
from ludotheque.games.antler_island.turn import TakeTurn
from ludotheque.games.antler_island.wily import ChooseTile, DiscardTile, DrawTile, OpenTile

__all__ = ["GAME"]

GAME = Game(
    name="antler_island",
    title="Antler Island",
    credits="Gordon and Fraser Lamont, Fragor Games 2007",
    room=__name__,
    prefix="AN",
    rules_version=1,
    seats=(3, 4),
    options=[
        Option("board", "3", words=("3", "3_symmetric")),
        Option("cubes", False),
        Option("reactive_tiles", "both", words=("both", "own_turn")),
        Option("first", 0, low=0, high=3, words=("random",), at_table="random"),
        Option("limit", 1000, low=1, high=1000, words=("none",), at_table="none"),
        *[Option(f"height_{seat}", 0, low=0, high=300) for seat in range(4)],
    ],
    actions=ACTIONS,
    state=Island,
    kinds=[
        FirstSeat, StagDie, PlaceStag, FoodDie, DoeDie, LookAtToken, Plans, PlanTile, TakeTurn,
        MoveStag, WhichToken, PlayGreedy, PlayDoubleRut, Grow, Commit, Stand, Lock, Withdraw,
        PlayDoping, PlayDiamond, Chase, ChooseTile, DiscardTile, DrawTile, OpenTile, TakeCube,
        RoarAfter,
    ],
    make_edition=agreement,
    lay_out=lay_out,
    bound=bound,
    draw=draw,
)  # fmt: skip
