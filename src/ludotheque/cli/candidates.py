"""What the word that is being typed may become: games, players, options of a game, files."""

import os
from collections.abc import Callable
from pathlib import Path
from typing import Final

import click

from ludotheque.bots import bots
from ludotheque.core import Option
from ludotheque.games import all_games

__all__ = ["HUMAN", "bot_names", "files", "game_names", "game_options", "player_names", "records"]

HUMAN: Final = "human"
# An option that takes more numbers than these is left to whoever types.
MOST_NUMBERS: Final = 20


def game_names(ctx: click.Context, param: click.Parameter, typed: str) -> list[str]:
    """Return the games."""
    return beginning(typed, list(all_games()))


def player_names(ctx: click.Context, param: click.Parameter, typed: str) -> list[str]:
    """Return who may hold the next seat, after those that have one."""
    before, comma, _ = typed.rpartition(",")
    people = [HUMAN] if ctx.command.name == "play" else []
    return beginning(typed, [f"{before}{comma}{name}" for name in people + bots()])


def bot_names(ctx: click.Context, param: click.Parameter, typed: str) -> list[str]:
    """Return the bots."""
    return beginning(typed, bots())


def game_options(ctx: click.Context, param: click.Parameter, typed: str) -> list[str]:
    """Return the options of the game that is named, or the values of the one that is typed."""
    # By the words themselves: a command with an option half typed could not be read yet.
    game = next((all_games()[word] for word in ctx.obj or () if word in all_games()), None)
    options = {option.name: option for option in game.options} if game else {}
    name, sign, _ = typed.partition("=")
    if sign and name in options:
        return beginning(typed, [f"{name}={value}" for value in values(options[name])])
    return beginning(typed, [f"{name}=" for name in options])


def values(option: Option) -> list[str]:
    """Return all that an option takes, numbers only where they are few."""
    if isinstance(option.default, bool):
        return ["yes", "no"]
    few = option.high - option.low < MOST_NUMBERS
    numbers = range(option.low, option.high + 1) if few else ()
    return [*map(str, numbers), *option.words]


def files(*endings: str) -> Callable[[click.Context, click.Parameter, str], list[str]]:
    """Return what lists folders, and files with these endings."""

    def found(ctx: click.Context, param: click.Parameter, typed: str) -> list[str]:
        folder = os.path.expanduser(os.path.dirname(typed) or ".")  # noqa: PTH111, PTH120
        start = typed[: typed.rfind("/") + 1]
        names = []
        for path in sorted(Path(folder).iterdir()) if Path(folder).is_dir() else ():
            if path.is_dir():
                names.append(f"{start}{path.name}/")
            elif path.suffix in endings:
                names.append(f"{start}{path.name}")
        return beginning(typed, names)

    return found


records = files(".json")


def beginning(typed: str, words: list[str]) -> list[str]:
    """Return those of *words* that begin with what is typed."""
    return [word for word in words if word.startswith(typed)]
