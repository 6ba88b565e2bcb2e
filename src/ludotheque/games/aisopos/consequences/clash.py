"""What an attack would bring: who may win, who learns what, whether it ends the game (AI-4).

The piece attacked is whatever it can be for the mover; what another seat believes is nowhere told,
only what all at the table could have written down.
"""

from typing import Final

from mypy_extensions import i64

from ludotheque.core.events import SPECTATOR
from ludotheque.core.facts import Fact, chance
from ludotheque.core.ints import Ints, zeros
from ludotheque.games.aisopos.box.components import BEATS, KIND_NAMES, KINDS, PIECES, POINTS
from ludotheque.games.aisopos.knowledge.possible import possible, ways_by_kind
from ludotheque.games.aisopos.rules.clash import narrow
from ludotheque.games.aisopos.rules.scoring import scores
from ludotheque.games.aisopos.table import Table

__all__ = ["attacking"]

# How a clash can go for the attacker.
WIN: Final = 0
FALL: Final = 1
LOSE: Final = 2


def attacking(s: Table, attacker: i64, defender: i64) -> list[Fact]:
    """Return what moving *attacker* onto *defender* may bring, by what its owner knows."""
    ways = ways_by_kind(s, attacker // PIECES, defender)
    return [
        *odds(s.kind[attacker], ways),
        *by_kind(s, attacker, defender, ways),
        *learned_of_winner(s, attacker, ways),
        *learned_of_defender(s, attacker, defender, ways),
        *endings(s, attacker, defender, ways),
    ]


def outcome(attacking: i64, defending: i64) -> i64:
    """Return how a clash of these kinds goes (AI-4.1, AI-4.5)."""
    if attacking == defending:
        return FALL
    return WIN if BEATS[attacking] >> defending & 1 else LOSE


def outcomes(attacking: i64, ways: Ints) -> Ints:
    """Return in how many *ways* a piece of this kind wins, both fall, or it loses."""
    found = zeros(3)
    for kind in range(KINDS):
        found[outcome(attacking, kind)] += ways[kind]
    return found


def total(ways: Ints) -> i64:
    """Add up *ways*."""
    found: i64 = 0
    for count in ways:
        found += count
    return found


def sure(ways: Ints) -> bool:
    """Say whether only one of them can be."""
    return max(ways) == total(ways)


def odds(mine: i64, ways: Ints) -> list[Fact]:
    """Return how likely each outcome is; nothing where the piece is known, which says it all."""
    if sure(ways):
        return []
    of = total(ways)
    by_outcome = outcomes(mine, ways)
    if by_outcome[WIN] == of:
        return [Fact("always-wins", {}, "AI-4.1")]
    if by_outcome[LOSE] == of:
        return [Fact("always-loses", {}, "AI-4.1")]
    facts: dict[str, object] = {
        "win_chance": chance(by_outcome[WIN], of),
        "fall_chance": chance(by_outcome[FALL], of),
        "lose_chance": chance(by_outcome[LOSE], of),
    }
    return [Fact("odds", facts, "AI-4.1")]


def by_kind(s: Table, attacker: i64, defender: i64, ways: Ints) -> list[Fact]:
    """Return for each kind that *defender* can be how likely it is, and the points at stake."""
    mine = s.kind[attacker]
    if sure(ways):
        # Seen, or left over when all else is counted.
        rule = "AI-5.2" if s.knows(attacker // PIECES, defender) else "AI-5.4"
        return [known_kind(mine, only(ways), defender // PIECES, rule)]
    of = total(ways)
    found: list[Fact] = []
    for kind in range(KINDS):
        if ways[kind] > 0:
            found.append(likely_kind(mine, kind, defender // PIECES, chance(ways[kind], of)))
    return found


def only(ways: Ints) -> i64:
    """Return the one kind that can be."""
    kind: i64 = 0
    while ways[kind] == 0:
        kind += 1
    return kind


def known_kind(mine: i64, kind: i64, owner: i64, rule: str) -> Fact:
    """Return what an attack on a piece of this *kind* brings for certain."""
    facts: dict[str, object] = {"piece": KIND_NAMES[kind]}
    if outcome(mine, kind) == WIN:
        return Fact("sure-win", {**facts, "points": POINTS[kind]}, rule)
    if outcome(mine, kind) == FALL:
        return Fact("sure-fall", {**facts, "points": POINTS[kind]}, rule)
    return Fact("sure-loss", {**facts, "points": POINTS[mine], "other": owner}, rule)


def likely_kind(mine: i64, kind: i64, owner: i64, likely: list[int]) -> Fact:
    """Return what an attack brings if the piece is of this *kind*, and how *likely* that is."""
    facts: dict[str, object] = {"piece": KIND_NAMES[kind], "chance": likely}
    if outcome(mine, kind) == WIN:
        return Fact("win", {**facts, "points": POINTS[kind]}, "AI-5.5")
    if outcome(mine, kind) == FALL:
        return Fact("fall", {**facts, "points": POINTS[kind]}, "AI-5.5")
    return Fact("loss", {**facts, "points": POINTS[mine], "other": owner}, "AI-5.5")


def learned_of_winner(s: Table, attacker: i64, ways: Ints) -> list[Fact]:
    """Return what all learn of *attacker* by what it beats; the same news is told once."""
    if seen_by_all(s, attacker):
        return []
    news: dict[i64, list[str]] = {}
    for kind in range(KINDS):
        if ways[kind] > 0 and outcome(s.kind[attacker], kind) == WIN:
            news.setdefault(noted_after(s, attacker, kind), []).append(KIND_NAMES[kind])
    known = noted(s, attacker)
    return [
        Fact("shows-yours", {"beaten": beaten, "kinds": named(kinds)}, "AI-5.3")
        for kinds, beaten in news.items()
        if kinds != known
    ]


def learned_of_defender(s: Table, attacker: i64, defender: i64, ways: Ints) -> list[Fact]:
    """Return what all, and the mover alone, learn of a *defender* that stands."""
    mine = s.kind[attacker]
    if outcomes(mine, ways)[LOSE] == 0 or seen_by_all(s, defender):
        return []
    kinds = noted_after(s, defender, mine)
    found: list[Fact] = []
    # Where all can tell, or the mover could before, the look shows nothing new.
    if len(named(kinds)) > 1 and not sure(ways):
        found.append(Fact("you-look", {}, "AI-4.2"))
    if kinds != noted(s, defender):
        found.append(Fact("shows-theirs", {"kinds": named(kinds)}, "AI-5.3"))
    return found


def noted(s: Table, piece: i64) -> i64:
    """Return a bit for every kind that *piece* can be by what all have seen."""
    return possible(s, SPECTATOR, piece)


def noted_after(s: Table, winner: i64, beaten: i64) -> i64:
    """Return the same once *winner* has beaten a piece of that kind."""
    notes = s.copy()
    narrow(notes, winner, beaten)
    return noted(notes, winner)


def seen_by_all(s: Table, piece: i64) -> bool:
    """Say whether nobody can learn anything of *piece* any more."""
    return all(s.knows(seat, piece) for seat in range(s.seats))


def named(kinds: i64) -> list[str]:
    """Return the names of the kinds whose bits are set."""
    return [KIND_NAMES[kind] for kind in range(KINDS) if kinds >> kind & 1]


def endings(s: Table, attacker: i64, defender: i64, ways: Ints) -> list[Fact]:
    """Return the points with which the game ends where a last piece may fall (AI-6.1).

    Of a last piece the kind is known to all, by counting: so the points are certain.
    """
    mine = attacker // PIECES
    theirs = defender // PIECES
    last_of_mine = s.left[mine] == 1
    last_of_theirs = s.left[theirs] == 1
    worth = POINTS[s.kind[attacker]]
    by_outcome = outcomes(s.kind[attacker], ways)
    found: list[Fact] = []
    if last_of_theirs and by_outcome[WIN] > 0:
        gained = POINTS[only(ways)]
        found.append(Fact("win-ends", final(s, mine, gained, theirs, 0), "AI-6.1"))
    if (last_of_mine or last_of_theirs) and by_outcome[FALL] > 0:
        found.append(Fact("fall-ends", final(s, mine, worth, theirs, worth), "AI-6.1"))
    if last_of_mine and by_outcome[LOSE] > 0:
        found.append(Fact("loss-ends", final(s, mine, 0, theirs, worth), "AI-6.1"))
    return found


def final(s: Table, mine: i64, gained: i64, theirs: i64, given: i64) -> dict[str, object]:
    """Return the points of the mover and of its best rival after these captures."""
    points = scores(s)
    points[mine] += gained
    points[theirs] += given
    return {
        "points": points[mine],
        "best": max([points[seat] for seat in range(s.seats) if seat != mine]),
    }
