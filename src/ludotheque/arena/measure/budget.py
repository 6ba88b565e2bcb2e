"""Is the time kept?  A thousand decisions in random games."""

from collections.abc import Iterator
from itertools import count, islice
from time import perf_counter, process_time
from typing import Final

import ludotheque as lt
from ludotheque.arena.loop import steps
from ludotheque.arena.measure.figures import Figures
from ludotheque.arena.telling import Tell
from ludotheque.bots import RandomBot

__all__ = ["BUDGET_MS", "measure_budget"]

BUDGET_MS: Final = 100
BUDGET_DECISIONS: Final = 1000


def spent(state: lt.State, ms: int) -> tuple[float, float]:
    """Let the expert decide here; return the seconds of the process and of the clock."""
    seat = lt.Seat(state, state.actor())
    expert = lt.bot(f"expert:ms={ms}", 1)
    wall, cpu = perf_counter(), process_time()
    expert.choose(seat)
    return process_time() - cpu, perf_counter() - wall


def random_decisions(name: str) -> Iterator[lt.State]:
    """Yield one decision in four of random games, at tables of every size in turn."""
    game, rng = lt.game(name), lt.Rng.seeded(1)
    for seed in count():
        seats = game.seats[seed % len(game.seats)]
        state = game.new(seats, seed)
        for seat in steps(state, [RandomBot(rng)] * seats):
            if seat != lt.CHANCE and len(state.legal(seat)) > 1 and rng.below(4) == 0:
                yield state


def measure_budget(name: str, figures: Figures, tell: Tell) -> None:
    """Take a thousand decisions in random games and keep how long each took."""
    times = [spent(state, BUDGET_MS) for state in islice(random_decisions(name), BUDGET_DECISIONS)]
    late = sum(wall > BUDGET_MS * 1.1e-3 for _, wall in times)
    most = max(cpu for cpu, _ in times)
    figures.known.setdefault("budget", {})[name] = {
        "decisions": len(times),
        "most_cpu": most,
        "late": late,
        "most_wall": max(wall for _, wall in times),
    }
    figures.keep()
    tell("measure-budget", game=name, most=f"{most * 1e3:.1f}", late=late, decisions=len(times))
