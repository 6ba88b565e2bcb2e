"""`ludotheque tournament`: which bots are stronger, and when that is sure."""

import json
import sys
from pathlib import Path

import click

from ludotheque.arena.means import DASK, LOCAL, Means
from ludotheque.arena.tournament import FORMATS, ROUND_ROBIN, Outcome, Tournament
from ludotheque.arena.tournament.picture import picture as drawn
from ludotheque.arena.tournament.playing import Entry
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
from ludotheque.cli.complaints import reason
from ludotheque.cli.options import bots_at, option_option, pack_option, read_options, read_pack
from ludotheque.cli.reader import say, written
from ludotheque.cli.screen import Screen, print_table
from ludotheque.cli.watching import Watched
from ludotheque.games import game as game_named

__all__ = ["tournament"]


@click.command(cls=Command, help="help-tournament")
@click.argument("game", cls=Argument, shell_complete=game_names)
@click.option("--bots", cls=Option, required=True, value="names", shell_complete=player_names,
              help="help-tournament-bots")  # fmt: skip
@click.option("--format", "form", cls=Option, type=OneOf(*FORMATS), default=ROUND_ROBIN,
              show_default=True, help="help-tournament-format")  # fmt: skip
@click.option("--seats", cls=Option, type=Whole(1), help="help-tournament-seats")
@click.option("--deals", cls=Option, type=Whole(1), default=256, show_default=True,
              help="help-tournament-deals")  # fmt: skip
@click.option("--sure", cls=Option, type=Whole(50, 99), default=95, show_default=True,
              help="help-tournament-sure")  # fmt: skip
@click.option("--seed", cls=Option, type=Whole(0), default=0, show_default=True,
              help="help-deal")  # fmt: skip
@click.option("--workers", cls=Option, type=Whole(1), help="help-simulate-workers")
@click.option("--engine", cls=Option, type=OneOf(LOCAL, DASK), default=LOCAL, show_default=True,
              help="help-simulate-engine")  # fmt: skip
@click.option("--scheduler", cls=Option, value="address", help="help-simulate-scheduler")
@click.option("--picture", cls=Option, type=FILE, help="help-tournament-picture")
@click.option("--json", "as_json", cls=Option, is_flag=True, help="help-json")
@option_option
@pack_option
@lang_option
def tournament(
    game: str, bots: str, form: str, seats: int | None, deals: int, sure: int, seed: int,
    workers: int | None, engine: str, scheduler: str | None, picture: Path | None,
    as_json: bool, chosen: tuple[str, ...], pack: Path | None, lang: str,
) -> None:  # fmt: skip
    """Let bots play GAME against each other until their ranking is certain."""
    found = game_named(game)
    names = tuple(name.strip() for name in bots.split(","))
    if HUMAN in names:
        raise BadInput(say("error-only-bots"))
    bots_at(list(names))
    if scheduler is not None and engine != DASK:
        raise BadInput(say("error-only-with", one="--scheduler", other=f"--engine {DASK}"))
    places = found.check_seats(seats or found.seats[0])
    options, own = found.settled(read_options(chosen)), read_pack(pack)
    found.edition(places, options, own)
    asked = Tournament(
        Entry(found.name, names, tuple(options.items()), own), form, places, deals, seed,
        sure / 100, Means(engine, workers or 0, scheduler or ""),
    )  # fmt: skip
    asked.meetings()
    outcome = played(asked, quiet=as_json)
    title = say("tournament-title", game=found.title, games=outcome.games(), deals=outcome.deals)
    if picture is not None:
        save(picture, drawn(outcome, title))
    if as_json:
        click.echo(json.dumps(outcome.described()))
    else:
        print_outcome(outcome, title)


def played(asked: Tournament, *, quiet: bool) -> Outcome:
    """Play, telling the rule before anything is known and watching how far it is."""
    rule = asked.rule()
    if not quiet:
        looks = ", ".join(map(str, rule.looks()))
        facts = {"sure": f"{rule.sure:.0%}", "level": f"{rule.level():.2%}", "looks": looks}
        Screen().print(say("tournament-rule", **facts, deals=rule.deals), markup=False)
    hidden = quiet or not sys.stderr.isatty()
    with Watched(asked.entry.game, rule.deals, quiet=hidden) as progress:
        return asked.play(progress.advance)


def save(path: Path, text: str) -> None:
    """Write the picture, or say why it cannot be written."""
    try:
        path.write_text(text, "utf-8")
    except OSError as error:
        raise BadInput(say("error-file", path=written(path), why=reason(error))) from error


def print_outcome(outcome: Outcome, title: str) -> None:
    """Print the ranking, what it rests on and whether it is certain."""
    screen, names = Screen(), outcome.entry.bots
    keys = ("place", "bot", "games", "share", "interval", "rating")
    rows = [
        [
            str(place),
            names[one.bot],
            str(one.games),
            f"{one.share:.1%}",
            say("tournament-range", low=f"{one.low:.1%}", high=f"{one.high:.1%}"),
            f"{one.rating:.1f} ± {one.off:.1f}",
        ]
        for place, one in enumerate(outcome.standings, 1)
    ]
    headings = [say(f"tournament-{key}") for key in keys]
    print_table(screen, headings, rows, title=title, right=(2, 3, 4, 5))
    for one in outcome.comparisons:
        key = "tournament-apart" if one.certain() else "tournament-close"
        stronger, weaker = (one.one, one.other) if one.difference >= 0 else (one.other, one.one)
        points = f"{100 * abs(one.difference):.1f}"
        line = say(key, one=names[stronger], other=names[weaker], points=points)
        screen.print(line, markup=False)
    screen.print(say("tournament-certain" if outcome.certain else "tournament-spent"))
    if not outcome.repeatable:
        screen.print(say("simulate-not-repeatable"))
