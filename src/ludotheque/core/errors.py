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
    "closest",
    "folded",
    "in_digits",
    "nearest",
    "on_one_line",
    "shortened",
    "told",
]


# Of what was given wrongly a message shows so much.
MOST_BITS: Final = 200
MOST_LETTERS: Final = 60


class LudothequeError(ValueError):
    """Bad input; nothing was changed.  One line, without anything that a terminal obeys.

    It says so in English; *key* and *facts*, where they are given, say the same in any language.
    """

    def __init__(self, text: str, key: str = "", facts: dict[str, object] | None = None) -> None:
        super().__init__(on_one_line(text))
        self.key = key
        self.facts: dict[str, object] = facts or {}
        # The game in whose words it is said, where they are its own.
        self.game = ""


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

    @staticmethod
    def at(place: str, text: str, key: str, facts: dict[str, object] | None = None) -> "BadPack":
        """Return what is wrong at a *place* of a pack."""
        cause = BadPack(text, key, facts)
        return BadPack(f"{place}: {text}", "in-pack", {"place": place, "cause": cause})


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
        return f"'{shortened(value)}'"
    return shortened(repr(value))


def on_one_line(text: str) -> str:
    """Return *text* with line ends, escape codes and whatever else cannot be seen written out."""
    if text.isprintable():
        return text
    return "".join([sign if sign.isprintable() else repr(sign)[1:-1] for sign in text])


def shortened(text: str) -> str:
    """Return *text*, or its beginning if it is long; what cannot be seen is written out."""
    seen = on_one_line(text[: MOST_LETTERS + 1])
    return seen if len(seen) <= MOST_LETTERS else f"{seen[: MOST_LETTERS - 3]}..."


def nearest(word: str, known: Iterable[str]) -> str:
    """Return the end of a sentence that helps: the nearest known word, or all of them."""
    choices = sorted(known)
    close = closest(word, choices)
    if close:
        return f"did you mean '{close}'?"
    return f"known are {', '.join(choices[:12])}{' ...' if len(choices) > 12 else ''}"


def in_digits(text: str) -> bool:
    """Say whether *text* is a number in the digits 0 to 9; Python would read others too."""
    return text.isascii() and text.isdecimal()


def closest(word: str, choices: list[str]) -> str:
    """Return the choice that *word* comes nearest to, case and white space apart, or ''."""
    longest = max([len(choice) for choice in choices], default=0)
    # Nobody means a name by so long a text, and to compare it would take its time.
    if len(word) > 2 * longest:
        return ""
    by_fold = {folded(choice): choice for choice in choices}
    close = get_close_matches(folded(word), list(by_fold), n=1)
    return by_fold[close[0]] if close else ""


def folded(name: str) -> str:
    """Return *name* as people mean it, whatever its case and white space."""
    return " ".join(name.casefold().split())
