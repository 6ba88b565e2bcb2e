"""Paying the bank: with coins, or with drinks where a card makes coins of them (AB-16.4)."""

from typing import ClassVar

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.decision import Decision
from ludotheque.core.errors import Refusal
from ludotheque.core.ints import Ints
from ludotheque.games.above_and_below.box.actions import PAY_CIDER, PAY_COINS, PAY_POTION
from ludotheque.games.above_and_below.box.contents import CIDER, POTION
from ludotheque.games.above_and_below.rules.supplies import (
    held,
    lose_coins,
    pays_with_drinks,
    spend,
)
from ludotheque.games.above_and_below.table import Table

__all__ = ["Payment", "charge"]


class Payment(Decision[Table]):
    """Spend a drink, or pay what is left of the price in coins."""

    __slots__ = ("price",)
    rule: ClassVar[str] = "AB-16.4"
    first: ClassVar[int] = PAY_COINS
    last: ClassVar[int] = PAY_POTION
    fields: ClassVar[tuple[str, ...]] = ("seat", "price")

    def __init__(self, seat: i64, price: i64) -> None:
        super().__init__(seat)
        self.price: i64 = price

    def left_to_pay(self, price: i64) -> "Payment":
        """Return the same payment with only *price* left of it."""
        raise NotImplementedError(type(self).__name__)

    def paid(self, s: Table) -> None:
        """Do what was paid for."""
        raise NotImplementedError(type(self).__name__)

    def options(self, s: Table) -> Ints:
        # Never none: what is for sale is offered only to those whose funds suffice.
        found = vec[i64]()
        if s.coins[self.seat] >= self.price:
            found = append(found, PAY_COINS)
        if held(s, self.seat, CIDER) > 0:
            found = append(found, PAY_CIDER)
        if held(s, self.seat, POTION) > 0:
            found = append(found, PAY_POTION)
        return found

    def resolve(self, s: Table, action: i64) -> None:
        # Drinks one by one, then all the rest in coins: no other order could make a difference.
        if action == PAY_COINS:
            lose_coins(s, self.seat, self.price)
            self.paid(s)
            return
        spend(s, self.seat, CIDER if action == PAY_CIDER else POTION)
        if self.price == 1:
            self.paid(s)
        else:
            s.ask(self.left_to_pay(self.price - 1))

    def why_not(self, s: Table, action: i64) -> Refusal:
        if action == PAY_COINS:
            return Refusal("too-dear", "AB-16.4", {"price": self.price})
        return Refusal("no-such-drink", "AB-16.4")

    def shown(self, s: Table, viewer: i64) -> dict[str, object]:
        return {"price": self.price}


def charge(s: Table, payment: Payment) -> None:
    """Take the price; ask how it is paid only where there is more than one way."""
    if payment.price > 0 and pays_with_drinks(s, payment.seat):
        s.ask(payment)
        return
    lose_coins(s, payment.seat, payment.price)
    payment.paid(s)
