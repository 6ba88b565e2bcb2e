"""`ludotheque simulate`: many games between bots."""

import json
import sys
from pathlib import Path

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

from ludotheque import COMPILED
from ludotheque.arena import Plan, Results
from ludotheque.arena import simulate as run
from ludotheque.cli.options import (
    HUMAN,
    bots_at,
    option_option,
    pack_option,
    read_options,
    read_pack,
    seats_of,
)
from ludotheque.core import UnknownBot
from ludotheque.games import game as game_named

__all__ = ["simulate"]


@click.command()
@click.argument("game")
@click.option("--players", required=True, help="Bots by seat, for example random,greedy:worlds=4.")
@click.option("--games", type=click.IntRange(1), default=100, show_default=True, help="How many.")
@click.option("--seed", type=int, default=0, show_default=True, help="Seed of the first game.")
@click.option("--workers", type=click.IntRange(1), default=1, show_default=True, help="Processes.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object and nothing else.")
@option_option
@pack_option
def simulate(
    game: str,
    players: str,
    games: int,
    seed: int,
    workers: int,
    as_json: bool,
    chosen: tuple[str, ...],
    pack: Path | None,
) -> None:
    """Let bots play GAME many times and count wins, points, length and speed."""
    found = game_named(game)
    seats = seats_of(found, players)
    if HUMAN in seats:
        raise UnknownBot("a simulation is played by bots; people play with `ludotheque play`")
    bots_at(seats)
    options = found.settled(read_options(chosen))
    plan = Plan(found.name, tuple(seats), seed, tuple(options.items()), read_pack(pack))
    found.edition(len(seats), options, plan.pack)
    results, seconds = watched(plan, games, workers, quiet=as_json)
    summary = summed_up(plan, results, seconds)
    if as_json:
        click.echo(json.dumps(summary))
    else:
        print_table(seats, results, summary)


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


def print_table(seats: list[str], results: Results, summary: dict[str, object]) -> None:
    """Print the figures for people."""
    console = Console(highlight=False)
    table = Table(title=f"{summary['game']}: {results.games} games")
    table.add_column("seat")
    table.add_column("player")
    table.add_column("wins (shares)", justify="right")
    table.add_column("%", justify="right")
    table.add_column("mean score", justify="right")
    for seat, name in enumerate(seats):
        share = results.wins[seat] / results.games
        points = results.points[seat] / results.games
        table.add_row(
            str(seat + 1), name, f"{results.wins[seat]:.1f}", f"{share:.1%}", f"{points:.2f}"
        )
    console.print(table)
    endings = ", ".join(f"{name} {count}" for name, count in sorted(results.endings.items()))
    console.print(f"endings: {endings}; won by nobody alone: {results.draws}")
    console.print(
        f"{results.decisions} decisions ({results.choices} with a choice), "
        f"median game {summary['median_length']}, "
        f"{summary['decisions_per_second']} decisions/s "
        f"({'compiled' if COMPILED else 'pure Python'})"
    )
    console.print(f"digest {summary['digest']}")
