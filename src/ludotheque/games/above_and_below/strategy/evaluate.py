"""How good a position is: the lead in points that a village may expect over the best other."""

from typing import Final

from mypy_extensions import i64

from ludotheque.core.odds import by_lead, share_by_odds
from ludotheque.games.above_and_below.rules.scoring import points, winners
from ludotheque.games.above_and_below.strategy.prospects import best_standing, rival_standing
from ludotheque.games.above_and_below.table import Table

__all__ = ["CERTAINTY", "SPREAD", "evaluate", "expected_share", "glance"]

# The lead that games usually end with.
SPREAD: Final = 11.8
# Such odds are won more often, or less, than they say: to this power they are right.
CERTAINTY: Final = 3.12


def evaluate(s: Table, seat: i64) -> float:
    """Return 0 to 1: how good the lead is that *seat* may expect, 0.5 if it is none."""
    if s.over:
        won = winners(s)
        return 1.0 / float(len(won)) if seat in won else 0.0
    best = -1000.0
    for other in range(s.seats):
        if other != seat:
            best = max(best, rival_standing(s, other))
    return by_lead(best_standing(s, seat) - best, SPREAD)


def glance(s: Table, seat: i64) -> float:
    """Return the points that *seat* has or may expect, without a look at the others."""
    return float(points(s, seat)) if s.over else best_standing(s, seat)


def expected_share(s: Table, value: float) -> float:
    """Return the share of wins that positions evaluated at *value* have brought."""
    return share_by_odds(value, s.seats, CERTAINTY)
