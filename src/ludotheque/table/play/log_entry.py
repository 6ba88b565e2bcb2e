"""An entry of a table's log, from which everything else at the table follows."""

from typing import Any

import msgspec

__all__ = ["Act", "Entry"]


class Entry(msgspec.Struct, frozen=True):
    """One line of the log: its number, when, what kind, whose, and the rest by kind.

    In the body of an act, `a` is the action's name, `d` the position's digest after it, `k` the id
    that the client sent with it, `i` its place in a list of several (but for the first).
    """

    number: int
    at: int
    kind: str
    seat: int
    body: dict[str, Any]

    @property
    def action(self) -> str:
        """The action of an act.  Logs of version 0.1 keep white space as it was sent."""
        return " ".join(self.body["a"].split())


class Act(msgspec.Struct, frozen=True, gc=False):
    """What of an act is needed to play it again; *later* in its list than the first, or alone.

    Held for every act of a table in memory, where an entry with its body is five times as large.
    """

    number: int
    seat: int
    action: str
    later: bool
