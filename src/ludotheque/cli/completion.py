"""`ludotheque completion`: what makes a shell complete the words of a command.

A shell that completes sets VARIABLE to what is typed so far and calls us; we answer with a line
for each word that the last one may become.  After =, comma, colon and slash no space is wanted.
"""

from importlib.resources import files

import click
from click.shell_completion import ShellComplete, split_arg_string

from ludotheque.cli.asking import Argument, Command, OneOf, lang_option

__all__ = ["completion", "completions"]

SHELLS = ("bash", "zsh", "fish")


@click.command(cls=Command, help="help-completion")
@click.argument("shell", cls=Argument, type=OneOf(*SHELLS))
@lang_option
def completion(shell: str, lang: str) -> None:
    """Print the script of *shell*."""
    script = files("ludotheque.cli").joinpath("shells", f"ludotheque.{shell}")
    click.echo(script.read_text("utf-8"), nl=False)


def completions(main: click.Command, line: str) -> list[str]:
    """Return what the last word of *line* may become."""
    words = split_arg_string(line)
    typed = words.pop() if words and not line[-1:].isspace() else ""
    found = ShellComplete(main, {"obj": words}, "ludotheque", "").get_completions(words[1:], typed)
    return [str(item.value) for item in found]
