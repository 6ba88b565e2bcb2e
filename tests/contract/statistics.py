"""A chi-square test, where a count can be made."""

from collections import Counter
from collections.abc import Hashable
from math import sqrt
from typing import TypeVar

Thing = TypeVar("Thing", bound=Hashable)


def assert_evenly_spread(counts: Counter[Thing], sigmas: float = 5.0) -> None:
    """Fail unless *counts* look like equal chances: chi-square within *sigmas* of its mean."""
    assert_proportional(counts, dict.fromkeys(counts, 1.0), sigmas)


def assert_proportional(
    counts: Counter[Thing], weights: dict[Thing, float], sigmas: float = 5.0
) -> None:
    """Fail unless *counts* look as if drawn by *weights*."""
    assert set(counts) <= set(weights), "something came that cannot"
    total, whole = sum(counts.values()), sum(weights.values())
    expected = {key: total * weight / whole for key, weight in weights.items()}
    assert min(expected.values()) >= 5, "too few draws to tell"
    chi = sum((counts[key] - mean) ** 2 / mean for key, mean in expected.items())
    freedom = len(weights) - 1
    assert chi <= freedom + sigmas * sqrt(2 * max(freedom, 1)), (chi, freedom)
