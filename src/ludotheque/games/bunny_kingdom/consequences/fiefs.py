"""The fief that comes of an action: its ribbon before and after, and what harvests bring more."""

from mypy_extensions import i64

from ludotheque.core.facts import Fact
from ludotheque.games.bunny_kingdom.box.components import SQUARES
from ludotheque.games.bunny_kingdom.consequences.trial import Trial
from ludotheque.games.bunny_kingdom.rules.fiefs import WEALTH, Fiefs
from ludotheque.games.bunny_kingdom.rules.harvest import harvests_left
from ludotheque.games.bunny_kingdom.table import HIGHEST_CITY, Table

__all__ = [
    "added_by_joining",
    "added_by_square",
    "added_to",
    "fief_facts",
    "ribbon",
]


def fief_facts(trial: Trial, square: i64) -> list[Fact]:
    """Return the fief that *square* lies in after the trial, those it was made of, and the gain."""
    now = trial.now.fiefs
    found: list[Fact] = []
    for fief in parts(trial, now.of[square]):
        found.append(Fact("fief-before", ribbon(trial.was.fiefs, fief), "BK-11.4"))
    found.append(Fact("fief", ribbon(now, now.of[square]), "BK-11.4"))
    left = harvests_left(trial.after)
    more = trial.more()
    facts: dict[str, object] = {"more": more, "harvests": left, "total": more * left}
    return [*found, Fact("harvest", facts, "BK-11.4")]


def parts(trial: Trial, fief: i64) -> list[i64]:
    """Return the fiefs that the seat had where it has *fief* after the trial."""
    was = trial.was.fiefs
    found: list[i64] = []
    for square in range(SQUARES):
        if trial.now.fiefs.of[square] == fief and trial.before.owner[square] == trial.seat:
            if was.of[square] not in found:
                found.append(was.of[square])
    return found


def ribbon(fiefs: Fiefs, fief: i64) -> dict[str, object]:
    """Return a fief as its ribbon shows it: strength times wealth (BK-11.4)."""
    return {
        "squares": fiefs.size[fief],
        "strength": fiefs.strength[fief],
        "wealth": WEALTH[fiefs.resources[fief]],
        "carrots": fiefs.carrots(fief),
    }


def added_to(fiefs: Fiefs, fief: i64, towers: i64, resource: i64) -> i64:
    """Return what so many *towers* and the bit of a *resource* add to a fief (BK-9.9)."""
    strength = fiefs.strength[fief] + towers
    return strength * WEALTH[fiefs.resources[fief] | resource] - fiefs.carrots(fief)


def added_by_joining(fiefs: Fiefs, one: i64, other: i64) -> i64:
    """Return what two fiefs bring together beyond what they bring apart (BK-9.11)."""
    together = added_to(fiefs, one, fiefs.strength[other], fiefs.resources[other])
    return together - fiefs.carrots(other)


def added_by_square(known: Table, fiefs: Fiefs, seat: i64, square: i64) -> i64:
    """Return what *square*, which *seat* does not have yet, adds to the fiefs it joins."""
    built = known.built[square]
    strength = built if built <= HIGHEST_CITY else 0
    resources = known.box.yields[square]
    apart: i64 = 0
    joined: list[i64] = []
    for entry in range(square * 4, square * 4 + 4):
        other = known.box.neighbours[entry]
        if other >= 0 and known.owner[other] == seat and fiefs.of[other] not in joined:
            fief = fiefs.of[other]
            joined.append(fief)
            strength += fiefs.strength[fief]
            resources |= fiefs.resources[fief]
            apart += fiefs.carrots(fief)
    return strength * WEALTH[resources] - apart
