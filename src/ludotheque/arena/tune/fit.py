"""Fit weights to who won: what goes with winning, which is not always what makes win.

Games are played, positions and who won in the end are kept, and the weights move to where the
evaluation foretells the winners best.  Half of the games are held back: the error on them says
whether the new weights are better or only busier.
"""

from pathlib import Path
from typing import Final

import numpy as np

from ludotheque.arena.telling import Tell
from ludotheque.arena.tune.playing import Sample, load
from ludotheque.arena.tune.weights import SMALLEST, Numbers, Weights
from ludotheque.core import Game

__all__ = ["Fit", "error", "fit"]

# So many steps at most, each tried with more and more caution; by how much a weight is nudged to
# see what it does; and how hard it is held where it was: moved by as much as it is, it must take
# this much off the mean squared error.
STEPS: Final = 8
TRIES: Final = 5
NUDGE: Final = 0.1
HELD: Final = 1e-4


class Fit:
    """Some *weights*, and the *games* that they are to foretell."""

    def __init__(self, weights: Weights, games: list[list[Sample]], tell: Tell) -> None:
        self.weights = weights
        self.games = games
        self.tell = tell
        self.start = weights.held()
        self.pull = HELD / np.maximum(np.abs(self.start), SMALLEST) ** 2

    def gaps(self, values: Numbers) -> Numbers:
        """Return by how much the evaluation with *values* misses what came, seat by seat."""
        self.weights.put(values)
        return np.array(
            [
                state.expected_share(state.evaluate(seat)) - shares[seat]
                for samples in self.games
                for state, shares in samples
                for seat in range(state.seats)
            ]
        )

    def cost(self, values: Numbers, missed: Numbers) -> float:
        """Return what is to be made small: the error, and how far the weights have moved."""
        return error(missed) + float(self.pull @ (values - self.start) ** 2)

    def slopes(self, values: Numbers, missed: Numbers) -> Numbers:
        """Return by how much each forecast rises with each weight."""
        columns: list[Numbers] = []
        for index, value in enumerate(values):
            nudged = values.copy()
            nudged[index] += max(abs(value) * NUDGE, SMALLEST)
            columns.append((self.gaps(nudged) - missed) / (nudged[index] - value))
        return np.array(columns).T

    def fitted(self) -> Numbers:
        """Move all weights at once, step by step, to where the cost is least.

        This is Levenberg's and Marquardt's way: a step that would fail is tried again, shorter.
        """
        values = self.start
        missed = self.gaps(values)
        damping = 1.0
        for step in range(STEPS):
            slopes = self.slopes(values, missed)
            curve = slopes.T @ slopes / len(missed)
            downhill = slopes.T @ missed / len(missed) + self.pull * (values - self.start)
            for _ in range(TRIES):
                steepness = np.diag(self.pull + damping * np.diag(curve))
                then = values - np.linalg.solve(curve + steepness, downhill)
                missing = self.gaps(then)
                if self.cost(then, missing) < self.cost(values, missed):
                    break
                damping *= 4
            else:
                return values
            values, missed, damping = then, missing, damping / 4
            self.tell("tune-step", step=step + 1, figures=f"{error(missed):.5f}")
        return values


def error(missed: Numbers) -> float:
    """Return the mean squared error."""
    return float(np.mean(missed**2))


def fit(game: Game, weights: Weights, path: Path, keep: bool, tell: Tell) -> None:
    """Fit *weights* to the positions in *path*; *keep* them if they are better."""
    games = load(game, path)
    training, held_back = Fit(weights, games[1::2], tell), Fit(weights, games[::2], tell)
    values = training.fitted()
    before, after = (error(held_back.gaps(each)) for each in (training.start, values))
    tell("tune-error", before=f"{before:.5f}", after=f"{after:.5f}")
    weights.report(tell, training.start, values, keep and after < before)
