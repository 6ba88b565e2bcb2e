"""Fighting cubes, for those who play with them: an attacker that wins takes one (AN-9)."""

from typing import ClassVar

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.decision import Decision
from ludotheque.core.errors import Refusal
from ludotheque.core.ints import Ints
from ludotheque.games.antler_island.box.actions import CUBE_FOREIGN, CUBE_OWN
from ludotheque.games.antler_island.table import Table

__all__ = ["TakeCube", "can_take", "has_all_own", "has_set", "move_cube"]


def can_take(s: Table, winner: i64, loser: i64, colour: i64) -> bool:
    """Say whether *winner* may take a cube of *colour*, its own or the loser's (AN-9.4).

    Without the option nobody has any, so nobody is ever asked.
    """
    if s.cubes[loser * s.seats + colour] == 0:
        return False
    return colour == winner or s.cubes[winner * s.seats + colour] == 0


def has_all_own(s: Table, seat: i64) -> bool:
    """Say whether *seat* has all its own cubes (AN-9.5)."""
    return s.cubes[seat * s.seats + seat] == s.box.cubes


def has_set(s: Table, seat: i64) -> bool:
    """Say whether *seat* has a cube of every other colour (AN-9.6)."""
    for colour in range(s.seats):
        if colour != seat and s.cubes[seat * s.seats + colour] == 0:
            return False
    return True


def move_cube(s: Table, loser: i64, winner: i64, colour: i64) -> None:
    """Hand a cube of *colour* over."""
    s.cubes[loser * s.seats + colour] -= 1
    s.cubes[winner * s.seats + colour] += 1


class TakeCube(Decision[Table]):
    """The attacker that won takes a cube from *loser*: its own colour or the loser's (AN-9.3)."""

    __slots__ = ("loser",)
    rule: ClassVar[str] = "AN-9.3"
    first: ClassVar[int] = CUBE_OWN
    last: ClassVar[int] = CUBE_FOREIGN
    fields: ClassVar[tuple[str, ...]] = ("seat", "loser")

    def __init__(self, seat: i64, loser: i64) -> None:
        super().__init__(seat)
        self.loser: i64 = loser

    def options(self, s: Table) -> Ints:
        found = vec[i64](capacity=2)
        if can_take(s, self.seat, self.loser, self.seat):
            found = append(found, CUBE_OWN)
        if can_take(s, self.seat, self.loser, self.loser):
            found = append(found, CUBE_FOREIGN)
        return found

    def resolve(self, s: Table, action: i64) -> None:
        colour = self.seat if action == CUBE_OWN else self.loser
        move_cube(s, self.loser, self.seat, colour)
        if s.telling():
            key = "cube-won-back" if action == CUBE_OWN else "cube-taken"
            s.tell(key, {"seat": self.seat, "other": self.loser})

    def why_not(self, s: Table, action: i64) -> Refusal:
        return Refusal("no-such-cube", "AN-9.4")

    def shown(self, s: Table, viewer: i64) -> dict[str, object]:
        return {"other": self.loser}
