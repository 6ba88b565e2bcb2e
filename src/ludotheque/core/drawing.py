"""What a game needs to draw itself on a terminal: a way to say things, and a style a seat."""

from typing import Protocol

__all__ = ["SEAT_STYLES", "Say"]

# Rich styles: told apart by brightness and underline too, not by colour alone.
SEAT_STYLES = ("bold red", "bold cyan underline", "yellow", "green underline")


class Say(Protocol):
    """Say a message in the reader's language."""

    def __call__(self, key: str, **facts: object) -> str: ...
