"""How good a position is: the lead in points that a village may expect over the best other."""

from mypy_extensions import i64

from ludotheque.core.odds import by_lead
from ludotheque.games.above_and_below.rules.scoring import points
from ludotheque.games.above_and_below.strategy import weights
from ludotheque.games.above_and_below.strategy.prospects import expected_points, rival_standing
from ludotheque.games.above_and_below.table import Table

__all__ = ["evaluate", "glance"]


def evaluate(s: Table, seat: i64) -> float:
    """Return 0 to 1: how good the lead is that *seat* may expect, 0.5 if it is none."""
    if s.over:
        return s.shares()[seat]
    best = -1000.0
    for other in range(s.seats):
        if other != seat:
            best = max(best, rival_standing(s, other))
    return by_lead(expected_points(s, seat) - best, weights.SPREAD)


def glance(s: Table, seat: i64) -> float:
    """Return the points that *seat* has or may expect, without a look at the others."""
    return float(points(s, seat)) if s.over else expected_points(s, seat)
