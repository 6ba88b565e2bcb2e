"""The end: points of track, buildings, reputation and bonus cards (AB-15)."""

from typing import Final

from mypy_extensions import i64

from ludotheque.core.ints import Ints
from ludotheque.games.above_and_below.box.contents import (
    A_HOUSE,
    A_VILLAGER,
    AN_OUTPOST,
    GOODS,
    ITEMS,
    OUTPOSTS,
    STARTING,
)
from ludotheque.games.above_and_below.rules.estate import estate_of
from ludotheque.games.above_and_below.rules.reputation import space_points
from ludotheque.games.above_and_below.rules.supplies import owned, possessed
from ludotheque.games.above_and_below.rules.villagers import everyone
from ludotheque.games.above_and_below.table import EMPTY, Table, count_of

__all__ = [
    "bonus_points", "count_objects", "ending", "object_points", "points", "rank_points", "sheet",
    "track_points", "winners",
]  # fmt: skip

# The most reputation first (AB-15.4); of two players only the better one scores (AB-15.5).
RANKS: Final = [5, 3, 2]
TWO_PLAYER_RANKS: Final = [3]


def track_points(s: Table, seat: i64) -> i64:
    """Return what the goods on the track are worth (AB-15.2)."""
    points: i64 = 0
    for place in range(GOODS):
        points += s.track_counts[seat * GOODS + place] * s.box.track_points[place]
    return points


def rank_points(s: Table, seat: i64) -> i64:
    """Return the share of the rewards for the best reputations (AB-15.4 to AB-15.6)."""
    better: i64 = 0
    tied: i64 = 0
    for reputation in s.reputation:
        if reputation > s.reputation[seat]:
            better += 1
        elif reputation == s.reputation[seat]:
            tied += 1
    shared: i64 = 0
    for place in range(better, better + tied):
        shared += rank_reward(s, place)
    # Rounded up for each of them, also where that gives out more than there is (AB-15.6).
    return (shared + tied - 1) // tied


def rank_reward(s: Table, place: i64) -> i64:
    """Return the reward for the *place*, the best being 0."""
    ranks = TWO_PLAYER_RANKS if s.seats == 2 else RANKS
    return ranks[place] if place < len(ranks) else 0


def bonus_points(s: Table, seat: i64) -> i64:
    """Return the printed bonuses of the cards (AB-15.8)."""
    return estate_of(s, seat).bonus


def object_points(s: Table, seat: i64) -> i64:
    """Return what cards score for objects possessed (AB-15.9 to AB-15.12)."""
    points: i64 = 0
    for card in estate_of(s, seat).scoring:
        per = s.box.buildings[card].points_per
        for thing in range(len(per)):
            if per[thing] > 0:
                points += per[thing] * count_objects(s, seat, thing)
    return points


def count_objects(s: Table, seat: i64, thing: i64) -> i64:
    """Return how many the seat has: of an item, or houses, outposts, villagers, empty caves."""
    # Goods that still lie on a building are not possessed (AB-15.9); every house of any deck
    # counts as one, the card that scores included (AB-15.10).
    if thing < ITEMS:
        return possessed(s, seat, thing)
    cards = owned(s, seat)
    if thing == A_HOUSE:
        return len(cards) - count_outposts(cards)
    if thing == AN_OUTPOST:
        return count_outposts(cards)
    if thing == A_VILLAGER:
        return everyone(s, seat)
    return count_of(s.cave_at, EMPTY + seat)


def count_outposts(cards: Ints) -> i64:
    """Return how many of *cards* are outposts."""
    count: i64 = 0
    for card in cards:
        if OUTPOSTS <= card < STARTING:
            count += 1
    return count


def points(s: Table, seat: i64) -> i64:
    """Return all points of *seat* as the table stands."""
    return (
        track_points(s, seat)
        + len(owned(s, seat))  # the starting house too (AB-15.3)
        + rank_points(s, seat)
        + space_points(s, seat)
        + bonus_points(s, seat)
        + object_points(s, seat)
    )


def sheet(s: Table) -> list[dict[str, int]]:
    """Return each seat's points by source."""
    return [
        {
            "track": int(track_points(s, seat)),
            "buildings": len(owned(s, seat)),
            "reputation-rank": int(rank_points(s, seat)),
            "reputation-space": int(space_points(s, seat)),
            "bonus": int(bonus_points(s, seat)),
            "objects": int(object_points(s, seat)),
        }
        for seat in range(s.seats)
    ]


def ranking(s: Table, seat: i64) -> list[int]:
    """Return points, then coins, villagers and buildings, which break ties (AB-15.13)."""
    return [
        int(points(s, seat)),
        int(s.coins[seat]),
        int(everyone(s, seat)),
        len(owned(s, seat)),
    ]


def winners(s: Table) -> list[int]:
    """Return who has won: several where nothing parts them (AB-15.13)."""
    if not s.over:
        return []
    rankings = [ranking(s, seat) for seat in range(s.seats)]
    return [seat for seat in range(s.seats) if rankings[seat] == max(rankings)]


def ending(s: Table) -> str:
    """Return why the game ended: there is but one way."""
    return "rounds" if s.over else ""
