"""What a figure that was counted may be off by, at 95 %."""

from collections.abc import Sequence
from math import sqrt
from statistics import pstdev
from typing import Final

__all__ = ["Z", "off_by", "wilson"]

# So many standard errors to each side hold 95 % of a normal distribution.
Z: Final = 1.96


def wilson(won: float, games: int) -> tuple[float, float]:
    """Return Wilson's interval of the share of games *won*, which may have fractions."""
    share = won / games
    middle = share + Z * Z / (2 * games)
    spread = Z * sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    scale = 1 + Z * Z / games
    return (middle - spread) / scale, (middle + spread) / scale


def off_by(values: Sequence[float]) -> float:
    """Return what the mean of *values* may be off by."""
    return Z * pstdev(values) / sqrt(len(values))
