"""`ludotheque duel`: two versions of the engine play each other."""

import json
import sys

import click

from ludotheque.arena import wilson
from ludotheque.arena.duel import Duel, shares
from ludotheque.cli.asking import Argument, Command, Option, Whole, lang_option
from ludotheque.cli.candidates import game_names
from ludotheque.cli.reader import say
from ludotheque.cli.watching import Watched
from ludotheque.games import game as game_named

__all__ = ["duel"]


@click.command(cls=Command, help="help-duel")
@click.argument("game", cls=Argument, shell_complete=game_names)
@click.argument("challenger", cls=Argument)
@click.argument("rival", cls=Argument)
@click.option("--seats", cls=Option, type=Whole(1), default=2, show_default=True,
              help="help-duel-seats")  # fmt: skip
@click.option("--games", cls=Option, type=Whole(1), default=200, show_default=True,
              help="help-simulate-games")  # fmt: skip
@click.option("--seed", cls=Option, type=Whole(0), default=0, show_default=True,
              help="help-deal")  # fmt: skip
@click.option("--json", "as_json", cls=Option, is_flag=True, help="help-json")
@lang_option
def duel(
    game: str, challenger: str, rival: str, seats: int, games: int, seed: int, as_json: bool,
    lang: str,
) -> None:  # fmt: skip
    """Play GAME: CHALLENGER on every seat in turn, RIVAL on all others."""
    found = game_named(game)
    asked = Duel(found.name, challenger, rival, found.check_seats(seats), games, seed)
    won = 0.0
    with Watched(found.name, games, quiet=as_json or not sys.stderr.isatty()) as watched:
        for share in shares(asked):
            won += share
            watched.advance(1)
    low, high = wilson(won, games)
    if as_json:
        click.echo(json.dumps({"won": won, "games": games, "low": low, "high": high}))
        return
    percents = {"share": f"{won / games:.1%}", "low": f"{low:.1%}", "high": f"{high:.1%}"}
    click.echo(say("duel-result", won=f"{won:g}", games=games, **percents))
