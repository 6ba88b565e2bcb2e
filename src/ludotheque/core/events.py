"""What happened: one fact, told to one audience."""

from typing import Final

__all__ = ["EVERYONE", "SPECTATOR", "Event", "seen_by"]

SPECTATOR: Final = -3
EVERYONE: Final = -1


class Event:
    """One fact: the key of a message, what fills it in, and a bit for each seat that may know."""

    __slots__ = ("audience", "facts", "key")

    def __init__(self, key: str, audience: int, facts: dict[str, object]) -> None:
        self.key = key
        self.audience = audience
        self.facts = facts

    def visible_to(self, seat: int) -> bool:
        """Say whether *seat* (or the SPECTATOR) may know."""
        return self.audience == EVERYONE or (seat >= 0 and bool(self.audience >> seat & 1))

    def told(self) -> dict[str, object]:
        """Return the fact without its audience, as it is sent and logged."""
        return {"key": self.key, **self.facts}

    def __repr__(self) -> str:
        return f"Event({self.key!r}, {self.audience}, {self.facts!r})"


def seen_by(events: list[Event], seat: int) -> list[dict[str, object]]:
    """Return what *seat* may know of *events*, in order."""
    return [event.told() for event in events if event.visible_to(seat)]
