"""Build: a hammer raises an open house or outpost (AB-5)."""

from typing import ClassVar

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.decision import Decision
from ludotheque.core.errors import Refusal
from ludotheque.core.ints import Ints, changed
from ludotheque.games.above_and_below.box.actions import BUILDER, ERECT, TRAINER
from ludotheque.games.above_and_below.box.contents import (
    BUILDING_IDS,
    COINS,
    KEYS,
    OUTPOSTS,
    POTION,
    STARTING,
    VILLAGER_IDS,
)
from ludotheque.games.above_and_below.rules.cats import CatDie
from ludotheque.games.above_and_below.rules.draws import HOUSE_ROW, OUTPOST_ROW, ROW, fill_row
from ludotheque.games.above_and_below.rules.payment import Payment, charge
from ludotheque.games.above_and_below.rules.reputation import change_reputation
from ludotheque.games.above_and_below.rules.supplies import earn, funds, gain, owned
from ludotheque.games.above_and_below.rules.villagers import ready, send_to
from ludotheque.games.above_and_below.table import (
    COVERED,
    EMPTY,
    OPEN,
    REST,
    Table,
    places_of,
)

__all__ = [
    "CatBuilds", "ChooseBuilder", "ChooseBuilding", "PayBuilding", "affordable", "builders",
    "can_build", "coin_for_building", "fill_rows", "has_empty_cave", "is_outpost",
    "raise_building", "stock_up",
]  # fmt: skip


def is_outpost(card: i64) -> bool:
    """Say whether *card* belongs into a cave."""
    return OUTPOSTS <= card < STARTING


def has_empty_cave(s: Table, seat: i64) -> bool:
    """Say whether *seat* has a cave without an outpost."""
    return EMPTY + seat in s.cave_at


def affordable(s: Table, seat: i64, coins: i64) -> Ints:
    """Return the open cards that *seat* may take for at most *coins* (AB-5.2, AB-5.4)."""
    found = vec[i64](capacity=16)
    caves = has_empty_cave(s, seat)
    for card in places_of(s.building_at, OPEN):
        if s.box.buildings[card].cost <= coins and (caves or not is_outpost(card)):
            found = append(found, card)
    return found


def can_build(s: Table, seat: i64, people: Ints) -> bool:
    """Say whether one of *people* has a hammer and a card to pay for."""
    discount: i64 = -1
    for villager in people:
        token = s.box.villagers[villager]
        if token.hammer:
            discount = max(discount, token.build_discount)
    return discount >= 0 and cheapest(s, seat) <= funds(s, seat) + discount


def cheapest(s: Table, seat: i64) -> i64:
    """Return the lowest cost of an open card that *seat* has room for."""
    # Asked at every turn, so it walks the rows and the open decks, not all 68 buildings.
    lowest: i64 = COINS + 1
    for card in s.rows[: ROW * 2 if has_empty_cave(s, seat) else ROW]:
        if card >= 0:
            lowest = min(lowest, s.box.buildings[card].cost)
    for card in range(KEYS, OUTPOSTS):
        if s.building_at[card] == OPEN:
            lowest = min(lowest, s.box.buildings[card].cost)
    return lowest


def builders(s: Table, seat: i64) -> Ints:
    """Return the usable villagers who have a hammer and a card they can pay for (AB-5.1)."""
    found = vec[i64]()
    coins = funds(s, seat)
    for villager in ready(s, seat):
        token = s.box.villagers[villager]
        if token.hammer and len(affordable(s, seat, coins + token.build_discount)) > 0:
            found = append(found, villager)
    return found


class ChooseBuilder(Decision[Table]):
    """Who builds."""

    __slots__ = ()
    rule: ClassVar[str] = "AB-5.1"
    first: ClassVar[int] = BUILDER
    last: ClassVar[int] = ERECT - 1

    def options(self, s: Table) -> Ints:
        found = vec[i64]()
        for villager in builders(s, self.seat):
            found = append(found, BUILDER + villager)
        return found

    def resolve(self, s: Table, action: i64) -> None:
        villager = action - BUILDER
        if s.box.villagers[villager].cat:
            s.ask(CatBuilds(self.seat, villager))
        else:
            s.ask(ChooseBuilding(self.seat, villager))

    def why_not(self, s: Table, action: i64) -> Refusal:
        villager = action - BUILDER
        facts: dict[str, object] = {"villager": VILLAGER_IDS[villager]}
        if villager not in ready(s, self.seat):
            return Refusal("not-ready", "AB-3.4", facts)
        if not s.box.villagers[villager].hammer:
            return Refusal("no-hammer", "AB-5.1", facts)
        return Refusal("nothing-affordable", "AB-5.2", facts)


