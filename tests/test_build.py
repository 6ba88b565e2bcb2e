"""The build: compiled where it can be, plain with one line of warning where it cannot."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PROJECT = """
[project]
name = "small"
version = "1"
[tool.setuptools.packages.find]
where = ["src"]
"""


def built(folder, **environment):
    """Build a package of one small module with our setup.py; return the process."""
    room = folder / "src/ludotheque/core"
    room.mkdir(parents=True, exist_ok=True)
    (room / "__init__.py").touch()
    (folder / "src/ludotheque/__init__.py").touch()
    (room / "small.py").write_text("def twice(n: int) -> int:\n    return n + n\n")
    (folder / "pyproject.toml").write_text(PROJECT)
    shutil.copy(ROOT / "setup.py", folder)
    env = {**os.environ, "PYTHONPATH": "", **environment}
    command = [sys.executable, "setup.py", "-q", "build_ext", "--inplace"]
    return subprocess.run(command, cwd=folder, env=env, capture_output=True, text=True, check=False)


@pytest.mark.skipif(shutil.which("cc") is None, reason="NO C COMPILER: the build is not tested")
def test_with_a_compiler_the_engine_is_compiled(tmp_path):
    done = built(tmp_path, LUDOTHEQUE_COMPILE="require", LUDOTHEQUE_OPT_LEVEL="0")
    assert done.returncode == 0, done.stderr
    assert list(tmp_path.glob("src/**/small*.so"))


def test_without_a_compiler_the_build_warns_and_goes_on(tmp_path):
    done = built(tmp_path, LUDOTHEQUE_COMPILE="try", CC="/bin/false")
    assert done.returncode == 0, done.stderr
    assert done.stderr.count("no compiled engine, it will run slower") == 1
    assert not list(tmp_path.glob("src/**/*.so"))


def test_without_a_compiler_a_build_that_requires_one_fails(tmp_path):
    assert built(tmp_path, LUDOTHEQUE_COMPILE="require", CC="/bin/false").returncode != 0


def test_the_compiler_can_be_left_out(tmp_path):
    done = built(tmp_path, LUDOTHEQUE_COMPILE="no")
    assert done.returncode == 0
    assert "no compiled engine" not in done.stderr
    assert not list(tmp_path.glob("src/**/*.so"))
