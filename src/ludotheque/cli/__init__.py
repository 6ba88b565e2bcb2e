"""The commands: one clear line and exit code 2 where the input is wrong."""

import io
import os
import sys
from importlib import import_module
from typing import Any, NoReturn

import click

from ludotheque import __version__, build_info
from ludotheque.cli.asking import BadInput, Option, Speaking, lang_option, write_list
from ludotheque.cli.ending import exit_code_of
from ludotheque.cli.interrupts import heed_interrupts
from ludotheque.cli.reader import listen, nearest, quoted, say

__all__ = ["main", "run"]

PROGRAM = "ludotheque"
# Set by a shell that wants to complete what is typed.
COMPLETING = "LUDOTHEQUE_COMPLETE"
# Each command lives in a module of its own, loaded when it is asked for; those of the games, in
# their rooms, are found by rooms.py.
COMMANDS = {
    "play": "play",
    "serve": "serve",
    "games": "games",
    "simulate": "simulate",
    "tournament": "tournament",
    "replay": "records",
    "verify": "records",
    "hint": "hint",
    "check": "check",
    "new-game": "new_game",
    "engine": "engine",
    "duel": "duel",
    "judge": "judge",
    "tune": "tune",
    "measure": "measure",
    "train": "train",
    "completion": "completion",
}


class Commands(Speaking, click.Group):
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
        command: click.Command = getattr(module, cmd_name.replace("-", "_"))
        return command

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Return the command that the first word names."""
        if not ctx.resilient_parsing and self.get_command(ctx, args[0]) is None:
            hint = nearest(args[0], self.list_commands(ctx))
            raise BadInput(say("error-no-command", name=quoted(args[0]), nearest=hint), ctx)
        return super().resolve_command(ctx, args)

    def shell_complete(self, ctx: click.Context, incomplete: str) -> list[Any]:
        """Return the commands and options that may be meant; none is loaded for that."""
        item = import_module("click.shell_completion").CompletionItem
        names = [name for name in self.list_commands(ctx) if name.startswith(incomplete)]
        options = click.Command.shell_complete(self, ctx, incomplete)
        return [*(item(name) for name in names), *options]

    def collect_usage_pieces(self, ctx: click.Context) -> list[str]:
        return [say("help-value-options"), say("help-value-command")]

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        super().format_options(ctx, formatter)
        # Ours are not loaded for that: the keys of what they do have their names.
        rows = [(name, say(f"help-{name}")) for name in COMMANDS]
        found = [(name, self.get_command(ctx, name)) for name in of_rooms().room_commands()]
        rows += [(name, one.about()) for name, one in found if isinstance(one, Speaking)]
        write_list(formatter, "help-commands", rows)

    def main(self, args: Any = None, *rest: Any, standalone_mode: bool = True, **extra: Any) -> Any:
        """Run the command that *args* name, and leave with its exit code."""
        given = list(sys.argv[1:] if args is None else args)
        listen(given, os.environ)
        if COMPLETING in os.environ:
            complete(os.environ[COMPLETING])
        start = super().main
        extra = {**extra, "prog_name": PROGRAM, "standalone_mode": False}
        if not standalone_mode:
            return start(given, **extra)
        sys.exit(exit_code_of(lambda: start(given, **extra)))


def complete(line: str) -> NoReturn:
    """Tell a shell what the last word of *line* may become."""
    # Not at the top: other commands need nothing of it.
    found = import_module("ludotheque.cli.completion").completions(main, line)
    click.echo("".join(f"{word}\n" for word in found), nl=False)
    sys.exit(0)


def of_rooms() -> Any:
    """Return the module that finds the games' commands; what it loads takes time, so not before."""
    return import_module("ludotheque.cli.rooms")


def show_version(ctx: click.Context, param: click.Parameter, wanted: bool) -> None:
    """Print the version and whether the engine is compiled, and end."""
    if wanted and not ctx.resilient_parsing:
        engine = "compiled engine" if build_info()["compiled"] else "pure Python engine"
        click.echo(f"{PROGRAM} {__version__} ({engine})")
        ctx.exit()


@click.group(cls=Commands, name=PROGRAM, help="help-ludotheque", invoke_without_command=True)
@click.option(
    "--version", cls=Option, is_flag=True, is_eager=True, expose_value=False,
    callback=show_version, help="help-version",
)  # fmt: skip
@lang_option
@click.pass_context
def main(ctx: click.Context, lang: str) -> None:
    """Show the help where no command is named."""
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())


def run() -> None:
    """Run the command that this process was started for."""
    heed_interrupts()
    write_what_can_be_written()
    main()


def write_what_can_be_written() -> None:
    """Let a terminal that lacks a letter of ours show another sign in its place."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")
