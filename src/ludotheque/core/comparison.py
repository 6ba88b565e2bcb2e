"""Comparing: what the actions of one seat come to in one world."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from ludotheque.core.decision import CHANCE

if TYPE_CHECKING:
    from ludotheque.core.state import State

__all__ = ["Comparison", "after"]

# A die or a draw that follows at once belongs to the action; more than this many do not.
MOST_CHANCES: Final = 12


def after(world: "State", seat: i64, action: i64) -> "State":
    """Return a copy of *world* after *action* of *seat* and the chance it sets off."""
    then = world.copy()
    then.step(seat, action)
    chances = 0
    while not then.over and then.stack[-1].next_owing() == CHANCE and chances < MOST_CHANCES:
        then.roll()
        chances += 1
    return then


@mypyc_attr(allow_interpreted_subclasses=True)
class Comparison:
    """Says of each action of *seat* how good *world* is after it.

    A game that has much to count gives one of its own (`State.comparison`), which counts once a
    world what no action of the seat changes.  It says the same, bit by bit.
    """

    __slots__ = ("seat", "world")

    def __init__(self, world: "State", seat: i64) -> None:
        self.world = world
        self.seat: i64 = seat

    def value(self, action: i64) -> float:
        """Return how good the world is after *action* and the chance it sets off: 0 to 1."""
        return after(self.world, self.seat, action).evaluate(self.seat)

    def glance(self, action: i64) -> float:
        """Compare in a hurry, on any scale."""
        return after(self.world, self.seat, action).glance(self.seat)
