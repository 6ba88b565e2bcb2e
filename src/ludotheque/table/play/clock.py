"""Clocks: how long a seat may think about one decision, and what happens then."""

from typing import Annotated, Literal

import msgspec

__all__ = ["Clock", "DayClock", "MoveClock", "NoClock", "allowance", "clock_kind"]

DAY = 86_400

Then = Literal["bot", "lose"]


class NoClock(msgspec.Struct, frozen=True, tag_field="kind", tag="none"):
    """Nobody is hurried."""


class MoveClock(msgspec.Struct, frozen=True, tag_field="kind", tag="move"):
    """So many seconds for each decision."""

    seconds: Annotated[int, msgspec.Meta(ge=1, le=DAY)]
    # A bot plays until the player returns, or the player has lost.
    then: Then = "bot"


class DayClock(msgspec.Struct, frozen=True, tag_field="kind", tag="days"):
    """A correspondence game: so many days for each decision."""

    days: Annotated[int, msgspec.Meta(ge=1, le=30)]
    then: Then = "bot"


Clock = NoClock | MoveClock | DayClock


def clock_kind(clock: Clock) -> str:
    """Return the kind of *clock* as clients write it."""
    return str(clock.__struct_config__.tag)


def allowance(clock: Clock) -> int | None:
    """Return how many milliseconds a decision may take."""
    match clock:
        case MoveClock(seconds=seconds):
            return seconds * 1000
        case DayClock(days=days):
            return days * DAY * 1000
        case _:
            return None
