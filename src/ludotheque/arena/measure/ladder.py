"""Is more time better?  The expert against itself with more and more of it."""

from itertools import combinations
from typing import Final

import ludotheque as lt
from ludotheque.arena.measure.figures import Figures
from ludotheque.arena.measure.strength import first_deal, who
from ludotheque.arena.pool import in_order
from ludotheque.arena.telling import Tell
from ludotheque.arena.tournament.playing import played, ranks

__all__ = ["RUNGS", "measure_ladder"]

# Milliseconds a decision.
RUNGS: Final = (25, 50, 100, 200, 400)


def tables_of_rungs(seats: int) -> list[list[int]]:
    """Return who meets whom: every set of rungs, every rung on every seat in turn."""
    found: list[list[int]] = []
    for turn in range(seats):
        for rungs in combinations(range(len(RUNGS)), seats):
            found.append([*rungs[turn:], *rungs[:turn]])
    return found


def climb(game: str, rungs: list[int], seed: int) -> list[float]:
    """Play one game of the ladder; return for each seat a number, the less the better."""
    names = [f"expert:ms={RUNGS[rung]}" for rung in rungs]
    return ranks(played(lt.game(game), names, seed))


def measure_ladder(name: str, games: int, figures: Figures, workers: int, tell: Tell) -> None:
    """Play the rungs of one game against each other."""
    seats = lt.game(name).seats[0]
    tables = tables_of_rungs(seats)
    kept = figures.games_of("ladder", name, f"{who('expert', name)} from {first_deal(name)}")
    numbers = range(len(kept), games)
    jobs = (
        (name, tables[number % len(tables)], first_deal(name) + number // len(tables))
        for number in numbers
    )
    for number, found in zip(numbers, in_order(climb, jobs, workers), strict=False):
        kept.append([tables[number % len(tables)], found])
        figures.keep()
        tell("measure-ladder", game=name, games=len(kept))