class CatBuilds(CatDie):
    """The die of a cat who is to build."""

    __slots__ = ()

    def obeyed(self, s: Table) -> None:
        s.ask(ChooseBuilding(self.player, self.cat))


class ChooseBuilding(Decision[Table]):
    """What is built."""

    __slots__ = ("builder",)
    rule: ClassVar[str] = "AB-5.1"
    first: ClassVar[int] = ERECT
    last: ClassVar[int] = TRAINER - 1
    fields: ClassVar[tuple[str, ...]] = ("seat", "builder")

    def __init__(self, seat: i64, builder: i64) -> None:
        super().__init__(seat)
        self.builder: i64 = builder

    def discount(self, s: Table) -> i64:
        """Return how much the builder saves (AB-5.3)."""
        return s.box.villagers[self.builder].build_discount

    def price(self, s: Table, card: i64) -> i64:
        """Return what the builder pays for *card*, never below nothing."""
        return max(s.box.buildings[card].cost - self.discount(s), 0)

    def options(self, s: Table) -> Ints:
        found = vec[i64](capacity=16)
        for card in affordable(s, self.seat, funds(s, self.seat) + self.discount(s)):
            found = append(found, ERECT + card)
        return found

    def resolve(self, s: Table, action: i64) -> None:
        card = action - ERECT
        s.acted = True
        send_to(s, self.builder, self.seat, REST)
        charge(s, PayBuilding(self.seat, self.price(s, card), card))

    def why_not(self, s: Table, action: i64) -> Refusal:
        card = action - ERECT
        facts: dict[str, object] = {"card": BUILDING_IDS[card]}
        if s.building_at[card] != OPEN:
            return Refusal("not-open", "AB-5.1", facts)
        if is_outpost(card) and not has_empty_cave(s, self.seat):
            return Refusal("no-empty-cave", "AB-5.4", facts)
        return Refusal("too-dear", "AB-5.2", {"price": self.price(s, card)})

    def shown(self, s: Table, viewer: i64) -> dict[str, object]:
        return {"villager": VILLAGER_IDS[self.builder]}


class PayBuilding(Payment):
    """The price of a building."""

    __slots__ = ("card",)
    fields: ClassVar[tuple[str, ...]] = ("seat", "price", "card")

    def __init__(self, seat: i64, price: i64, card: i64) -> None:
        super().__init__(seat, price)
        self.card: i64 = card

    def left_to_pay(self, price: i64) -> Payment:
        return PayBuilding(self.seat, price, self.card)

    def paid(self, s: Table) -> None:
        # Counted before the card is owned: it brings no coin for itself (AB-16.2).
        bonus = coin_for_building(s, self.seat)
        raise_building(s, self.seat, self.card)
        earn(s, self.seat, bonus)
        fill_rows(s)


def coin_for_building(s: Table, seat: i64) -> i64:
    """Return the coins that the cards of *seat* bring for one more that is bought."""
    coins: i64 = 0
    for card in owned(s, seat):
        coins += s.box.buildings[card].coin_after_building
    return coins


def raise_building(s: Table, seat: i64, card: i64) -> None:
    """Put an open *card* into the village of *seat* with all that it brings at once."""
    if s.telling():
        s.tell("built", {"seat": seat, "card": BUILDING_IDS[card]})
    s.give_building(card, seat)
    # Key and star houses lie in no row, so they leave no gap to be filled (AB-5.6).
    for place in range(len(s.rows)):
        if s.rows[place] == card:
            s.rows = changed(s.rows, place, -1)
    if is_outpost(card):
        s.cave_at = changed(s.cave_at, places_of(s.cave_at, EMPTY + seat)[0], COVERED + seat)
    # Reputation and potions come this once (AB-16.5, AB-16.8); so do goods that do not refill.
    stock_up(s, card, s.box.buildings[card].goods)
    change_reputation(s, seat, s.box.buildings[card].reputation)
    gain(s, seat, POTION, s.box.buildings[card].potions)


def stock_up(s: Table, card: i64, count: i64) -> None:
    """Put so many goods on *card*, or what the supply has left (AB-16.6, AB-16.7)."""
    kind = s.box.buildings[card].kind
    if kind >= 0:
        count = min(count, s.supply[kind])
        s.supply[kind] -= count
        s.stock = changed(s.stock, card, s.stock[card] + count)


def fill_rows(s: Table) -> None:
    """Replace what was taken from the rows of houses and outposts (AB-5.5)."""
    # What is asked last is answered first: houses are drawn before outposts.
    fill_row(s, OUTPOST_ROW)
    fill_row(s, HOUSE_ROW)
