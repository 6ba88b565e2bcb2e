"""`ludotheque new-game`: what is laid out passes everything, and nothing is overwritten."""

import re
from pathlib import Path

import pytest
from click.testing import CliRunner

import ludotheque as lt
from ludotheque.cli import main
from ludotheque.cli.new_game import prefix_for
from tests.packages import install, run_well

LONGEST = "the_longest_name_of_all_games_"


def new_game(*words):
    return CliRunner().invoke(main, ["new-game", *words])


@pytest.fixture
def here(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture(params=["q", "pebble_war", LONGEST])
def package(request, here):
    """A package of a short, an ordinary and a long name, as `pip install -e .` leaves it."""
    assert new_game(request.param).exit_code == 0
    folder = here / request.param
    install(folder)
    return folder


def test_its_own_tests_pass(package):
    assert re.search(r"\d\d passed", run_well(package, "-m", "pytest", "-q"))


def test_it_keeps_the_laws_under_its_own_name(package):
    told = run_well(package, "-m", "ludotheque", "check", package.name)
    assert told.count("held") == 8
    assert "not tried" in told


def test_it_is_written_as_its_linter_wants_it(package):
    run_well(package, "-m", "ruff", "check", ".")
    run_well(package, "-m", "ruff", "format", "--check", ".")


@pytest.mark.parametrize("lang", ["en", "fr", "de"])
def test_it_is_played_in_every_language(package, lang):
    name = package.name
    words = ["-m", "ludotheque", "play", name, "--players", "human,greedy", "--lang", lang]
    shown = run_well(package, *words, "--save", "game.json", typed="?\n" + "1\n" * 12)
    assert not re.search(rf"\b{name}-[a-z]", shown)
    assert lt.GameRecord.load(package / "game.json").result is not None


def test_nothing_of_the_template_is_left(package):
    pages = [path for path in package.rglob("*") if path.is_file() and "egg-info" not in str(path)]
    assert len(pages) == 18
    for path in pages:
        found = re.search("tiny.game|TG", path.read_text("utf-8") + path.name, re.IGNORECASE)
        assert not found, path


def test_what_comes_next_is_told(here):
    told = new_game("pebble_war").output
    for line in ("cd pebble_war", "pip install -e .", "ludotheque check pebble_war"):
        assert line in told


@pytest.mark.parametrize(
    "name",
    ["", "Pebbles", "9lives", "_hidden", "pebble-war", "pebble war", "class", "match", "caf\u00e9",
     "../pebbles", "pebbles/war", f"{LONGEST}x"],
)  # fmt: skip
def test_what_is_no_name_is_refused(here, name):
    done = new_game(name)
    assert done.exit_code == 2
    assert re.fullmatch(r"Error: '.*' is no name for a game: .*, such as my_game\n", done.output)
    assert not list(here.iterdir())


@pytest.mark.parametrize(
    ("name", "lang", "said"),
    [
        ("aisopos", "en", "Error: there is a game 'aisopos' already; choose another name\n"),
        ("json", "en", "Error: Python has a module 'json' already; choose another name\n"),
        ("ludotheque", "fr", "Erreur : Python a déjà un module « ludotheque » ; choisissez un autre nom\n"),  # noqa: E501
        ("aisopos", "de", "Fehler: das Spiel „aisopos“ gibt es schon; wähle einen anderen Namen\n"),
    ],
)  # fmt: skip
def test_names_that_are_taken_are_refused(here, name, lang, said):
    done = new_game(name, "--lang", lang)
    assert (done.exit_code, done.output) == (2, said)
    assert not list(here.iterdir())


def make_folder(path):
    path.mkdir()
    (path / "mine.txt").write_text("mine", "utf-8")


@pytest.mark.parametrize(
    "make",
    [make_folder, Path.mkdir, Path.touch, lambda path: path.symlink_to("nowhere")],
    ids=["folder", "empty folder", "file", "link to nowhere"],
)
def test_nothing_that_exists_is_overwritten(here, make):
    make(here / "pebbles")
    before = [*here.rglob("*")]
    done = new_game("pebbles")
    assert done.exit_code == 2
    assert done.output == (
        "Error: pebbles exists; nothing is overwritten: choose another name or another place\n"
    )
    assert [*here.rglob("*")] == before


def test_where_nothing_can_be_written_is_said_on_one_line(here, monkeypatch):
    gone = here / "gone"
    gone.mkdir()
    monkeypatch.chdir(gone)
    gone.rmdir()
    done = new_game("pebbles")
    assert done.exit_code == 2
    assert done.output == "Error: pebbles: there is no such file\n"


def test_the_rules_get_letters_that_no_other_game_has():
    taken = {game.prefix for game in lt.all_games().values()}
    for first in sorted({prefix[0] for prefix in taken}):
        assert prefix_for([first.lower(), "x"]) not in taken
    assert prefix_for(["bunny", "kart"]) == "BU"
    assert prefix_for(["pebble", "war"]) == "PW"
