"""The island on a terminal."""

from typing import Any

from ludotheque.core.drawing import Say

__all__ = ["draw"]


def draw(view: dict[str, Any], say: Say) -> str:
    """Return the island."""
    return str(view)
