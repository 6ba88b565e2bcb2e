"""`ludotheque serve`: the server, where people and bots sit down at tables."""

from importlib import import_module
from typing import Final

import click

from ludotheque.cli.asking import BadInput, Command, Option, Whole, lang_option
from ludotheque.cli.interrupts import interrupts_raised
from ludotheque.cli.reader import quoted, say

__all__ = ["serve"]

HIGHEST_PORT: Final = 65535


@click.command(cls=Command, help="help-serve")
@click.option("--host", cls=Option, default="127.0.0.1", show_default=True, help="help-serve-host")
@click.option(
    "--port",
    cls=Option,
    type=Whole(1, HIGHEST_PORT),
    default=8000,
    show_default=True,
    help="help-serve-port",
)
@click.option("--db", cls=Option, default="", envvar="LUDOTHEQUE_DB", help="help-serve-db")
@click.option("--make-folder", cls=Option, is_flag=True, help="help-serve-make-folder")
@click.option(
    "--workers", cls=Option, type=Whole(1), default=1, show_default=True, help="help-serve-workers"
)
@click.option("--thinkers", cls=Option, type=Whole(0), default=0, help="help-serve-thinkers")
@click.option("--origin", cls=Option, multiple=True, help="help-serve-origin")
@click.option("--bot", "named", cls=Option, multiple=True, value="program", help="help-serve-bot")
@click.option("--open", "look", cls=Option, is_flag=True, help="help-serve-open")
@lang_option
def serve(
    host: str, port: int, db: str, make_folder: bool, workers: int, thinkers: int,
    origin: tuple[str, ...], named: tuple[str, ...], look: bool, lang: str,
) -> None:  # fmt: skip
    """Open the table: a server for people and bots."""
    try:
        # Not at the top: the other commands need nothing of what the table stands on.
        server = import_module("ludotheque.table.http.serve")
    except ModuleNotFoundError as error:
        raise BadInput(say("error-table-missing", why=str(error))) from error
    with interrupts_raised():
        server.serve(
            host=host, port=port, db=db, make_folder=make_folder, workers=workers,
            thinkers=thinkers, origins=list(origin), bots=programs(named), look=look,
            opened=announce,
        )  # fmt: skip


def programs(named: tuple[str, ...]) -> dict[str, str]:
    """Return the programs written as NAME=COMMAND, each as the bot that asks it."""
    found = {}
    for text in named:
        name, sign, command = text.partition("=")
        if not sign:
            raise BadInput(say("error-bot-form", text=quoted(text)))
        found[name.strip()] = f"exec:{command.strip().removeprefix('exec:')}"
    return found


def announce(address: str) -> None:
    """Say where the house opens, and what is missing there."""
    click.echo(say("serve-opens", address=address))
    if not import_module("ludotheque.table.http.page_routes").has_page():
        click.echo(say("no-page"), err=True)
