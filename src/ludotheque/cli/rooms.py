"""Commands that the games bring along, each in its game's room.

A room's command is a click command whose callback takes its own options, the language `lang` that
we ask for, and `say`, the game's words in it; what it returns, in Rich markup, is shown.  What
click calls the help of the command and of its options are keys of the game's messages.
"""

from importlib import import_module
from typing import Any

import click

from ludotheque.cli.asking import BadInput, Command, Option, Whole, lang_option
from ludotheque.cli.complaints import in_words
from ludotheque.core import Game, LudothequeError
from ludotheque.games import our_games
from ludotheque.locale import Words

__all__ = ["room_command", "room_commands"]


def room_commands() -> dict[str, tuple[Game, str]]:
    """Return the game and the module of every command by its name."""
    found: dict[str, tuple[Game, str]] = {}
    # Help lists these commands: it loads nothing of other packages.
    for game in our_games().values():
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
    return with_words(command, game)


def with_words(command: click.Command, game: Game) -> click.Command:
    """Return *command* of *game* with a language to choose, and its answer shown."""
    answer = command.callback
    assert answer is not None, "a room's command has a callback"

    def shown(lang: str, **given: Any) -> None:
        try:
            text = answer(lang=lang, say=Words(lang, game.name).say, **given)
        except LudothequeError as error:
            raise BadInput(in_words(error, game.name)) from error
        # Not at the top: help lists these commands too, and prints nothing by it.
        import_module("ludotheque.cli.screen").Screen().print(text, soft_wrap=True)

    params = [ours(param, game) for param in command.params]
    about: dict[str, Any] = {"help": command.help, "game": game.name}
    return lang_option(Command(command.name, callback=shown, params=params, **about))


def ours(param: click.Parameter, game: Game) -> click.Parameter:
    """Return an option of a room as we ask for it; its help is the key of the game's message."""
    assert isinstance(param, click.Option), "a room's command takes options only"
    kind = Whole() if param.type is click.INT else param.type
    return Option(
        [*param.opts, str(param.name)], type=kind, is_flag=param.is_flag, required=param.required,
        help=param.help, game=game.name,
    )  # fmt: skip
