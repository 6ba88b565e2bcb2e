"""Odds: from how good a position looks to how often it is won."""

from typing import Final

from mypy_extensions import i64

__all__ = ["share_by_odds"]

NO_HOPE: Final = 1e-9


def share_by_odds(value: float, seats: i64, certainty: float) -> float:
    """Return the share of wins that goes with a *value* of 0 to 1, where 0.5 is level.

    The odds that it stands for, to the power of *certainty*, are those against each other seat.
    """
    against = float(((1.0 - value) / max(value, NO_HOPE)) ** certainty)
    return 1.0 / (1.0 + float(seats - 1) * against)
