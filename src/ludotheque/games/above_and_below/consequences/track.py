"""A good on the advancement track: its place, and what that makes of income and points (AB-12)."""

from mypy_extensions import i64

from ludotheque.core.facts import Fact
from ludotheque.games.above_and_below.box.contents import GOODS, ITEM_NAMES, ITEMS
from ludotheque.games.above_and_below.consequences.changes import income
from ludotheque.games.above_and_below.rules import track
from ludotheque.games.above_and_below.rules.scoring import object_points, points
from ludotheque.games.above_and_below.table import Table

__all__ = ["item_more", "placed"]


def placed(s: Table, seat: i64, good: i64) -> list[Fact]:
    """Return what a *good* that *seat* has at hand does on the track."""
    world = s.copy()
    track.place(world, seat, good)
    facts: dict[str, object] = {
        "item": ITEM_NAMES[good],
        "place": place_of(world, seat, good),
        "income_before": income(s, seat),
        "income_after": income(world, seat),
        "points_before": points(s, seat),
        "points_after": points(world, seat),
    }
    return [Fact("track", facts, "AB-12.2")]


def place_of(s: Table, seat: i64, good: i64) -> i64:
    """Return the place of the track where *good* lies, the first being 1."""
    place: i64 = 1
    while s.track_kinds[seat * GOODS + place - 1] != good:
        place += 1
    return place


def item_more(s: Table, seat: i64, item: i64) -> list[Fact]:
    """Return what one more of *item* is good for: points of cards, a place on the track."""
    world = s.copy()
    world.reserve[seat * ITEMS + item] += 1
    facts: list[Fact] = []
    more = object_points(world, seat) - object_points(s, seat)
    if more > 0:
        facts.append(Fact("item-scores", {"item": ITEM_NAMES[item], "points": more}, "AB-15.9"))
    return facts + placed(world, seat, item) if item < GOODS else facts
