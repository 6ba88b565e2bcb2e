"""What lies on spaces where a stag may come to stand, and what they score."""

from collections.abc import Callable

from mypy_extensions import i64

from ludotheque.core.facts import Fact
from ludotheque.games.antler_island.box.components import SPACE_NAMES
from ludotheque.games.antler_island.rules import eat, scoring
from ludotheque.games.antler_island.table import Table

__all__ = ["does_on", "food_on", "grouped", "named", "points_on", "there"]


def there(s: Table, space: i64) -> Fact:
    """Return what lies on one space now, and what a stag scores that stays there."""
    facts: dict[str, object] = {
        "space": SPACE_NAMES[space],
        "food": eat.tokens_on(s, space),
        "does": s.does[space],
        "points": scoring.height_points(s, space),
    }
    return Fact("there", facts, "AN-8.4")


def named(spaces: list[int]) -> list[str]:
    """Return the names of *spaces*."""
    return [SPACE_NAMES[space] for space in spaces]


def grouped(spaces: list[int], count: Callable[[int], int]) -> list[tuple[int, list[str]]]:
    """Return the names of *spaces* by what is counted there, most first, where there is any."""
    found: dict[int, list[str]] = {}
    for space in spaces:
        if count(space) > 0:
            found.setdefault(count(space), []).append(SPACE_NAMES[space])
    return sorted(found.items(), reverse=True)


def food_on(s: Table, spaces: list[int]) -> list[Fact]:
    """Return on which of *spaces* food lies now."""
    return [
        Fact("food-on", {"count": count, "spaces": names}, "AN-5.4")
        for count, names in grouped(spaces, lambda space: int(eat.tokens_on(s, space)))
    ]


def does_on(s: Table, spaces: list[int]) -> list[Fact]:
    """Return on which of *spaces* does stand now."""
    return [
        Fact("does-on", {"count": count, "spaces": names}, "AN-5.6")
        for count, names in grouped(spaces, lambda space: int(s.does[space]))
    ]


def points_on(s: Table, spaces: list[int]) -> list[Fact]:
    """Return which of *spaces* score for a stag that stays there."""
    return [
        Fact("points-on", {"points": points, "spaces": names}, "AN-8.4")
        for points, names in grouped(spaces, lambda space: int(scoring.height_points(s, space)))
    ]
