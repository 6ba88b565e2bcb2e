"""Find weights for a game's evaluation.

    python tools/tune.py GAME fit --games 2000 --write
    python tools/tune.py GAME fit --only CERTAINTY --write
    python tools/tune.py GAME climb --steps 4000 --but CERTAINTY --write
    python tools/tune.py GAME count --seats 4 --write
    python tools/tune.py GAME spread --write

Compiles the game once more with its weights left open to change.  A weight is a float, or a list
of floats, that stands as a `Final` in `strategy/weights.py` of its room; whole numbers there are
counts.

`fit` plays games, keeps positions and who won in the end, and moves the weights to where the
evaluation foretells the winners best.  Half of the games are held back: the error on them says
whether the new weights are better or only busier.  Whether they also play better is for
`tools/duel.py` to say: what goes with winning is not always what makes win.

`climb` nudges all weights at once, up or down at random, lets greedy bots play with them against
others for whom they are nudged the other way, and goes a little towards the better side, some
thousand times.  Where it led is kept only if it then does better on deals of its own.

`count` plays every count one higher and one lower, and goes on where that does better.

`spread` plays games to the end and takes the lead that they usually end with (the root of the mean
square of every seat's lead over its best rival) for the scale of the evaluation.

Needs a C compiler, and what `pip install -e .[measure]` brings.
"""

import ast
import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any, TypeAlias

import click
import numpy as np
import numpy.typing as npt
from figures import known_figures, write_figures

import ludotheque as lt
from ludotheque.arena import off_by, play, steps
from ludotheque.bots import Bot
from ludotheque.core import CHANCE, Game

ROOT = Path(__file__).parents[1]
# One decision of so many is taken at random, so that odd positions are seen too.
ASTRAY = 12
# How the fit goes on: so many steps at most, each tried with more and more caution; by how much a
# weight is nudged to see what it does; and how hard it is held where it was: moved by as much as
# it is, it must take this much off the mean squared error.
STEPS = 8
TRIES = 5
NUDGE = 0.1
SMALLEST = 0.02
HELD = 1e-4
# How a climb goes on: by what part of itself a weight is nudged at first, and by what part of a
# nudge the weights move towards the better side in the end.
FIRST_NUDGE = 0.25
PACE = 0.02

Numbers: TypeAlias = "npt.NDArray[np.float64]"
# A position, and for each seat its share of the win in the end.
Sample = tuple[lt.State, list[float]]


# Playing


class Astray:
    """Plays as *bot* does, but now and then at random."""

    def __init__(self, bot: Bot, rng: lt.Rng) -> None:
        self.bot = bot
        self.rng = rng

    def choose(self, seat: lt.Seat) -> int:
        """Return what the bot would do, or any legal action."""
        legal = seat.choices()
        if self.rng.below(ASTRAY) == 0:
            return legal[self.rng.below(len(legal))]
        return self.bot.choose(seat)


def astray(players: list[str], rng: lt.Rng) -> list[Bot]:
    """Return the bots called *players*, who err now and then."""
    bots = [lt.bot(name, rng.word()) for name in players]
    return [Astray(bot, rng) for bot in bots]


