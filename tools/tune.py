"""Fit the weights of a game's evaluation to games that bots played.

    python tools/tune.py aisopos --games 2000 --write

Compiles the package once more with the weights of the game left open to change, plays games with
it, keeps positions and who won in the end, and then moves the weights to where the evaluation
foretells the winners best.  A weight is a float, or a list of floats, that stands as a `Final` at
the top of `evaluate.py` (or of another module of the game's room).  Half of the games are held
back: the error on them says whether the new weights are better or only busier.  Whether they also
play better is for `tools/duel.py` to say.

Needs a C compiler, and what `pip install -e .[measure]` brings.
"""

import ast
import json
import os
import shutil
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from types import ModuleType

import click
import numpy as np
import numpy.typing as npt

import ludotheque as lt
from ludotheque.core import Game

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

Numbers = npt.NDArray[np.float64]
# A position, and for each seat its share of the win in the end.
Sample = tuple[lt.State, list[float]]


# Playing


def collect(
    game: str, tables: tuple[str, ...], games: int, kept: int, seed: int, path: Path
) -> None:
    """Play *games* games and write *kept* positions of each, with the shares of the win."""
    rng = lt.Rng.seeded(seed)
    with path.open("w", encoding="ascii") as file:
        for number in range(games):
            # Half of the games, every second one, are held back: those of each table alike.
            players = tables[number // 2 % len(tables)].split(",")
            state = lt.game(game).new(len(players), seed + number)
            snapshots = play(state, players, rng)
            winners = state.winners()
            shares = [(seat in winners) / max(len(winners), 1) for seat in range(state.seats)]
            chosen = [snapshots[rng.below(len(snapshots))] for _ in range(kept)]
            file.write(json.dumps([chosen, shares]) + "\n")


def play(state: lt.State, players: list[str], rng: lt.Rng) -> list[object]:
    """Play *state* to the end, now and then at random; return what was before each decision."""
    bots = [lt.bot(name, rng.word()) for name in players]
    snapshots: list[object] = []
    while not state.over:
        actor = state.actor()
        if actor == lt.CHANCE:
            state.roll()
            continue
        legal = state.legal(actor)
        if len(legal) > 1:
            snapshots.append(state.snapshot())
        if rng.below(ASTRAY) == 0:
            state.apply(actor, legal[rng.below(len(legal))])
        else:
            state.apply(actor, bots[actor].choose(lt.Seat(state, actor)))
    return snapshots


# Weights


@dataclass
class Weight:
    """One number in the source: where it stands there, and in which list, if in one."""

    name: str
    index: int | None
    node: ast.expr

    def held_by(self, module: ModuleType) -> float:
        """Return the weight as it is in the running *module*."""
        held = getattr(module, self.name)
        return float(held if self.index is None else held[self.index])

    def put(self, module: ModuleType, value: float) -> None:
        """Change the weight in the running *module*."""
        if self.index is None:
            setattr(module, self.name, value)
        else:
            getattr(module, self.name)[self.index] = value

    def __str__(self) -> str:
        return self.name if self.index is None else f"{self.name}[{self.index}]"


def number(node: ast.expr | None) -> float | None:
    """Return the float that *node* writes, if it is one."""
    try:
        value = ast.literal_eval(node) if node is not None else None
    except ValueError:
        return None
    return value if isinstance(value, float) else None


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


def weights(source: Path) -> list[Weight]:
    """Return all weights as they stand in *source*."""
    found: list[Weight] = []
    for line, name, numbers in assignments(source.read_text("utf-8")):
        many = isinstance(line.value, ast.List)
        for index, node in enumerate(numbers):
            found.append(Weight(name, index if many else None, node))
    return found


def write(source: Path, found: list[Weight], values: Numbers) -> None:
    """Write the weights back to where they stand in *source*."""
    lines = source.read_text("utf-8").splitlines(keepends=True)
    pairs = list(zip(found, values, strict=True))
    for weight, value in sorted(pairs, key=lambda pair: -pair[0].node.col_offset):
        row = weight.node.lineno - 1
        text = repr(float(f"{value:.3g}"))
        start, end = weight.node.col_offset, weight.node.end_col_offset
        lines[row] = lines[row][:start] + text + lines[row][end:]
    source.write_text("".join(lines), "utf-8")


# An engine whose weights can change


def opened(game: str, module: str, folder: Path) -> Path:
    """Compile the package in *folder* with the weights of *module* not final; return its path."""
    folder.mkdir()
    for name in ("src", "setup.py", "pyproject.toml", "README.md", "LICENSE"):
        from_, to = ROOT / name, folder / name
        if from_.is_dir():
            shutil.copytree(from_, to, ignore=shutil.ignore_patterns("*.so", "__pycache__"))
        else:
            shutil.copy(from_, to)
    source = folder / room(game, module)
    text = source.read_text("utf-8")
    lines = text.splitlines(keepends=True)
    for line, _, _ in assignments(text):
        kind = "list[float]" if isinstance(line.value, ast.List) else "float"
        lines[line.lineno - 1] = lines[line.lineno - 1].replace("Final", kind, 1)
    source.write_text("".join(lines), "utf-8")
    env = {**os.environ, "LUDOTHEQUE_COMPILE": "require"}
    command = [sys.executable, "setup.py", "-q", "build_ext", "--inplace"]
    subprocess.run(command, cwd=folder, env=env, check=True, stdout=sys.stderr)  # noqa: S603
    return folder / "src"


def room(game: str, module: str) -> Path:
    """Return where a module of *game* stands in the project."""
    return Path("src", "ludotheque", "games", game, f"{module}.py")


# Fitting


def load(game: Game, path: Path) -> list[list[Sample]]:
    """Return the positions of each game as states, with the shares of the win."""
    games: list[list[Sample]] = []
    for line in path.read_text("ascii").splitlines():
        snapshots, shares = json.loads(line)
        games.append([(game.restore(snapshot), shares) for snapshot in snapshots])
    return games


class Fit:
    """Weights of a running *module*, and the *games* that they are to foretell."""

    def __init__(self, module: ModuleType, found: list[Weight], games: list[list[Sample]]) -> None:
        self.module = module
        self.found = found
        self.games = games
        self.start = np.array([weight.held_by(module) for weight in found])
        self.pull = HELD / np.maximum(np.abs(self.start), SMALLEST) ** 2

    def gaps(self, values: Numbers) -> Numbers:
        """Return by how much the evaluation with *values* misses what came, seat by seat."""
        for weight, value in zip(self.found, values, strict=True):
            weight.put(self.module, float(value))
        return np.array(
            [
                state.evaluate(seat) - shares[seat]
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


def tuned(game: str, name: str, path: Path, keep: bool) -> None:
    """Fit the weights of one module to the positions in *path*, print them and *keep* them."""
    games = load(lt.game(game), path)
    source = ROOT / room(game, name)
    module, found = import_module(f"ludotheque.games.{game}.{name}"), weights(source)
    training, held_back = Fit(module, found, games[1::2]), Fit(module, found, games[::2])
    values = training.fitted()
    for weight, was, now in zip(found, training.start, values, strict=True):
        click.echo(f"{weight!s:24} {was:8.3f} -> {now:8.3f}")
    before, after = (error(held_back.gaps(each)) for each in (training.start, values))
    click.echo(f"error on the games held back: {before:.5f} -> {after:.5f}")
    if keep:
        write(source, found, values)


def run_self(words: list[str], path: Path) -> None:
    """Run this tool again in a process of its own, with the engine at *path*."""
    env = {**os.environ, "PYTHONPATH": str(path)}
    subprocess.run([sys.executable, __file__, *words], env=env, check=True)  # noqa: S603


@click.command()
@click.argument("game")
@click.option("--module", default="evaluate", help="The module that holds the weights.")
@click.option(
    "--players",
    multiple=True,
    default=("greedy,greedy",),
    help="Who plays, a bot a seat; given several times, such tables in turn.",
)
@click.option("--games", default=2000)
@click.option("--kept", default=8, help="Positions kept of each game.")
@click.option("--seed", default=1)
@click.option("--positions", type=click.Path(path_type=Path), help="Kept from an earlier run.")
@click.option("--write", "keep", is_flag=True, help="Write the weights to the source.")
@click.option("--part", type=click.Choice(["collect", "fit"]), hidden=True)
def main(
    game: str,
    module: str,
    players: tuple[str, ...],
    games: int,
    kept: int,
    seed: int,
    positions: Path | None,
    keep: bool,
    part: str | None,
) -> None:
    """Fit the weights of the evaluation of GAME to games that bots played."""
    if part is not None and positions is not None:
        if part == "collect":
            collect(game, players, games, kept, seed, positions)
        else:
            tuned(game, module, positions, keep)
        return
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        engine = opened(game, module, folder / "engine")
        if positions is None:
            positions = folder / f"{game}.jsonl"
        words = [*sys.argv[1:], "--positions", str(positions)]
        if not positions.exists():
            run_self([*words, "--part", "collect"], engine)
        run_self([*words, "--part", "fit"], engine)


if __name__ == "__main__":
    main()
