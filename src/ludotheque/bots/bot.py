"""What a bot is, and how one is named: `greedy`, or with options `greedy:worlds=20`."""

from collections.abc import Callable
from typing import Protocol

from ludotheque.bots.greedy import Greedy
from ludotheque.bots.random import RandomBot
from ludotheque.core import Rng, Seat, UnknownBot, nearest

__all__ = ["Bot", "bot", "bots"]


class Bot(Protocol):
    """Somebody who decides, knowing only what the seat may know."""

    def choose(self, seat: Seat) -> int:
        """Return one of the seat's legal actions."""
        ...


def random_bot(rng: Rng, options: dict[str, int]) -> Bot:
    """Return a bot that takes any action."""
    return RandomBot(rng, **options)


def greedy_bot(rng: Rng, options: dict[str, int]) -> Bot:
    """Return a bot that takes what looks best at once."""
    return Greedy(rng, **options)


MAKERS: dict[str, tuple[Callable[[Rng, dict[str, int]], Bot], tuple[str, ...]]] = {
    "random": (random_bot, ()),
    "greedy": (greedy_bot, ("worlds",)),
}


def bots() -> list[str]:
    """Return the names of all bots."""
    return list(MAKERS)


def bot(name: str, seed: int = 0) -> Bot:
    """Return the bot called *name*, its options after colons; the same seed plays the same."""
    kind, *words = name.split(":")
    if kind not in MAKERS:
        raise UnknownBot(f"unknown bot '{kind}': {nearest(kind, MAKERS)}")
    make, known = MAKERS[kind]
    return make(Rng.seeded(seed), dict(read_options(kind, known, words)))


def read_options(kind: str, known: tuple[str, ...], words: list[str]) -> list[tuple[str, int]]:
    """Return the options written as `key=number`, refusing what the bot does not know."""
    found: list[tuple[str, int]] = []
    for word in words:
        key, _, value = word.partition("=")
        if key not in known:
            takes = f"it takes {', '.join(known)}" if known else "it takes none"
            raise UnknownBot(f"the bot '{kind}' has no option '{key}': {takes}")
        if not value.isdecimal() or int(value) < 1:
            raise UnknownBot(f"'{key}' of the bot '{kind}' is a number from 1, not '{value}'")
        found.append((key, int(value)))
    return found
