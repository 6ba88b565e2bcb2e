"""Free actions: buying, putting something up for sale, renewing a row (AB-9)."""

from typing import ClassVar

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.decision import Decision
from ludotheque.core.errors import Refusal
from ludotheque.core.ints import Ints, changed
from ludotheque.games.above_and_below.box.actions import ACCEPT, LEAST_OFFER, OFFER, REFUSE
from ludotheque.games.above_and_below.box.contents import ITEM_NAMES, ITEMS
from ludotheque.games.above_and_below.rules.draws import ROW, fill_row
from ludotheque.games.above_and_below.rules.payment import Payment
from ludotheque.games.above_and_below.table import UNSEEN, Table

__all__ = [
    "AnswerOffer", "MakeOffer", "PayRenewal", "hand_over", "least_offer", "put_up_for_sale",
    "renew_row", "withdraw",
]  # fmt: skip


def least_offer(s: Table, seller: i64) -> i64:
    """Return the least that may be offered: after a refusal, more than was refused (AB-9.3)."""
    return max(LEAST_OFFER, s.refused[seller] + 1)


class MakeOffer(Decision[Table]):
    """How many coins the buyer offers."""

    __slots__ = ("seller",)
    rule: ClassVar[str] = "AB-9.1"
    first: ClassVar[int] = OFFER
    last: ClassVar[int] = ACCEPT - 1
    fields: ClassVar[tuple[str, ...]] = ("seat", "seller")

    def __init__(self, seat: i64, seller: i64) -> None:
        super().__init__(seat)
        self.seller: i64 = seller

    def options(self, s: Table) -> Ints:
        found = vec[i64]()
        # Coins only: drinks are coins for what is paid to the bank, not in trade (AB-16.4).
        for coins in range(least_offer(s, self.seller), s.coins[self.seat] + 1):
            found = append(found, OFFER + coins - LEAST_OFFER)
        return found

    def resolve(self, s: Table, action: i64) -> None:
        coins = action - OFFER + LEAST_OFFER
        if s.telling():
            s.tell(
                "offered",
                {
                    "seat": self.seat,
                    "other": self.seller,
                    "coins": coins,
                    "item": ITEM_NAMES[s.sale[self.seller]],
                },
            )
        s.ask(AnswerOffer(self.seller, self.seat, coins))

    def why_not(self, s: Table, action: i64) -> Refusal:
        if action - OFFER + LEAST_OFFER > s.coins[self.seat]:
            return Refusal("not-enough-coins", "AB-9.1", {"coins": s.coins[self.seat]})
        return Refusal("must-raise", "AB-9.3", {"coins": s.refused[self.seller]})

    def shown(self, s: Table, viewer: i64) -> dict[str, object]:
        return {"seller": self.seller, "item": ITEM_NAMES[s.sale[self.seller]]}


class AnswerOffer(Decision[Table]):
    """The seller accepts or refuses (AB-9.2)."""

    __slots__ = ("buyer", "coins")
    rule: ClassVar[str] = "AB-9.2"
    first: ClassVar[int] = ACCEPT
    last: ClassVar[int] = REFUSE
    fields: ClassVar[tuple[str, ...]] = ("seat", "buyer", "coins")

    def __init__(self, seat: i64, buyer: i64, coins: i64) -> None:
        super().__init__(seat)
        self.buyer: i64 = buyer
        self.coins: i64 = coins

    def options(self, s: Table) -> Ints:
        found = vec[i64]()
        found = append(found, ACCEPT)
        return append(found, REFUSE)

    def resolve(self, s: Table, action: i64) -> None:
        if s.telling():
            facts: dict[str, object] = {
                "seat": self.seat,
                "other": self.buyer,
                "coins": self.coins,
                "item": ITEM_NAMES[s.sale[self.seat]],
            }
            s.tell("sold" if action == ACCEPT else "refused", facts)
        if action == REFUSE:
            # Kept by seller: what he has for sale cannot change while it is another's turn.
            s.refused = changed(s.refused, self.seat, self.coins)
            return
        hand_over(s, self.seat, self.buyer, self.coins)

    def shown(self, s: Table, viewer: i64) -> dict[str, object]:
        return {"buyer": self.buyer, "coins": self.coins, "item": ITEM_NAMES[s.sale[self.seat]]}


def hand_over(s: Table, seller: i64, buyer: i64, coins: i64) -> None:
    """Let *buyer* pay and have what *seller* has for sale."""
    s.coins[buyer] -= coins
    s.coins[seller] += coins
    s.reserve[buyer * ITEMS + s.sale[seller]] += 1
    s.sale[seller] = -1


def put_up_for_sale(s: Table, seat: i64, item: i64) -> None:
    """Fill the sale space, or swap what lies there (AB-9.5)."""
    if s.sale[seat] >= 0:
        s.reserve[seat * ITEMS + s.sale[seat]] += 1
    s.reserve[seat * ITEMS + item] -= 1
    s.sale[seat] = item
    s.sale_changed = True
    if s.telling():
        s.tell("for-sale", {"seat": seat, "item": ITEM_NAMES[item]})


def withdraw(s: Table, seat: i64) -> None:
    """Take the item for sale back (AB-9.5)."""
    item = s.sale[seat]
    s.reserve[seat * ITEMS + item] += 1
    s.sale[seat] = -1
    s.sale_changed = True
    if s.telling():
        s.tell("withdrew", {"seat": seat, "item": ITEM_NAMES[item]})


class PayRenewal(Payment):
    """The coin for new cards in a row (AB-9.7)."""

    __slots__ = ("row",)
    fields: ClassVar[tuple[str, ...]] = ("seat", "price", "row")

    def __init__(self, seat: i64, price: i64, row: i64) -> None:
        super().__init__(seat, price)
        self.row: i64 = row

    def left_to_pay(self, price: i64) -> Payment:
        return PayRenewal(self.seat, price, self.row)

    def paid(self, s: Table) -> None:
        s.renewed = True
        if s.telling():
            s.tell("renewed", {"seat": self.seat, "row": "outposts" if self.row else "houses"})
        renew_row(s, self.row)


def renew_row(s: Table, row: i64) -> None:
    """Put the row under its pile, the left card to be drawn first, and lay out another (AB-9.8)."""
    for place in range(row * ROW, row * ROW + ROW):
        card = s.rows[place]
        if card >= 0:
            # A layer a card: each goes below the one before, and everybody knows where it is.
            under = vec[i64]()
            under = append(under, card)
            s.piles[row].put_under(under)
            s.building_at = changed(s.building_at, card, UNSEEN)
            s.rows = changed(s.rows, place, -1)
    fill_row(s, row)
