"""The weights of a game's evaluation, in the sources of its room and in the engine that runs.

A weight is a float, or a list of floats, that stands as a `Final` in `strategy/weights.py` of its
room; whole numbers there are counts.
"""

import ast
from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Final, TypeAlias

import numpy as np
import numpy.typing as npt

from ludotheque.arena.project import Project
from ludotheque.arena.telling import Tell
from ludotheque.core import Game

__all__ = [
    "SMALLEST",
    "Numbers",
    "Weight",
    "Weights",
    "assignments",
    "number",
    "source_of",
]

Numbers: TypeAlias = "npt.NDArray[np.float64]"
# A weight near 0 is moved as if it were this large.
SMALLEST: Final = 0.02


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

    def __init__(self, project: Project, game: Game, wanted: Callable[[Weight], bool]) -> None:
        self.found = [weight for weight in all_weights(project, game) if wanted(weight)]

    def held(self) -> Numbers:
        """Return all of them as they are in the running engine."""
        return np.array([weight.held() for weight in self.found])

    def put(self, values: Numbers) -> None:
        """Have the running engine go by *values*."""
        for weight, value in zip(self.found, values, strict=True):
            weight.put(float(value))

    def report(self, tell: Tell, start: Numbers, values: Numbers, keep: bool) -> None:
        """Tell what became of the weights and *keep* them in the sources."""
        for weight, was, now in zip(self.found, start, values, strict=True):
            tell("tune-weight", name=f"{weight!s:24}", was=f"{was:8.3f}", now=f"{now:8.3f}")
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


def source_of(project: Project, game: Game) -> Path:
    """Return where the weights of *game* stand in a checkout."""
    return project.room(game.room) / "strategy" / "weights.py"


def all_weights(project: Project, game: Game) -> list[Weight]:
    """Return all weights of *game*."""
    source = source_of(project, game)
    module = import_module(f"{game.room}.strategy.weights")
    found: list[Weight] = []
    for line, name, numbers in assignments(source.read_text("utf-8")):
        many = isinstance(line.value, ast.List)
        for index, node in enumerate(numbers):
            whole = isinstance(number(node), int)
            found.append(Weight(source, name, index if many else None, node, whole, module))
    return found
