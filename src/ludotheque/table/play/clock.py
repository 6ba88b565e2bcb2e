"""Clocks: how long a seat may think about one decision, and what happens then."""

from typing import Annotated, Literal

import msgspec

__all__ = [
    "Clock",
    "DayClock",
    "KeptClock",
    "KeptMoveClock",
    "MoveClock",
    "NoClock",
    "allowance",
    "clock_kind",
]

DAY = 86_400

Then = Literal["bot", "lose"]


class NoClock(msgspec.Struct, frozen=True, tag_field="kind", tag="none"):
    """Nobody is hurried."""


class KeptMoveClock(msgspec.Struct, frozen=True, tag_field="kind", tag="move"):
    """So many seconds for each decision, also fewer than ten: once such tables were opened."""

    seconds: Annotated[int, msgspec.Meta(ge=1, le=DAY)]
    # A bot plays until the player returns, or the player has lost.
    then: Then = "bot"


class MoveClock(KeptMoveClock, frozen=True, tag="move"):
    """So many seconds for each decision."""

    seconds: Annotated[int, msgspec.Meta(ge=10, le=DAY)]


class DayClock(msgspec.Struct, frozen=True, tag_field="kind", tag="days"):
    """A correspondence game: so many days for each decision."""

    days: Annotated[int, msgspec.Meta(ge=1, le=30)]
    then: Then = "bot"


# What a new table may be opened with, and what those that are kept were.
Clock = NoClock | MoveClock | DayClock
KeptClock = NoClock | KeptMoveClock | DayClock


def clock_kind(clock: KeptClock) -> str:
    """Return the kind of *clock* as clients write it."""
    return str(clock.__struct_config__.tag)


def allowance(clock: KeptClock) -> int | None:
    """Return how many milliseconds a decision may take."""
    match clock:
        case KeptMoveClock(seconds=seconds):
            return seconds * 1000
        case DayClock(days=days):
            return days * DAY * 1000
        case _:
            return None
