"""Greedy: try every action in a few imagined worlds and take the one that looks best."""

from math import inf
from time import perf_counter
from typing import Final

from mypy_extensions import i64

from ludotheque.core.decision import CHANCE
from ludotheque.core.rng import Rng
from ludotheque.core.seat import Seat
from ludotheque.core.state import State

__all__ = ["NEVER", "Greedy", "looked_over", "outcome", "value_after", "worlds_enough"]

# Without a clock there is always time.
NEVER: Final = inf
# A die or a draw that follows at once belongs to the action; more than this many do not.
MOST_CHANCES: Final = 12


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
        worlds = self.worlds if self.worlds > 0 else worlds_enough(seat)
        return legal[self.any_best(looked_over(seat, legal, worlds, self.rng, NEVER))]

    def any_best(self, values: list[float]) -> i64:
        """Return the place of the highest value, of equal ones any."""
        best = max(values)
        places = [index for index in range(len(values)) if values[index] >= best - 1e-9]
        return places[self.rng.below(len(places))]


def worlds_enough(seat: Seat) -> i64:
    """Return how many worlds tell good actions from bad ones at this game."""
    return seat.game().worlds


def looked_over(seat: Seat, legal: list[int], worlds: i64, rng: Rng, until: float) -> list[float]:
    """Return how good each *legal* action looks on average, in so many *worlds*.

    In fewer if the clock says *until* before, but in one at the least.
    """
    values = [0.0] * len(legal)
    looked: i64 = 0
    while looked == 0 or (looked < worlds and perf_counter() < until):
        world = seat.imagine(rng)
        found: list[float] = []
        for action in legal:
            if looked > 0 and perf_counter() >= until:
                break
            found.append(value_after(world, seat.number, action))
        if len(found) == len(legal):
            values = [value + more for value, more in zip(values, found, strict=True)]
            looked += 1
    return [value / float(looked) for value in values]


def value_after(world: State, seat: i64, action: i64) -> float:
    """Return how good *world* is for *seat* after *action* and the chance it sets off."""
    return outcome(world, seat, action).evaluate(seat)


def outcome(world: State, seat: i64, action: i64) -> State:
    """Return what *world* is like after *action* of *seat* and the chance it sets off."""
    after = world.copy()
    after.step(seat, action)
    chances = 0
    while not after.over and after.stack[-1].next_owing() == CHANCE and chances < MOST_CHANCES:
        after.roll()
        chances += 1
    return after
