"""How good a position is."""

from mypy_extensions import i64

from ludotheque.games.above_and_below.scoring import points
from ludotheque.games.above_and_below.state import AboveAndBelow

__all__ = ["evaluate"]


def evaluate(s: AboveAndBelow, seat: i64) -> float:
    """Return 0 to 1: the share of a win that *seat* may expect."""
    return min(max(float(points(s, seat)) / 100.0, 0.0), 1.0)
