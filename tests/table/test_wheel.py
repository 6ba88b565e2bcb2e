"""The wheel: everything that the table serves is in it, and it asks for no other tools."""

import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import httpx
import pytest

from ludotheque.games import all_games
from ludotheque.locale import LANGUAGES
from ludotheque.table.settings import VARIABLE
from tests.table.servers import ProcessServer

ROOT = Path(__file__).parents[2]
# What somebody finds who has Python and nothing else: neither Node nor a compiler.
BARE = {"PATH": "/nowhere", "CC": "/nowhere/cc", "HOME": "/nowhere"}


def run_bare(*command, cwd, **environment):
    """Run Python with nothing else at hand."""
    done = subprocess.run(
        [sys.executable, *map(str, command)], cwd=cwd, env={**BARE, **environment},
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def wheel(tmp_path_factory):
    """Build a plain wheel from a copy of the sources, so that nothing is left in the checkout."""
    folder = tmp_path_factory.mktemp("wheel")
    copy = folder / "sources"
    parts = shutil.ignore_patterns("__pycache__", "*.egg-info", "*.so")
    shutil.copytree(ROOT / "src", copy / "src", symlinks=True, ignore=parts)
    shutil.copytree(ROOT / "docs" / "rules", copy / "docs" / "rules")
    for name in ("pyproject.toml", "setup.py", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, copy)
    run_bare("setup.py", "-q", "bdist_wheel", "-d", folder, cwd=copy, LUDOTHEQUE_COMPILE="no")
    (found,) = folder.glob("*.whl")
    return found


@pytest.fixture(scope="module")
def installed(wheel):
    """Install the wheel into a folder of its own."""
    target = wheel.parent / "installed"
    wishes = ["-q", "--no-deps", "--no-index", "--no-compile", "--disable-pip-version-check"]
    run_bare("-m", "pip", "install", *wishes, "--target", target, wheel, cwd=wheel.parent)
    return target


def held(package, *patterns):
    """Return the files of a *package* that fit one of *patterns*, as a wheel names them."""
    return {
        f"ludotheque/{path.relative_to(package).as_posix()}"
        for pattern in patterns
        for path in package.glob(pattern)
        if path.is_file()
    }


def test_everything_is_in_the_wheel(wheel):
    names = set(zipfile.ZipFile(wheel).namelist())
    assert wheel.name.endswith("-py3-none-any.whl")
    assert not [name for name in names if name.endswith((".so", ".pyd", ".c"))]
    for kind in (
        ["**/*.py"],
        ["table/static/index.html"],
        ["table/static/*", "table/static/assets/*"],
        ["locale/*/*.ftl"],
        ["games/*/box/data/**/*"],
    ):
        wanted = held(wheel.parent / "sources" / "src" / "ludotheque", *kind)
        assert wanted, kind
        assert wanted <= names, sorted(wanted - names)
    for language in LANGUAGES:
        rooms = [f"ludotheque/games/{name}" for name in all_games()]
        assert {f"{room}/rulebook/{language}.md" for room in rooms} <= names
        assert {f"{room}/words/{language}.ftl" for room in rooms} <= names
    assert {f"ludotheque/locale/{language}/table.ftl" for language in LANGUAGES} <= names
    for language in LANGUAGES:
        book = f"ludotheque/games/above_and_below/box/data/book/{language}/"
        assert any(name.startswith(book) for name in names)


def test_the_wheel_serves_page_rules_and_games(installed, tmp_path):
    server = ProcessServer(str(tmp_path / "t.db"))
    server.environment = {**BARE, "HOME": str(tmp_path), "PYTHONPATH": str(installed),
                         VARIABLE: server.settings.handed_on()}  # fmt: skip
    with server:
        page = httpx.get(f"{server.url}/table/x").text
        assert '<script type="module"' in page
        asset = next((installed / "ludotheque/table/static/assets").glob("*.js"))
        script = httpx.get(f"{server.url}/assets/{asset.name}")
        assert script.headers["content-type"].startswith("text/javascript")
        for game in httpx.get(f"{server.url}/api/games").json()["games"]:
            rules = httpx.get(f"{server.url}/api/games/{game['name']}/rules").json()
            assert len(rules["sections"]) > 3
        where = run_bare("-c", "import ludotheque; print(ludotheque.build_info()['engine'])",
                         cwd=tmp_path, PYTHONPATH=str(installed))  # fmt: skip
        assert where.startswith(str(installed))
        assert where.strip().endswith(".py")


def test_the_story_and_the_words_are_read_from_the_wheel(installed, tmp_path):
    told = run_bare(
        "-c",
        "import ludotheque as lt\n"
        "from ludotheque.locale import Words\n"
        "for name, game in lt.all_games().items():\n"
        "    state = game.new(game.seats[0], 1)\n"
        "    print(Words('de', name).say(f'{name}-title'), state.legal(state.actor()) != [])\n",
        cwd=tmp_path,
        PYTHONPATH=str(installed),
    )
    assert len(told.splitlines()) == len(all_games())
    assert "-title" not in told
