"""Fit the weights of a game's evaluation to games that bots played.

    python tools/tune.py aisopos --games 300 --write

Plays games with the installed package, keeps positions and who won in the end, and then, on the
plain sources, changes one weight after another as long as the evaluation foretells the winners
better.  A weight is a float, or a list of floats, that stands as a `Final` at the top of
`evaluate.py` (or of another module of the game's room).  Half of the games are held back: the
error on them says whether the new weights are better or only busier.
"""

import ast
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from types import ModuleType

import click

import ludotheque as lt
from ludotheque.core import Game

ROOT = Path(__file__).parents[1]
STEPS = (0.4, 0.2, 0.1, 0.05)
SMALLEST = 0.02
# One decision of so many is taken at random, so that odd positions are seen too.
ASTRAY = 12


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
            file.write(json.dumps([chosen, shares, state.scores()]) + "\n")
            click.echo(f"\r{number + 1} games", nl=False, err=True)
    click.echo(err=True)


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


@dataclass
class Weight:
    """One number in the source: where it stands, and how to change it in the running module."""

    module: ModuleType
    name: str
    index: int | None
    node: ast.expr

    @property
    def value(self) -> float:
        """The weight as it is now."""
        held = getattr(self.module, self.name)
        return float(held if self.index is None else held[self.index])

    @value.setter
    def value(self, value: float) -> None:
        if self.index is None:
            setattr(self.module, self.name, value)
        else:
            getattr(self.module, self.name)[self.index] = value

    def __str__(self) -> str:
        return self.name if self.index is None else f"{self.name}[{self.index}]"


def number(node: ast.expr) -> float | None:
    """Return the float that *node* writes, if it is one."""
    try:
        value = ast.literal_eval(node)
    except ValueError:
        return None
    return value if isinstance(value, float) else None


def weights(module: ModuleType) -> list[Weight]:
    """Return all weights of *module*, as they stand in its source."""
    found: list[Weight] = []
    for line in ast.parse(source_of(module).read_text("utf-8")).body:
        if not isinstance(line, ast.AnnAssign) or not isinstance(line.target, ast.Name):
            continue
        if isinstance(line.value, ast.List):
            for index, node in enumerate(line.value.elts):
                if number(node) is not None:
                    found.append(Weight(module, line.target.id, index, node))
        elif line.value is not None and number(line.value) is not None:
            found.append(Weight(module, line.target.id, None, line.value))
    return found


def source_of(module: ModuleType) -> Path:
    """Return the file that *module* was read from."""
    return Path(str(module.__file__))


# A position, and for each seat what came of it: its share of the win, or its points.
Sample = tuple[lt.State, list[float]]
Forecast = Callable[[lt.State, int], float]


def load(game: Game, path: Path, points: bool) -> list[list[Sample]]:
    """Return the positions of each game as states, with the shares of the win or the *points*."""
    games: list[list[Sample]] = []
    for line in path.read_text("ascii").splitlines():
        snapshots, shares, scores = json.loads(line)
        came = scores if points else shares
        games.append([(game.restore(snapshot), came) for snapshot in snapshots])
    return games


def error(games: list[list[Sample]], forecast: Forecast) -> float:
    """Return the mean squared error of the *forecast*."""
    total, count = 0.0, 0
    for samples in games:
        for state, came in samples:
            for seat in range(state.seats):
                total += (forecast(state, seat) - came[seat]) ** 2
                count += 1
    return total / count


def fit(games: list[list[Sample]], forecast: Forecast, found: list[Weight]) -> None:
    """Change the weights one by one, by ever smaller steps, as long as the error shrinks."""
    least = error(games, forecast)
    for step in STEPS:
        for weight in found:
            least = improved(games, forecast, weight, step, least)
        click.echo(f"steps of {step:.0%}: {least:.5f}", err=True)


def improved(
    games: list[list[Sample]], forecast: Forecast, weight: Weight, step: float, least: float
) -> float:
    """Move *weight* up or down as long as that helps; return the error then."""
    for sign in (1, -1):
        while True:
            before = weight.value
            weight.value = before + sign * max(abs(before) * step, SMALLEST)
            now = error(games, forecast)
            if now >= least - 1e-7:
                weight.value = before
                break
            least = now
    return least


def write(module: ModuleType, found: list[Weight]) -> None:
    """Write the weights back to where they stand in the source."""
    lines = source_of(module).read_text("utf-8").splitlines(keepends=True)
    for weight in sorted(found, key=lambda weight: weight.node.col_offset, reverse=True):
        node = weight.node
        row = node.lineno - 1
        text = repr(float(f"{weight.value:.3g}"))
        lines[row] = lines[row][: node.col_offset] + text + lines[row][node.end_col_offset :]
    source_of(module).write_text("".join(lines), "utf-8")


def win(state: lt.State, seat: int) -> float:
    """Return the share of the win that the evaluation foretells."""
    return state.evaluate(seat)


def tuned(game: str, name: str, points: str, path: Path, keep: bool) -> None:
    """Fit the weights of one module to the positions in *path* and print them."""
    if lt.COMPILED:
        raise SystemExit("weights can only be changed in the plain sources")
    games = load(lt.game(game), path, points != "")
    held_back, training = games[::2], games[1::2]
    module = import_module(f"ludotheque.games.{game}.{name}")
    forecast: Forecast = getattr(module, points) if points else win
    found = weights(module)
    before = error(held_back, forecast)
    old = [weight.value for weight in found]
    fit(training, forecast, found)
    for weight, was in zip(found, old, strict=True):
        click.echo(f"{weight!s:24} {was:8.3f} -> {weight.value:8.3f}")
    click.echo(f"error on the games held back: {before:.5f} -> {error(held_back, forecast):.5f}")
    if keep:
        write(module, found)


def run_self(words: list[str], path: str) -> None:
    """Run this tool again in a process of its own, with *path* before the installed package."""
    env = {**os.environ, "PYTHONPATH": path}
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
@click.option("--points", default="", help="A function of the module that foretells the points.")
@click.option("--games", default=300)
@click.option("--kept", default=12, help="Positions kept of each game.")
@click.option("--seed", default=1)
@click.option("--engine", default="", help="Where a compiled build is, if it is not installed.")
@click.option("--positions", type=click.Path(path_type=Path), help="Kept from an earlier run.")
@click.option("--write", "keep", is_flag=True, help="Write the weights to the source.")
@click.option("--part", type=click.Choice(["collect", "fit"]), hidden=True)
def main(
    game: str,
    module: str,
    players: tuple[str, ...],
    points: str,
    games: int,
    kept: int,
    seed: int,
    engine: str,
    positions: Path | None,
    keep: bool,
    part: str | None,
) -> None:
    """Fit the weights of the evaluation of GAME to games that bots played."""
    if positions is None:
        positions = Path(tempfile.mkdtemp()) / f"{game}.jsonl"
    if part == "collect":
        collect(game, players, games, kept, seed, positions)
    elif part == "fit":
        tuned(game, module, points, positions, keep)
    else:
        words = [*sys.argv[1:], "--positions", str(positions)]
        if not positions.exists():
            run_self([*words, "--part", "collect"], engine)
        run_self([*words, "--part", "fit"], str(ROOT / "src"))


if __name__ == "__main__":
    main()
