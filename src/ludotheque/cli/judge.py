"""`ludotheque judge`: how much bots gain in single decisions."""

import json
import sys
from statistics import fmean

import click

from ludotheque.arena import off_by
from ludotheque.arena.judge import Gains, Question, gains, judged
from ludotheque.bots import bot
from ludotheque.cli.asking import Argument, Command, Option, Whole, lang_option
from ludotheque.cli.candidates import game_names, player_names
from ludotheque.cli.reader import say
from ludotheque.cli.watching import Watched
from ludotheque.games import game as game_named

__all__ = ["judge"]


@click.command(cls=Command, help="help-judge")
@click.argument("game", cls=Argument, shell_complete=game_names)
@click.argument("bots", cls=Argument, nargs=-1, required=True, shell_complete=player_names)
@click.option("--seats", cls=Option, type=Whole(1), default=4, show_default=True,
              help="help-duel-seats")  # fmt: skip
@click.option("--decisions", cls=Option, type=Whole(1), default=60, show_default=True,
              help="help-judge-decisions")  # fmt: skip
@click.option("--worlds", cls=Option, type=Whole(1), default=100, show_default=True,
              help="help-judge-worlds")  # fmt: skip
@click.option("--deal", cls=Option, type=Whole(0), default=30_000, show_default=True,
              help="help-deal")  # fmt: skip
@click.option("--one-of", cls=Option, type=Whole(1), default=40, show_default=True,
              help="help-judge-one-of")  # fmt: skip
@click.option("--actions", cls=Option, type=Whole(1), default=8, show_default=True,
              help="help-judge-actions")  # fmt: skip
@click.option("--real", cls=Option, is_flag=True, help="help-judge-real")
@click.option("--json", "as_json", cls=Option, is_flag=True, help="help-json")
@lang_option
def judge(
    game: str, bots: tuple[str, ...], seats: int, decisions: int, worlds: int, deal: int,
    one_of: int, actions: int, real: bool, as_json: bool, lang: str,
) -> None:  # fmt: skip
    """Judge what BOTS take in single decisions of GAME."""
    found = game_named(game)
    for name in bots:
        bot(name)
    asked = Question(
        found.name, found.check_seats(seats), decisions, worlds, deal, one_of, actions, real
    )
    with Watched(found.name, decisions, quiet=as_json or not sys.stderr.isatty()) as watched:
        judgements = judged(asked, lambda _: watched.advance(1))
    best = [judgement.best for judgement in judgements]
    by_bot = {name: gains(name, judgements) for name in bots}
    if as_json:
        click.echo(json.dumps({"best": figures(best), **said_in_json(by_bot)}))
        return
    click.echo(say("judge-best", best=told(best)))
    for name, one in by_bot.items():
        click.echo(say("judge-bot", bot=name, points=told(one.points), percent=told(one.percent)))


def said_in_json(by_bot: dict[str, Gains]) -> dict[str, object]:
    """Return what each bot gains, with what that may be off by."""
    return {
        name: {"points": figures(one.points), "percent": figures(one.percent)}
        for name, one in by_bot.items()
    }


def figures(values: list[float]) -> dict[str, float]:
    """Return an average and what it may be off by, at 95 %."""
    return {"mean": fmean(values), "off": off_by(values)}


def told(values: list[float]) -> str:
    """Return the same for people."""
    return f"{fmean(values):.2f} ± {off_by(values):.2f}"
