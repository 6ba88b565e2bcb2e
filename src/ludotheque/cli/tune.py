"""`ludotheque tune`: find weights for a game's evaluation."""

import os
import shlex
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from importlib import import_module
from pathlib import Path
from typing import Any, Final

import click

from ludotheque.arena.extras import needed
from ludotheque.arena.project import Project, project_in
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
from ludotheque.cli.candidates import game_names
from ludotheque.cli.reader import say
from ludotheque.core import Game
from ludotheque.games import all_games
from ludotheque.games import game as game_named

__all__ = ["tune"]

# Set for an engine that was compiled with its weights left open.
OPEN: Final = "LUDOTHEQUE_WEIGHTS_OPEN"


@click.command(cls=Command, help="help-tune")
@click.argument("game", cls=Argument, required=False, shell_complete=game_names)
@click.argument("how", cls=Argument, required=False, type=OneOf("fit", "climb", "count", "spread"))
@click.option("--only", cls=Option, multiple=True, help="help-tune-only")
@click.option("--but", cls=Option, multiple=True, help="help-tune-but")
@click.option("--players", cls=Option, multiple=True, value="names", help="help-tune-players")
@click.option("--seats", cls=Option, type=Whole(1), default=2, show_default=True,
              help="help-tune-seats")  # fmt: skip
@click.option("--climber", cls=Option, default="greedy:worlds=2", show_default=True,
              help="help-tune-climber")  # fmt: skip
@click.option("--rival", cls=Option, default="", help="help-tune-rival")
@click.option("--steps", cls=Option, type=Whole(1), default=2000, show_default=True,
              help="help-tune-steps")  # fmt: skip
@click.option("--games", cls=Option, type=Whole(1), default=400, show_default=True,
              help="help-tune-games")  # fmt: skip
@click.option("--kept", cls=Option, type=Whole(1), default=8, show_default=True,
              help="help-tune-kept")  # fmt: skip
@click.option("--seed", cls=Option, type=Whole(0), default=1, show_default=True,
              help="help-deal")  # fmt: skip
@click.option("--positions", cls=Option, type=FILE, help="help-tune-positions")
@click.option("--write", "keep", cls=Option, is_flag=True, help="help-tune-write")
@click.option("--show", cls=Option, is_flag=True, help="help-tune-show")
@click.option("--project", cls=Option, type=FILE, default=".", help="help-project")
@lang_option
def tune(
    game: str | None, how: str | None, show: bool, project: Path, lang: str, **asked: Any
) -> None:
    """Find weights for the evaluation of GAME, or for all games as their rooms say."""
    checkout = project_in(project)
    played = game_named(game) if game else None
    around = ["--project", str(checkout.root), "--lang", lang]
    if played is not None and how is not None:
        wanted = tuning().Tuning(how, **asked)
        if show:
            click.echo(line([played.name, *wanted.words(), *around]))
        elif OPEN in os.environ:
            tuning().tune(checkout, played, wanted, tell)
        else:
            find(checkout, played, [played.name, *wanted.words(), *around])
        return
    if asked != defaults():
        raise BadInput(say("error-tune-how"))
    rooms = [played] if played else list(all_games().values())
    for words in tuning().runs(rooms):
        click.echo(line([*words, *around]))
        if not show:
            run([*words, *around], os.environ)


def find(project: Project, game: Game, words: list[str]) -> None:
    """Find weights in an engine that has them open."""
    with tempfile.TemporaryDirectory() as folder:
        engine = tuning().opened(project, game, Path(folder, "engine"))
        run(words, {**os.environ, "PYTHONPATH": str(engine), OPEN: "yes"})


def line(words: list[str]) -> str:
    """Return this command as it would be typed with *words*."""
    return f"ludotheque tune {shlex.join(words)}"


def run(words: list[str], environ: Mapping[str, str]) -> None:
    """Run this command with other *words*; end as it does where it fails."""
    command = [sys.executable, "-m", "ludotheque", "tune", *words]
    done = subprocess.run(command, env=environ, check=False)  # noqa: S603
    if done.returncode:
        sys.exit(done.returncode)


def defaults() -> dict[str, Any]:
    """Return what the options of a tuning are where none is given."""
    found = vars(tuning().Tuning(""))
    return {name: value for name, value in found.items() if name != "how"}


def tuning() -> Any:
    """Return the module that finds weights; what it needs is an extra."""
    needed("numpy")
    return import_module("ludotheque.arena.tune")


def tell(key: str, /, **facts: object) -> None:
    """Print what was found."""
    click.echo(say(key, **facts))
