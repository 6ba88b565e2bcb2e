"""`ludotheque completion`: what makes a shell complete the words of a command."""

import click

from ludotheque.cli.asking import Argument, Command, OneOf
from ludotheque.cli.options import lang_option

__all__ = ["completion"]


@click.command(cls=Command, help="help-completion")
@click.argument("shell", cls=Argument, type=OneOf("bash", "zsh", "fish"))
@lang_option
def completion(shell: str, lang: str) -> None:
    """Print the script of *shell*."""
    click.echo(shell)
