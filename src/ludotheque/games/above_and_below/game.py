"""Above and Below as a game: the class that keeps the contract, and `GAME`."""

from typing import ClassVar

from mypy_extensions import i64

from ludotheque.core.comparison import Comparison
from ludotheque.core.facts import Fact
from ludotheque.core.game import Game
from ludotheque.core.ints import Ints
from ludotheque.core.observation import Sheet
from ludotheque.core.odds import share_by_odds
from ludotheque.core.rng import Rng
from ludotheque.games.above_and_below.box.actions import ACTIONS
from ludotheque.games.above_and_below.box.components import read_components
from ludotheque.games.above_and_below.box.edition import OPTIONS, make_edition
from ludotheque.games.above_and_below.consequences import foresee
from ludotheque.games.above_and_below.fields import FIELDS, fill
from ludotheque.games.above_and_below.knowledge import observation, reprinting, view
from ludotheque.games.above_and_below.knowledge.drawing import draw
from ludotheque.games.above_and_below.knowledge.reading import Reader
from ludotheque.games.above_and_below.rules import census, rounds, scoring
from ludotheque.games.above_and_below.rules.build import (
    CatBuilds,
    ChooseBuilder,
    ChooseBuilding,
    PayBuilding,
)
from ludotheque.games.above_and_below.rules.draws import FillHire, FillRow, OpenKeys, ShowCave
from ludotheque.games.above_and_below.rules.explore import (
    BuyLanterns,
    ChooseCourse,
    ParagraphDie,
    PayCourse,
    PayLanterns,
    StakeItem,
    StakeVillager,
)
from ludotheque.games.above_and_below.rules.gather import CatJoins, Gather
from ludotheque.games.above_and_below.rules.harvest import PickGood, StowGood
from ludotheque.games.above_and_below.rules.lanterns import (
    ChooseRerolls,
    Exert,
    LanternDie,
    PayLevel,
)
from ludotheque.games.above_and_below.rules.luck import LuckDie, PressLuck, TakeCoins
from ludotheque.games.above_and_below.rules.night import (
    Drink,
    LastGoods,
    PlaceGoods,
    Resting,
    Sleep,
)
from ludotheque.games.above_and_below.rules.reward import ChooseFree, ChooseInjured, ChooseReward
from ludotheque.games.above_and_below.rules.setup import FirstSeat, bound, lay_out
from ludotheque.games.above_and_below.rules.trade import AnswerOffer, MakeOffer, PayRenewal
from ludotheque.games.above_and_below.rules.train import (
    CatTrains,
    ChooseRecruit,
    ChooseTrainer,
    PayTraining,
)
from ludotheque.games.above_and_below.rules.turn import Turn
from ludotheque.games.above_and_below.strategy import evaluate, likely, weights
from ludotheque.games.above_and_below.strategy.comparison import Actions
from ludotheque.games.above_and_below.strategy.levels import LEVELS
from ludotheque.games.above_and_below.table import Table

__all__ = ["GAME", "AboveAndBelow"]


class AboveAndBelow(Table):
    """One table of Above and Below: every question of the contract, handed on to its part."""

    __slots__ = ()
    fields: ClassVar[tuple[str, ...]] = FIELDS

    def copy(self) -> "AboveAndBelow":
        other = AboveAndBelow(self.box, self.seats, self.rng.copy(), self.stack[:], self.over)
        fill(other, self)
        other.estates = self.estates
        return other

    def advance(self) -> None:
        rounds.advance(self)

    def score_sheet(self) -> list[dict[str, int]]:
        return scoring.sheet(self)

    def winners(self) -> list[int]:
        return scoring.winners(self)

    def ending(self) -> str:
        return scoring.ending(self)

    def census(self) -> dict[str, int]:
        return census.census(self)

    def observe_table(self, viewer: i64, sheet: Sheet) -> None:
        observation.observe_table(self, viewer, sheet)

    def table_view(self, viewer: i64) -> dict[str, object]:
        return view.table_view(self)

    def deal_again(self, viewer: i64, rng: Rng) -> None:
        """Deal nothing: only the order of the piles is hidden, and that does not exist yet."""

    def reprint(self, viewer: i64, rng: Rng) -> None:
        reprinting.reprint(self, rng)

    def consequences(self, seat: i64, action: i64) -> list[Fact]:
        return foresee.consequences(self, seat, action)

    def evaluate(self, seat: i64) -> float:
        return evaluate.evaluate(self, seat)

    def glance(self, seat: i64) -> float:
        return evaluate.glance(self, seat)

    def comparison(self, seat: i64) -> Comparison:
        return Actions(self, seat)

    def spread(self) -> float:
        return weights.SPREAD

    def expected_share(self, value: float) -> float:
        return share_by_odds(value, self.seats, weights.CERTAINTY)

    def likely(self, seat: i64) -> Ints:
        return likely.likely(self, seat)


GAME = Game(
    name="above_and_below",
    title="Above and Below",
    credits="Ryan Laukat, Red Raven Games, 2015",
    room="ludotheque.games.above_and_below",
    prefix="AB",
    rules_version=1,
    seats=(2, 3, 4),
    options=OPTIONS,
    actions=ACTIONS,
    state=AboveAndBelow,
    kinds=[
        FirstSeat, OpenKeys, FillHire, FillRow, ShowCave,
        Turn, MakeOffer, AnswerOffer, PayRenewal, Gather, CatJoins,
        ChooseBuilder, CatBuilds, ChooseBuilding, PayBuilding,
        ChooseTrainer, CatTrains, ChooseRecruit, PayTraining, PickGood, StowGood,
        ParagraphDie, ChooseCourse, PayCourse, StakeItem, StakeVillager, BuyLanterns, PayLanterns,
        LanternDie, ChooseRerolls, Exert, PayLevel,
        ChooseReward, ChooseFree, ChooseInjured, LuckDie, PressLuck, TakeCoins,
        Resting, Drink, Sleep, PlaceGoods, LastGoods,
    ],
    make_edition=make_edition,
    lay_out=lay_out,
    bound=bound,
    draw=draw,
    observation=observation.LAYOUT,
    read_pack=read_components,
    storyteller=Reader(),
    levels=LEVELS,
    turn_rule="AB-3.1",
    commands=("ludotheque.games.above_and_below.knowledge.command:book",),
)  # fmt: skip
