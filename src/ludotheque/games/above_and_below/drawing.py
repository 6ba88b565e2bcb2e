"""The villages, above and below, on a terminal."""

from typing import Any

from ludotheque.core.drawing import Say
from ludotheque.games.above_and_below import reading


def draw(view: dict[str, Any], say: Say) -> str:
    """Return a picture."""
    return "\n".join([str(view["table"]["round"]), *reading.encounter(view, say)])