def collect(
    game: Game, tables: tuple[str, ...], games: int, kept: int, seed: int, path: Path
) -> None:
    """Play *games* games and write *kept* positions of each, with the shares of the win."""
    rng = lt.Rng.seeded(seed)
    with path.open("w", encoding="ascii") as file:
        for number in range(games):
            # Half of the games, every second one, are held back: those of each table alike.
            players = tables[number // 2 % len(tables)].split(",")
            state = game.new(len(players), seed + number)
            snapshots = [
                state.snapshot()
                for seat in steps(state, astray(players, rng))
                if seat != CHANCE and len(state.legal(seat)) > 1
            ]
            chosen = [snapshots[rng.below(len(snapshots))] for _ in range(kept)]
            file.write(json.dumps([chosen, state.shares()]) + "\n")


# Weights


@dataclass
class Weight:
    """One number in a *source*: its name, its place in a list, if any, and if it is a count.

    *module* is the one of the running engine that holds it.
    """

    source: Path
    name: str
    index: int | None
    node: ast.expr
    whole: bool
    module: ModuleType

    def held(self) -> float:
        """Return the weight as it is in the running engine."""
        held = getattr(self.module, self.name)
        return float(held if self.index is None else held[self.index])

    def put(self, value: float) -> None:
        """Change the weight in the running engine."""
        if self.index is None:
            setattr(self.module, self.name, round(value) if self.whole else value)
        else:
            getattr(self.module, self.name)[self.index] = value

    def written(self, value: float) -> str:
        """Return *value* as it is written in the source."""
        return repr(round(value)) if self.whole else repr(float(f"{value:.3g}"))

    def __str__(self) -> str:
        return self.name if self.index is None else f"{self.name}[{self.index}]"


class Weights:
    """Some weights of a game, in the sources of its room and in the engine that runs."""

    def __init__(self, game: Game, wanted: Callable[[Weight], bool]) -> None:
        self.found = [weight for weight in all_weights(game) if wanted(weight)]

    def held(self) -> Numbers:
        """Return all of them as they are in the running engine."""
        return np.array([weight.held() for weight in self.found])

    def put(self, values: Numbers) -> None:
        """Have the running engine go by *values*."""
        for weight, value in zip(self.found, values, strict=True):
            weight.put(float(value))

    def report(self, start: Numbers, values: Numbers, keep: bool) -> None:
        """Print what became of the weights and *keep* them in the sources."""
        for weight, was, now in zip(self.found, start, values, strict=True):
            click.echo(f"{weight!s:24} {was:8.3f} -> {now:8.3f}")
        if keep:
            self.write(values)

    def write(self, values: Numbers) -> None:
        """Write *values* to where the weights stand."""
        pairs = list(zip(self.found, values, strict=True))
        # From the right to the left: what is written moves all that follows in its line.
        for weight, value in sorted(pairs, key=lambda pair: -pair[0].node.col_offset):
            lines = weight.source.read_text("utf-8").splitlines(keepends=True)
            row, start, end = (
                weight.node.lineno - 1,
                weight.node.col_offset,
                weight.node.end_col_offset,
            )
            lines[row] = lines[row][:start] + weight.written(value) + lines[row][end:]
            weight.source.write_text("".join(lines), "utf-8")


def number(node: ast.expr | None) -> int | float | None:
    """Return the number that *node* writes, if it is one."""
    try:
        value = ast.literal_eval(node) if node is not None else None
    except ValueError:
        return None
    return value if type(value) in (int, float) else None


def assignments(text: str) -> list[tuple[ast.AnnAssign, str, list[ast.expr]]]:
    """Return the lines of a source that hold weights: each with its name and its numbers."""
    found: list[tuple[ast.AnnAssign, str, list[ast.expr]]] = []
    for line in ast.parse(text).body:
        if not isinstance(line, ast.AnnAssign) or not isinstance(line.target, ast.Name):
            continue
        nodes = line.value.elts if isinstance(line.value, ast.List) else [line.value]
        numbers = [node for node in nodes if node is not None and number(node) is not None]
        if numbers:
            found.append((line, line.target.id, numbers))
    return found


def all_weights(game: Game) -> list[Weight]:
    """Return all weights of *game*."""
    source = ROOT / source_of(game)
    module = import_module(f"{game.room}.strategy.weights")
    found: list[Weight] = []
    for line, name, numbers in assignments(source.read_text("utf-8")):
        many = isinstance(line.value, ast.List)
        for index, node in enumerate(numbers):
            whole = isinstance(number(node), int)
            found.append(Weight(source, name, index if many else None, node, whole, module))
    return found


def room(game: Game) -> Path:
    """Return where the room of *game* stands in the project."""
    return Path("src", *game.room.split("."))


def source_of(game: Game) -> Path:
    """Return where the weights of *game* stand in the project."""
    return room(game) / "strategy" / "weights.py"


# An engine whose weights can change


def opened(game: Game, folder: Path) -> Path:
    """Compile the *game* alone with its weights not final; return where it is."""
    folder.mkdir()
    for name in ("src", "setup.py", "pyproject.toml", "README.md", "LICENSE"):
        from_, to = ROOT / name, folder / name
        if from_.is_dir():
            shutil.copytree(from_, to, ignore=shutil.ignore_patterns("*.so", "__pycache__"))
        else:
            shutil.copy(from_, to)
    for other in lt.all_games().values():
        if other is not game:
            shutil.rmtree(folder / room(other))
    leave_open(folder / source_of(game))
    env = {**os.environ, "LUDOTHEQUE_COMPILE": "require", "LUDOTHEQUE_OPT_LEVEL": "1"}
    command = [sys.executable, "setup.py", "-q", "build_ext", "--inplace"]
    subprocess.run(command, cwd=folder, env=env, check=True, stdout=sys.stderr)  # noqa: S603
    return folder / "src"


def leave_open(source: Path) -> None:
    """Declare the weights in *source* as variables instead of constants."""
    text = source.read_text("utf-8")
    lines = text.splitlines(keepends=True)
    for line, _, numbers in assignments(text):
        kind = "int" if isinstance(number(numbers[0]), int) else "float"
        kind = f"list[{kind}]" if isinstance(line.value, ast.List) else kind
        lines[line.lineno - 1] = lines[line.lineno - 1].replace("Final", kind, 1)
    source.write_text("".join(lines), "utf-8")


# Fitting


def load(game: Game, path: Path) -> list[list[Sample]]:
    """Return the positions of each game as states, with the shares of the win."""
    games: list[list[Sample]] = []
    for line in path.read_text("ascii").splitlines():
        snapshots, shares = json.loads(line)
        games.append([(game.restore(snapshot), shares) for snapshot in snapshots])
    return games


class Fit:
    """Some *weights*, and the *games* that they are to foretell."""

    def __init__(self, weights: Weights, games: list[list[Sample]]) -> None:
        self.weights = weights
        self.games = games
        self.start = weights.held()
        self.pull = HELD / np.maximum(np.abs(self.start), SMALLEST) ** 2

    def gaps(self, values: Numbers) -> Numbers:
        """Return by how much the evaluation with *values* misses what came, seat by seat."""
        self.weights.put(values)
        return np.array(
            [
                state.expected_share(state.evaluate(seat)) - shares[seat]
                for samples in self.games
                for state, shares in samples
                for seat in range(state.seats)
            ]
        )

    def cost(self, values: Numbers, missed: Numbers) -> float:
        """Return what is to be made small: the error, and how far the weights have moved."""
        return error(missed) + float(self.pull @ (values - self.start) ** 2)

    def slopes(self, values: Numbers, missed: Numbers) -> Numbers:
        """Return by how much each forecast rises with each weight."""
        columns: list[Numbers] = []
        for index, value in enumerate(values):
            nudged = values.copy()
            nudged[index] += max(abs(value) * NUDGE, SMALLEST)
            columns.append((self.gaps(nudged) - missed) / (nudged[index] - value))
        return np.array(columns).T

    def fitted(self) -> Numbers:
        """Move all weights at once, step by step, to where the cost is least.

        This is Levenberg's and Marquardt's way: a step that would fail is tried again, shorter.
        """
        values = self.start
        missed = self.gaps(values)
        damping = 1.0
        for step in range(STEPS):
            slopes = self.slopes(values, missed)
            curve = slopes.T @ slopes / len(missed)
            downhill = slopes.T @ missed / len(missed) + self.pull * (values - self.start)
            for _ in range(TRIES):
                steepness = np.diag(self.pull + damping * np.diag(curve))
                then = values - np.linalg.solve(curve + steepness, downhill)
                missing = self.gaps(then)
                if self.cost(then, missing) < self.cost(values, missed):
                    break
                damping *= 4
            else:
                return values
            values, missed, damping = then, missing, damping / 4
            click.echo(f"step {step + 1}: {error(missed):.5f}", err=True)
        return values


def error(missed: Numbers) -> float:
    """Return the mean squared error."""
    return float(np.mean(missed**2))


def fit(game: Game, weights: Weights, path: Path, keep: bool) -> None:
    """Fit *weights* to the positions in *path*; *keep* them if they are better."""
    games = load(game, path)
    training, held_back = Fit(weights, games[1::2]), Fit(weights, games[::2])
    values = training.fitted()
    before, after = (error(held_back.gaps(each)) for each in (training.start, values))
    click.echo(f"error on the games held back: {before:.5f} -> {after:.5f}")
    weights.report(training.start, values, keep and after < before)


# Climbing


class Climb:
    """Some *weights*, tried out by the bot *climber* at tables of so many *seats*.

    It plays against itself with other weights, or alone against a *rival* who goes by none.
    """

    def __init__(self, game: Game, weights: Weights, seats: int, climber: str, rival: str) -> None:
        self.game = game
        self.weights = weights
        self.seats = seats
        self.climber = climber
        self.rival = rival

    def advantage(self, one: Numbers, other: Numbers, side: list[int], seed: int) -> float:
        """Play a game in which a *side* goes by *one* and the others by *other* or are rivals.

        Return -2 to 2: how much more of the win, and of the points, the side has than the rest.
        """
        state = self.game.new(self.seats, seed)
        names = [self.climber if seat in side else self.rival for seat in range(self.seats)]
        bots = [lt.bot(name or self.climber, seed + seat) for seat, name in enumerate(names)]
        for seat in steps(state, bots):
            if seat != CHANCE:
                self.weights.put(one if seat in side else other)
        return lead(state, side)

    def surplus(self, one: Numbers, other: Numbers, seed: int) -> float:
        """Return by how much *one* does better than *other* on a deal that both play alike."""
        first = seed % self.seats
        if self.rival:
            here = self.advantage(one, other, [first], seed)
            return here - self.advantage(other, one, [first], seed)
        half = [(first + 2 * number) % self.seats for number in range(self.seats // 2)]
        half = half if seed % 3 or self.seats == 2 else [first, (first + 1) % self.seats]
        rest = [seat for seat in range(self.seats) if seat not in half]
        here = self.advantage(one, other, half, seed)
        return (here + self.advantage(one, other, rest, seed)) / 2

    def climbed(self, start: Numbers, steps: int, seed: int) -> Numbers:
        """Take so many *steps* and return where they led.

        This is Spall's way: all weights are nudged at once, each up or down at random; one side
        plays with them so, the other with them nudged the other way, and all go a little towards
        the side that did better.  What does not matter goes to and fro, what does goes on.
        """
        rng = lt.Rng.seeded(seed)
        scale = np.maximum(np.abs(start), SMALLEST)
        values = start.copy()
        for step in range(steps):
            signs = np.array([2.0 * float(rng.below(2)) - 1.0 for _ in values])
            nudge = FIRST_NUDGE / (step + 1) ** 0.1
            pace = PACE * ((1 + 0.1) / (step / steps + 0.1)) ** 0.6
            change = nudge * signs * scale
            better = self.surplus(values + change, values - change, seed + step)
            values = values + pace * better * change
            if (step + 1) % 1000 == 0:
                click.echo(f"step {step + 1}: {np.round(values, 3)}", err=True)
        return values

    def compared(self, new: Numbers, old: Numbers, games: int, seed: int) -> tuple[float, float]:
        """Return by how much *new* does better than *old* over so many deals, and its error."""
        found = [self.surplus(new, old, seed + number) for number in range(games)]
        return float(np.mean(found)), off_by(found)


def lead(state: lt.State, side: list[int]) -> float:
    """Return -2 to 2: how much more of the win, and of the points, a *side* has than the rest."""
    shares, scores = state.shares(), state.scores()
    won = 2 * sum(shares[seat] for seat in side) - sum(shares)
    mine = sum(scores[seat] for seat in side)
    all_points = sum(abs(score) for score in scores)
    return won + (2 * mine - sum(scores)) / max(all_points, 1)


def climb(climber: Climb, steps: int, seed: int, keep: bool) -> None:
    """Climb with some weights, print them and *keep* them if they play better."""
    start = climber.weights.held()
    values = climber.climbed(start, steps, seed)
    deals = max(steps // 8, 100)
    better, off = climber.compared(values, start, deals, seed + steps)
    click.echo(f"on {deals} other deals better by {better:.3f}, give or take {off:.3f}")
    climber.weights.report(start, values, keep and better > off)
    if keep and better > off:
        keep_climb({
            "game": climber.game.name, "seats": climber.seats, "rival": climber.rival,
            "steps": steps, "deals": deals, "better": better, "off": off,
        })  # fmt: skip


def keep_climb(row: dict[str, Any]) -> None:
    """Add *row* to the climbs that docs/bots.md tells of."""
    figures = known_figures()
    figures.setdefault("climbs", []).append(row)
    write_figures(figures)


def count(climber: Climb, deals: int, seed: int, keep: bool) -> None:
    """Try one more and one less of every count, and go on where that plays better."""
    values = climber.weights.held()
    start = values.copy()
    rows: list[dict[str, Any]] = []
    for index, weight in enumerate(climber.weights.found):
        for step in (1, -1):
            better, off = 1.0, 0.0
            went_up = step < 0 and values[index] > start[index]
            while better > off and values[index] + step >= 0 and not went_up:
                tried = values.copy()
                tried[index] += step
                better, off = climber.compared(tried, values, deals, seed)
                click.echo(f"{weight} {tried[index]:g}: better by {better:.3f} ± {off:.3f}")
                rows.append({
                    "game": climber.game.name, "name": str(weight), "before": int(values[index]),
                    "tried": int(tried[index]), "deals": deals, "better": better, "off": off,
                })  # fmt: skip
                seed += deals
                if better > off:
                    values = tried
    climber.weights.report(start, values, keep)
    if keep:
        keep_counts(climber.game.name, rows)


def keep_counts(game: str, rows: list[dict[str, Any]]) -> None:
    """Put *rows* in the place of what docs/bots.md told of the counts of *game*."""
    figures = known_figures()
    others = [row for row in figures.get("counts", []) if row["game"] != game]
    figures["counts"] = others + rows
    write_figures(figures)


def spread(game: Game, weights: Weights, games: int, seed: int, keep: bool) -> None:
    """Find the lead that games of greedy bots usually end with; *keep* it as SPREAD."""
    squares: list[int] = []
    for number in range(games):
        state = game.new(game.seats[number % len(game.seats)], seed + number)
        play(state, astray(["greedy"] * state.seats, lt.Rng.seeded(seed + number)))
        scores = state.scores()
        for seat, mine in enumerate(scores):
            squares.append((mine - max(scores[:seat] + scores[seat + 1 :])) ** 2)
    weights.report(weights.held(), np.array([np.sqrt(np.mean(squares))]), keep)


def parted(words: list[str], engine: Path) -> None:
    """Run this tool again in a process of its own, on the *engine* whose weights are open."""
    env = {**os.environ, "PYTHONPATH": str(engine)}
    command = [sys.executable, __file__, *words, "--inside"]
    subprocess.run(command, env=env, check=True)  # noqa: S603


def chosen_by(how: str, only: tuple[str, ...], but: tuple[str, ...]) -> Callable[[Weight], bool]:
    """Return what says of a weight whether it is to be found *how* it was asked."""
    if how == "spread":
        return lambda weight: weight.name == "SPREAD"
    return lambda weight: (
        weight.whole == (how == "count")
        and weight.name not in but
        and (not only or weight.name in only)
    )


@click.command()
@click.argument("game")
@click.argument("how", type=click.Choice(["fit", "climb", "count", "spread"]))
@click.option("--only", multiple=True, help="Find these weights and leave the others.")
@click.option("--but", multiple=True, help="Find all weights but these.")
@click.option(
    "--players",
    multiple=True,
    help="Who plays for a fit, a bot a seat; given several times, such tables in turn."
    " Otherwise greedy bots, as few to as many as can play.",
)
@click.option("--seats", default=2, help="How many play for a climb or a count.")
@click.option("--climber", default="greedy:worlds=2", help="Who climbs, in a hurry.")
@click.option("--rival", default="", help="Against whom; otherwise against its own like.")
@click.option("--steps", default=2000, help="Steps of a climb: a deal played twice each.")
@click.option("--games", default=400, help="Games of a fit or a spread, deals of each count.")
@click.option("--kept", default=8, help="Positions kept of each game of a fit.")
@click.option("--seed", default=1)
@click.option("--positions", type=click.Path(path_type=Path), help="Keep a fit's positions there.")
@click.option("--write", "keep", is_flag=True, help="Write the weights to the source.")
@click.option("--inside", is_flag=True, hidden=True)
def main(
    game: str,
    how: str,
    only: tuple[str, ...],
    but: tuple[str, ...],
    players: tuple[str, ...],
    seats: int,
    climber: str,
    rival: str,
    steps: int,
    games: int,
    kept: int,
    seed: int,
    positions: Path | None,
    keep: bool,
    inside: bool,
) -> None:
    """Find weights for the evaluation of GAME."""
    played = lt.game(game)
    with tempfile.TemporaryDirectory() as folder:
        if not inside:
            parted(sys.argv[1:], opened(played, Path(folder, "engine")))
            return
        weights = Weights(played, chosen_by(how, only, but))
        if how == "spread":
            spread(played, weights, games, seed, keep)
        elif how == "climb":
            climb(Climb(played, weights, seats, climber, rival), steps, seed, keep)
        elif how == "count":
            count(Climb(played, weights, seats, climber, rival), games, seed, keep)
        else:
            path = positions or Path(folder, f"{game}.jsonl")
            if not path.exists():
                tables = players or tuple(",".join(["greedy"] * n) for n in played.seats)
                collect(played, tables, games, kept, seed, path)
            fit(played, weights, path, keep)


if __name__ == "__main__":
    main()
