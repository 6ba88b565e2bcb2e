"""Find weights for a game's evaluation.

    python tools/tune.py aisopos fit --games 2000 --write
    python tools/tune.py bunny_kingdom fit --only CERTAINTY --write
    python tools/tune.py above_and_below climb --steps 4000 --but CERTAINTY --write
    python tools/tune.py above_and_below count --seats 4 --write
    python tools/tune.py above_and_below spread --write

Compiles the game once more with its weights left open to change.  A weight is a float, or a list
of floats, that stands as a `Final` at the top of `evaluate.py` (or of another module of the room);
whole numbers there are counts.

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
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from types import ModuleType

import click
import numpy as np
import numpy.typing as npt
from bots_page import FIGURES, Z

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
# How a climb goes on: by what part of itself a weight is nudged at first, and by what part of a
# nudge the weights move towards the better side in the end.
FIRST_NUDGE = 0.25
PACE = 0.02

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
    """One number in the source: where it stands, in which list, if any, and if it is a count."""

    name: str
    index: int | None
    node: ast.expr
    whole: bool

    def held_by(self, module: ModuleType) -> float:
        """Return the weight as it is in the running *module*."""
        held = getattr(module, self.name)
        return float(held if self.index is None else held[self.index])

    def put(self, module: ModuleType, value: float) -> None:
        """Change the weight in the running *module*."""
        if self.index is None:
            setattr(module, self.name, round(value) if self.whole else value)
        else:
            getattr(module, self.name)[self.index] = value

    def __str__(self) -> str:
        return self.name if self.index is None else f"{self.name}[{self.index}]"


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


def weights(source: Path) -> list[Weight]:
    """Return all weights as they stand in *source*."""
    found: list[Weight] = []
    for line, name, numbers in assignments(source.read_text("utf-8")):
        many = isinstance(line.value, ast.List)
        for index, node in enumerate(numbers):
            whole = isinstance(number(node), int)
            found.append(Weight(name, index if many else None, node, whole))
    return found


def write(source: Path, found: list[Weight], values: Numbers) -> None:
    """Write the weights back to where they stand in *source*."""
    lines = source.read_text("utf-8").splitlines(keepends=True)
    pairs = list(zip(found, values, strict=True))
    for weight, value in sorted(pairs, key=lambda pair: -pair[0].node.col_offset):
        row = weight.node.lineno - 1
        text = repr(round(value)) if weight.whole else repr(float(f"{value:.3g}"))
        start, end = weight.node.col_offset, weight.node.end_col_offset
        lines[row] = lines[row][:start] + text + lines[row][end:]
    source.write_text("".join(lines), "utf-8")


# An engine whose weights can change


def opened(game: str, module: str, folder: Path) -> Path:
    """Compile the *game* alone with the weights of its *module* not final; return where it is."""
    folder.mkdir()
    for name in ("src", "setup.py", "pyproject.toml", "README.md", "LICENSE"):
        from_, to = ROOT / name, folder / name
        if from_.is_dir():
            shutil.copytree(from_, to, ignore=shutil.ignore_patterns("*.so", "__pycache__"))
        else:
            shutil.copy(from_, to)
    for other in lt.all_games():
        if other != game:
            shutil.rmtree((folder / room(other, module)).parent)
    source = folder / room(game, module)
    text = source.read_text("utf-8")
    lines = text.splitlines(keepends=True)
    for line, _, numbers in assignments(text):
        kind = "int" if isinstance(number(numbers[0]), int) else "float"
        kind = f"list[{kind}]" if isinstance(line.value, ast.List) else kind
        lines[line.lineno - 1] = lines[line.lineno - 1].replace("Final", kind, 1)
    source.write_text("".join(lines), "utf-8")
    env = {**os.environ, "LUDOTHEQUE_COMPILE": "require", "LUDOTHEQUE_OPT_LEVEL": "1"}
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


def tuned(game: str, name: str, only: tuple[str, ...], path: Path, keep: bool) -> None:
    """Fit the weights of one module to the positions in *path*; *keep* them if they are better."""
    games = load(lt.game(game), path)
    source = ROOT / room(game, name)
    module, found = import_module(f"ludotheque.games.{game}.{name}"), weights(source)
    found = [each for each in found if not each.whole and (not only or each.name in only)]
    training, held_back = Fit(module, found, games[1::2]), Fit(module, found, games[::2])
    values = training.fitted()
    before, after = (error(held_back.gaps(each)) for each in (training.start, values))
    click.echo(f"error on the games held back: {before:.5f} -> {after:.5f}")
    report(source, found, training.start, values, keep and after < before)


# Climbing


class Climb:
    """Weights of a running *module*, tried out by the bot *climber* at tables of so many *seats*.

    It plays against itself with other weights, or alone against a *rival* who goes by none.
    """

    def __init__(
        self, game: str, module: ModuleType, found: list[Weight], seats: int, climber: str,
        rival: str,
    ) -> None:  # fmt: skip
        self.game = lt.game(game)
        self.module = module
        self.found = found
        self.seats = seats
        self.climber = climber
        self.rival = rival

    def put(self, values: Numbers) -> None:
        """Have the evaluation go by *values*."""
        for weight, value in zip(self.found, values, strict=True):
            weight.put(self.module, float(value))

    def advantage(self, one: Numbers, other: Numbers, side: list[int], seed: int) -> float:
        """Play a game in which a *side* goes by *one* and the others by *other* or are rivals.

        Return -2 to 2: how much more of the win, and of the points, the side has than the rest.
        """
        state = self.game.new(self.seats, seed)
        names = [self.climber if seat in side else self.rival for seat in range(self.seats)]
        bots = [lt.bot(name or self.climber, seed + seat) for seat, name in enumerate(names)]
        while not state.over:
            actor = state.actor()
            if actor == lt.CHANCE:
                state.roll()
                continue
            self.put(one if actor in side else other)
            state.apply(actor, bots[actor].choose(lt.Seat(state, actor)))
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
            signs = np.array([2.0 * rng.below(2) - 1.0 for _ in values])
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
        found = np.array([self.surplus(new, old, seed + number) for number in range(games)])
        return float(found.mean()), float(Z * found.std() / np.sqrt(games))


def lead(state: lt.State, side: list[int]) -> float:
    """Return -2 to 2: how much more of the win, and of the points, a *side* has than the rest."""
    winners, scores = state.winners(), state.scores()
    won = 2 * sum(seat in side for seat in winners) / len(winners) - 1 if winners else 0.0
    mine = sum(scores[seat] for seat in side)
    all_points = sum(abs(score) for score in scores)
    return won + (2 * mine - sum(scores)) / max(all_points, 1)


def climb(climber: Climb, source: Path, steps: int, seed: int, keep: bool) -> None:
    """Climb with some weights of one module, print them and *keep* them if they play better."""
    start = np.array([weight.held_by(climber.module) for weight in climber.found])
    values = climber.climbed(start, steps, seed)
    deals = max(steps // 8, 100)
    better, off = climber.compared(values, start, deals, seed + steps)
    click.echo(f"on {deals} other deals better by {better:.3f}, give or take {off:.3f}")
    report(source, climber.found, start, values, keep and better > off)
    if keep and better > off:
        keep_climb({
            "game": climber.game.name, "seats": climber.seats, "rival": climber.rival,
            "steps": steps, "deals": deals, "better": better, "off": off,
        })  # fmt: skip


def keep_climb(row: dict[str, object]) -> None:
    """Add *row* to the climbs that docs/bots.md tells of."""
    figures = json.loads(FIGURES.read_text("utf-8"))
    figures.setdefault("climbs", []).append(row)
    FIGURES.write_text(json.dumps(figures, indent=1) + "\n", "utf-8")


def count(climber: Climb, source: Path, deals: int, seed: int, keep: bool) -> None:
    """Try one more and one less of every count, and go on where that plays better."""
    values = np.array([weight.held_by(climber.module) for weight in climber.found])
    start = values.copy()
    rows: list[dict[str, object]] = []
    for index, weight in enumerate(climber.found):
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
    report(source, climber.found, start, values, keep)
    if keep:
        keep_counts(climber.game.name, rows)


def keep_counts(game: str, rows: list[dict[str, object]]) -> None:
    """Put *rows* in the place of what docs/bots.md told of the counts of *game*."""
    figures = json.loads(FIGURES.read_text("utf-8"))
    others = [row for row in figures.get("counts", []) if row["game"] != game]
    figures["counts"] = others + rows
    FIGURES.write_text(json.dumps(figures, indent=1) + "\n", "utf-8")


def spread(game: str, source: Path, games: int, seed: int, keep: bool) -> None:
    """Find the lead that games of greedy bots usually end with; *keep* it as SPREAD."""
    squares: list[int] = []
    for number in range(games):
        seats = lt.game(game).seats
        state = lt.game(game).new(seats[number % len(seats)], seed + number)
        play(state, ["greedy"] * state.seats, lt.Rng.seeded(seed + number))
        scores = state.scores()
        for seat, mine in enumerate(scores):
            squares.append((mine - max(scores[:seat] + scores[seat + 1 :])) ** 2)
    found = [weight for weight in weights(source) if weight.name == "SPREAD"]
    module = import_module(f"ludotheque.games.{game}.{source.stem}")
    start = np.array([weight.held_by(module) for weight in found])
    report(source, found, start, np.array([np.sqrt(np.mean(squares))]), keep)


def report(source: Path, found: list[Weight], start: Numbers, values: Numbers, keep: bool) -> None:
    """Print what became of the weights and *keep* them in *source*."""
    for weight, was, now in zip(found, start, values, strict=True):
        click.echo(f"{weight!s:24} {was:8.3f} -> {now:8.3f}")
    if keep:
        write(source, found, values)


def parted(words: list[str], engine: Path) -> None:
    """Run this tool again in a process of its own, on the *engine* whose weights are open."""
    env = {**os.environ, "PYTHONPATH": str(engine)}
    command = [sys.executable, __file__, *words, "--inside"]
    subprocess.run(command, env=env, check=True)  # noqa: S603


@click.command()
@click.argument("game")
@click.argument("how", type=click.Choice(["fit", "climb", "count", "spread"]))
@click.option("--module", default="evaluate", help="The module that holds the weights.")
@click.option("--only", multiple=True, help="Fit these weights and leave the others.")
@click.option("--but", multiple=True, help="Climb with all weights but these.")
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
    module: str,
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
    with tempfile.TemporaryDirectory() as folder:
        source = ROOT / room(game, module)
        if not inside:
            parted(sys.argv[1:], opened(game, module, Path(folder, "engine")))
        elif how == "spread":
            spread(game, source, games, seed, keep)
        elif how in ("climb", "count"):
            held = import_module(f"ludotheque.games.{game}.{module}")
            found = [weight for weight in weights(source) if weight.name not in but]
            found = [weight for weight in found if weight.whole == (how == "count")]
            player = Climb(game, held, found, seats, climber, rival)
            if how == "climb":
                climb(player, source, steps, seed, keep)
            else:
                count(player, source, games, seed, keep)
        else:
            path = positions or Path(folder, f"{game}.jsonl")
            if not path.exists():
                tables = players or tuple(",".join(["greedy"] * n) for n in lt.game(game).seats)
                collect(game, tables, games, kept, seed, path)
            tuned(game, module, only, path, keep)


if __name__ == "__main__":
    main()
