"""A race: a few actions tried in the same worlds, with the same luck, until one is clearly best.

What differs between two runners in one world is mostly their own doing, so that far fewer worlds
tell them apart than if each had met its own luck.
"""

from math import sqrt
from typing import Final

from ludotheque.bots.node import Node

__all__ = ["LEAST_WORLDS", "Runner", "still_running", "winner"]

# Nobody drops out before so many worlds, nor by fewer standard errors.
LEAST_WORLDS: Final = 10
CLEARLY: Final = 3.0
# Who leads by less than this many may only have been lucky.
IN_DOUBT: Final = 2.0


class Runner:
    """An action in a race, with what it brought in each world, the same ones for all."""

    __slots__ = ("node", "rewards", "shares")

    def __init__(self, node: Node) -> None:
        self.node = node
        self.rewards: list[float] = []
        self.shares: list[float] = []

    def note(self, reward: float, share: float) -> None:
        """Write down what one more world brought."""
        self.rewards.append(reward)
        self.shares.append(share)

    def forget_last(self) -> None:
        """Forget the last world, which not everybody has tried."""
        self.node.visits -= 1
        self.node.total -= self.rewards.pop()
        self.node.share -= self.shares.pop()

    def is_behind(self, leader: "Runner", errors: float) -> bool:
        """Say whether the *leader* is ahead by at least so many standard *errors*."""
        worlds = len(self.rewards)
        mean = 0.0
        square = 0.0
        for index in range(worlds):
            gap = leader.rewards[index] - self.rewards[index]
            mean += gap
            square += gap * gap
        count = float(max(worlds, 1))
        mean /= count
        return mean * sqrt(count) >= errors * sqrt(max(square / count - mean * mean, 0.0))


def leading(runners: list[Runner]) -> Runner:
    """Return the one that leads, of equal ones the first."""
    leader = runners[0]
    for runner in runners:
        if runner.node.total > leader.node.total:
            leader = runner
    return leader


def still_running(runners: list[Runner]) -> list[Runner]:
    """Return those of *runners* that are not clearly behind the one that leads."""
    leader = leading(runners)
    if len(leader.rewards) < LEAST_WORLDS:
        return runners
    return [one for one in runners if one is leader or not one.is_behind(leader, CLEARLY)]


def winner(runners: list[Runner]) -> Runner:
    """Return the one that leads, or the first, who looked best at the start, if it may be luck."""
    leader = leading(runners)
    return leader if runners[0].is_behind(leader, IN_DOUBT) else runners[0]
