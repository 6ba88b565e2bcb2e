"""Comparing the actions of a seat: rivals whom they leave alike are judged once a world."""

from typing import cast

from mypy_extensions import i64

from ludotheque.core.comparison import Comparison, after
from ludotheque.core.decision import Together
from ludotheque.core.ints import Ints, alike
from ludotheque.core.odds import by_lead
from ludotheque.games.above_and_below.box.contents import GOODS, ITEMS
from ludotheque.games.above_and_below.rules.estate import estate_of
from ludotheque.games.above_and_below.rules.scoring import points
from ludotheque.games.above_and_below.strategy import weights
from ludotheque.games.above_and_below.strategy.prospects import expected_points, rival_standing
from ludotheque.games.above_and_below.table import EMPTY, ON_CARD, READY, Table

__all__ = ["Actions"]


class Actions(Comparison):
    """Compares the actions of a seat; *points* are those of rivals who stay as in the world."""

    __slots__ = ("known", "points", "table")

    def __init__(self, world: Table, seat: i64) -> None:
        super().__init__(world, seat)
        self.table = world
        self.known: list[bool] = [False] * world.seats
        self.points: list[float] = [0.0] * world.seats
        # Worked out here, estates are the same in all that follows until somebody builds.
        for other in range(world.seats):
            estate_of(world, other)

    def value(self, action: i64) -> float:
        then = cast("Table", after(self.world, self.seat, action))
        if then.over:
            return then.shares()[self.seat]
        best = -1000.0
        for other in range(then.seats):
            if other != self.seat:
                best = max(best, self.rival_points(then, other))
        return by_lead(expected_points(then, self.seat, spent=True) - best, weights.SPREAD)

    def glance(self, action: i64) -> float:
        then = cast("Table", after(self.world, self.seat, action))
        if then.over:
            return float(points(then, self.seat))
        return expected_points(then, self.seat, spent=True)

    def rival_points(self, then: Table, other: i64) -> float:
        """Return the points that *other* may expect, judged once where it is as in the world."""
        if not same_for(self.table, then, other):
            return rival_standing(then, other)
        if not self.known[other]:
            self.points[other] = rival_standing(then, other)
            self.known[other] = True
        return self.points[other]


def same_for(one: Table, two: Table, other: i64) -> bool:
    """Say whether *other* may expect the same at both tables."""
    return (
        estate_of(one, other) is estate_of(two, other)
        and one.round == two.round
        and one.stage == two.stage
        and one.passed[other] == two.passed[other]
        and one.coins[other] == two.coins[other]
        and one.sale[other] == two.sale[other]
        and alike(one.reputation, two.reputation)
        and same_part(one.reserve, two.reserve, other * ITEMS, ITEMS)
        and same_part(one.track_kinds, two.track_kinds, other * GOODS, GOODS)
        and same_part(one.track_counts, two.track_counts, other * GOODS, GOODS)
        and same_goods_lying(one, two, other)
        and same_places(one.villager_at, two.villager_at, READY + 4 * other, ON_CARD + 4 * other)
        and same_places(one.cave_at, two.cave_at, EMPTY + other, EMPTY + other)
        and same_night(one, two, other)
    )


def same_part(one: Ints, two: Ints, start: i64, length: i64) -> bool:
    """Say whether so many entries from *start* on are the same."""
    place: i64 = start
    while place < start + length:
        if one[place] != two[place]:
            return False
        place += 1
    return True


def same_goods_lying(one: Table, two: Table, other: i64) -> bool:
    """Say whether as many goods lie on each card of *other*."""
    return all(one.stock[card] == two.stock[card] for card in estate_of(two, other).cards)


def same_places(one: Ints, two: Ints, first: i64, last: i64) -> bool:
    """Say whether the same things lie in places *first* to *last*, the others wherever they lie."""
    thing: i64 = 0
    while thing < len(one):
        here = one[thing]
        there = two[thing]
        if here != there and (first <= here <= last or first <= there <= last):
            return False
        thing += 1
    return True


def same_night(one: Table, two: Table, other: i64) -> bool:
    """Say whether *other* has answered the same in the night, or it is day at both tables."""
    top = one.stack[-1]
    then = two.stack[-1]
    if not isinstance(top, Together) or not isinstance(then, Together):
        return not isinstance(top, Together) and not isinstance(then, Together)
    return top.asked[other] is then.asked[other] and alike(top.answers[other], then.answers[other])
