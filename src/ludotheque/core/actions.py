"""Actions: the numbers the engine works with and the names everybody else does."""

from typing import SupportsIndex

from ludotheque.core.errors import UnknownAction, nearest, told
from ludotheque.core.ints import whole_number

__all__ = ["Actions"]


class Actions:
    """A game's fixed range of actions, each with a short stable name of its own."""

    def __init__(self, names: list[str]) -> None:
        self.names = names
        self.longest = max([len(name) for name in names], default=0)
        self.numbers: dict[str, int] = {name: number for number, name in enumerate(names)}
        if len(self.numbers) != len(names):
            twice = sorted({name for name in names if names.count(name) > 1})
            raise ValueError(f"two actions share a name: {', '.join(twice[:5])}")

    def __len__(self) -> int:
        return len(self.names)

    def name(self, action: SupportsIndex) -> str:
        """Return the name of *action*."""
        number = whole_number(action)
        if number is None or not 0 <= number < len(self.names):
            given = told(action)
            raise UnknownAction(f"no action has the number {given}: there are {len(self.names)}")
        return self.names[number]

    def number(self, name: str) -> int:
        """Return the action called exactly *name*."""
        number = self.numbers.get(name)
        if number is None:
            raise UnknownAction(f"unknown action {told(name)}: {nearest(name, self.numbers)}")
        return number
