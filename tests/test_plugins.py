"""What other packages bring along: used where it can be, else named on one line and left out."""

import json
import subprocess
import sys

import pytest

import ludotheque as lt
from tests.packages import environment

# A game that is whole: Aisopos under another name.
WHOLE = """
from ludotheque.core import Game
from ludotheque.games.aisopos import GAME as KNOWN
parts = {name: getattr(KNOWN, name) for name in (
    "title", "credits", "prefix", "rules_version", "seats", "options", "actions", "state",
    "make_edition", "lay_out", "bound", "draw")}
GAME = Game(name="stones", room="stones", kinds=list(KNOWN.kinds.values()), **parts)
"""
LACKING = f"""{WHOLE}
from ludotheque.core import State
class Unfinished(State):
    def copy(self):
        return self
GAME.state = Unfinished
"""
BOT = """
class Stubborn:
    def __init__(self, rng):
        self.rng = rng
    def choose(self, seat):
        return seat.legal()[0]
"""


@pytest.fixture
def packages(tmp_path):
    """A folder into which packages are installed, and how commands are run beside them."""
    return Packages(tmp_path)


class Packages:
    def __init__(self, folder):
        self.folder = folder

    def add(self, module, code, group="games", name="", thing="GAME", languages=("en", "fr", "de")):
        """Install a package of one module with one entry point."""
        room = self.folder / "src" / module
        room.mkdir(parents=True)
        (room / "__init__.py").write_text(code, "utf-8")
        for kind, ending in (("words", "ftl"), ("rulebook", "md")):
            for language in languages:
                page = room / kind / f"{language}.{ending}"
                page.parent.mkdir(exist_ok=True)
                page.touch()
        about = self.folder / "src" / f"{module}_package-1.dist-info"
        about.mkdir()
        (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {module}-package\n", "utf-8")
        entry = f"[ludotheque.{group}]\n{name or module} = {module}:{thing}\n"
        (about / "entry_points.txt").write_text(entry, "utf-8")

    def run(self, *words, python=("-m", "ludotheque")):
        return subprocess.run(
            [sys.executable, *python, *words], env=environment(self.folder), cwd=self.folder,
            capture_output=True, text=True, check=False,
        )  # fmt: skip

    def lines(self, *words):
        """Return what a command that goes well complains of."""
        done = self.run(*words)
        assert done.returncode == 0, done.stderr
        return done.stderr.splitlines()


def test_a_game_of_another_package_is_played_without_a_word(packages):
    packages.add("stones", WHOLE)
    assert packages.lines("play", "stones", "--players", "random,random") == []
    assert "(stones)" in packages.run("games").stdout


def test_a_game_that_speaks_only_english_does_so_to_everybody(packages):
    packages.add("stones", WHOLE, languages=["en"])
    words = packages.folder / "src/stones/words/en.ftl"
    words.write_text("stones-about = Stones, in English.\n", "utf-8")
    assert "Stones, in English." in packages.run("games", "--lang", "de").stdout


@pytest.mark.parametrize(
    ("code", "options", "said"),
    [
        ("import nowhere_to_be_found", {},
         "ModuleNotFoundError: No module named 'nowhere_to_be_found'"),
        ("GAME = (", {}, "SyntaxError: '(' was never closed (__init__.py, line 1)"),
        ("raise SystemExit('good-bye')", {}, "SystemExit: good-bye"),
        ("raise ValueError('two\\nlines')", {}, "ValueError: two lines"),
        ("", {}, "AttributeError: module 'stones' has no attribute 'GAME'"),
        ("GAME = 3", {}, "stones:GAME is no Game"),
        (WHOLE, {"name": "aisopos"}, "the name is taken"),
        (WHOLE, {"name": "pebbles"}, "the game is called 'stones', and its entry 'pebbles'"),
        (LACKING, {},
         ("Unfinished does not fill in advance, deal_again, table_view, score_sheet, winners, "
         "ending, census, evaluate")),
        (WHOLE, {"languages": ()},
         ("stones has no words/en.ftl, rulebook/en.md")),
    ],
)  # fmt: skip
def test_a_game_that_cannot_be_used_is_named_on_one_line_and_left_out(
    packages, code, options, said
):
    packages.add("stones", code, **options)
    name = options.get("name", "stones")
    told = f"stones-package: '{name}' of ludotheque.games is left out: {said}"
    assert packages.lines("games", "--lang", "fr") == [told]
    assert packages.run("games").stdout.count("(aisopos)") == 1


def test_of_two_packages_with_one_name_the_first_is_used(packages):
    packages.add("stones", WHOLE)
    packages.add("stones_again", "GAME = 3", name="stones")
    told = "stones_again-package: 'stones' of ludotheque.games is left out: the name is taken"
    assert packages.lines("games") == [told]


def test_help_and_our_own_games_load_nothing_of_other_packages(packages):
    packages.add("stones", "raise SystemExit('loaded')")
    assert packages.lines("--help") == []
    assert packages.lines("--version") == []
    assert packages.lines("play", "aisopos", "--players", "random,random") == []


def test_a_bot_of_another_package_sits_down(packages):
    packages.add("stubborn", BOT, group="bots", thing="Stubborn")
    assert packages.lines("simulate", "aisopos", "--players", "stubborn,random", "--games", "2") \
        == []  # fmt: skip


@pytest.mark.parametrize(
    ("code", "name", "said"),
    [
        ("Stubborn = 3", "stubborn", "stubborn:Stubborn cannot be called with a generator to make a bot"),  # noqa: E501
        ("class Stubborn: pass", "stubborn", "stubborn:Stubborn has no method `choose`"),
        (BOT, "greedy", "the name is taken"),
    ],
)  # fmt: skip
def test_a_bot_that_cannot_be_used_is_left_out(packages, code, name, said):
    packages.add("stubborn", code, group="bots", name=name, thing="Stubborn")
    ask = "import ludotheque as lt; print(lt.bots())"
    done = packages.run("-c", ask, python=())
    told = f"stubborn-package: '{name}' of ludotheque.bots is left out: {said}"
    assert done.stderr.splitlines() == [told]
    assert "stubborn" not in done.stdout


@pytest.mark.parametrize("command", ["verify", "replay", "hint"])
def test_a_record_of_a_game_that_is_not_installed_says_which_package_it_wants(
    packages, tmp_path, command
):
    packages.add("stones", WHOLE)
    packages.run("play", "stones", "--players", "random,random", "--save", "game.json")
    record = json.loads((tmp_path / "game.json").read_text("utf-8"))
    assert record["package"] == "stones-package"
    here = [sys.executable, "-m", "ludotheque", command, "game.json"]
    alone = environment(tmp_path / "nowhere")
    done = subprocess.run(
        here, cwd=tmp_path, env=alone, capture_output=True, text=True, check=False
    )
    assert done.returncode != 0
    said = "the game 'stones' comes with the package stones-package, which is not installed"
    assert said in done.stdout + done.stderr
    assert len((done.stdout + done.stderr).splitlines()) == 1


def test_a_record_of_ours_names_no_package():
    assert "package" not in lt.Table.open(lt.game("aisopos"), 2, 1).record.write()
