"""A race: a few actions tried in the same worlds, with the same luck; the better half goes on.

What differs between two runners in one world is mostly their own doing, so that far fewer worlds
tell them apart than if each had met its own luck.
"""

from mypy_extensions import i64

from ludotheque.bots.greedy import best_first
from ludotheque.bots.node import Node

__all__ = ["better_half", "heats_for"]


def heats_for(runners: i64) -> i64:
    """Return after how many halvings one of so many *runners* is left."""
    heats: i64 = 1
    while runners > 2:
        runners = (runners + 1) // 2
        heats += 1
    return heats


def better_half(runners: list[Node]) -> list[Node]:
    """Return those of *runners* that did best so far, the best one first, and no twins."""
    means = [runner.total / float(max(runner.visits, 1)) for runner in runners]
    better: list[Node] = []
    for index in best_first(means):
        if len(better) < (len(runners) + 1) // 2:
            if not any(runners[index].twin_of(other) for other in better):
                better.append(runners[index])
    return better
