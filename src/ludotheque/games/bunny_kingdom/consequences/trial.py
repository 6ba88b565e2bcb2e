"""Trials: the table as a seat knows it, and the same with something tried on it."""

from mypy_extensions import i64

from ludotheque.games.bunny_kingdom.rules.parchments import Counted, counted
from ludotheque.games.bunny_kingdom.table import Table

__all__ = ["Trial"]


class Trial:
    """What *seat* knows *before*, a table of its own *after* to try a rule on, and both counted.

    The true table is never tried on: it holds what others keep secret.
    """

    __slots__ = ("after", "before", "now", "seat", "was")

    def __init__(self, known: Table, seat: i64) -> None:
        self.seat: i64 = seat
        self.before = known
        self.after = known.copy()
        self.was: Counted = counted(known)
        self.now: Counted = self.was

    def count(self) -> None:
        """Count again what lies there after the trial."""
        self.now = counted(self.after)

    def more(self) -> i64:
        """Return how many carrots more a harvest brings the seat."""
        return self.now.fiefs.harvest_of(self.seat) - self.was.fiefs.harvest_of(self.seat)
