"""The advancement track: goods from left to right, stacked by kind, never moved (AB-12)."""

from mypy_extensions import i64

from ludotheque.core.ints import changed
from ludotheque.games.above_and_below.box.contents import GOODS, ITEM_NAMES
from ludotheque.games.above_and_below.rules.supplies import let_go
from ludotheque.games.above_and_below.table import Table

__all__ = ["filled_places", "income", "place"]


def place(s: Table, seat: i64, good: i64) -> None:
    """Put one *good* on its place of the track (AB-12.2)."""
    let_go(s, seat, good)
    # Eight places for eight kinds: there is always one, never a choice, and no rule takes a good
    # off again (AB-12.3).
    where: i64 = seat * GOODS
    while s.track_kinds[where] >= 0 and s.track_kinds[where] != good:
        where += 1
    s.track_kinds = changed(s.track_kinds, where, good)
    s.track_counts = changed(s.track_counts, where, s.track_counts[where] + 1)
    if s.telling():
        s.tell(
            "placed", {"seat": seat, "item": ITEM_NAMES[good], "place": where - seat * GOODS + 1}
        )


def filled_places(s: Table, seat: i64) -> i64:
    """Return how many places of the track hold goods."""
    filled: i64 = 0
    while filled < GOODS and s.track_kinds[seat * GOODS + filled] >= 0:
        filled += 1
    return filled


def income(s: Table, seat: i64) -> i64:
    """Return the number over the rightmost filled place (AB-12.4)."""
    return s.box.incomes[filled_places(s, seat)]
