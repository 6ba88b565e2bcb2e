"""How good a position is, for the bots."""

from tiny_game.box import MOST
from tiny_game.table import Table


def evaluate(s: Table, seat: int) -> float:
    """Return 0 to 1: won or lost at the end; before, whether the heap suits who is in turn.

    Of two, whoever faces a multiple of four cannot win against somebody who knows.
    """
    if s.over:
        return s.shares()[seat]
    if s.seats != 2:
        return 1 / s.seats
    good = s.heap % (MOST + 1) != 0
    return 0.9 if good == (s.turn == seat) else 0.1
