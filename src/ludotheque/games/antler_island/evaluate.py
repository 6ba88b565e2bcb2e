"""How good a position is: points, the means to win fights, and what the plan still promises.

What decides the game is tempo on the does and one won fight: points count little while no fight
is won, and less the nearer the end.  All weights are in points.
"""

from typing import Final

from mypy_extensions import i64

from ludotheque.core.odds import by_lead
from ludotheque.games.antler_island import fight, outlook, scoring
from ludotheque.games.antler_island.components import KINDS, VALUES
from ludotheque.games.antler_island.state import TURN, Island

__all__ = [
    "CERTAINTY",
    "SPREAD",
    "evaluate",
    "fight_gain",
    "standing",
    "worth_of_doe",
    "worth_of_win",
]

# What a piece of antlers, a point of food in hand and one committed to a fight are worth.
ANTLER: Final = 0.349
FOOD: Final = 0.159
COMMITTED: Final = 0.125
# What a tile of each kind is worth in hand.
TILE_WORTH: Final = [0.231, 0.196, 0.76, 0.234, 0.107, 0.627]
# What a point counts before a fight is won: at the start, when the fight that proves it is still
# hoped for, and at the end.
UNPROVEN_EARLY: Final = 1.33
UNPROVEN_LATE: Final = 0.0768
# A place on the hill counts fully when the game is about to end, and this much before.
PLACE_EARLY: Final = 0.108
CUBES: Final = 0.506
# The Winning Stag beside the points that it makes count.
WINNING_STAG: Final = 0.537
# What any win brings beside it: a tile, the other's antler, the space.
WIN: Final = 1.14
LOSS: Final = 0.308
# What a token that nobody has seen counts, and what a tile yet to be earned is worth.
TOKEN: Final = 3.8
TILE: Final = 0.72
# The share of what follows a fight that is left, since it may be lost.
AFTER_A_FIGHT: Final = 0.331
# Others move too: each turn that something lies ahead takes this share of its worth.
PATIENCE: Final = 0.805
# What does within a step are worth when the round is over, so many of them at the most.
NEXT_ROUND: Final = 0.346
MOST_NEXT: Final = 3
# Points of strength that turn an even chance into three of four.
SURE_STRENGTH: Final = 2.08
# The lead that games usually end with.
SPREAD: Final = 6.72
# Such odds are won more often, or less, than they say: to this power they are right.
CERTAINTY: Final = 1.72


def evaluate(s: Island, seat: i64) -> float:
    """Return 0 to 1: how good the lead is that *seat* may expect, 0.5 if it is none."""
    if s.over:
        winners = scoring.winners(s)
        return 1.0 / float(len(winners)) if seat in winners else 0.0
    best_other = -100.0
    for other in range(s.seats):
        if other != seat:
            best_other = max(best_other, standing(s, other))
    mine = standing(s, seat) + fight_promise(s, seat) + outlook.promise(s, seat)
    return by_lead(mine - best_other, SPREAD)


def furthest(s: Island) -> i64:
    """Return how many does the best stag has mated with."""
    most: i64 = 0
    for seat in range(s.seats):
        most = max(most, s.mated[seat])
    return most


def unproven(s: Island, most: i64) -> float:
    """Return the share of its points that a stag without a won fight may hope to keep.

    It shrinks as the marker that is furthest, at *most*, nears the end.
    """
    late = min(1.0, float(most) / float(s.rules.end_at))
    return UNPROVEN_EARLY + (UNPROVEN_LATE - UNPROVEN_EARLY) * late * late


def hoped_points(s: Island, seat: i64) -> float:
    """Return the points on the table for *seat*, were its fight won."""
    place = float(scoring.place_points(s, seat))
    last_round = furthest(s) >= s.rules.end_at
    total = float(s.mated[seat]) + place * (1.0 if last_round else PLACE_EARLY)
    cubes = scoring.own_cube_points(s, seat) + scoring.cube_set_points(s, seat)
    return total + CUBES * float(cubes)


def standing(s: Island, seat: i64) -> float:
    """Return what *seat* has: points, antlers, food and tiles."""
    total = hoped_points(s, seat)
    total = total + WINNING_STAG if s.won[seat] > 0 else total * unproven(s, furthest(s))
    total += ANTLER * float(s.antlers[seat])
    for kind in range(VALUES):
        value = float(kind + 1)
        total += FOOD * value * float(s.held[seat * VALUES + kind])
        total += COMMITTED * value * float(s.laid[seat * VALUES + kind])
    for kind in range(KINDS):
        entry = seat * KINDS + kind
        total += TILE_WORTH[kind] * float(s.faceup[entry] + s.facedown[entry])
    return total


def worth_of_win(s: Island, seat: i64) -> float:
    """Return what winning a fight now is worth to *seat*."""
    if s.won[seat] > 0:
        return WIN
    return WIN + WINNING_STAG + hoped_points(s, seat) * (1.0 - unproven(s, furthest(s)))


def worth_of_doe(s: Island, seat: i64) -> float:
    """Return what one more doe is worth: without a won fight it may only hasten the end."""
    if s.won[seat] > 0:
        return 1.0
    hoped = hoped_points(s, seat)
    most = furthest(s)
    then = max(most, s.mated[seat] + 1)
    return (hoped + 1.0) * unproven(s, then) - hoped * unproven(s, most)


def most_strength(s: Island, seat: i64) -> i64:
    """Return the strength of *seat* with what it committed, or else with its best tokens."""
    total = fight.strength(s, seat)
    if s.tokens_laid(seat) > 0:
        return total
    left: i64 = 3
    for kind in range(VALUES - 1, -1, -1):
        used = min(left, s.held[seat * VALUES + kind])
        total += used * (kind + 1)
        left -= used
    return total


def win_chance(s: Island, seat: i64, other: i64) -> float:
    """Return how likely *seat* is to get the better of *other*."""
    return by_lead(float(most_strength(s, seat) - most_strength(s, other)), SURE_STRENGTH)


def fight_promise(s: Island, seat: i64) -> float:
    """Return what a fight that is under way promises *seat*, if it takes part."""
    if s.stage < TURN or not s.stack:
        return 0.0
    top = s.stack[-1]
    if not isinstance(top, fight.Fight) or s.locked:
        return 0.0
    if seat not in (top.attacker, top.defender):
        return 0.0
    other = top.defender if seat == top.attacker else top.attacker
    return fight_gain(s, seat, other, worth_of_win(s, seat))


def fight_gain(s: Island, seat: i64, other: i64, win: float) -> float:
    """Return what *seat*, to whom a *win* is worth so much, may expect of fighting *other*."""
    chance = win_chance(s, seat, other)
    return chance * win - (1.0 - chance) * LOSS
