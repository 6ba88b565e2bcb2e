"""Above and Below: a village on the grass and another in the caves, for two to four."""

from ludotheque.core import Game, Option

# The table comes first: it loads the rules, which know each other, in an order that works.
from ludotheque.games.above_and_below import state
from ludotheque.games.above_and_below.actions import ACTIONS
from ludotheque.games.above_and_below.build import (
    CatBuilds,
    ChooseBuilder,
    ChooseBuilding,
    PayBuilding,
)
from ludotheque.games.above_and_below.components import read_components
from ludotheque.games.above_and_below.drawing import draw
from ludotheque.games.above_and_below.draws import FillHire, FillRow, OpenKeys, ShowCave
from ludotheque.games.above_and_below.explore import (
    BuyLanterns,
    ChooseCourse,
    ParagraphDie,
    PayCourse,
    PayLanterns,
    StakeItem,
    StakeVillager,
)
from ludotheque.games.above_and_below.gather import CatJoins, Gather
from ludotheque.games.above_and_below.harvest import PickGood, StowGood
from ludotheque.games.above_and_below.lanterns import ChooseRerolls, Exert, LanternDie, PayLevel
from ludotheque.games.above_and_below.luck import LuckDie, PressLuck, TakeCoins
from ludotheque.games.above_and_below.night import Drink, LastGoods, PlaceGoods, Resting, Sleep
from ludotheque.games.above_and_below.reading import Reader
from ludotheque.games.above_and_below.reward import ChooseFree, ChooseInjured, ChooseReward
from ludotheque.games.above_and_below.setup import FirstSeat, agreement, bound, lay_out
from ludotheque.games.above_and_below.trade import AnswerOffer, MakeOffer, PayRenewal
from ludotheque.games.above_and_below.train import (
    CatTrains,
    ChooseRecruit,
    ChooseTrainer,
    PayTraining,
)
from ludotheque.games.above_and_below.turn import Turn

__all__ = ["GAME"]

GAME = Game(
    name="above_and_below",
    title="Above and Below",
    credits="Ryan Laukat, Red Raven Games, 2015",
    room=__name__,
    prefix="AB",
    rules_version=1,
    seats=(2, 3, 4),
    options=[Option("first", 0, low=0, high=3, words=("random",), at_table="random")],
    actions=ACTIONS,
    state=state.AboveAndBelow,
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
    make_edition=agreement,
    lay_out=lay_out,
    bound=bound,
    draw=draw,
    read_pack=read_components,
    storyteller=Reader(),
)  # fmt: skip
