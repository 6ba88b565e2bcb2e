"""What the choices of a fight would bring, against tokens that nobody else has seen (AN-6)."""

from mypy_extensions import i64

from ludotheque.core.facts import Fact
from ludotheque.core.ints import listed
from ludotheque.games.antler_island.box.actions import (
    CHASE,
    COMMIT,
    DOPE,
    PASS_DOPING,
    PLAY_DIAMOND,
    RETREAT,
    WITHDRAW,
)
from ludotheque.games.antler_island.box.components import DIAMOND, DOPING, SPACE_NAMES
from ludotheque.games.antler_island.consequences.places import there
from ludotheque.games.antler_island.consequences.reach import Odds, numbers_to_lay
from ludotheque.games.antler_island.consequences.wily import spent
from ludotheque.games.antler_island.rules import food, scoring, wily
from ludotheque.games.antler_island.rules.fight import (
    Chase,
    Commit,
    Fight,
    Lock,
    PlayDiamond,
    PlayDoping,
    Stand,
    Withdraw,
    cube_fits,
    least_strength,
    most_strength,
    refuges,
    strength,
)
from ludotheque.games.antler_island.table import Table

__all__ = [
    "chasing",
    "committing",
    "doping",
    "locking",
    "sparing",
    "standing",
    "withdrawing",
]


def rival_of(question: Fight) -> i64:
    """Return whom the seat that is asked fights."""
    return question.defender if question.seat == question.attacker else question.attacker


# Commit, stand, lock


def committing(s: Table, question: Commit, action: i64) -> list[Fact]:
    """Return the own strength and how it fares against each number of the rival's tokens."""
    own = s.antlers[question.seat] + sum(food.values_in(action - COMMIT))
    found = [Fact("own-strength", {"strength": own}, "AN-6.1")]
    return found + fares(
        s, question, own, "if-laid" if question.seat == question.attacker else "laid"
    )


def standing(s: Table, question: Stand, action: i64) -> list[Fact]:
    """Return how the best tokens would fare against those that lie there, or the way out."""
    if action == RETREAT:
        return retreating(s, question.defender, question.attacker, question.attacker)
    most = most_strength(s, question.seat)
    reach: dict[str, object] = {"least": least_strength(s, question.seat), "most": most}
    return [Fact("own-reach", reach, "AN-6.4"), *fares(s, question, most, "at-best")]


def locking(s: Table, question: Lock, action: i64) -> list[Fact]:
    """Return how what was committed fares against what lies there, or the way out."""
    if action == RETREAT:
        return retreating(s, question.attacker, question.defender, question.attacker)
    own = strength(s, question.seat)
    found = [Fact("own-strength", {"strength": own}, "AN-6.1")]
    return found + fares(s, question, own, "laid")


def fares(s: Table, question: Fight, own: i64, key: str) -> list[Fact]:
    """Return how strength *own* fares against the rival, one fact a number that it may commit.

    Which tokens those are its owner knows; here they are any that it may hold, and that is said.
    """
    other = rival_of(question)
    numbers = numbers_to_lay(s, other)
    found = [Odds(s, question.seat, other, number, own).told(key) for number in numbers]
    if not all(fact.key.startswith("sure") for fact in found):
        found.append(Fact("any-tokens", {"other": other}, "AN-10.8"))
    return found


# Leaving the fight


def retreating(s: Table, loser: i64, winner: i64, attacker: i64) -> list[Fact]:
    """Return where a retreat can lead, by what the places score, and what the winner gets."""
    by_points: dict[int, list[str]] = {}
    for space in listed(refuges(s, s.where[loser], 0)):
        by_points.setdefault(int(scoring.height_points(s, space)), []).append(SPACE_NAMES[space])
    found: list[Fact] = []
    for points, spaces in sorted(by_points.items()):
        found.append(Fact("retreat-to", {"spaces": spaces, "points": points}, "AN-6.7"))
    return found + rewards(s, winner, loser, attacker)


def withdrawing(s: Table, question: Withdraw, action: i64) -> list[Fact]:
    """Return what lies on the new space, and what the winner gets."""
    found = [there(s, action - WITHDRAW)]
    return found + rewards(s, question.winner, question.seat, question.attacker)


def chasing(s: Table, question: Chase, action: i64) -> list[Fact]:
    """Return what the loser finds on its new space, and what the winner gets."""
    found = [there(s, action - CHASE)]
    return found + rewards(s, question.seat, question.loser, question.attacker)


def rewards(s: Table, winner: i64, loser: i64, attacker: i64) -> list[Fact]:
    """Return what *winner* gets: the Winning Stag, a tile, a cube (AN-6.14, AN-6.15, AN-9.2)."""
    facts: dict[str, object] = {"seat": winner}
    found: list[Fact] = []
    if s.won[winner] == 0:
        found.append(Fact("earns-stag", facts, "AN-6.15"))
    if wily.tile_left(s):
        found.append(Fact("earns-tile", facts, "AN-6.14"))
    else:
        found.append(Fact("no-tile-left", {}, "AN-7.7"))
    if winner == attacker and cube_fits(s, winner, loser):
        found.append(Fact("earns-cube", {**facts, "other": loser}, "AN-9.2"))
    return found


# Once antlers are locked


def doping(s: Table, question: PlayDoping, action: i64) -> list[Fact]:
    """Return the token that is kept, or how many are lost."""
    laid = s.tokens_laid(question.seat)
    if action == PASS_DOPING:
        return [Fact("tokens-go", {"count": laid}, "AN-6.11")]
    facts: dict[str, object] = {"value": action - DOPE + 1, "count": laid - 1}
    return [Fact("keeps-token", facts, "AN-7.13"), spent(DOPING)]


def sparing(s: Table, question: PlayDiamond, action: i64) -> list[Fact]:
    """Return the antlers that are left."""
    antlers = s.antlers[question.seat]
    if action == PLAY_DIAMOND:
        return [Fact("keeps-antler", {"antlers": antlers}, "AN-7.14"), spent(DIAMOND)]
    return [Fact("antler-breaks", {"antlers": antlers - 1}, "AN-6.12")]
