"""`ludotheque train`: a network learns a game by playing itself."""

import os
import sys
from pathlib import Path
from typing import Final

import click

from ludotheque.arena.train import Generation, Training, TrainingPlan
from ludotheque.arena.train import train as trained
from ludotheque.cli.asking import FILE, Argument, Command, Option, Whole, lang_option
from ludotheque.cli.candidates import game_names
from ludotheque.cli.reader import say
from ludotheque.cli.watching import Watched
from ludotheque.games import game as game_named

__all__ = ["train"]

# What a plan says where nothing is asked for.
USUAL: Final = TrainingPlan(game="", seats=2)


@click.command(cls=Command, help="help-train")
@click.argument("game", cls=Argument, shell_complete=game_names)
@click.option("--out", cls=Option, type=FILE, required=True, help="help-train-out")
@click.option("--seats", cls=Option, type=Whole(1), default=2, show_default=True,
              help="help-train-seats")  # fmt: skip
@click.option("--generations", cls=Option, type=Whole(1), default=USUAL.generations,
              show_default=True, help="help-train-generations")  # fmt: skip
@click.option("--games", cls=Option, type=Whole(1), default=USUAL.games,
              show_default=True, help="help-train-games")  # fmt: skip
@click.option("--teacher", cls=Option, default=USUAL.teacher, show_default=True,
              help="help-train-teacher")  # fmt: skip
@click.option("--worlds", cls=Option, type=Whole(1), default=USUAL.worlds,
              show_default=True, help="help-train-worlds")  # fmt: skip
@click.option("--gate", cls=Option, type=Whole(1), default=USUAL.gate,
              show_default=True, help="help-train-gate")  # fmt: skip
@click.option("--seed", cls=Option, type=Whole(0), default=USUAL.seed,
              show_default=True, help="help-deal")  # fmt: skip
@click.option("--workers", cls=Option, type=Whole(1), default=os.cpu_count() or 1,
              help="help-simulate-workers")  # fmt: skip
@click.option("--resume", cls=Option, is_flag=True, help="help-train-resume")
@lang_option
def train(
    game: str, out: Path, seats: int, generations: int, games: int, teacher: str, worlds: int,
    gate: int, seed: int, workers: int, resume: bool, lang: str,
) -> None:  # fmt: skip
    """Train a network for GAME and write it to FILE."""
    plan = TrainingPlan(
        game=game_named(game).name, seats=seats, seed=seed, generations=generations, games=games,
        teacher=teacher, worlds=worlds, gate=gate,
    )  # fmt: skip
    with Watched(plan.game, generations, quiet=not sys.stderr.isatty()) as watched:
        for done in trained(Training(plan, out, workers), resume=resume):
            watched.advance(1)
            click.echo(told(done))
    click.echo(say("train-written", path=str(out)))


def told(done: Generation) -> str:
    """Return one generation as a line."""
    return say(
        "train-generation",
        number=done.number + 1,
        decisions=done.decisions,
        loss=f"{done.loss:.4f}",
        share=f"{done.share:.1%}",
        games=done.games,
        passed="yes" if done.passed else "no",
    )
