"""What a seat has, in points, and what a doe or a won fight is worth to it.

What decides the game is tempo on the does and one won fight: points count little while no fight
is won, and less the nearer the end.
"""

from mypy_extensions import i64

from ludotheque.core.odds import by_lead
from ludotheque.games.antler_island.box.components import KINDS, VALUES
from ludotheque.games.antler_island.rules import fight, scoring
from ludotheque.games.antler_island.strategy import weights
from ludotheque.games.antler_island.table import Table

__all__ = ["doe_worth", "fight_gain", "standing", "win_worth"]


def furthest(s: Table) -> i64:
    """Return how many does the best stag has mated with."""
    most: i64 = 0
    for seat in range(s.seats):
        most = max(most, s.mated[seat])
    return most


def unproven(s: Table, most: i64) -> float:
    """Return the share of its points that a stag without a won fight may hope to keep.

    It shrinks as the marker that is furthest, at *most*, nears the end.
    """
    # Squared, since hope fades slowly at first and quickly at the end.
    late = min(1.0, float(most) / float(s.box.end_at))
    return weights.UNPROVEN_EARLY + (weights.UNPROVEN_LATE - weights.UNPROVEN_EARLY) * late * late


def hoped_points(s: Table, seat: i64) -> float:
    """Return the points on the table for *seat*, were its fight won."""
    place = float(scoring.place_points(s, seat))
    # Once a marker is there this round is the last, and where one stands then is what counts.
    last_round = furthest(s) >= s.box.end_at
    total = float(s.mated[seat]) + place * (1.0 if last_round else weights.PLACE_EARLY)
    cubes = scoring.own_cube_points(s, seat) + scoring.cube_set_points(s, seat)
    return total + weights.CUBES * float(cubes)


def standing(s: Table, seat: i64) -> float:
    """Return what *seat* has: points, antlers, food and tiles."""
    total = hoped_points(s, seat)
    total = total + weights.WINNING_STAG if s.won[seat] > 0 else total * unproven(s, furthest(s))
    total += weights.ANTLER * float(s.antlers[seat])
    for kind in range(VALUES):
        value = float(kind + 1)
        total += weights.FOOD * value * float(s.held[seat * VALUES + kind])
        total += weights.COMMITTED * value * float(s.laid[seat * VALUES + kind])
    for kind in range(KINDS):
        entry = seat * KINDS + kind
        total += weights.TILE_WORTH[kind] * float(s.faceup[entry] + s.facedown[entry])
    return total


def win_worth(s: Table, seat: i64) -> float:
    """Return what winning a fight now is worth to *seat*."""
    if s.won[seat] > 0:
        return weights.WIN
    made_to_count = hoped_points(s, seat) * (1.0 - unproven(s, furthest(s)))
    return weights.WIN + weights.WINNING_STAG + made_to_count


def doe_worth(s: Table, seat: i64) -> float:
    """Return what one more doe is worth: without a won fight it may only hasten the end."""
    if s.won[seat] > 0:
        return 1.0
    # One doe more may also bring the end nearer, and with it the hope of a fight to an end.
    hoped = hoped_points(s, seat)
    most = furthest(s)
    then = max(most, s.mated[seat] + 1)
    return (hoped + 1.0) * unproven(s, then) - hoped * unproven(s, most)


def win_chance(s: Table, seat: i64, other: i64) -> float:
    """Return how likely *seat* is to get the better of *other*."""
    lead = fight.most_strength(s, seat) - fight.most_strength(s, other)
    return by_lead(float(lead), weights.SURE_STRENGTH)


def fight_gain(s: Table, seat: i64, other: i64, win: float) -> float:
    """Return what *seat*, to whom a *win* is worth so much, may expect of fighting *other*."""
    chance = win_chance(s, seat, other)
    return chance * win - (1.0 - chance) * weights.LOSS
