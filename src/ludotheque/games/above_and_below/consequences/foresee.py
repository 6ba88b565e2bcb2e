"""What an action would bring, by the kind of question that it answers."""

from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import i64

from ludotheque.core.facts import Fact
from ludotheque.games.above_and_below.consequences import (
    build,
    explore,
    gather,
    harvest,
    lanterns,
    luck,
    night,
    reward,
    trade,
    train,
    turn,
)
from ludotheque.games.above_and_below.table import Table

__all__ = ["consequences"]

KINDS: Final[dict[str, Callable[[Table, Any, i64], list[Fact]]]] = {
    "Turn": turn.turning,
    "MakeOffer": trade.offering,
    "AnswerOffer": trade.answering,
    "PayRenewal": trade.paying,
    "Gather": gather.gathering,
    "ChooseBuilder": build.choosing_builder,
    "ChooseBuilding": build.choosing,
    "PayBuilding": build.paying,
    "ChooseTrainer": train.choosing_trainer,
    "ChooseRecruit": train.choosing,
    "PayTraining": train.paying,
    "PickGood": harvest.picking,
    "StowGood": harvest.stowing,
    "ChooseCourse": explore.choosing,
    "PayCourse": explore.paying,
    "StakeItem": explore.staking_item,
    "StakeVillager": explore.staking_villager,
    "BuyLanterns": explore.buying,
    "PayLanterns": explore.paying_lanterns,
    "ChooseRerolls": lanterns.rerolling,
    "Exert": lanterns.exerting,
    "PayLevel": lanterns.paying,
    "ChooseReward": reward.choosing,
    "ChooseFree": reward.choosing_free,
    "ChooseInjured": reward.choosing_injured,
    "PressLuck": luck.pressing,
    "TakeCoins": luck.taking,
    "Drink": night.drinking,
    "Sleep": night.sleeping,
    "PlaceGoods": night.placing,
}


def consequences(s: Table, seat: i64, action: i64) -> list[Fact]:
    """Return what the legal *action* would bring, from what *seat* knows alone."""
    question = s.stack[-1].question_for(seat)
    return KINDS[type(question).__name__](s, question, action)
