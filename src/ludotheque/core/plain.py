"""A state for games in plain Python: its fields are named once, and copied by what they are."""

from typing import Any

from mypy_extensions import mypyc_attr

from ludotheque.core.pile import Pile
from ludotheque.core.state import State

__all__ = ["PlainState"]


@mypyc_attr(allow_interpreted_subclasses=True)
class PlainState(State):
    """A state whose `fields` are numbers, yes or no, rows, piles, or lists of rows and piles.

    It is slower to copy than the tables of our own rooms, whose copies are written out field by
    field and compiled; for a game of another package, which is not compiled, it is what is best.
    """

    def copy(self) -> "PlainState":
        other: PlainState = type(self)(
            self.edition, self.seats, self.rng.copy(), self.stack[:], self.over
        )
        for name in self.fields:
            setattr(other, name, copied(getattr(self, name)))
        return other


def copied(value: Any) -> Any:
    """Return a field as a copy's own."""
    if isinstance(value, (bool, int)):
        return value
    if isinstance(value, Pile):
        return value.copy()
    if isinstance(value, list):
        return [copied(part) for part in value]
    return value[:]
