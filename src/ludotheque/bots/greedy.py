"""Greedy: try every action in a few imagined worlds and take the one that looks best."""

import gc
from math import inf
from time import perf_counter
from typing import Final

from mypy_extensions import i64

from ludotheque.core.rng import Rng
from ludotheque.core.seat import Seat

__all__ = ["NEVER", "Greedy", "best_first", "mean_values"]

# Without a clock there is always time.
NEVER: Final = inf


class Greedy:
    """Looks one action ahead, in *worlds* imagined deals, with the game's own evaluation.

    Without a number of them it imagines as many as the game at hand wants.
    """

    def __init__(self, rng: Rng, worlds: i64 = 0) -> None:
        self.rng = rng
        self.worlds: i64 = worlds

    def choose(self, seat: Seat) -> int:
        """Return the action with the best average; of equal ones any."""
        legal = seat.choices()
        if len(legal) == 1:
            return legal[0]
        # Worlds hold no cycles: looking for some would only cost time.
        collecting = gc.isenabled()
        gc.disable()
        try:
            values = mean_values(seat, legal, self.worlds, self.rng, NEVER)
        finally:
            if collecting:
                gc.enable()
        return legal[self.any_best(values)]

    def any_best(self, values: list[float]) -> i64:
        """Return the place of the highest value, of equal ones any."""
        best = max(values)
        places = [index for index in range(len(values)) if values[index] >= best - 1e-9]
        return places[self.rng.below(len(places))]


def mean_values(seat: Seat, legal: list[int], worlds: i64, rng: Rng, until: float) -> list[float]:
    """Return the evaluation after each *legal* action, averaged over so many *worlds*.

    Without a number of them, over as many as tell good actions from bad ones at this game; over
    fewer if the clock says *until* before, but over one at the least.
    """
    wanted: i64 = worlds
    if wanted == 0:
        wanted = seat.game().worlds
    totals = [0.0] * len(legal)
    done: i64 = 0
    while done == 0 or (done < wanted and perf_counter() < until):
        comparison = seat.imagine(rng).comparison(seat.number)
        found: list[float] = []
        for action in legal:
            if done > 0 and until < NEVER and perf_counter() >= until:
                break
            found.append(comparison.value(action))
        # A world that time ran out in would favour the actions that came first.
        if len(found) == len(legal):
            totals = [total + value for total, value in zip(totals, found, strict=True)]
            done += 1
    return [total / float(done) for total in totals]


def best_first(values: list[float]) -> list[int]:
    """Return the places of *values*, the highest one first, equal ones as they stand."""
    return sorted(range(len(values)), key=lambda place: -values[place])
