"""What mating would bring (AN-5.6, AN-7.12)."""

from mypy_extensions import i64

from ludotheque.core.facts import Fact
from ludotheque.games.antler_island.box.actions import PASS_DOUBLE_RUT
from ludotheque.games.antler_island.box.components import DOUBLE_RUT
from ludotheque.games.antler_island.consequences.wily import kept, spent
from ludotheque.games.antler_island.rules import scoring
from ludotheque.games.antler_island.rules.rut import PlayDoubleRut
from ludotheque.games.antler_island.table import Table

__all__ = ["rutting", "rutting_twice"]


def rutting(s: Table, seat: i64) -> list[Fact]:
    """Return the does mated with then, and whether the round becomes the last one (AN-8.1)."""
    if s.does[s.where[seat]] == 0:
        return [Fact("no-doe", {}, "AN-3.7")]
    total = s.mated[seat] + 1
    found = [Fact("mates", {"does": total}, "AN-5.6")]
    if total >= s.box.end_at and not scoring.is_last_round(s):
        found.append(Fact("makes-last-round", {}, "AN-8.1"))
    if s.won[seat] == 0:
        found.append(Fact("no-win-yet", {}, "AN-8.5"))
    return found


def rutting_twice(s: Table, question: PlayDoubleRut, action: i64) -> list[Fact]:
    """Return what a second doe brings."""
    if action == PASS_DOUBLE_RUT:
        return kept(s, question.seat, DOUBLE_RUT)
    return [*rutting(s, question.seat), spent(DOUBLE_RUT)]
