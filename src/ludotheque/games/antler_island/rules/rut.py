"""Rut: one doe on the stag's space, two with Double Rut (AN-5.6, AN-7.12)."""

from typing import ClassVar

from mypy_extensions import i64

from ludotheque.core.decision import Decision
from ludotheque.core.errors import Refusal
from ludotheque.core.ints import Ints
from ludotheque.games.antler_island.box.actions import PASS_DOUBLE_RUT, PLAY_DOUBLE_RUT
from ludotheque.games.antler_island.box.components import DOE_TRACK_TOP, DOUBLE_RUT
from ludotheque.games.antler_island.rules import scoring, wily
from ludotheque.games.antler_island.table import Table

__all__ = ["PlayDoubleRut", "kept_does", "mate", "rut"]


def rut(s: Table, seat: i64) -> None:
    """Mate with one doe, however many there are; Double Rut may follow."""
    if s.does[s.where[seat]] == 0:
        if s.telling():
            s.tell("no-doe", {"seat": seat})
        return
    mate(s, seat)
    if s.does[s.where[seat]] > 0 and wily.asked_about(s, seat, DOUBLE_RUT):
        s.ask(PlayDoubleRut(seat))


def mate(s: Table, seat: i64) -> None:
    """Climb the track by a doe, past the end of the game too (AN-8.2).

    It goes back to the reserve; beyond the top of the track it is kept (AN-5.7).
    """
    # Asked only where somebody listens: playouts do not.
    was_last = s.telling() and scoring.is_last_round(s)
    s.does[s.where[seat]] -= 1
    if s.mated[seat] < DOE_TRACK_TOP:
        s.reserve += 1
    s.mated[seat] += 1
    s.last_mating = s.rounds
    if s.telling():
        s.tell("mated", {"seat": seat, "total": s.mated[seat]})
        if not was_last and scoring.is_last_round(s):
            s.tell("last-round", {"seat": seat})


def kept_does(s: Table, seat: i64) -> i64:
    """Return how many does *seat* won beyond the top of the track (AN-5.7)."""
    return max(s.mated[seat] - DOE_TRACK_TOP, 0)


class PlayDoubleRut(Decision[Table]):
    """Mate a second time in the same turn, or not (AN-7.12)."""

    __slots__ = ()
    rule: ClassVar[str] = "AN-7.12"
    first: ClassVar[int] = PLAY_DOUBLE_RUT
    last: ClassVar[int] = PASS_DOUBLE_RUT

    def options(self, s: Table) -> Ints:
        return wily.play_or_pass(s, self.seat, DOUBLE_RUT, PLAY_DOUBLE_RUT)

    def resolve(self, s: Table, action: i64) -> None:
        if action == PLAY_DOUBLE_RUT:
            wily.play(s, self.seat, DOUBLE_RUT)
            mate(s, self.seat)

    def why_not(self, s: Table, action: i64) -> Refusal:
        return Refusal("no-such-tile", self.rule, {"kind": "double-rut"})
