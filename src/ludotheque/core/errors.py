"""What can go wrong from outside, each with a sentence that says what would be right."""

from collections.abc import Iterable
from difflib import get_close_matches
from typing import Final

__all__ = [
    "BadOption",
    "BadPack",
    "BadSeed",
    "BrokenRecord",
    "IllegalAction",
    "LudothequeError",
    "Refusal",
    "UnknownAction",
    "UnknownBot",
    "UnknownGame",
    "WrongSeats",
    "nearest",
    "told",
]


# Of what was given wrongly a message shows so much.
MOST_BITS: Final = 200
MOST_LETTERS: Final = 60


class LudothequeError(ValueError):
    """Bad input; nothing was changed."""


class UnknownGame(LudothequeError):
    """No game has this name."""


class UnknownBot(LudothequeError):
    """No bot has this name, or not these options."""


class UnknownAction(LudothequeError):
    """No action of the game has this name or number."""


class WrongSeats(LudothequeError):
    """The game is not for so many players."""


class BadOption(LudothequeError):
    """The game has no such option, or the option no such value."""


class BadPack(LudothequeError):
    """A component pack has a missing or impossible figure."""


class BadSeed(LudothequeError):
    """Not a number a game can be dealt from."""


class BrokenRecord(LudothequeError):
    """A record or snapshot that cannot be read, or does not replay."""


class Refusal:
    """Why an action is not allowed: the key of a message, its facts and the rule."""

    __slots__ = ("facts", "key", "rule")

    def __init__(self, key: str, rule: str = "", facts: dict[str, object] | None = None) -> None:
        self.key = key
        self.rule = rule
        self.facts: dict[str, object] = facts or {}

    def __repr__(self) -> str:
        return f"Refusal({self.key!r}, {self.rule!r}, {self.facts!r})"


class IllegalAction(LudothequeError):
    """An action that the rules do not allow now."""

    def __init__(self, what: str, refusal: Refusal) -> None:
        rule = f" (rule {refusal.rule})" if refusal.rule else ""
        super().__init__(f"{what}: {refusal.key}{rule}")
        self.refusal = refusal


def told(value: object) -> str:
    """Return *value* from outside for a message: short, and with nothing that a terminal obeys."""
    # Python refuses to write numbers of thousands of digits.
    if isinstance(value, int) and value.bit_length() > MOST_BITS:
        return f"a number of {value.bit_length()} bits"
    if isinstance(value, str):
        return quoted(value)
    text = repr(value)
    return text if len(text) <= MOST_LETTERS else f"{text[: MOST_LETTERS - 3]}..."


def quoted(text: str) -> str:
    """Return *text* between quotes, its beginning if it is long; what cannot be seen is escaped."""
    seen = repr(text[: MOST_LETTERS + 1])[1:-1]
    return f"'{seen}'" if len(seen) <= MOST_LETTERS else f"'{seen[: MOST_LETTERS - 3]}...'"


def nearest(word: str, known: Iterable[str]) -> str:
    """Return the end of a sentence that helps: the nearest known word, or all of them."""
    choices = sorted(known)
    close = get_close_matches(word, choices, n=1)
    if close:
        return f"did you mean '{close[0]}'?"
    return f"known are {', '.join(choices[:12])}{' ...' if len(choices) > 12 else ''}"
