"""The options in a bot's name: `key=value`, each of a kind that says what it takes."""

from typing import Protocol

from ludotheque.core import UnknownBot, in_digits, shortened, told

__all__ = ["Number", "OneOf", "OptionKind", "Real", "read_options"]


class OptionKind(Protocol):
    """What an option takes."""

    def read(self, text: str) -> int | float | str | None:
        """Return the value written as *text*; None if it is none."""
        ...

    def takes(self) -> str:
        """Say what would be right."""
        ...


# No option makes sense beyond, and Python refuses to read numbers of thousands of digits.
MOST_DIGITS = 9


class Number:
    """A whole number from *low* on."""

    def __init__(self, low: int) -> None:
        self.low = low

    def read(self, text: str) -> int | None:
        if not in_digits(text) or len(text) > MOST_DIGITS:
            return None
        return int(text) if int(text) >= self.low else None

    def takes(self) -> str:
        return f"a number from {self.low}, of {MOST_DIGITS} digits at the most"


class Real:
    """A number from 0 on, perhaps with decimals."""

    def read(self, text: str) -> float | None:
        whole, _, decimals = text.partition(".")
        written = in_digits(whole) and len(whole) <= MOST_DIGITS and in_digits(decimals or "0")
        return float(text) if written else None

    def takes(self) -> str:
        return "a number from 0, decimals after a point"


class OneOf:
    """One of some words."""

    def __init__(self, *words: str) -> None:
        self.words = words

    def read(self, text: str) -> str | None:
        return text if text in self.words else None

    def takes(self) -> str:
        return f"one of {', '.join(self.words)}"


def read_options(
    kind: str, known: dict[str, OptionKind], words: list[str]
) -> dict[str, int | float | str]:
    """Return the options written in *words*, refusing what the bot called *kind* does not know."""
    found: dict[str, int | float | str] = {}
    for word in words:
        key, _, text = word.partition("=")
        if key not in known:
            takes = f"it takes {', '.join(known)}" if known else "it takes none"
            raise UnknownBot(
                f"the bot '{kind}' has no option {told(key)}: {takes}",
                "unknown-bot-option",
                {"bot": kind, "name": shortened(key), "known": list(known)},
            )
        value = known[key].read(text)
        if value is None:
            wrong, setting = shortened(text), known[key]
            raise UnknownBot(
                f"'{key}' of the bot '{kind}' is {setting.takes()}, not '{wrong}'",
                "bad-bot-option",
                {"bot": kind, "name": key, "takes": setting, "value": wrong},
            )
        found[key] = value
    return found
