"""How good a position is: points, the means to win fights, and what the plan may still bring."""

from mypy_extensions import i64

from ludotheque.core.odds import by_lead
from ludotheque.games.antler_island.rules.fight import Fight
from ludotheque.games.antler_island.strategy import weights
from ludotheque.games.antler_island.strategy.prospects import prospects
from ludotheque.games.antler_island.strategy.standing import fight_gain, standing, win_worth
from ludotheque.games.antler_island.table import TURN, Table

__all__ = ["best_rival", "evaluate"]


def evaluate(s: Table, seat: i64) -> float:
    """Return 0 to 1: how good the lead is that *seat* may expect, 0.5 if it is none."""
    if s.over:
        return s.shares()[seat]
    return by_lead(expected_points(s, seat) - best_rival(s, seat), weights.SPREAD)


def best_rival(s: Table, seat: i64) -> float:
    """Return what the best of the others has."""
    # Not what they plan: thinking a plan through is by far the dearest part, and there would be one
    # for each of them.
    best = -100.0
    for other in range(s.seats):
        if other != seat:
            best = max(best, standing(s, other))
    return best


def expected_points(s: Table, seat: i64) -> float:
    """Return the points that *seat* has and may expect."""
    return standing(s, seat) + fight_prospects(s, seat) + prospects(s, seat)


def fight_prospects(s: Table, seat: i64) -> float:
    """Return what a fight that is under way may bring *seat*, if it takes part."""
    if s.stage < TURN or not s.stack:
        return 0.0
    top = s.stack[-1]
    if not isinstance(top, Fight) or s.locked:
        return 0.0
    if seat not in (top.attacker, top.defender):
        return 0.0
    other = top.defender if seat == top.attacker else top.attacker
    return fight_gain(s, seat, other, win_worth(s, seat))
