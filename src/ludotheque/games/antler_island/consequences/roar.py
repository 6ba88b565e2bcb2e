"""What a Roar would bring (AN-7.16)."""

from mypy_extensions import i64

from ludotheque.core.facts import Fact
from ludotheque.games.antler_island.box.actions import PASS_ROAR
from ludotheque.games.antler_island.box.components import ROAR
from ludotheque.games.antler_island.consequences.wily import kept
from ludotheque.games.antler_island.rules.roar import RoarAfter, within_hearing
from ludotheque.games.antler_island.table import Table

__all__ = ["roar_heard", "roaring"]


def roaring(s: Table, question: RoarAfter, action: i64) -> list[Fact]:
    """Return the does that come, if wanted."""
    return kept(s, question.seat, ROAR) if action == PASS_ROAR else [roar_heard(s, question.seat)]


def roar_heard(s: Table, seat: i64) -> Fact:
    """Return how many does come, and how many are then on the stag's space."""
    here = s.where[seat]
    come = within_hearing(s, here)
    return Fact("roars", {"count": come, "does": s.does[here] + come}, "AN-7.16")
