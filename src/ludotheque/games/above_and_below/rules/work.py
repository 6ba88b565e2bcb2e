"""Work: a coin for each villager, and the cider for the first of the round (AB-8)."""

from mypy_extensions import i64

from ludotheque.games.above_and_below.box.contents import CIDER, ITEM_NAMES, ITEMS
from ludotheque.games.above_and_below.rules.supplies import earn
from ludotheque.games.above_and_below.rules.villagers import count_bits, move_all, names_of
from ludotheque.games.above_and_below.table import REST, Table

__all__ = ["work"]


def work(s: Table, seat: i64, group: i64) -> None:
    """Let the *group* earn its coins (AB-8.1), and the cider if nobody has it yet (AB-8.2)."""
    s.acted = True
    if s.telling():
        s.tell("worked", {"seat": seat, "villagers": names_of(group)})
    move_all(s, seat, group, REST)
    earn(s, seat, count_bits(group))
    # It left the supply when it was put on the board, so that it is not gained from there.
    if s.cider > 0:
        s.reserve[seat * ITEMS + CIDER] += s.cider
        if s.telling():
            s.tell("gained", {"seat": seat, "count": s.cider, "item": ITEM_NAMES[CIDER]})
        s.cider = 0
