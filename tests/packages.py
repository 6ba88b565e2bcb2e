"""Packages of other authors: made known as `pip install -e` would, and used from their folder."""

import os
import subprocess
import sys
from pathlib import Path

import ludotheque

OURS = Path(ludotheque.__file__).parents[1]


def environment(folder: Path) -> dict[str, str]:
    """Return the environment of whoever has the package in *folder* beside ours."""
    path = os.pathsep.join([str(folder / "src"), str(OURS)])
    # Games that are played are saved there, and not among those of whoever runs the tests.
    home = {"XDG_CONFIG_HOME": str(folder / ".config")}
    return {**os.environ, **home, "PYTHONPATH": path, "PYTHONDONTWRITEBYTECODE": "1"}


def run(folder: Path, *words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """Run Python with *words* in *folder*."""
    return subprocess.run(
        [sys.executable, *words], cwd=folder, env=environment(folder), input=typed,
        capture_output=True, text=True, check=False,
    )  # fmt: skip


def run_well(folder: Path, *words: str, typed: str = "") -> str:
    """Run it, and return what it printed; it must not fail."""
    done = run(folder, *words, typed=typed)
    assert done.returncode == 0, f"{' '.join(words)}:\n{done.stdout}\n{done.stderr}"
    return done.stdout


def install(folder: Path) -> None:
    """Make the entry points of the package in *folder* known: what pip does, without a network."""
    run_well(folder, "-c", "import setuptools; setuptools.setup()", "-q", "egg_info")
