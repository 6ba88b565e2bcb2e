"""The commands: one clear line and exit code 2 where the input is wrong."""

from importlib import import_module
from typing import Any

import click

from ludotheque import __version__, build_info
from ludotheque.core import LudothequeError

__all__ = ["main"]


# Each command lives in a module of its own, loaded when it is asked for; those of the games, in
# their rooms, are found by rooms.py.
COMMANDS = {
    "play": "play",
    "serve": "serve",
    "games": "games",
    "simulate": "simulate",
    "replay": "records",
    "verify": "records",
    "hint": "hint",
}


class BadInput(click.ClickException):
    """What was given cannot be; the message says what could."""

    exit_code = 2


class Commands(click.Group):
    """The group of all commands; says what was wrong with bad input in one line."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Return the commands in the order in which a newcomer wants them."""
        return [*COMMANDS, *of_rooms().room_commands()]

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Return a command, loading its module."""
        if cmd_name not in COMMANDS:
            found: click.Command | None = of_rooms().room_command(cmd_name)
            return found
        module = import_module(f"ludotheque.cli.{COMMANDS[cmd_name]}")
        command: click.Command = getattr(module, cmd_name)
        return command

    def invoke(self, ctx: click.Context) -> Any:
        """Run the command, turning our errors into click's."""
        try:
            return super().invoke(ctx)
        except LudothequeError as error:
            raise BadInput(str(error)) from error


def of_rooms() -> Any:
    """Return the module that finds the games' commands; what it loads takes time, so not before."""
    return import_module("ludotheque.cli.rooms")


def version_line() -> str:
    """Return the version and whether the engine is compiled."""
    info = build_info()
    engine = "compiled engine" if info["compiled"] else "pure Python engine"
    return f"ludotheque {info['version']} ({engine})"


@click.group(cls=Commands, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, message=version_line())
def main() -> None:
    """Play, simulate and replay modern board games."""
