"""`ludotheque simulate`: many games between bots."""

import json
import sys
from pathlib import Path
from time import perf_counter

import click

from ludotheque import COMPILED
from ludotheque.arena.means import DASK, LOCAL, Means
from ludotheque.arena.simulate import Plan, Results, Simulation
from ludotheque.cli.asking import (
    FILE,
    Argument,
    BadInput,
    Command,
    OneOf,
    Option,
    Whole,
    lang_option,
)
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
from ludotheque.cli.watching import Watched
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
@click.option("--workers", cls=Option, type=Whole(1), help="help-simulate-workers")
@click.option("--engine", cls=Option, type=OneOf(LOCAL, DASK), default=LOCAL, show_default=True,
              help="help-simulate-engine")  # fmt: skip
@click.option("--scheduler", cls=Option, value="address", help="help-simulate-scheduler")
@click.option("--out", cls=Option, type=FILE, value="folder", help="help-simulate-out")
@click.option("--resume", cls=Option, is_flag=True, help="help-simulate-resume")
@click.option("--records", cls=Option, is_flag=True, help="help-simulate-records")
@click.option("--json", "as_json", cls=Option, is_flag=True, help="help-json")
@option_option
@pack_option
@lang_option
def simulate(
    game: str,
    players: str,
    games: int,
    seed: int,
    workers: int | None,
    engine: str,
    scheduler: str | None,
    out: Path | None,
    resume: bool,
    records: bool,
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
    check_together(engine, scheduler, out, resume=resume, records=records)
    options = found.settled(read_options(chosen))
    plan = Plan(found.name, tuple(seats), seed, tuple(options.items()), read_pack(pack))
    found.edition(len(seats), options, plan.pack)
    means = Means(engine, workers or 0, scheduler or "")
    simulation = Simulation(plan, games, means, out=out, resume=resume, records=records)
    played = games - simulation.done()
    results, seconds = watched(simulation, quiet=as_json)
    summary = summed_up(plan, results, seconds, played)
    if as_json:
        click.echo(json.dumps(summary))
    else:
        print_figures(Words(lang, plan.game), seats, results, summary)


def check_together(
    engine: str, scheduler: str | None, out: Path | None, *, resume: bool, records: bool
) -> None:
    """Refuse options that make no sense without others."""
    if scheduler is not None and engine != DASK:
        raise BadInput(say("error-only-with", one="--scheduler", other=f"--engine {DASK}"))
    for name, given in (("--resume", resume), ("--records", records)):
        if given and out is None:
            raise BadInput(say("error-only-with", one=name, other="--out"))


def watched(simulation: Simulation, *, quiet: bool) -> tuple[Results, float]:
    """Play, with a progress bar where somebody looks; return also the seconds it took."""
    done = simulation.done()
    quiet = quiet or not sys.stderr.isatty()
    started = perf_counter()
    with Watched(simulation.plan.game, simulation.games, done=done, quiet=quiet) as progress:
        results = simulation.play(progress.advance)
    return results, perf_counter() - started


def summed_up(plan: Plan, results: Results, seconds: float, played: int) -> dict[str, object]:
    """Return the figures of a run, in which so many games were *played* and others there."""
    rate = played / max(seconds, 1e-9)
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
        "games_per_second": round(rate, 1),
        "decisions_per_second": round(rate * results.decisions / results.games),
        "wins": [round(wins, 3) for wins in results.wins],
        "draws": results.draws,
        "mean_scores": [round(points / results.games, 3) for points in results.points],
        "endings": results.endings,
        "median_length": results.median_length(),
        "compiled": COMPILED,
        "repeatable": plan.repeatable(),
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
            games=summary["games_per_second"],
            engine=words.say("engine-compiled" if COMPILED else "engine-pure"),
        ),
        words.say("simulate-digest", digest=results.digest()),
        *([] if summary["repeatable"] else [words.say("simulate-not-repeatable")]),
    ]
