"""Where the stags would begin (AN-2)."""

from mypy_extensions import i64

from ludotheque.core.facts import Fact
from ludotheque.games.antler_island.box.actions import PLACE
from ludotheque.games.antler_island.box.components import SPACE_NAMES
from ludotheque.games.antler_island.rules.setup import PlaceStag, starts
from ludotheque.games.antler_island.table import Table

__all__ = ["placing"]


def placing(s: Table, question: PlaceStag, action: i64) -> list[Fact]:
    """Return where the other stags will stand, who have no choice (AN-2.8)."""
    spaces = starts(s, question.colour, action - PLACE)
    found: list[Fact] = []
    for distance in range(1, s.seats):
        other = (question.seat + distance) % s.seats
        facts: dict[str, object] = {"other": other, "space": SPACE_NAMES[spaces[distance]]}
        found.append(Fact("begins-on", facts, "AN-2.8"))
    return found
