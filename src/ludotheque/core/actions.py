"""Actions: the numbers the engine works with and the names everybody else does."""

from ludotheque.core.errors import UnknownAction, nearest

__all__ = ["Actions"]


class Actions:
    """A game's fixed range of actions, each with a short stable name of its own."""

    def __init__(self, names: list[str]) -> None:
        self.names = names
        self.numbers: dict[str, int] = {name: number for number, name in enumerate(names)}
        if len(self.numbers) != len(names):
            twice = sorted({name for name in names if names.count(name) > 1})
            raise ValueError(f"two actions share a name: {', '.join(twice[:5])}")

    def __len__(self) -> int:
        return len(self.names)

    def name(self, action: int) -> str:
        """Return the name of *action*."""
        if not 0 <= action < len(self.names):
            raise UnknownAction(f"no action has the number {action}: there are {len(self.names)}")
        return self.names[action]

    def number(self, name: str) -> int:
        """Return the action called *name*."""
        number = self.numbers.get(" ".join(name.split()))
        if number is None:
            raise UnknownAction(f"unknown action '{name}': {nearest(name, self.numbers)}")
        return number
