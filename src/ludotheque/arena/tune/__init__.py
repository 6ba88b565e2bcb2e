"""Find weights for a game's evaluation, in an engine compiled with its weights left open.

It works in a checkout of the project and needs a C compiler.  The engine that runs when a tuning
is asked for compiles the other one and starts itself again on it.
"""

import shlex
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from ludotheque.arena.measure.figures import Figures
from ludotheque.arena.measuring import measuring
from ludotheque.arena.project import Project
from ludotheque.arena.telling import Tell
from ludotheque.arena.tune.climb import Climb, climb, count
from ludotheque.arena.tune.engine import opened
from ludotheque.arena.tune.fit import fit
from ludotheque.arena.tune.playing import collect
from ludotheque.arena.tune.spread import spread
from ludotheque.arena.tune.weights import Weight, Weights
from ludotheque.core import Game, LudothequeError

__all__ = ["WAYS", "Tuning", "opened", "runs", "tune"]

WAYS: Final = ("fit", "climb", "count", "spread")


@dataclass(frozen=True)
class Tuning:
    """What is to be found and how.

    *only* and *but* name weights; *players* are the tables of a fit, in turn; *climber* plays
    against *rival*, or its own like, at tables of so many *seats*; *kept* positions of each game
    of a fit go to *positions*; *keep* writes what was found to the sources.
    """

    how: str
    only: tuple[str, ...] = ()
    but: tuple[str, ...] = ()
    players: tuple[str, ...] = ()
    seats: int = 2
    climber: str = "greedy:worlds=2"
    rival: str = ""
    steps: int = 2000
    games: int = 400
    kept: int = 8
    seed: int = 1
    positions: Path | None = None
    keep: bool = False

    def wanted(self) -> Callable[[Weight], bool]:
        """Return what says of a weight whether it is to be found."""
        if self.how == "spread":
            return lambda weight: weight.name == "SPREAD"
        return lambda weight: (
            weight.whole == (self.how == "count")
            and weight.name not in self.but
            and (not self.only or weight.name in self.only)
        )

    def words(self) -> list[str]:
        """Return what a command would be told to ask for the same."""
        found = [self.how]
        for name, default in vars(Tuning(self.how)).items():
            value = getattr(self, name)
            if value == default:
                continue
            if name == "keep":
                found.append("--write")
            elif isinstance(value, tuple):
                found += [word for one in value for word in (f"--{name}", one)]
            else:
                found += [f"--{name}", str(value)]
        return found


def runs(games: list[Game]) -> list[list[str]]:
    """Return the words of every tuning by which the rooms of *games* say that weights are found."""
    return [
        [game.name, *shlex.split(words), "--write"]
        for game in games
        for words in measuring(game).weights
    ]


def tune(project: Project, game: Game, tuning: Tuning, tell: Tell) -> None:
    """Find weights of *game*, in an engine that has them open."""
    weights = Weights(project, game, tuning.wanted())
    if not weights.found:
        raise LudothequeError(
            f"{game.title} has no such weights", "no-weights", {"title": game.title}
        )
    figures = Figures(project.figures) if tuning.keep else None
    if tuning.how == "fit":
        fit_to_games(game, weights, tuning, tell)
    elif tuning.how == "spread":
        spread(game, weights, tuning.games, tuning.seed, tuning.keep, tell)
    else:
        climber = Climb(game, weights, tuning.seats, tuning.climber, tuning.rival, tell)
        if tuning.how == "climb":
            climb(climber, tuning.steps, tuning.seed, figures)
        else:
            count(climber, tuning.games, tuning.seed, figures)


def fit_to_games(game: Game, weights: Weights, tuning: Tuning, tell: Tell) -> None:
    """Play games, where their positions are not there yet, and fit the weights to them."""
    with tempfile.TemporaryDirectory() as folder:
        path = tuning.positions or Path(folder, "positions.jsonl")
        if not path.exists():
            tables = tuning.players or tuple(",".join(["greedy"] * n) for n in game.seats)
            collect(game, tables, tuning.games, tuning.kept, tuning.seed, path)
        fit(game, weights, path, tuning.keep, tell)
