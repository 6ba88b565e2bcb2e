"""A turn: who is ready, what can be paid for, and what free actions do (AB-3, AB-9, AB-10)."""

from mypy_extensions import i64

from ludotheque.core.facts import Fact
from ludotheque.games.above_and_below.box.actions import (
    BUILD,
    BUY,
    HARVEST,
    LEAST_OFFER,
    PASS,
    PLACE,
    RENEW,
    SELL,
    TAKE_BACK,
    TRAIN,
    WORK,
)
from ludotheque.games.above_and_below.box.contents import ITEM_NAMES
from ludotheque.games.above_and_below.consequences import trade
from ludotheque.games.above_and_below.consequences.build import can_build
from ludotheque.games.above_and_below.consequences.changes import price, tonight
from ludotheque.games.above_and_below.consequences.track import item_more, placed
from ludotheque.games.above_and_below.consequences.train import can_train
from ludotheque.games.above_and_below.rules.harvest import goods_lying
from ludotheque.games.above_and_below.rules.trade import least_offer
from ludotheque.games.above_and_below.rules.turn import Turn
from ludotheque.games.above_and_below.rules.villagers import ready
from ludotheque.games.above_and_below.table import Table

__all__ = ["turning"]


def turning(s: Table, question: Turn, action: i64) -> list[Fact]:
    """Return what an action of a turn brings."""
    if action == PASS:
        return passing(s, question.seat)
    if action <= WORK:
        return acting(s, question.seat, action)
    return free_action(s, question.seat, action)


def passing(s: Table, seat: i64) -> list[Fact]:
    """Return who would be left in Ready, and the beds for the others."""
    waiting = len(ready(s, seat))
    return [Fact("still-ready", {"count": waiting}, "AB-10.1"), *tonight(s, seat)]


def acting(s: Table, seat: i64, action: i64) -> list[Fact]:
    """Return what there is for one of the five actions."""
    hands = len(ready(s, seat))
    facts = [Fact("ready", {"count": hands}, "AB-3.4")]
    if action == HARVEST:
        facts.append(Fact("ripe", {"count": goods_lying(s, seat)}, "AB-6.1"))
    elif action == BUILD:
        facts += can_build(s, seat)
    elif action == TRAIN:
        facts += can_train(s, seat)
    elif action == WORK:
        facts.append(Fact("wages", {"coins": min(hands, s.bank)}, "AB-8.1"))
        if s.cider > 0:
            facts.append(Fact("cider-waits", {}, "AB-8.2"))
    # What an expedition may reach depends on who goes: Gather tells it.
    return facts + tonight(s, seat)


def free_action(s: Table, seat: i64, action: i64) -> list[Fact]:
    """Return what a free action does: nothing of it spends the turn."""
    if action < TAKE_BACK:
        return price(s, seat, 1, "AB-9.7") + trade.renewing(s, action - RENEW)
    if action == TAKE_BACK:
        return [Fact("taken-back", {"item": ITEM_NAMES[s.sale[seat]]}, "AB-9.5")]
    if action < BUY:
        facts: dict[str, object] = {"item": ITEM_NAMES[action - SELL], "least": LEAST_OFFER}
        return [Fact("for-sale", facts, "AB-9.5")]
    if action < PLACE:
        return bidding(s, seat, action - BUY)
    return placed(s, seat, action - PLACE)


def bidding(s: Table, seat: i64, seller: i64) -> list[Fact]:
    """Return what can be had from *seller*, and from how many coins on."""
    item = s.sale[seller]
    facts: dict[str, object] = {
        "other": seller,
        "item": ITEM_NAMES[item],
        "least": least_offer(s, seller),
    }
    return [Fact("on-sale", facts, "AB-9.1"), *item_more(s, seat, item)]
