"""A node of the search's tree: one action of one seat, and what came of it."""

from mypy_extensions import i64

__all__ = ["Node"]


class Node:
    """One action of one seat, and the actions that were seen to follow it.

    *available* counts the worlds in which it could be chosen, *visits* those in which it was, with
    those that a first glance was *given* for; *total* adds up what its seat was rewarded with,
    *brought* the same without that glance, *share* that seat's share of the win in the worlds that
    were tried.
    """

    __slots__ = (
        "action",
        "available",
        "brought",
        "children",
        "chosen",
        "given",
        "seat",
        "share",
        "total",
        "visits",
    )

    def __init__(self, seat: i64, action: i64, visits: i64, total: float) -> None:
        self.seat: i64 = seat
        self.action: i64 = action
        self.visits: i64 = visits
        self.available: i64 = visits
        self.total = total
        self.given: i64 = visits
        self.brought = 0.0
        self.share = 0.0
        self.children: list[Node] | None = None
        self.chosen: Node | None = None

    def tried(self) -> i64:
        """Return in how many worlds it was really chosen."""
        return self.visits - self.given

    def twin_of(self, other: "Node") -> bool:
        """Say whether both were tried in the same worlds and led to the same in each of them."""
        return (
            self.tried() > 0
            and self.visits == other.visits
            and self.brought == other.brought
            and self.share == other.share
        )

    def mean_share(self) -> float:
        """Return the share of the win to expect, by a glance where nothing was tried."""
        if self.tried() > 0:
            return self.share / float(self.tried())
        return self.total / float(max(self.visits, 1))

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
