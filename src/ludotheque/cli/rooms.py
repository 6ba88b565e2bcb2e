"""Commands that the games bring along, each in its game's room.

A room's command is a click command whose callback takes its own options, the language `lang` that
we ask for, and `say`, the game's words in it; what it returns, in Rich markup, is shown.
"""

from importlib import import_module
from typing import Any

import click
from rich.console import Console

from ludotheque.cli.options import lang_option
from ludotheque.core import Game
from ludotheque.games import all_games
from ludotheque.locale import Words

__all__ = ["room_command", "room_commands"]


def room_commands() -> dict[str, tuple[Game, str]]:
    """Return the game and the module of every command by its name."""
    found: dict[str, tuple[Game, str]] = {}
    for game in all_games().values():
        for place in game.commands:
            module, _, name = place.partition(":")
            found[name] = (game, module)
    return found


def room_command(wanted: str) -> click.Command | None:
    """Return the command called *wanted* if a game has one, loading its module."""
    if wanted not in room_commands():
        return None
    game, module = room_commands()[wanted]
    command: click.Command = getattr(import_module(module), wanted)
    return in_words(command, game)


def in_words(command: click.Command, game: Game) -> click.Command:
    """Return *command* of *game* with a language to choose, and its answer shown."""
    answer = command.callback
    assert answer is not None, "a room's command has a callback"

    def shown(lang: str, **given: Any) -> None:
        text = answer(lang=lang, say=Words(lang, game.name).say, **given)
        Console(highlight=False).print(text, soft_wrap=True)

    return lang_option(
        click.Command(command.name, callback=shown, params=[*command.params], help=command.help)
    )
