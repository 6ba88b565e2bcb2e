"""`ludotheque simulate`: many games between bots."""

import json
import sys
from pathlib import Path

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from ludotheque import COMPILED
from ludotheque.arena import Plan, Results
from ludotheque.arena import simulate as run
from ludotheque.cli.asking import Argument, BadInput, Command, Option, Whole, lang_option
from ludotheque.cli.candidates import HUMAN, game_names, player_names
from ludotheque.cli.options import (
    bots_at,
    option_option,
    pack_option,
    read_options,
    read_pack,
    seats_of,
)
from ludotheque.cli.reader import say
from ludotheque.cli.screen import Screen, print_table
from ludotheque.games import game as game_named
from ludotheque.locale import Words

__all__ = ["simulate"]


@click.command(cls=Command, help="help-simulate")
@click.argument("game", cls=Argument, shell_complete=game_names)
@click.option(
    "--players",
    cls=Option,
    required=True,
    value="names",
    shell_complete=player_names,
    help="help-simulate-players",
)
@click.option(
    "--games", cls=Option, type=Whole(1), default=100, show_default=True, help="help-simulate-games"
)
@click.option(
    "--seed", cls=Option, type=Whole(), default=0, show_default=True, help="help-simulate-seed"
)
@click.option(
    "--workers", cls=Option, type=Whole(1), default=1, show_default=True,
    help="help-simulate-workers",
)  # fmt: skip
@click.option("--json", "as_json", cls=Option, is_flag=True, help="help-json")
@option_option
@pack_option
@lang_option
def simulate(
    game: str,
    players: str,
    games: int,
    seed: int,
    workers: int,
    as_json: bool,
    chosen: tuple[str, ...],
    pack: Path | None,
    lang: str,
) -> None:
    """Let bots play GAME many times and count wins, points, length and speed."""
    found = game_named(game)
    seats = seats_of(found, players)
    if HUMAN in seats:
        raise BadInput(say("error-only-bots"))
    bots_at(seats)
    options = found.settled(read_options(chosen))
    plan = Plan(found.name, tuple(seats), seed, tuple(options.items()), read_pack(pack))
    found.edition(len(seats), options, plan.pack)
    results, seconds = watched(plan, games, workers, quiet=as_json)
    summary = summed_up(plan, results, seconds)
    if as_json:
        click.echo(json.dumps(summary))
    else:
        print_figures(Words(lang, plan.game), seats, results, summary)


def watched(plan: Plan, games: int, workers: int, *, quiet: bool) -> tuple[Results, float]:
    """Run the plan, with a progress bar where somebody looks."""
    if quiet or not sys.stderr.isatty():
        return run(plan, games, workers)
    columns = ("{task.description}", BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(plan.game, total=games)
        return run(plan, games, workers, lambda count: progress.advance(task, count))


def summed_up(plan: Plan, results: Results, seconds: float) -> dict[str, object]:
    """Return the figures of a run."""
    return {
        "game": plan.game,
        "players": list(plan.players),
        "options": dict(plan.options),
        "seed": plan.seed,
        "seats": results.seats,
        "games": results.games,
        "decisions": results.decisions,
        "choices": results.choices,
        "seconds": round(seconds, 3),
        "decisions_per_second": round(results.decisions / seconds),
        "wins": [round(wins, 3) for wins in results.wins],
        "draws": results.draws,
        "mean_scores": [round(points / results.games, 3) for points in results.points],
        "endings": results.endings,
        "median_length": results.median_length(),
        "compiled": COMPILED,
        "digest": results.digest(),
    }


def print_figures(
    words: Words, seats: list[str], results: Results, summary: dict[str, object]
) -> None:
    """Print the figures for people."""
    screen = Screen()
    keys = ("seat", "player", "wins", "percent", "score")
    rows = []
    for seat, name in enumerate(seats):
        wins, points = results.wins[seat], results.points[seat] / results.games
        share = f"{wins / results.games:.1%}"
        rows.append([str(seat + 1), name, f"{wins:.1f}", share, f"{points:.2f}"])
    title = words.say("simulate-title", game=words.game, games=results.games)
    headings = [words.say(f"simulate-{key}") for key in keys]
    print_table(screen, headings, rows, title=title, right=(2, 3, 4))
    for line in remarks(words, results, summary):
        screen.print(line, markup=False)


def remarks(words: Words, results: Results, summary: dict[str, object]) -> list[str]:
    """Return what else is to be told: endings, length, speed, digest."""
    endings = ", ".join(f"{name} {count}" for name, count in sorted(results.endings.items()))
    return [
        words.say("simulate-endings", endings=endings, draws=results.draws),
        words.say(
            "simulate-length",
            decisions=results.decisions,
            choices=results.choices,
            median=results.median_length(),
        ),
        words.say(
            "simulate-speed",
            speed=summary["decisions_per_second"],
            engine=words.say("engine-compiled" if COMPILED else "engine-pure"),
        ),
        words.say("simulate-digest", digest=results.digest()),
    ]
