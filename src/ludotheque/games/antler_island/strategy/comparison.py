"""Comparing the actions of a seat: while all plan, nothing but its own plan differs."""

from mypy_extensions import i64

from ludotheque.core.comparison import Comparison
from ludotheque.core.odds import by_lead
from ludotheque.games.antler_island.box.components import TILES
from ludotheque.games.antler_island.rules.plan import Plans, action_of
from ludotheque.games.antler_island.strategy import weights
from ludotheque.games.antler_island.strategy.evaluate import best_rival
from ludotheque.games.antler_island.strategy.prospects import PlanAhead
from ludotheque.games.antler_island.strategy.standing import standing
from ludotheque.games.antler_island.table import Table

__all__ = ["compare"]


def compare(world: Table, seat: i64) -> Comparison:
    """Return what compares the actions of *seat* in *world* with the least work."""
    frame = world.stack[-1]
    if isinstance(frame, Plans) and world.where[seat] >= 0 and is_left_open(frame, seat):
        return Planning(world, seat, len(frame.answers[seat]))
    return Comparison(world, seat)


def is_left_open(frame: Plans, seat: i64) -> bool:
    """Say whether somebody still owes an answer once *seat* has laid its next tile."""
    if len(frame.answers[seat]) < TILES - 1:
        return True
    others = range(len(frame.asked))
    return any(other != seat and frame.asked[other] is not None for other in others)


class Planning(Comparison):
    """Compares where the next control tile, *tile*, may lie: till all have planned, no table."""

    __slots__ = ("ahead", "best", "has", "tile")

    def __init__(self, world: Table, seat: i64, tile: i64) -> None:
        super().__init__(world, seat)
        self.tile: i64 = tile
        self.ahead = PlanAhead(world, seat)
        self.has: float = standing(world, seat)
        self.best: float = best_rival(world, seat)

    def value(self, action: i64) -> float:
        self.ahead.plan[self.tile] = action_of(action)
        return by_lead(self.has + self.ahead.best_way() - self.best, weights.SPREAD)

    def glance(self, action: i64) -> float:
        return self.value(action)
