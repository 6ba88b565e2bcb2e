"""How good a position is (placeholder while the rules are tried)."""

from mypy_extensions import i64

from ludotheque.games.bunny_kingdom.state import Bunny

__all__ = ["evaluate"]


def evaluate(s: Bunny, seat: i64) -> float:
    """Return 0 to 1."""
    return 0.5
