"""Paying the bank: coins that go, or a drink that counts as one (AB-16.4)."""

from mypy_extensions import i64

from ludotheque.core.facts import Fact
from ludotheque.games.above_and_below.box.actions import PAY_CIDER, PAY_COINS
from ludotheque.games.above_and_below.box.contents import CIDER, ITEM_NAMES, POTION
from ludotheque.games.above_and_below.consequences.changes import before_and_after, price
from ludotheque.games.above_and_below.rules.payment import Payment
from ludotheque.games.above_and_below.rules.supplies import held, spend
from ludotheque.games.above_and_below.table import Table

__all__ = ["after_drink", "paid", "settles", "spent"]


def settles(question: Payment, action: i64) -> bool:
    """Say whether nothing is left to pay after this."""
    return action == PAY_COINS or question.price == 1


def paid(s: Table, question: Payment, action: i64) -> list[Fact]:
    """Return what a payment takes: the coins, or one drink and the price that is left."""
    if action == PAY_COINS:
        return price(s, question.seat, question.price, question.rule)
    item = drink_of(action)
    facts: dict[str, object] = {
        "item": ITEM_NAMES[item],
        "count": held(s, question.seat, item) - 1,
        "price": question.price - 1,
    }
    return [Fact("drink-paid", facts, "AB-16.4")]


def drink_of(action: i64) -> i64:
    """Return the drink that is spent."""
    return CIDER if action == PAY_CIDER else POTION


def after_drink(s: Table, question: Payment, action: i64) -> Table:
    """Return a copy in which a drink that pays is gone; coins are told by their price alone."""
    world = s.copy()
    if action != PAY_COINS:
        spend(world, question.seat, drink_of(action))
    return world


def spent(s: Table, question: Payment, action: i64) -> list[Fact]:
    """Return what a payment takes, and what a drink that is gone no longer scores."""
    world = after_drink(s, question, action)
    return paid(s, question, action) + before_and_after(s, world, question.seat, "AB-16.4")
