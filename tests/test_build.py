"""The build: compiled where it can be, plain with one line of warning where it cannot."""

import json
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
[tool.setuptools.package-data]
ludotheque = ["table/static/**/*"]
"""


SMALL = "def twice(n: int) -> int:\n    return n + n\n"
NEEDS_COMPILER = pytest.mark.skipif(
    shutil.which("cc") is None, reason="NO C COMPILER: the build is not tested"
)
# Writes down what it is asked to do, and does it.
LISTENING = """#!/bin/sh
echo "$@" >> "$0.log"
exec cc "$@"
"""


# Writes down what it is asked to do, and builds a small page; fails at a word that it is told.
NPM = """#!/bin/sh
echo "$@" >> "$0.log"
case "$*" in *"$NPM_FAILS"*) echo "first"; echo "npm is unwell" >&2; exit 1;; esac
case "$*" in *bundle*) mkdir -p ../src/ludotheque/table/static/assets
  echo page > ../src/ludotheque/table/static/index.html
  echo script > ../src/ludotheque/table/static/assets/page.js;; esac
"""


def laid_out(folder):
    """Write a package of one small module, and our setup.py."""
    room = folder / "src/ludotheque/core"
    room.mkdir(parents=True)
    (room / "__init__.py").touch()
    (folder / "src/ludotheque/__init__.py").touch()
    (room / "small.py").write_text(SMALL)
    (folder / "pyproject.toml").write_text(PROJECT)
    for name in ("setup.py", "MANIFEST.in"):
        shutil.copy(ROOT / name, folder)
    return room


def run_setup(folder, *command, **environment):
    env = {**os.environ, "PYTHONPATH": "", **environment}
    words = [sys.executable, "setup.py", "-q", *command]
    # A session of its own has no terminal that the build could speak to.
    return subprocess.run(words, cwd=folder, env=env, capture_output=True, text=True, check=False,
                          start_new_session=True)  # fmt: skip


def told(done):
    """Return the lines that the build itself says."""
    return [line for line in done.stderr.splitlines() if line.startswith("ludotheque:")]


def built(folder, **environment):
    """Build a package of one small module; return the process."""
    laid_out(folder)
    return run_setup(folder, "build_ext", "--inplace", **environment)


class Builder:
    """Builds the small package again and again, and sees what is compiled and linked for it."""

    def __init__(self, folder):
        self.folder = folder
        self.room = laid_out(folder)
        self.compiler = folder / "listening-cc"
        self.compiler.write_text(LISTENING)
        self.compiler.chmod(0o755)
        self.log = folder / "listening-cc.log"

    def build(self, level="0"):
        """Return the names of the files that were compiled, and of the libraries linked."""
        self.log.write_text("")
        done = run_setup(self.folder, "build", CC=str(self.compiler),
                         LUDOTHEQUE_COMPILE="require", LUDOTHEQUE_OPT_LEVEL=level)  # fmt: skip
        assert done.returncode == 0, done.stderr
        calls = [line.split() for line in self.log.read_text().splitlines()]
        compiled = [Path(call[call.index("-c") + 1]).name for call in calls if "-c" in call]
        linked = [call[call.index("-o") + 1] for call in calls if "-shared" in call]
        return sorted(compiled), sorted(linked)

    def shipped(self):
        """Return what was put together, by its paths in the package."""
        (lib,) = self.folder.glob("build/lib*")
        return sorted(str(path.relative_to(lib)) for path in lib.rglob("*") if path.is_file())

    def said(self, question):
        """Return what the built package answers."""
        (lib,) = self.folder.glob("build/lib*")
        ask = f"from ludotheque.core import small; print({question})"
        words = [sys.executable, "-c", ask]
        env = {**os.environ, "PYTHONPATH": str(lib)}
        return subprocess.run(words, env=env, capture_output=True, text=True, check=True).stdout


@pytest.fixture(scope="module")
def stranger(tmp_path_factory):
    """Install the sources with pip into an empty environment; return its Python.

    Empty, because mypy finds what lies in the environment of a build, isolated or not.  For time
    the compiler does not try hard, and no page is built.
    """
    folder = tmp_path_factory.mktemp("stranger")
    sources, home = folder / "sources", folder / "home"
    left = shutil.ignore_patterns("__pycache__", "*.egg-info", "*.so", "static")
    shutil.copytree(ROOT / "src", sources / "src", ignore=left)
    for name in ("pyproject.toml", "setup.py", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, sources)
    env = {**os.environ, "PYTHONPATH": "", "LUDOTHEQUE_OPT_LEVEL": "0"}
    env.pop("LUDOTHEQUE_COMPILE", None)
    subprocess.run([sys.executable, "-m", "venv", home], env=env, check=True)
    python = home / "bin" / "python"
    words = [python, "-m", "pip", "install", "-q", "-c", ROOT / "constraints.txt", sources]
    done = subprocess.run(words, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return python


@NEEDS_COMPILER
def test_a_stranger_who_has_a_compiler_gets_a_compiled_engine(stranger, tmp_path):
    ask = "import json, ludotheque; print(json.dumps(ludotheque.build_info()))"
    env = {**os.environ, "PYTHONPATH": ""}
    words = [stranger, "-c", ask]
    done = subprocess.run(words, cwd=tmp_path, env=env, capture_output=True, text=True, check=True)
    info = json.loads(done.stdout)
    assert info["compiled"] is True
    assert info["engine"].startswith(str(stranger.parents[1]))


@NEEDS_COMPILER
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


@NEEDS_COMPILER
def test_only_what_would_come_out_different_is_compiled_again(tmp_path):
    builder = Builder(tmp_path)
    compiled, linked = builder.build()
    body = "__native_ludotheque___core___small.c"
    assert body in compiled
    assert len(linked) == 2, "the library of the group, and one that stands for the module"
    (group,) = (name for name in linked if "__mypyc" in name)
    first = builder.shipped()

    assert builder.build() == ([], []), "nothing changed"
    assert builder.shipped() == first

    (builder.room / "small.py").write_text(SMALL.replace("n + n", "n + n + n"))
    assert builder.build() == ([body], [group]), "one body changed"
    assert builder.said("small.twice(4)") == "12\n"
    assert ".so" in builder.said("small.__file__")

    os.utime(builder.room / "small.py")
    assert builder.build() == ([], []), "only its time changed"


@NEEDS_COMPILER
def test_other_headers_flags_or_tools_compile_everything_again(tmp_path):
    builder = Builder(tmp_path)
    everything = builder.build()
    (builder.room / "small.py").write_text(f"{SMALL}\n\ndef once(n: int) -> int:\n    return n\n")
    compiled, _ = builder.build()
    assert set(compiled) >= {name for name in everything[0] if "native" in name}, "another header"
    with (tmp_path / "setup.py").open("a") as setup:
        setup.write("# another way to build\n")
    assert builder.build() == everything, "another setup.py"
    assert builder.build(level="1") == everything, "other flags"


@NEEDS_COMPILER
def test_nothing_stays_behind_of_a_module_that_is_gone(tmp_path):
    builder = Builder(tmp_path)
    builder.build()
    (builder.room / "small.py").rename(builder.room / "tiny.py")
    builder.build()
    assert [path for path in builder.shipped() if "tiny" in path]
    assert not [path for path in tmp_path.glob("build/**/*") if "small" in path.name]
    done = run_setup(tmp_path, "build", LUDOTHEQUE_COMPILE="no")
    assert done.returncode == 0, done.stderr
    assert not [path for path in builder.shipped() if path.endswith(".so")]


def test_a_module_is_compiled_unless_it_is_read_by_a_library(tmp_path):
    """A room's table is compiled; the core's, which a library reads, is not."""
    room = laid_out(tmp_path)
    game = tmp_path / "src/ludotheque/games/chess/knowledge"
    game.mkdir(parents=True)
    (room / "table.py").write_text("import msgspec\n")
    (game / "command.py").write_text("import click\n")
    for path in (game / "drawing.py", game / "__init__.py", game.parent / "table.py"):
        path.touch()
    text = (tmp_path / "setup.py").read_text().partition("\nsetup(")[0]
    (tmp_path / "setup.py").write_text(text + "\nprint(*compiled_modules())\n")
    found = run_setup(tmp_path).stdout.split()
    assert [Path(path).relative_to("src/ludotheque").as_posix() for path in found] == [
        "core/small.py",
        "games/chess/table.py",
    ]


class Checkout:
    """A checkout without the page; npm is there or not."""

    def __init__(self, folder, npm=True):
        self.folder = folder
        laid_out(folder)
        (folder / "src/ludotheque/table").mkdir()
        (folder / "src/ludotheque/table/__init__.py").touch()
        (folder / "web").mkdir()
        (folder / "web/package.json").touch()
        self.bin = folder / "bin"
        self.bin.mkdir()
        if npm:
            (self.bin / "npm").write_text(NPM)
            (self.bin / "npm").chmod(0o755)

    def run(self, *command, **wishes):
        """Run setup.py; return the lines that are ours."""
        path = f"{self.bin}:/bin:/usr/bin" if (self.bin / "npm").exists() else str(self.bin)
        env = {"LUDOTHEQUE_COMPILE": "no", "PATH": path, "NPM_FAILS": "never", **wishes}
        self.done = run_setup(self.folder, *command, **env)
        return told(self.done)

    def page(self):
        """Return the files of the page in the package that was built."""
        return sorted(path.name for path in self.folder.glob("build/lib*/*/table/static/**/*.*"))

    def asked_of_npm(self):
        log = self.bin / "npm.log"
        return log.read_text().splitlines() if log.exists() else []


def test_a_checkout_without_the_page_builds_it_and_runs_no_scripts_of_packages(tmp_path):
    checkout = Checkout(tmp_path)
    assert checkout.run("build") == []
    assert checkout.page() == ["index.html", "page.js"]
    install, bundle = checkout.asked_of_npm()
    assert install.startswith("install ")
    assert "--ignore-scripts" in install
    assert bundle == "run bundle"

    checkout.run("build")
    assert len(checkout.asked_of_npm()) == 2, "a page that is there is not built again"


def test_the_page_can_be_left_out(tmp_path):
    checkout = Checkout(tmp_path)
    assert checkout.run("build", LUDOTHEQUE_PAGE="no") == []
    assert checkout.asked_of_npm() == []


@pytest.mark.parametrize(
    ("npm", "fails", "why"),
    [(False, "never", "Node was not found"),
     (True, "install", "npm is unwell"), (True, "bundle", "npm is unwell")],
)  # fmt: skip
def test_a_page_that_cannot_be_built_is_told_on_one_line(tmp_path, npm, fails, why):
    checkout = Checkout(tmp_path, npm)
    (line,) = checkout.run("build", NPM_FAILS=fails)
    assert checkout.done.returncode == 0
    assert "page" in line
    assert why in line
    assert "Node 20" in line, "how to get it"
    assert checkout.page() == []

    checkout.run("build", NPM_FAILS=fails, LUDOTHEQUE_PAGE="require")
    assert checkout.done.returncode != 0


def test_what_the_build_has_to_say_reaches_the_terminal_though_pip_keeps_it(tmp_path):
    Checkout(tmp_path, npm=False)
    build = f"PATH=/nowhere {sys.executable} setup.py -q build > /dev/null 2>&1"
    ask = "import pty, sys; pty.spawn(['/bin/sh', '-c', sys.argv[1]])"
    done = subprocess.run([sys.executable, "-c", ask, build], cwd=tmp_path, capture_output=True,
                          text=True, stdin=subprocess.DEVNULL, check=True,
                          env={**os.environ, "LUDOTHEQUE_COMPILE": "no"})  # fmt: skip
    assert done.stdout.count("Node was not found") == 1


def test_the_sdist_carries_the_page_and_needs_no_npm(tmp_path):
    checkout = Checkout(tmp_path)
    checkout.run("sdist")
    (archive,) = (tmp_path / "dist").glob("*.tar.gz")
    shutil.unpack_archive(archive, tmp_path / "unpacked", filter="data")
    (unpacked,) = (tmp_path / "unpacked").iterdir()
    held = {path.relative_to(unpacked).as_posix() for path in unpacked.rglob("*")}
    assert {"src/ludotheque/table/static/index.html", "setup.py"} <= held
    assert not [path for path in held if path.endswith((".c", ".so"))]
    assert not [path for path in held if path.startswith(("tests", "web"))]
    done = run_setup(unpacked, "build", LUDOTHEQUE_COMPILE="no", PATH="/nowhere")
    assert told(done) == []
    assert list(unpacked.glob("build/lib*/ludotheque/table/static/assets/page.js"))
