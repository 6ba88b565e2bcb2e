"""What a bot is, and how one is named: `greedy`, or with options `ismcts:ms=200:c=0.7`.

`exec:COMMAND` is a program of any kind, spoken to by lines.
"""

from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint
from itertools import takewhile
from pathlib import Path
from typing import Any, Final, Protocol, TypeAlias

from ludotheque.bots.greedy import Greedy
from ludotheque.bots.learned import Learned
from ludotheque.bots.levels import LEVELS, setting
from ludotheque.bots.network_file import NetworkFile
from ludotheque.bots.options import Number, OneOf, OptionKind, Real, read_options
from ludotheque.bots.random import RandomBot
from ludotheque.bots.search import GREEDY, NONE, RANDOM, Search
from ludotheque.core import Game, Rng, Seat, UnknownBot, nearest, shortened, told
from ludotheque.plugins import NotUsable, brought

__all__ = ["Bot", "Levelled", "bot", "bots", "is_command", "timed"]


GROUP: Final = "ludotheque.bots"
# After this name and a colon stands the command of a bot in a process of its own.
EXEC: Final = "exec"


class Bot(Protocol):
    """Somebody who decides, knowing only what the seat may know."""

    def choose(self, seat: Seat) -> int:
        """Return one of the seat's legal actions."""
        ...


class Levelled:
    """Plays at a level for people, by the setting that it has for the game at hand.

    A *budget* in the bot's name takes the place of the level's own.
    """

    def __init__(self, rng: Rng, level: str, **budget: int) -> None:
        self.rng = rng
        self.level = level
        self.budget = budget
        self.players: dict[str, Search] = {}

    def choose(self, seat: Seat) -> int:
        """Return what this level's search for the game would do."""
        return self.player(seat).choose(seat)

    def player(self, seat: Seat) -> Search:
        """Return the search with the setting of the game that *seat* plays."""
        game = seat.game()
        if game.name not in self.players:
            _, *words = setting(self.level, game).split(":")
            options = read_options("ismcts", SEARCH_OPTIONS, words)
            if self.budget:
                options = {key: value for key, value in options.items() if key not in BUDGET}
            self.players[game.name] = searching(self.rng, **options, **self.budget)
        return self.players[game.name]


class Networked:
    """Plays by the network that a *file* has for the table at hand."""

    def __init__(self, rng: Rng, file: NetworkFile, **options: Any) -> None:
        self.rng = rng
        self.file = file
        self.options = options
        self.players: dict[tuple[str, int], Learned] = {}

    def choose(self, seat: Seat) -> int:
        """Return what the network likes best."""
        game = seat.game()
        at = (game.name, seat.seats())
        if at not in self.players:
            network = self.file.network(game, seat.seats())
            self.players[at] = Learned(self.rng, network, **self.options)
        return self.players[at].choose(seat)


def searching(rng: Rng, **options: Any) -> Search:
    """Return a search with *options*."""
    return Search(rng, **options)


def levelled(level: str) -> Callable[..., Bot]:
    """Return what makes a bot of *level*."""
    return lambda rng, **budget: Levelled(rng, level, **budget)


# Makes a bot of a generator and options, and the options that it takes.
Maker: TypeAlias = tuple[Callable[..., Bot], dict[str, OptionKind]]
BUDGET: dict[str, OptionKind] = {"iterations": Number(1), "ms": Number(1)}
SEARCH_OPTIONS: dict[str, OptionKind] = {
    **BUDGET,
    "c": Real(),
    "rollout": OneOf(RANDOM, GREEDY, NONE),
    "depth": Number(0),
    "ripe": Number(0),
    "prior": Number(0),
    "margin": Real(),
    "turns": Number(0),
    "race": Number(0),
}
# What it takes is a file and then options: `net:FILE:worlds=8`.
NET: Final = "net"
NET_OPTIONS: dict[str, OptionKind] = {"worlds": Number(1)}
MAKERS: dict[str, Maker] = {
    "random": (RandomBot, {}),
    "greedy": (Greedy, {"worlds": Number(1)}),
    "ismcts": (searching, SEARCH_OPTIONS),
    **{level: (levelled(level), BUDGET) for level in LEVELS},
}


@cache
def makers() -> dict[str, Maker]:
    """Return what makes each bot, by name: ours, then those of other packages."""
    return {**MAKERS, **brought(GROUP, MAKERS, usable)}


def usable(entry: EntryPoint, found: Any) -> Maker:
    """Return the bot that a package brings, and the options it says it takes."""
    if not callable(found):
        raise NotUsable(f"{entry.value} cannot be called with a generator to make a bot")
    if isinstance(found, type) and not hasattr(found, "choose"):
        raise NotUsable(f"{entry.value} has no method `choose`")
    return found, dict(getattr(found, "options", {}))


def networked(words: list[str], seed: int) -> Bot:
    """Return the bot that plays by a network in a file."""
    path = ":".join(takewhile(lambda word: "=" not in word, words))
    if not path:
        raise UnknownBot("a network has a file: net:FILE", "net-without-file")
    options = read_options(NET, NET_OPTIONS, words[path.count(":") + 1 :])
    return Networked(Rng.seeded(seed), NetworkFile.load(Path(path)), **options)


def bots() -> list[str]:
    """Return the names of all bots."""
    return list(makers())


def is_command(name: str) -> bool:
    """Say whether a bot is a program of its own, and its name the command that runs it."""
    return name.partition(":")[0].strip() == EXEC


def bot(name: str, seed: int = 0) -> Bot:
    """Return the bot called *name*, its options after colons; the same seed plays the same."""
    kind, *words = name.split(":")
    if is_command(name):
        # Not at the top: what speaks to other programs takes a while to load.
        command = name.removeprefix(kind).removeprefix(":")
        asking: Bot = import_module("ludotheque.bots.command").CommandBot(command, seed)
        return asking
    if kind == NET:
        return networked(words, seed)
    # Ours first: whoever plays them need not wait for what others have installed.
    if kind not in MAKERS and kind not in makers():
        raise UnknownBot(
            f"unknown bot {told(kind)}: {nearest(kind, makers())}",
            "unknown-bot",
            {"name": shortened(kind), "known": list(makers())},
        )
    make, known = MAKERS[kind] if kind in MAKERS else makers()[kind]
    return make(Rng.seeded(seed), **read_options(kind, known, words))


def timed(name: str, game: Game) -> bool:
    """Say whether a bot thinks by the clock at *game*: it need not decide the same twice."""
    if is_command(name):
        return True
    kind, *words = name.split(":")
    if kind in LEVELS and not any(word.partition("=")[0] in BUDGET for word in words):
        words = setting(kind, game).split(":")
    return any(word.partition("=")[0] == "ms" for word in words)
