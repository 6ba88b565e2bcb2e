"""`ludotheque check`: the nine laws, tried on any game."""

import sys
from importlib import import_module
from pathlib import Path

import click

from ludotheque.cli.asking import Argument, BadInput, Command, Option, Whole, lang_option
from ludotheque.cli.candidates import game_names
from ludotheque.cli.options import option_option, read_options
from ludotheque.cli.reader import say
from ludotheque.cli.screen import Screen
from ludotheque.core import Game, nearest
from ludotheque.games import game as game_named
from ludotheque.laws import LAWS, Case, Finding, Trial, cases_of, told

__all__ = ["check"]


@click.command(cls=Command, help="help-check")
@click.argument("game", cls=Argument, shell_complete=game_names)
@click.option("--seats", cls=Option, type=Whole(1), help="help-check-seats")
@click.option(
    "--games", cls=Option, type=Whole(1), default=5, show_default=True, help="help-check-games"
)
@click.option(
    "--seed", cls=Option, type=Whole(0), default=0, show_default=True, help="help-check-seed"
)
@option_option
@lang_option
def check(
    game: str, seats: int | None, games: int, seed: int, chosen: tuple[str, ...], lang: str
) -> None:
    """Try the nine laws on GAME, and say what is broken, where, and how to see it again."""
    found = game_meant(game)
    cases = cases_asked(found, seats, read_options(chosen))
    screen = Screen()
    screen.print(say("check-begins", title=found.title, cases=len(cases), games=games))
    trial = tried(cases, games, seed)
    report(screen, trial)
    if trial.found is not None:
        tell(screen, game, trial.found)
        sys.exit(1)


def game_meant(text: str) -> Game:
    """Return the game called *text*, or the one that a module holds, written module:NAME."""
    name, colon, attribute = text.partition(":")
    if not colon:
        return game_named(text)
    # The author's own folder, as `python -m` would find it.
    sys.path.insert(0, str(Path.cwd()))
    try:
        module = import_module(name)
    except (Exception, SystemExit) as error:
        # What is half written may fail in any way.
        raise BadInput(say("error-no-module", name=name, why=told(error))) from error
    found = getattr(module, attribute, None)
    if not isinstance(found, Game):
        games = [key for key, value in vars(module).items() if isinstance(value, Game)]
        hint = nearest(attribute, games) if games else say("nothing")
        raise BadInput(say("error-no-game-there", name=text, nearest=hint))
    return found


def cases_asked(game: Game, seats: int | None, options: dict[str, object]) -> list[Case]:
    """Return the ways to sit down that are to be tried: all, or those that were asked for."""
    if seats is not None:
        game.check_seats(seats)
    if options:
        settled = game.settled(options)
        given = {name: settled[name] for name in options}
        return [Case(game, number, given) for number in game.seats if seats in (None, number)]
    return [case for case in cases_of(game) if seats in (None, case.seats)]


def tried(cases: list[Case], games: int, seed: int) -> Trial:
    """Return what came of the laws: several games as they are, one with each option changed."""
    trial = Trial()
    for case in cases:
        changed = bool(case.options) and len(cases) > 1
        for number in range(seed, seed + (1 if changed else games)):
            if trial.found is None:
                trial.play(case, number)
        if trial.found is None and not changed:
            trial.play_elsewhere(case, seed)
    return trial


def report(screen: Screen, trial: Trial) -> None:
    """Print what came of each law."""
    broken = trial.found.law if trial.found is not None else 0
    for law in LAWS:
        times = trial.tried[law]
        key = "broken" if law == broken else "held" if times else "not-tried"
        colour = {"broken": "red", "held": "green", "not-tried": "yellow"}[key]
        verdict = say(f"check-{key}", times=times)
        screen.print(f"[{colour}]{law}[/] {say(f'law-{law}')}: [{colour}]{verdict}[/]")
    if not broken and not trial.dealt_again:
        screen.print(say("check-nothing-hidden"))


def tell(screen: Screen, asked: str, finding: Finding) -> None:
    """Print where a law is broken and how to see it again; keep the game up to there."""
    case = finding.case
    moves = len(finding.record.moves) if finding.record is not None else 0
    options = "".join(f" -o {name}={value}" for name, value in case.options.items())
    again = (
        f"ludotheque check {asked} --seats {case.seats}{options} --seed {finding.seed} --games 1"
    )
    screen.print()
    screen.print(say("check-said", law=finding.law, said=finding.said), markup=False)
    screen.print(say("check-where", case=str(case), seed=str(finding.seed), moves=moves))
    screen.print(say("check-again", command=again), markup=False, soft_wrap=True)
    if finding.record is not None:
        path = Path(f"check-{case.game.name}-{case.seats}-{finding.seed}.json")
        path.write_text(finding.record.write(), "utf-8")
        screen.print(say("check-record", path=str(path)), markup=False, soft_wrap=True)
