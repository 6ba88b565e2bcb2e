"""The villages, above and below, on a terminal."""

from typing import Any

from ludotheque.core.drawing import Say


def draw(view: dict[str, Any], say: Say) -> str:
    """Return a picture."""
    return str(view["table"]["round"])
