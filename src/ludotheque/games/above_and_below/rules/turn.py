"""A turn: free actions, then one action or a pass (AB-3, AB-9, AB-10)."""

from typing import ClassVar

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.decision import Decision
from ludotheque.core.errors import Refusal
from ludotheque.core.ints import Ints, changed
from ludotheque.games.above_and_below.box.actions import (
    BUILD,
    BUY,
    END_PLACING,
    EXPLORE,
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
from ludotheque.games.above_and_below.box.contents import GOODS, ITEM_NAMES, ITEMS
from ludotheque.games.above_and_below.rules import track, trade
from ludotheque.games.above_and_below.rules.build import ChooseBuilder, can_build
from ludotheque.games.above_and_below.rules.gather import EXPLORERS, Gather
from ludotheque.games.above_and_below.rules.harvest import goods_lying
from ludotheque.games.above_and_below.rules.payment import charge
from ludotheque.games.above_and_below.rules.supplies import funds, held
from ludotheque.games.above_and_below.rules.train import ChooseTrainer, can_train
from ludotheque.games.above_and_below.rules.villagers import ready
from ludotheque.games.above_and_below.table import Table

__all__ = ["Turn"]


class Turn(Decision[Table]):
    """What the seat in turn does; *fresh* until it has done something."""

    __slots__ = ("fresh",)
    rule: ClassVar[str] = "AB-3.2"
    first: ClassVar[int] = PASS
    last: ClassVar[int] = END_PLACING - 1
    fields: ClassVar[tuple[str, ...]] = ("seat", "fresh")

    def __init__(self, seat: i64, fresh: bool) -> None:
        self.seat = seat
        self.fresh = fresh

    def opens_turn(self) -> bool:
        return self.fresh

    def begins_choice(self) -> bool:
        # Also after a free action: that was whole, and the turn goes on with another choice.
        return True

    def options(self, s: Table) -> Ints:
        found = vec[i64](capacity=32)
        found = append(found, PASS)
        found = self.with_actions(s, found)
        found = self.with_sale(s, found)
        found = self.with_trade(s, found)
        for good in range(GOODS):
            if held(s, self.seat, good) > 0:
                found = append(found, PLACE + good)
        return found

    def with_actions(self, s: Table, found: Ints) -> Ints:
        """Return *found* with the actions for which there are villagers (AB-3.3)."""
        people = ready(s, self.seat)
        # Whoever has nobody left may still trade and place goods before passing (AB-10.2).
        if len(people) == 0:
            return found
        if len(people) >= EXPLORERS and s.cave_pile.top_size() > 0:
            found = append(found, EXPLORE)
        if goods_lying(s, self.seat) > 0:
            found = append(found, HARVEST)
        if can_build(s, self.seat, people):
            found = append(found, BUILD)
        if can_train(s, self.seat, people):
            found = append(found, TRAIN)
        return append(found, WORK)

    def with_sale(self, s: Table, found: Ints) -> Ints:
        """Return *found* with what may be done to rows and to the own sale space."""
        if not s.renewed and funds(s, self.seat) > 0:
            for row in range(2):
                if len(s.piles[row]) > 0:
                    found = append(found, RENEW + row)
        if s.sale_changed:
            return found
        if s.sale[self.seat] >= 0:
            found = append(found, TAKE_BACK)
        for item in range(ITEMS):
            if self.can_sell(s, item):
                found = append(found, SELL + item)
        return found

    def can_sell(self, s: Table, item: i64) -> bool:
        """Say whether *item* can come from the reserve and would be a change (AB-9.4)."""
        return s.reserve[self.seat * ITEMS + item] > 0 and s.sale[self.seat] != item

    def with_trade(self, s: Table, found: Ints) -> Ints:
        """Return *found* with the sellers to whom an offer can be made (AB-9.1)."""
        for seller in range(s.seats):
            if self.can_buy(s, seller):
                found = append(found, BUY + seller)
        return found

    def can_buy(self, s: Table, seller: i64) -> bool:
        """Say whether *seller* has something, and this seat the coins to offer."""
        # Whoever has passed still answers offers (AB-10.3).
        if seller == self.seat or s.sale[seller] < 0:
            return False
        return s.coins[self.seat] >= trade.least_offer(s, seller)

    def resolve(self, s: Table, action: i64) -> None:
        if action == PASS:
            self.pass_round(s)
        elif action == BUILD:
            s.ask(ChooseBuilder(self.seat))
        elif action == TRAIN:
            s.ask(ChooseTrainer(self.seat))
        elif action <= WORK:
            s.ask(Gather(self.seat, action, 0, 0, 0))
        elif action < TAKE_BACK:
            charge(s, trade.PayRenewal(self.seat, 1, action - RENEW))
        elif action == TAKE_BACK:
            trade.withdraw(s, self.seat)
        elif action < BUY:
            trade.put_up_for_sale(s, self.seat, action - SELL)
        elif action < PLACE:
            s.ask(trade.MakeOffer(self.seat, action - BUY))
        else:
            track.place(s, self.seat, action - PLACE)

    def pass_round(self, s: Table) -> None:
        """Be out for the round (AB-10.1)."""
        s.passed = changed(s.passed, self.seat, 1)
        s.acted = True
        if s.telling():
            s.tell("passed", {"seat": self.seat})

    def why_not(self, s: Table, action: i64) -> Refusal:
        if action <= WORK:
            return self.why_no_action(s, action)
        if action < TAKE_BACK:
            return self.why_not_renew(s, action - RENEW)
        if action < BUY:
            return self.why_not_sell(s, action)
        if action < PLACE:
            return self.why_not_buy(s, action - BUY)
        return Refusal("not-possessed", "AB-12.1", {"item": ITEM_NAMES[action - PLACE]})

    def why_no_action(self, s: Table, action: i64) -> Refusal:
        """Say why one of the five actions is not possible."""
        hands = len(ready(s, self.seat))
        if hands == 0:
            return Refusal("nobody-ready", "AB-10.2")
        if action == EXPLORE:
            if hands < EXPLORERS:
                return Refusal("too-few", "AB-4.1")
            return Refusal("no-cave", "AB-4.3")
        if action == HARVEST:
            return Refusal("no-goods-lying", "AB-6.1")
        if action == BUILD:
            return Refusal("cannot-build", "AB-5.1")
        return Refusal("cannot-train", "AB-7.1")

    def why_not_renew(self, s: Table, row: i64) -> Refusal:
        """Say why *row* cannot be renewed."""
        if s.renewed:
            return Refusal("renewed-already", "AB-9.7")
        if len(s.piles[row]) == 0:
            return Refusal("pile-empty", "AB-9.9")
        return Refusal("too-dear", "AB-9.7", {"price": 1})

    def why_not_sell(self, s: Table, action: i64) -> Refusal:
        """Say why the sale space cannot be changed so."""
        if s.sale_changed:
            return Refusal("sale-changed-already", "AB-9.5")
        if action == TAKE_BACK:
            return Refusal("nothing-for-sale", "AB-9.5")
        item = action - SELL
        facts: dict[str, object] = {"item": ITEM_NAMES[item]}
        if s.sale[self.seat] == item:
            return Refusal("for-sale-already", "AB-9.5", facts)
        return Refusal("not-in-reserve", "AB-9.4", facts)

    def why_not_buy(self, s: Table, seller: i64) -> Refusal:
        """Say why nothing can be bought there."""
        if seller == self.seat or seller >= s.seats or s.sale[seller] < 0:
            return Refusal("nothing-for-sale", "AB-9.1")
        if s.coins[self.seat] < LEAST_OFFER:
            return Refusal("not-enough-coins", "AB-9.1", {"coins": s.coins[self.seat]})
        return Refusal("must-raise", "AB-9.3", {"coins": s.refused[seller]})
