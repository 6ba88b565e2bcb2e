"""An engine whose weights can change: a game compiled once more with them left open."""

import ast
import os
import shutil
import subprocess
import sys
from pathlib import Path

import ludotheque as lt
from ludotheque.arena.project import Project
from ludotheque.arena.tune.weights import assignments, number, source_of
from ludotheque.core import Game

__all__ = ["leave_open", "opened"]


def opened(project: Project, game: Game, folder: Path) -> Path:
    """Compile the *game* alone with its weights not final; return where it is."""
    folder.mkdir()
    for name in ("src", "setup.py", "pyproject.toml", "README.md", "LICENSE"):
        from_, to = project.root / name, folder / name
        if from_.is_dir():
            shutil.copytree(from_, to, ignore=shutil.ignore_patterns("*.so", "__pycache__"))
        else:
            shutil.copy(from_, to)
    for other in lt.all_games().values():
        if other is not game and not other.package:
            shutil.rmtree(Project(folder).room(other.room))
    leave_open(source_of(Project(folder), game))
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
