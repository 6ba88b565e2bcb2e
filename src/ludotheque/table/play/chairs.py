"""Chairs: who holds each seat, a person, a bot, or a bot for a person who is away."""

from typing import Literal

import msgspec

__all__ = ["Chair", "at_the_table", "bot_of", "changed_chair"]


class Chair(msgspec.Struct, frozen=True, omit_defaults=True):
    """One seat: open, a person's or a bot's."""

    kind: Literal["open", "human", "bot"] = "open"
    # The id and the name of the person who holds it, also while a bot plays.
    player: str = ""
    name: str = ""
    # The bot that plays it: for good, or while the person is away or has given up.
    bot: str = ""
    away: bool = False
    # Back already, but the bot answers this question: the time for it is up.
    returning: bool = False
    resigned: bool = False


def bot_of(chair: Chair) -> str:
    """Return the bot that plays this seat now, or ''."""
    return chair.bot if chair.kind == "bot" or chair.away or chair.resigned else ""


def at_the_table(chair: Chair) -> Chair:
    """Return *chair* with its person back from wherever they were."""
    return changed_chair(chair, away=False, returning=False, bot="")


def changed_chair(chair: Chair, **parts: object) -> Chair:
    """Return *chair* with *parts* changed."""
    return msgspec.structs.replace(chair, **parts)
