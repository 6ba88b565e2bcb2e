"""Roar: a doe from every neighbouring space comes to the stag (AN-7.16)."""

from typing import ClassVar

from mypy_extensions import i64

from ludotheque.core.decision import Decision
from ludotheque.core.errors import Refusal
from ludotheque.core.ints import Ints
from ludotheque.games.antler_island.box.actions import PASS_ROAR, PLAY_ROAR
from ludotheque.games.antler_island.box.components import NEAR, ROAR
from ludotheque.games.antler_island.rules import wily
from ludotheque.games.antler_island.table import Table

__all__ = ["RoarAfter", "asked_about", "can_roar", "roar", "why_silent", "within_hearing"]


def within_hearing(s: Table, space: i64) -> i64:
    """Return how many neighbouring spaces have a doe."""
    # All neighbours, marshes too: does stand where stags do not.
    near = s.box.board.near
    heard: i64 = 0
    entry = space * NEAR
    while entry < space * NEAR + NEAR and near[entry] >= 0:
        if s.does[near[entry]] > 0:
            heard += 1
        entry += 1
    return heard


def asked_about(s: Table, seat: i64) -> bool:
    """Say whether *seat* may have a Roar to play, by what all can see (AN-10.6)."""
    if s.roared or not wily.asked_about(s, seat, ROAR):
        return False
    return within_hearing(s, s.where[seat]) > 0


def can_roar(s: Table, seat: i64) -> bool:
    """Say whether *seat* has a Roar, none played this turn, and a doe that hears it."""
    if s.roared or not wily.holds(s, seat, ROAR):
        return False
    return within_hearing(s, s.where[seat]) > 0


def why_silent(s: Table, seat: i64) -> Refusal:
    """Say why *seat* cannot roar."""
    if s.roared:
        return Refusal("roared-already", "AN-7.4")
    if not wily.holds(s, seat, ROAR):
        return Refusal("no-such-tile", "AN-7.16", {"kind": "roar"})
    return Refusal("nobody-hears", "AN-7.5")


def roar(s: Table, seat: i64) -> None:
    """Play the tile and bring the does."""
    wily.play(s, seat, ROAR)
    s.roared = True
    here = s.where[seat]
    near = s.box.board.near
    came: i64 = 0
    entry = here * NEAR
    while entry < here * NEAR + NEAR and near[entry] >= 0:
        if s.does[near[entry]] > 0:
            s.does[near[entry]] -= 1
            came += 1
        entry += 1
    s.does[here] += came
    if s.telling():
        s.tell("roared", {"seat": seat, "count": came})


class RoarAfter(Decision[Table]):
    """Roar after the action, or not (AN-7.17)."""

    __slots__ = ()
    rule: ClassVar[str] = "AN-7.17"
    first: ClassVar[int] = PLAY_ROAR
    last: ClassVar[int] = PASS_ROAR

    def options(self, s: Table) -> Ints:
        return wily.play_or_pass(s, self.seat, ROAR, PLAY_ROAR)

    def resolve(self, s: Table, action: i64) -> None:
        if action == PLAY_ROAR:
            roar(s, self.seat)

    def why_not(self, s: Table, action: i64) -> Refusal:
        return why_silent(s, self.seat)
