"""Harvest: the good that is taken, and where it goes (AB-6)."""

from mypy_extensions import i64

from ludotheque.core.facts import Fact
from ludotheque.games.above_and_below.box.actions import KEEP, LEAST_OFFER, PICK, TRACK
from ludotheque.games.above_and_below.box.contents import ITEM_NAMES
from ludotheque.games.above_and_below.consequences.track import item_more, placed
from ludotheque.games.above_and_below.rules.harvest import PickGood, StowGood
from ludotheque.games.above_and_below.table import Table

__all__ = ["picking", "stowing"]


def picking(s: Table, question: PickGood, action: i64) -> list[Fact]:
    """Return the good that comes off a card, and what it is good for."""
    card = action - PICK
    good = s.box.buildings[card].kind
    taken: dict[str, object] = {"item": ITEM_NAMES[good], "count": s.stock[card] - 1}
    return [Fact("harvested", taken, "AB-6.1"), *item_more(s, question.seat, good)]


def stowing(s: Table, question: StowGood, action: i64) -> list[Fact]:
    """Return what becomes of the good where it goes."""
    if action == TRACK:
        return placed(s, question.seat, question.good)
    item = ITEM_NAMES[question.good]
    if action == KEEP:
        return [Fact("kept", {"item": item}, "AB-12.1")]
    return [Fact("shelved", {"item": item, "least": LEAST_OFFER}, "AB-6.3")]
