"""The commands: one clear line and exit code 2 where the input is wrong."""

from typing import Any

import click

from ludotheque import __version__, build_info
from ludotheque.cli.book import book
from ludotheque.cli.games import games
from ludotheque.cli.hint import hint
from ludotheque.cli.play import play
from ludotheque.cli.records import replay, verify
from ludotheque.cli.serve import serve
from ludotheque.cli.simulate import simulate
from ludotheque.core import LudothequeError

__all__ = ["main"]


class BadInput(click.ClickException):
    """What was given cannot be; the message says what could."""

    exit_code = 2


class House(click.Group):
    """The group of all commands; says what was wrong with bad input in one line."""

    def invoke(self, ctx: click.Context) -> Any:
        """Run the command, turning our errors into click's."""
        try:
            return super().invoke(ctx)
        except LudothequeError as error:
            raise BadInput(str(error)) from error


def version_line() -> str:
    """Return the version and whether the engine is compiled."""
    info = build_info()
    engine = "compiled engine" if info["compiled"] else "pure Python engine"
    return f"ludotheque {info['version']} ({engine})"


@click.group(cls=House, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, message=version_line())
def main() -> None:
    """Play, simulate and replay modern board games."""


for command in (games, play, simulate, replay, verify, hint, book, serve):
    main.add_command(command)
