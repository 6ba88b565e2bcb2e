"""How good a position is."""

from mypy_extensions import i64

from ludotheque.games.antler_island import scoring
from ludotheque.games.antler_island.state import Island

__all__ = ["evaluate"]


def evaluate(s: Island, seat: i64) -> float:
    """Return 0 to 1."""
    return float(scoring.points(s, seat)) / 20.0
