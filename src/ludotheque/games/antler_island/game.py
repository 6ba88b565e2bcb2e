"""Antler Island as a game: the class that keeps the contract, and `GAME`."""

from typing import ClassVar, Final

from mypy_extensions import i64

from ludotheque.core.comparison import Comparison
from ludotheque.core.facts import Fact
from ludotheque.core.game import Game
from ludotheque.core.observation import Sheet
from ludotheque.core.odds import share_by_odds
from ludotheque.core.rng import Rng
from ludotheque.games.antler_island.box.actions import ACTIONS
from ludotheque.games.antler_island.box.edition import OPTIONS, make_edition
from ludotheque.games.antler_island.consequences import foresee
from ludotheque.games.antler_island.fields import FIELDS, fill
from ludotheque.games.antler_island.knowledge import imagine, observation, view
from ludotheque.games.antler_island.knowledge.drawing import draw
from ludotheque.games.antler_island.rules import census, new_round, plan, scoring, setup, turn
from ludotheque.games.antler_island.rules.cubes import TakeCube
from ludotheque.games.antler_island.rules.eat import PlayGreedy, WhichToken
from ludotheque.games.antler_island.rules.fight import (
    Chase,
    Commit,
    Lock,
    PlayDiamond,
    PlayDoping,
    Stand,
    Withdraw,
)
from ludotheque.games.antler_island.rules.food import LookAtToken
from ludotheque.games.antler_island.rules.grow import Grow
from ludotheque.games.antler_island.rules.move import MoveStag, explain
from ludotheque.games.antler_island.rules.new_round import DoeDie, FoodDie
from ludotheque.games.antler_island.rules.plan import Plans, PlanTile
from ludotheque.games.antler_island.rules.roar import RoarAfter
from ludotheque.games.antler_island.rules.rut import PlayDoubleRut
from ludotheque.games.antler_island.rules.setup import FirstSeat, PlaceStag, StagDie, bound, lay_out
from ludotheque.games.antler_island.rules.turn import TakeTurn
from ludotheque.games.antler_island.rules.wily import ChooseTile, DiscardTile, DrawTile, OpenTile
from ludotheque.games.antler_island.strategy import comparison, evaluate, habit, presume, weights
from ludotheque.games.antler_island.strategy.levels import LEVELS
from ludotheque.games.antler_island.table import NEW_ROUND, PLANNING, TURN, Table

__all__ = ["GAME", "AntlerIsland"]


# What games keep in which nobody counts quiet rounds: their records are older than that (AN-8.9).
WITHOUT_QUIET: Final = tuple([name for name in FIELDS if name != "last_mating"])


class AntlerIsland(Table):
    """One table of Antler Island: every question of the contract, handed on to whom it concerns."""

    __slots__ = ()
    fields: ClassVar[tuple[str, ...]] = FIELDS

    def copy(self) -> "AntlerIsland":
        other = AntlerIsland(self.box, self.seats, self.rng.copy(), self.stack[:], self.over)
        fill(other, self)
        other.beliefs = self.beliefs
        return other

    def advance(self) -> None:
        if self.stage == PLANNING:
            plan.begin(self)
        elif self.stage == NEW_ROUND:
            new_round.begin(self)
        elif self.stage >= TURN:
            turn.go_on(self)
        else:
            setup.go_on(self)

    def kept_fields(self) -> tuple[str, ...]:
        return FIELDS if self.box.quiet > 0 else WITHOUT_QUIET

    def score_sheet(self) -> list[dict[str, int]]:
        return scoring.sheet(self)

    def winners(self) -> list[int]:
        return scoring.winners(self)

    def ending(self) -> str:
        return scoring.ending(self)

    def census(self) -> dict[str, int]:
        return census.census(self)

    def consequences(self, seat: i64, action: i64) -> list[Fact]:
        return foresee.consequences(self, seat, action)

    def observe_table(self, viewer: i64, sheet: Sheet) -> None:
        observation.observe_table(self, viewer, sheet)

    def table_view(self, viewer: i64) -> dict[str, object]:
        return view.table_view(self, viewer)

    def deal_again(self, viewer: i64, rng: Rng) -> None:
        imagine.deal_again(self, viewer, rng)

    def deal_roughly(self, viewer: i64, rng: Rng) -> None:
        imagine.deal_roughly(self, viewer, rng)

    def presume(self, viewer: i64, rng: Rng) -> None:
        presume.presume(self, viewer, rng)

    def evaluate(self, seat: i64) -> float:
        return evaluate.evaluate(self, seat)

    def comparison(self, seat: i64) -> Comparison:
        return comparison.compare(self, seat)

    def spread(self) -> float:
        return weights.SPREAD

    def expected_share(self, value: float) -> float:
        return share_by_odds(value, self.seats, weights.CERTAINTY)

    def habit(self, seat: i64) -> i64:
        return habit.habit(self, seat)


GAME = Game(
    name="antler_island",
    title="Antler Island",
    credits="Gordon and Fraser Lamont, Fragor Games 2007",
    room="ludotheque.games.antler_island",
    prefix="AN",
    rules_version=1,
    seats=(3, 4),
    options=OPTIONS,
    actions=ACTIONS,
    state=AntlerIsland,
    kinds=[
        FirstSeat, StagDie, PlaceStag, FoodDie, DoeDie, LookAtToken, Plans, PlanTile, TakeTurn,
        MoveStag, WhichToken, PlayGreedy, PlayDoubleRut, Grow, Commit, Stand, Lock, Withdraw,
        PlayDoping, PlayDiamond, Chase, ChooseTile, DiscardTile, DrawTile, OpenTile, TakeCube,
        RoarAfter,
    ],
    make_edition=make_edition,
    lay_out=lay_out,
    bound=bound,
    draw=draw,
    observation=observation.LAYOUT,
    levels=LEVELS,
    turn_rule="AN-3.4",
    explain=explain,
)  # fmt: skip
