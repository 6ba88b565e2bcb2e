"""The table: every field, with its comment; how it is laid out; the count of everything."""

from typing import ClassVar

from ludotheque.core import Ints, PlainState, zeros


class Table(PlainState):
    """The data of one game."""

    fields: ClassVar[tuple[str, ...]] = ("heap", "taken", "turn")

    # The pebbles that are left.
    heap: int
    # By seat, the pebbles that it took.
    taken: Ints
    # Who takes next; at the end, who would.
    turn: int

    def pebbles(self) -> int:
        """Return how many pebbles the game began with."""
        return int(str(self.edition.options["pebbles"]))


def lay_out(s: Table) -> None:
    """Set every field of a new table (TG-2.1)."""
    s.heap = s.pebbles()
    s.taken = zeros(s.seats)
    s.turn = 0


def census(s: Table) -> dict[str, int]:
    """Count the pebbles, wherever they lie; the same in every state (TG-1.1)."""
    return {"pebbles": s.heap + sum(s.taken)}
