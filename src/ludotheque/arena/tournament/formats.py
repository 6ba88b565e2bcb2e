"""Who meets whom."""

from dataclasses import dataclass
from itertools import combinations, pairwise, permutations
from typing import Final

from ludotheque.core import LudothequeError

__all__ = ["FORMATS", "GAUNTLET", "LADDER", "ROUND_ROBIN", "Meeting", "meetings"]

ROUND_ROBIN: Final = "round-robin"
LADDER: Final = "ladder"
GAUNTLET: Final = "gauntlet"
FORMATS: Final = (ROUND_ROBIN, LADDER, GAUNTLET)


@dataclass(frozen=True)
class Meeting:
    """Bots, by number, at one table; on every deal they move on until each sat on each seat.

    Where there are fewer of them than seats, the first is alone among copies of the second.
    """

    bots: tuple[int, ...]

    def seated(self, turn: int) -> tuple[int, ...]:
        """Return who sits on each seat after so many moves on."""
        return self.bots[-turn:] + self.bots[:-turn] if turn else self.bots


def meetings(form: str, bots: int, seats: int) -> list[Meeting]:
    """Return who meets whom, every meeting once."""
    if bots < 2:
        raise LudothequeError("a tournament is between two bots or more", "too-few-bots")
    if form == ROUND_ROBIN and bots >= seats:
        return [Meeting(chosen) for chosen in combinations(range(bots), seats)]
    if form == ROUND_ROBIN:
        pairs = list(permutations(range(bots), 2))
    elif form == LADDER:
        pairs = [(higher, lower) for lower, higher in pairwise(range(bots))]
    else:
        pairs = [(0, rival) for rival in range(1, bots)]
    return [Meeting((one, *[other] * (seats - 1))) for one, other in pairs]
