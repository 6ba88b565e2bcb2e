"""A node of the search's tree: one action of one seat, and what came of it."""

from typing import Final

from mypy_extensions import i64

__all__ = ["Node"]

# What a trace keeps of itself at every new reward.  Any number that is no simple fraction will do:
# rewards in another order, or other rewards, then practically never lead to an equal trace.
KEPT: Final = 0.7548776662466927


class Node:
    """One action of one seat, and the actions that were seen to follow it.

    *available* counts the worlds in which it could be chosen, *visits* those in which it was;
    *prior* of both are no worlds but what its evaluation before the search counts for.  *total*
    adds up the rewards of its seat, *share* that seat's share of the win in the worlds that were
    tried; *prior_share* is the share that the evaluation foretold.  *trace* is a fingerprint of
    the rewards, one world after another.
    """

    __slots__ = (
        "action",
        "available",
        "children",
        "chosen",
        "prior",
        "prior_share",
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
        self.prior: i64 = visits
        self.prior_share = total / float(max(visits, 1))
        self.trace = 0.0
        self.share = 0.0
        self.children: list[Node] | None = None
        self.chosen: Node | None = None

    def rewarded(self, reward: float, share: float) -> None:
        """Take down what a world brought."""
        self.visits += 1
        self.total += reward
        self.share += share
        self.trace = self.trace * KEPT + reward

    def tried(self) -> i64:
        """Return in how many worlds it was really chosen."""
        return self.visits - self.prior

    def twin_of(self, other: "Node") -> bool:
        """Say whether both were tried in the same worlds and led to the same in each of them."""
        return self.tried() > 0 and self.visits == other.visits and self.trace == other.trace

    def mean_share(self) -> float:
        """Return the share of the win to expect, by the evaluation where nothing was tried."""
        if self.tried() > 0:
            return self.share / float(self.tried())
        return self.prior_share

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
