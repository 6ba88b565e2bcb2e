"""Rounds: of many tables where something is due so many are looked at together, then the next."""

from collections.abc import Awaitable, Callable

from ludotheque.table.store import table_lists

__all__ = ["Rounds"]


class Rounds:
    """Remembers how far it came: tables that stay due, whatever is done, hide no others."""

    def __init__(self) -> None:
        self.after = ""

    async def next(self, find: Callable[[str], Awaitable[list[str]]]) -> list[str]:
        """Return the next of those that *find* finds after an id, in their order."""
        found = await find(self.after)
        # A page that is not full is the last.
        self.after = found[-1] if len(found) >= table_lists.LONGEST else ""
        return found
