"""Building: what a card costs, and what it makes of the village (AB-5, AB-15, AB-16)."""

from mypy_extensions import i64

from ludotheque.core.facts import Fact
from ludotheque.games.above_and_below.box.actions import BUILDER, ERECT
from ludotheque.games.above_and_below.box.contents import ITEM_NAMES, SCORED, VILLAGER_IDS
from ludotheque.games.above_and_below.consequences.changes import (
    before_and_after,
    cat_die,
    certain,
    price,
    tonight,
)
from ludotheque.games.above_and_below.consequences.payment import after_drink, paid, settles, spent
from ludotheque.games.above_and_below.rules import build, rounds
from ludotheque.games.above_and_below.rules.build import (
    ChooseBuilder,
    ChooseBuilding,
    PayBuilding,
)
from ludotheque.games.above_and_below.rules.scoring import count_objects
from ludotheque.games.above_and_below.rules.supplies import funds
from ludotheque.games.above_and_below.rules.villagers import ready, send_to
from ludotheque.games.above_and_below.table import EMPTY, REST, Table, count_of

__all__ = ["can_build", "choosing", "choosing_builder", "paying", "raised"]


def can_build(s: Table, seat: i64) -> list[Fact]:
    """Return how many cards the best builder who is ready could pay for."""
    discount: i64 = 0
    for villager in ready(s, seat):
        discount = max(discount, s.box.villagers[villager].build_discount)
    return within_funds(s, seat, discount)


def within_funds(s: Table, seat: i64, discount: i64) -> list[Fact]:
    """Return how many cards can be paid for with a *discount*."""
    coins = funds(s, seat)
    count = len(build.affordable(s, seat, coins + discount))
    return [Fact("can-build", {"count": count, "coins": coins}, "AB-5.2")]


def choosing_builder(s: Table, question: ChooseBuilder, action: i64) -> list[Fact]:
    """Return what a builder saves, and how many cards are within reach with him."""
    villager = action - BUILDER
    facts = cat_die(s, villager)
    discount = s.box.villagers[villager].build_discount
    if discount > 0:
        saved: dict[str, object] = {"villager": VILLAGER_IDS[villager], "coins": discount}
        facts.append(Fact("discount", saved, "AB-5.3"))
    return facts + within_funds(s, question.seat, discount)


def choosing(s: Table, question: ChooseBuilding, action: i64) -> list[Fact]:
    """Return what a card costs and brings, its builder in Rest."""
    card = action - ERECT
    cost = question.price(s, card)
    world = s.copy()
    send_to(world, question.builder, question.seat, REST)
    facts = price(s, question.seat, cost, "AB-5.2") + bought(s, world, question.seat, card)
    return certain(s, question.seat, cost, facts)


def paying(s: Table, question: PayBuilding, action: i64) -> list[Fact]:
    """Return what a payment takes and, once all is paid, what the card brings."""
    if not settles(question, action):
        return spent(s, question, action)
    world = after_drink(s, question, action)
    return paid(s, question, action) + bought(s, world, question.seat, question.card)


def bought(s: Table, world: Table, seat: i64, card: i64) -> list[Fact]:
    """Return what a card brings that is paid for, with the coin for building it."""
    coin = build.coin_for_building(s, seat)
    back = [Fact("coin-back", {"coins": coin}, "AB-16.2")] if coin > 0 else []
    return back + raised(s, world, seat, card)


def raised(s: Table, world: Table, seat: i64, card: i64) -> list[Fact]:
    """Return what a card brings, raised in *world*, where all else of it is done already."""
    build.raise_building(world, seat, card)
    facts = before_and_after(s, world, seat, "AB-5.2")
    facts += goods_and_potions(world, card)
    facts += scores(world, seat, card)
    if build.is_outpost(card):
        left = count_of(world.cave_at, EMPTY + seat)
        facts.append(Fact("cave-covered", {"left": left}, "AB-5.4"))
    return facts + tonight(world, seat)


def goods_and_potions(world: Table, card: i64) -> list[Fact]:
    """Return the goods that lie on a card just raised, and the potions of its nights."""
    building = world.box.buildings[card]
    facts: list[Fact] = []
    if world.stock[card] > 0:
        lying: dict[str, object] = {
            "item": ITEM_NAMES[building.kind],
            "count": world.stock[card],
        }
        if building.refill:
            facts.append(Fact("refilling", lying, "AB-16.7"))
        else:
            facts.append(Fact("goods-once", lying, "AB-16.6"))
    nights = rounds.nights_left(world)
    if building.potion_income > 0 and nights > 0:
        each: dict[str, object] = {"count": building.potion_income, "nights": nights}
        facts.append(Fact("potions", each, "AB-16.8"))
    return facts


def scores(world: Table, seat: i64, card: i64) -> list[Fact]:
    """Return what a card just raised scores for what *seat* has."""
    per = world.box.buildings[card].points_per
    facts: list[Fact] = []
    for thing in range(len(per)):
        if per[thing] > 0:
            count = count_objects(world, seat, thing)
            scored: dict[str, object] = {
                "thing": SCORED[thing],
                "each": per[thing],
                "count": count,
                "points": count * per[thing],
            }
            facts.append(Fact("scores", scored, "AB-15.9"))
    return facts
