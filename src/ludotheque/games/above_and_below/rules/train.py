"""Train: a quill brings one of the villagers for hire into the village (AB-7)."""

from typing import ClassVar

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.decision import Decision
from ludotheque.core.errors import Refusal
from ludotheque.core.ints import Ints
from ludotheque.games.above_and_below.box.actions import HIRE, PAY_COINS, TRAINER
from ludotheque.games.above_and_below.box.contents import HIRE_PLACES, VILLAGER_IDS
from ludotheque.games.above_and_below.rules.cats import CatDie
from ludotheque.games.above_and_below.rules.payment import Payment, charge
from ludotheque.games.above_and_below.rules.supplies import funds, owned
from ludotheque.games.above_and_below.rules.villagers import join, ready, send_to, take_from_hire
from ludotheque.games.above_and_below.table import READY, REST, Table

__all__ = [
    "CatTrains", "ChooseRecruit", "ChooseTrainer", "PayTraining", "affordable", "area_of_trained",
    "can_train", "trainers",
]  # fmt: skip


def affordable(s: Table, coins: i64) -> Ints:
    """Return the places with somebody to hire for at most *coins*."""
    found = vec[i64]()
    for place in range(HIRE_PLACES):
        if s.hire[place] >= 0 and s.box.hire_costs[place] <= coins:
            found = append(found, place)
    return found


def can_train(s: Table, seat: i64, people: Ints) -> bool:
    """Say whether one of *people* has a quill and somebody to pay for."""
    discount: i64 = -1
    for villager in people:
        token = s.box.villagers[villager]
        if token.quill:
            discount = max(discount, token.train_discount)
    return discount >= 0 and len(affordable(s, funds(s, seat) + discount)) > 0


def trainers(s: Table, seat: i64) -> Ints:
    """Return the usable villagers who have a quill and somebody they can pay for (AB-7.1)."""
    found = vec[i64]()
    coins = funds(s, seat)
    for villager in ready(s, seat):
        token = s.box.villagers[villager]
        if token.quill and len(affordable(s, coins + token.train_discount)) > 0:
            found = append(found, villager)
    return found


class ChooseTrainer(Decision[Table]):
    """Who trains."""

    __slots__ = ()
    rule: ClassVar[str] = "AB-7.1"
    first: ClassVar[int] = TRAINER
    last: ClassVar[int] = HIRE - 1

    def options(self, s: Table) -> Ints:
        found = vec[i64]()
        for villager in trainers(s, self.seat):
            found = append(found, TRAINER + villager)
        return found

    def resolve(self, s: Table, action: i64) -> None:
        villager = action - TRAINER
        if s.box.villagers[villager].cat:
            s.ask(CatTrains(self.seat, villager))
        else:
            s.ask(ChooseRecruit(self.seat, villager))

    def why_not(self, s: Table, action: i64) -> Refusal:
        villager = action - TRAINER
        facts: dict[str, object] = {"villager": VILLAGER_IDS[villager]}
        if villager not in ready(s, self.seat):
            return Refusal("not-ready", "AB-3.4", facts)
        if not s.box.villagers[villager].quill:
            return Refusal("no-quill", "AB-7.1", facts)
        return Refusal("nobody-affordable", "AB-7.1", facts)


class CatTrains(CatDie):
    """The die of a cat who is to train."""

    __slots__ = ()

    def obeyed(self, s: Table) -> None:
        s.ask(ChooseRecruit(self.player, self.cat))


class ChooseRecruit(Decision[Table]):
    """Who is trained."""

    __slots__ = ("trainer",)
    rule: ClassVar[str] = "AB-7.1"
    first: ClassVar[int] = HIRE
    last: ClassVar[int] = PAY_COINS - 1
    fields: ClassVar[tuple[str, ...]] = ("seat", "trainer")

    def __init__(self, seat: i64, trainer: i64) -> None:
        super().__init__(seat)
        self.trainer: i64 = trainer

    def discount(self, s: Table) -> i64:
        """Return how much the trainer saves (AB-7.2)."""
        return s.box.villagers[self.trainer].train_discount

    def price(self, s: Table, place: i64) -> i64:
        """Return what the trainer pays for a place, never below nothing."""
        return max(s.box.hire_costs[place] - self.discount(s), 0)

    def options(self, s: Table) -> Ints:
        found = vec[i64]()
        for place in affordable(s, funds(s, self.seat) + self.discount(s)):
            found = append(found, HIRE + place)
        return found

    def resolve(self, s: Table, action: i64) -> None:
        place = action - HIRE
        s.acted = True
        send_to(s, self.trainer, self.seat, REST)
        charge(s, PayTraining(self.seat, self.price(s, place), place))

    def why_not(self, s: Table, action: i64) -> Refusal:
        place = action - HIRE
        if s.hire[place] < 0:
            return Refusal("nobody-there", "AB-7.4", {"place": place + 1})
        return Refusal("too-dear", "AB-7.1", {"price": self.price(s, place)})

    def shown(self, s: Table, viewer: i64) -> dict[str, object]:
        return {"villager": VILLAGER_IDS[self.trainer]}


class PayTraining(Payment):
    """The cost of a place for hire."""

    __slots__ = ("place",)
    fields: ClassVar[tuple[str, ...]] = ("seat", "price", "place")

    def __init__(self, seat: i64, price: i64, place: i64) -> None:
        super().__init__(seat, price)
        self.place: i64 = place

    def left_to_pay(self, price: i64) -> Payment:
        return PayTraining(self.seat, price, self.place)

    def paid(self, s: Table) -> None:
        join(s, self.seat, take_from_hire(s, self.place), area_of_trained(s, self.seat))


def area_of_trained(s: Table, seat: i64) -> i64:
    """Return where a trained villager comes to: Rest (AB-7.3), or Ready by a symbol (AB-16.1)."""
    # Only those who are trained: villagers that the book brings come to Rest (AB-4.24).
    for card in owned(s, seat):
        if s.box.buildings[card].train_to_ready:
            return READY
    return REST
