"""`ludotheque measure`: measure the bots of a checkout and write docs/bots.md."""

from importlib import import_module
from pathlib import Path

import click

from ludotheque.arena.extras import needed
from ludotheque.arena.project import project_in
from ludotheque.cli.asking import FILE, Argument, Command, OneOf, Option, Whole, lang_option
from ludotheque.cli.candidates import game_names
from ludotheque.cli.reader import say
from ludotheque.games import all_games
from ludotheque.games import game as game_named

__all__ = ["measure"]


@click.command(cls=Command, help="help-measure")
@click.argument("part", cls=Argument, type=OneOf("strength", "levels", "ladder", "budget", "write"))
@click.option("--game", "only", cls=Option, multiple=True, shell_complete=game_names,
              help="help-measure-game")  # fmt: skip
@click.option("--bot", "bots", cls=Option, multiple=True, help="help-measure-bot")
@click.option("--games", cls=Option, type=Whole(1), default=120, show_default=True,
              help="help-measure-games")  # fmt: skip
@click.option("--workers", cls=Option, type=Whole(1), default=1, show_default=True,
              help="help-measure-workers")  # fmt: skip
@click.option("--again", cls=Option, is_flag=True, help="help-measure-again")
@click.option("--project", cls=Option, type=FILE, default=".", help="help-project")
@lang_option
def measure(
    part: str, only: tuple[str, ...], bots: tuple[str, ...], games: int, workers: int,
    again: bool, project: Path, lang: str,
) -> None:  # fmt: skip
    """Measure one part of what docs/bots.md tells, and write the page."""
    checkout = project_in(project)
    names = [game_named(name).name for name in only or all_games()]
    needed("openskill.models")
    # Not at the top: it takes time to load, and help should not wait for it.
    measuring = import_module("ludotheque.arena.measure")
    figures = measuring.Figures(checkout.figures)
    if part in measuring.PARTS:
        measuring.measure(
            part, names, figures, bots=bots, games=games, workers=workers, again=again, tell=tell
        )
    measuring.write(checkout, figures.known)
    click.echo(say("measure-written", path=str(checkout.bots_page)))


def tell(key: str, /, **facts: object) -> None:
    """Print what was measured."""
    click.echo(say(key, **facts))
