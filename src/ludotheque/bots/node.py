"""A node of the search's tree: one action of one seat, and what came of it."""

from typing import Final

from mypy_extensions import i64

__all__ = ["Node"]

# Two rows of rewards of which one is not the other leave different traces.
FADING: Final = 0.7548776662466927


class Node:
    """One action of one seat, and the actions that were seen to follow it.

    *available* counts the worlds in which it could be chosen, *visits* those in which it was, with
    those that a first glance was *given* for; *total* adds up what its seat was rewarded with,
    *share* that seat's share of the win in the worlds that were tried, *hunch* that share by the
    glance.  The *trace* tells apart what came of it in one world after another.
    """

    __slots__ = (
        "action",
        "available",
        "children",
        "chosen",
        "given",
        "hunch",
        "seat",
        "share",
        "total",
        "trace",
        "visits",
    )

    def __init__(self, seat: i64, action: i64, visits: i64, total: float) -> None:
        self.seat: i64 = seat
        self.action: i64 = action
        self.visits: i64 = visits
        self.available: i64 = visits
        self.total = total
        self.given: i64 = visits
        self.hunch = total / float(max(visits, 1))
        self.trace = 0.0
        self.share = 0.0
        self.children: list[Node] | None = None
        self.chosen: Node | None = None

    def rewarded(self, reward: float, share: float) -> None:
        """Take down what a world brought."""
        self.visits += 1
        self.total += reward
        self.share += share
        self.trace = self.trace * FADING + reward

    def tried(self) -> i64:
        """Return in how many worlds it was really chosen."""
        return self.visits - self.given

    def twin_of(self, other: "Node") -> bool:
        """Say whether both were tried in the same worlds and led to the same in each of them."""
        return self.tried() > 0 and self.visits == other.visits and self.trace == other.trace

    def mean_share(self) -> float:
        """Return the share of the win to expect, by a glance where nothing was tried."""
        if self.tried() > 0:
            return self.share / float(self.tried())
        return self.hunch

    def best(self) -> "Node":
        """Return the child to take: the winner of a race, or the one that was visited most."""
        if self.chosen is not None:
            return self.chosen
        assert self.children, "the tree has grown"
        best = self.children[0]
        for child in self.children:
            if (child.visits, child.total) > (best.visits, best.total):
                best = child
        return best
