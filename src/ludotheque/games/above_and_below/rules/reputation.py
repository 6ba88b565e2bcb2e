"""Reputation: down the track is better, and beyond its ends there is nothing (AB-14)."""

from mypy_extensions import i64

from ludotheque.core.ints import changed
from ludotheque.games.above_and_below.table import Table

__all__ = ["change_reputation", "highest", "space_points"]


def highest(s: Table) -> i64:
    """Return the best reputation that the track has."""
    return s.box.lowest_reputation + len(s.box.reputation_points) - 1


def change_reputation(s: Table, seat: i64, change: i64) -> None:
    """Move the cube of *seat*, as far as the track goes (AB-14.1)."""
    before = s.reputation[seat]
    after = min(max(before + change, s.box.lowest_reputation), highest(s))
    s.reputation = changed(s.reputation, seat, after)
    if after != before and s.telling():
        s.tell(
            "reputation-up" if after > before else "reputation-down",
            {"seat": seat, "change": max(after - before, before - after)},
        )


def space_points(s: Table, seat: i64) -> i64:
    """Return what the space of the cube is worth (AB-15.7)."""
    return s.box.reputation_points[s.reputation[seat] - s.box.lowest_reputation]
