"""The rules: what is asked, and what the answers do."""

from ludotheque.core import Decision, Ints, Refusal, ints

from tiny_game.box import MOST, TAKE
from tiny_game.table import Table


class Take(Decision[Table]):
    """A seat takes pebbles from the heap (TG-3.1)."""

    rule, first, last = "TG-3.1", TAKE, TAKE + MOST - 1

    def options(self, s: Table) -> Ints:
        return ints([TAKE + count for count in range(min(MOST, s.heap))])

    def resolve(self, s: Table, action: int) -> None:
        count = action - TAKE + 1
        s.heap -= count
        s.taken[self.seat] += count
        s.turn = (self.seat + 1) % s.seats
        s.tell("took", {"seat": self.seat, "count": count, "left": s.heap})

    def why_not(self, s: Table, action: int) -> Refusal:
        return Refusal("too-few", "TG-3.2", {"left": s.heap})

    def opens_turn(self) -> bool:
        return True


def advance(s: Table) -> None:
    """Ask the next seat, and end when the heap is gone (TG-4.1)."""
    if s.heap:
        s.ask(Take(s.turn))
    else:
        s.end()


def sheet(s: Table) -> list[dict[str, int]]:
    """Return what each seat took, which the table shows and which wins nothing."""
    return [{"pebbles": count} for count in s.taken]


def winners(s: Table) -> list[int]:
    """Return who took the last pebble (TG-4.1)."""
    return [(s.turn - 1) % s.seats] if s.over else []
