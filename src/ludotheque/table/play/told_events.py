"""What has been told at a table so far, packed: it is kept while the table is in memory."""

from collections.abc import Container
from typing import Any

import msgspec

from ludotheque.core import Event

__all__ = ["ToldEvents"]

# An event as it is kept: its key, its audience and its facts.
Packed = list[tuple[str, int, dict[str, Any]]]
DECODER = msgspec.json.Decoder(Packed)


class ToldEvents:
    """Events for all audiences, by the number of the entry that brought them about.

    Few are ever read again, by those who come late, and as objects they would be most of a table.
    """

    __slots__ = ("packed",)

    def __init__(self) -> None:
        self.packed: list[tuple[int, bytes]] = []

    def add(self, number: int, events: list[Event]) -> None:
        """Keep the *events* of the entry *number*."""
        parts = [(event.key, event.audience, event.facts) for event in events]
        self.packed.append((number, msgspec.json.encode(parts)))

    def since(self, number: int) -> list[Event]:
        """Return what happened after the entry *number*."""
        first = len(self.packed)
        while first and self.packed[first - 1][0] > number:
            first -= 1
        return [
            Event(key, audience, facts)
            for _, packed in self.packed[first:]
            for key, audience, facts in DECODER.decode(packed)
        ]

    def forget(self, gone: Container[int]) -> None:
        """Forget what the entries *gone* brought about."""
        self.packed = [kept for kept in self.packed if kept[0] not in gone]
