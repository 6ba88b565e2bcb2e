"""Chances as they are told: exact, unless there are too many ways to tell (AN-10.8)."""

from typing import Final

from mypy_extensions import i64

from ludotheque.core.facts import chance
from ludotheque.core.ints import Ints, listed
from ludotheque.games.antler_island.knowledge.believed import believed
from ludotheque.games.antler_island.knowledge.possible import in_lowest_terms, next_of_pile
from ludotheque.games.antler_island.table import Table

__all__ = ["chances_of", "next_drawn"]

# Beyond this a page cannot tell whole numbers apart: chances are then told of a million.
EXACT_MOST: Final = (1 << 53) - 1
ROUNDED: Final = 1_000_000


def chances_of(ways: list[int]) -> tuple[bool, list[list[int]]]:
    """Return the chance of each case, and whether all are told exactly."""
    least = in_lowest_terms(ways)
    of = sum(least)
    if of <= EXACT_MOST:
        return True, [chance(count, of) for count in least]
    # What can be is never told as if it could not.
    shares = [count * ROUNDED // of for count in least]
    told = [max(share, 1) if count else 0 for share, count in zip(shares, least, strict=True)]
    return False, [chance(share, ROUNDED) for share in told]


def next_drawn(
    s: Table, seat: i64, events: Ints, pile: i64, discards: Ints
) -> tuple[bool, list[list[int]]]:
    """Return the chance of each kind for what is drawn next from *pile*, and whether it is exact.

    A *pile* of -1 is yet to be made of the *discards*, which all have seen.
    """
    if pile < 0:
        return chances_of(listed(discards))
    belief = believed(s, seat, len(discards), events)
    exact, chances = chances_of(next_of_pile(belief, pile))
    return exact and belief.whole, chances
