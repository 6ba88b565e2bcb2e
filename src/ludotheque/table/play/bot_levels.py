"""The bots that a seat may be given."""

import re
from typing import Final

from ludotheque.bots import bot, is_command
from ludotheque.bots.levels import LEVELS
from ludotheque.core import UnknownBot, told

__all__ = ["QUICK_BOT", "QUICK_BOTS", "checked_level", "full_name", "levels", "offer"]

# Plays where nobody has said which bot should: it answers at once and plays well enough.
QUICK_BOT = "greedy"
# Those that answer at once, whatever the position.
QUICK_BOTS = (QUICK_BOT, "random")
# Programs that the owner of this house lets play, each with its command.
PROGRAMS: dict[str, str] = {}
PROGRAM_NAME: Final = re.compile(r"[a-z][a-z0-9-]{0,29}")


def offer(programs: dict[str, str]) -> None:
    """Offer these *programs*, and no others any more; refuse what cannot be one."""
    for name, command in programs.items():
        if not PROGRAM_NAME.fullmatch(name) or name in (*LEVELS, *QUICK_BOTS):
            raise UnknownBot(
                f"a program is offered under a name of its own in small letters, not {told(name)}",
                "bot-name",
                {"name": name},
            )
        if not is_command(command):
            raise UnknownBot(f"{told(name)} is no exec: {told(command)}", "bot-no-command")
        bot(command)
    PROGRAMS.clear()
    PROGRAMS.update(programs)


def levels() -> list[str]:
    """Return the bots that a seat may be given, by name only.

    With options of one's choice somebody could order a thousand years of thinking, or any program.
    """
    return [*LEVELS, *QUICK_BOTS, *PROGRAMS]


def full_name(level: str) -> str:
    """Return the name of the bot that is offered as *level*: of a program, its command."""
    return PROGRAMS.get(level, level)


def checked_level(name: str) -> str:
    """Return the level called *name*, the quick bot for ''; refuse any other bot."""
    level = name or QUICK_BOT
    if level not in levels():
        raise UnknownBot(f"unknown bot {told(level)}: known are {', '.join(levels())}")
    return level
