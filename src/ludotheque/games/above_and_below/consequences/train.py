"""Training: what a villager costs, where he comes to, and whether there is a bed (AB-7)."""

from mypy_extensions import i64

from ludotheque.core.facts import Fact
from ludotheque.games.above_and_below.box.actions import HIRE, TRAINER
from ludotheque.games.above_and_below.box.contents import VILLAGER_IDS
from ludotheque.games.above_and_below.consequences.changes import (
    before_and_after,
    cat_die,
    certain,
    price,
    tonight,
)
from ludotheque.games.above_and_below.consequences.payment import after_drink, paid, settles, spent
from ludotheque.games.above_and_below.rules.supplies import funds
from ludotheque.games.above_and_below.rules.train import (
    ChooseRecruit,
    ChooseTrainer,
    PayTraining,
    affordable,
    area_of_trained,
)
from ludotheque.games.above_and_below.rules.villagers import (
    join,
    ready,
    send_to,
    take_from_hire,
)
from ludotheque.games.above_and_below.table import READY, REST, Table

__all__ = ["can_train", "choosing", "choosing_trainer", "paying"]


def can_train(s: Table, seat: i64) -> list[Fact]:
    """Return how many of those for hire the best trainer who is ready could pay for."""
    discount: i64 = 0
    for villager in ready(s, seat):
        discount = max(discount, s.box.villagers[villager].train_discount)
    return within_funds(s, seat, discount)


def within_funds(s: Table, seat: i64, discount: i64) -> list[Fact]:
    """Return how many of those for hire can be paid for with a *discount*."""
    coins = funds(s, seat)
    count = len(affordable(s, coins + discount))
    return [Fact("can-train", {"count": count, "coins": coins}, "AB-7.1")]


def choosing_trainer(s: Table, question: ChooseTrainer, action: i64) -> list[Fact]:
    """Return what a trainer saves, and how many are within reach with him."""
    villager = action - TRAINER
    facts = cat_die(s, villager)
    discount = s.box.villagers[villager].train_discount
    if discount > 0:
        saved: dict[str, object] = {"villager": VILLAGER_IDS[villager], "coins": discount}
        facts.append(Fact("discount", saved, "AB-7.2"))
    return facts + within_funds(s, question.seat, discount)


def choosing(s: Table, question: ChooseRecruit, action: i64) -> list[Fact]:
    """Return what a villager costs and where he comes to, his trainer in Rest."""
    place = action - HIRE
    cost = question.price(s, place)
    world = s.copy()
    send_to(world, question.trainer, question.seat, REST)
    facts = price(s, question.seat, cost, "AB-7.1") + hired(s, world, question.seat, place)
    return certain(s, question.seat, cost, facts)


def paying(s: Table, question: PayTraining, action: i64) -> list[Fact]:
    """Return what a payment takes and, once all is paid, who joins."""
    if not settles(question, action):
        return spent(s, question, action)
    world = after_drink(s, question, action)
    return paid(s, question, action) + hired(s, world, question.seat, question.place)


def hired(s: Table, world: Table, seat: i64, place: i64) -> list[Fact]:
    """Return who joins, and what that makes of the village."""
    area = area_of_trained(s, seat)
    villager = take_from_hire(world, place)
    join(world, seat, villager, area)
    comes: dict[str, object] = {
        "villager": VILLAGER_IDS[villager],
        "area": "ready" if area == READY else "rest",
    }
    facts = [Fact("joins", comes, "AB-16.1" if area == READY else "AB-7.3")]
    return facts + before_and_after(s, world, seat, "AB-7.1") + tonight(world, seat)
