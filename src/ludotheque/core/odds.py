"""Odds: from a lead to how good a position looks, and from that to how often it is won."""

from math import exp
from typing import Final

from mypy_extensions import i64

__all__ = ["by_lead", "share_by_odds"]

NO_HOPE: Final = 1e-9
# Leads beyond so many spreads are all as good: a power of e has to end somewhere.
MOST_SPREADS: Final = 30.0


def by_lead(lead: float, spread: float) -> float:
    """Return 0 to 1: how good a *lead* is where games usually end with one of *spread*."""
    spreads = min(max(lead / spread, -MOST_SPREADS), MOST_SPREADS)
    return 1.0 / (1.0 + exp(-spreads))


def share_by_odds(value: float, seats: i64, certainty: float) -> float:
    """Return the share of wins that goes with a *value* of 0 to 1, where 0.5 is level.

    The odds that it stands for, to the power of *certainty*, are those against each other seat.
    """
    against = float(((1.0 - value) / max(value, NO_HOPE)) ** certainty)
    return 1.0 / (1.0 + float(seats - 1) * against)
