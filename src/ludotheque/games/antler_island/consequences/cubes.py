"""What taking a fighting cube would bring (AN-9)."""

from mypy_extensions import i64

from ludotheque.core.facts import Fact
from ludotheque.games.antler_island.box.actions import CUBE_OWN
from ludotheque.games.antler_island.rules.cubes import TakeCube, move_cube
from ludotheque.games.antler_island.rules.scoring import cube_set_points, own_cube_points
from ludotheque.games.antler_island.table import Table

__all__ = ["taking"]


def taking(s: Table, question: TakeCube, action: i64) -> list[Fact]:
    """Return how the cubes then stand, and whose points for them change."""
    seat = question.seat
    colour = seat if action == CUBE_OWN else question.loser
    # Cubes lie open, and nothing else is looked at in the copy.
    after = s.copy()
    move_cube(after, question.loser, seat, colour)
    if action == CUBE_OWN:
        facts: dict[str, object] = {"count": after.cubes[seat * s.seats + seat]}
        found = [Fact("own-cubes", {**facts, "of": s.box.cubes}, "AN-9.5")]
    else:
        facts = {"count": colours_won(after, seat), "of": s.seats - 1}
        found = [Fact("cube-colours", facts, "AN-9.6")]
    for one in (seat, question.loser):
        found += changes(one, own_cube_points(s, one), own_cube_points(after, one), "AN-9.5")
        found += changes(one, cube_set_points(s, one), cube_set_points(after, one), "AN-9.6")
    return found


def changes(seat: i64, before: i64, after: i64, rule: str) -> list[Fact]:
    """Return that the points of *seat* for cubes change, where they do."""
    facts: dict[str, object] = {"seat": seat, "before": before, "after": after}
    return [Fact("cube-points", facts, rule)] if before != after else []


def colours_won(s: Table, seat: i64) -> int:
    """Return of how many other colours *seat* has a cube."""
    row = s.cubes[seat * s.seats : seat * s.seats + s.seats]
    return sum([1 for colour in range(s.seats) if colour != seat and row[colour] > 0])
