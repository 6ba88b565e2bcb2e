"""Climb: find weights by play.

All weights are nudged at once, up or down at random; greedy bots play with them against others for
whom they are nudged the other way, and the weights go a little towards the better side, some
thousand times.  Where it led is kept only if it then does better on deals of its own.  Whole
numbers are tried one higher and one lower instead.
"""

from typing import Any, Final

import numpy as np

import ludotheque as lt
from ludotheque.arena.intervals import off_by
from ludotheque.arena.loop import steps
from ludotheque.arena.measure.figures import Figures
from ludotheque.arena.telling import Tell
from ludotheque.arena.tune.weights import SMALLEST, Numbers, Weights
from ludotheque.core import CHANCE, Game

__all__ = ["Climb", "climb", "count", "lead"]

# By what part of itself a weight is nudged at first, and by what part of a nudge the weights move
# towards the better side in the end.
FIRST_NUDGE: Final = 0.25
PACE: Final = 0.02
# On so many deals at the least it is asked whether it led to something better.
LEAST_DEALS: Final = 100


class Climb:
    """Some *weights*, tried out by the bot *climber* at tables of so many *seats*.

    It plays against itself with other weights, or alone against a *rival* who goes by none.
    """

    def __init__(
        self, game: Game, weights: Weights, seats: int, climber: str, rival: str, tell: Tell
    ) -> None:
        self.game = game
        self.weights = weights
        self.seats = seats
        self.climber = climber
        self.rival = rival
        self.tell = tell

    def advantage(self, one: Numbers, other: Numbers, side: list[int], seed: int) -> float:
        """Play a game in which a *side* goes by *one* and the others by *other* or are rivals.

        Return -2 to 2: how much more of the win, and of the points, the side has than the rest.
        """
        state = self.game.new(self.seats, seed)
        names = [self.climber if seat in side else self.rival for seat in range(self.seats)]
        bots = [lt.bot(name or self.climber, seed + seat) for seat, name in enumerate(names)]
        for seat in steps(state, bots):
            if seat != CHANCE:
                self.weights.put(one if seat in side else other)
        return lead(state, side)

    def surplus(self, one: Numbers, other: Numbers, seed: int) -> float:
        """Return by how much *one* does better than *other* on a deal that both play alike."""
        first = seed % self.seats
        if self.rival:
            here = self.advantage(one, other, [first], seed)
            return here - self.advantage(other, one, [first], seed)
        half = [(first + 2 * number) % self.seats for number in range(self.seats // 2)]
        half = half if seed % 3 or self.seats == 2 else [first, (first + 1) % self.seats]
        rest = [seat for seat in range(self.seats) if seat not in half]
        here = self.advantage(one, other, half, seed)
        return (here + self.advantage(one, other, rest, seed)) / 2

    def climbed(self, start: Numbers, steps: int, seed: int) -> Numbers:
        """Take so many *steps* and return where they led.

        This is Spall's way: all weights are nudged at once, each up or down at random; one side
        plays with them so, the other with them nudged the other way, and all go a little towards
        the side that did better.  What does not matter goes to and fro, what does goes on.
        """
        rng = lt.Rng.seeded(seed)
        scale = np.maximum(np.abs(start), SMALLEST)
        values = start.copy()
        for step in range(steps):
            signs = np.array([2.0 * float(rng.below(2)) - 1.0 for _ in values])
            nudge = FIRST_NUDGE / (step + 1) ** 0.1
            pace = PACE * ((1 + 0.1) / (step / steps + 0.1)) ** 0.6
            change = nudge * signs * scale
            better = self.surplus(values + change, values - change, seed + step)
            values = values + pace * better * change
            if (step + 1) % 1000 == 0:
                self.tell("tune-step", step=step + 1, figures=str(np.round(values, 3)))
        return values

    def compared(self, new: Numbers, old: Numbers, games: int, seed: int) -> tuple[float, float]:
        """Return by how much *new* does better than *old* over so many deals, and its error."""
        found = [self.surplus(new, old, seed + number) for number in range(games)]
        return float(np.mean(found)), off_by(found)


def lead(state: lt.State, side: list[int]) -> float:
    """Return -2 to 2: how much more of the win, and of the points, a *side* has than the rest."""
    shares, scores = state.shares(), state.scores()
    won = 2 * sum(shares[seat] for seat in side) - sum(shares)
    mine = sum(scores[seat] for seat in side)
    all_points = sum(abs(score) for score in scores)
    return won + (2 * mine - sum(scores)) / max(all_points, 1)


def climb(climber: Climb, steps: int, seed: int, kept: Figures | None) -> None:
    """Climb with some weights, tell them, and keep them if they play better and it is wanted."""
    start = climber.weights.held()
    values = climber.climbed(start, steps, seed)
    deals = max(steps // 8, LEAST_DEALS)
    better, off = climber.compared(values, start, deals, seed + steps)
    climber.tell("tune-better", deals=deals, better=f"{better:.3f}", off=f"{off:.3f}")
    keep = kept is not None and better > off
    climber.weights.report(climber.tell, start, values, keep)
    if kept is not None and keep:
        kept.add_climb({
            "game": climber.game.name, "seats": climber.seats, "rival": climber.rival,
            "steps": steps, "deals": deals, "better": better, "off": off,
        })  # fmt: skip


def count(climber: Climb, deals: int, seed: int, kept: Figures | None) -> None:
    """Try one more and one less of every count, and go on where that plays better."""
    values = climber.weights.held()
    start = values.copy()
    rows: list[dict[str, Any]] = []
    for index, weight in enumerate(climber.weights.found):
        for step in (1, -1):
            better, off = 1.0, 0.0
            went_up = step < 0 and values[index] > start[index]
            while better > off and values[index] + step >= 0 and not went_up:
                tried = values.copy()
                tried[index] += step
                better, off = climber.compared(tried, values, deals, seed)
                climber.tell(
                    "tune-count", name=str(weight), tried=f"{tried[index]:g}",
                    better=f"{better:.3f}", off=f"{off:.3f}",
                )  # fmt: skip
                rows.append({
                    "game": climber.game.name, "name": str(weight), "before": int(values[index]),
                    "tried": int(tried[index]), "deals": deals, "better": better, "off": off,
                })  # fmt: skip
                seed += deals
                if better > off:
                    values = tried
    climber.weights.report(climber.tell, start, values, kept is not None)
    if kept is not None:
        kept.replace_counts(climber.game.name, rows)
