"""What a game needs to show itself on a terminal: a way to say things, and a style a seat."""

from typing import Any, Protocol

__all__ = ["SEAT_STYLES", "Say", "Storyteller"]

# Rich styles: told apart by brightness and underline too, not by colour alone.
SEAT_STYLES = ("bold red", "bold cyan underline", "yellow", "green underline")


class Say(Protocol):
    """Say a message in the reader's language."""

    def __call__(self, key: str, **facts: object) -> str: ...


class Storyteller(Protocol):
    """A game's longer words, in Rich markup, beside its messages; none is the empty text."""

    def event(self, event: dict[str, Any], viewer: int, say: Say) -> str:
        """Return what is told to *viewer* of an event."""
        ...

    def action(self, view: dict[str, Any], name: str, say: Say) -> str:
        """Return what the action *name* means in the position of *view*."""
        ...
