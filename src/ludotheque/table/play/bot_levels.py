"""The bots that a seat may be given."""

from ludotheque.bots.levels import LEVELS
from ludotheque.core import UnknownBot, told

__all__ = ["QUICK_BOT", "QUICK_BOTS", "checked_level", "levels"]

# Plays where nobody has said which bot should: it answers at once and plays well enough.
QUICK_BOT = "greedy"
# Those that answer at once, whatever the position.
QUICK_BOTS = (QUICK_BOT, "random")


def levels() -> list[str]:
    """Return the bots that a seat may be given, by name only.

    With options of one's choice somebody could order a thousand years of thinking.
    """
    return [*LEVELS, *QUICK_BOTS]


def checked_level(name: str) -> str:
    """Return the level called *name*, the quick bot for ''; refuse any other bot."""
    level = name or QUICK_BOT
    if level not in levels():
        raise UnknownBot(f"unknown bot {told(level)}: known are {', '.join(levels())}")
    return level
