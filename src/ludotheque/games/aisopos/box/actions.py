"""The actions of Aisopos: their numbers and names."""

from typing import Final

from ludotheque.core.actions import Actions
from ludotheque.games.aisopos.box.components import HEX_NAMES, KIND_NAMES, STEP_FROM, STEP_TO, STEPS

__all__ = ["ACTIONS", "AGREE", "DECLINE", "FIRST", "LAST", "MOVE", "OFFER", "PLACE"]

PLACE: Final = 0  # kind * 19 + hex
MOVE: Final = 95  # the number of the step
OFFER: Final = 179
AGREE: Final = 180
DECLINE: Final = 181
FIRST: Final = 182  # chance: the seat that begins
LAST: Final = 185


def names() -> list[str]:
    """Return the name of every action in order."""
    placing = [f"place {kind} {hex_}" for kind in KIND_NAMES for hex_ in HEX_NAMES]
    moving = [
        f"move {HEX_NAMES[STEP_FROM[step]]} {HEX_NAMES[STEP_TO[step]]}" for step in range(STEPS)
    ]
    first = [f"first @{seat}" for seat in range(4)]
    return [*placing, *moving, "offer draw", "agree", "decline", *first]


ACTIONS: Final = Actions(names())
