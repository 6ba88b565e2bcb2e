"""`ludotheque check`: what is broken is said in a sentence, with where and how to see it again."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

import ludotheque as lt
from tests.packages import environment

EXAMPLE = Path(__file__).parents[2] / "examples/goofspiel"
# A view that shows the bids which others made in secret.
PEEKING = """
from goofspiel.game import GAME, Goofspiel
from ludotheque.core import Together

class Peeking(Goofspiel):
    def table_view(self, viewer):
        top = None if self.over else self.stack[-1]
        bids = [list(answer) for answer in top.answers] if isinstance(top, Together) else []
        return {**super().table_view(viewer), "bids": bids}

GAME.state, GAME.room = Peeking, "spoilt"
"""
WITHOUT_TOOLS = """
import runpy, sys
sys.modules["pytest"] = sys.modules["hypothesis"] = None
sys.argv = ["ludotheque", *sys.argv[1:]]
runpy.run_module("ludotheque", run_name="__main__")
"""


@pytest.fixture
def check(tmp_path):
    """Return what runs `check` in a folder with a module called *spoilt*, under `python -O`."""

    def run(*words, code=PEEKING):
        (tmp_path / "spoilt.py").write_text(code, "utf-8")
        return subprocess.run(
            [sys.executable, "-O", "-c", WITHOUT_TOOLS, "check", *words], cwd=tmp_path,
            env=environment(EXAMPLE), capture_output=True, text=True, check=False,
        )  # fmt: skip

    return run


def test_a_broken_law_is_told_with_its_place_and_can_be_seen_again(check, tmp_path):
    done = check("spoilt:GAME", "--seed", "7")
    assert done.returncode == 1
    told = " ".join(done.stdout.split())
    assert "Nobody is given what they cannot know: broken" in told
    said = re.search(r"Law 4 is broken: viewer -?\d can tell worlds apart by view.table.bids", told)
    where = re.search(r"In the game (\S+) from seed (\d+), after (\d+) moves", told)
    assert said
    again = re.search(r"To see it again: ludotheque check (.*)", done.stdout)[1].split()
    assert again[0] == "spoilt:GAME"
    assert again[again.index("--seed") + 1] == where[2]
    repeated = check(*again)
    assert repeated.returncode == 1
    assert where[0] in " ".join(repeated.stdout.split())
    record = lt.GameRecord.load(next(tmp_path.glob("check-goofspiel-*.json")))
    assert len(record.moves) == int(where[3])


def test_what_a_game_does_not_offer_is_not_tried(check):
    done = check("aisopos", "--seats", "2", "--games", "1", "-o", "games=1")
    assert done.returncode == 0
    assert re.findall(r"^(\d) .*", done.stdout, re.MULTILINE) == list("123456789")
    told = " ".join(done.stdout.split())
    assert "any order: not tried: the game offered nothing to try" in told


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("GAME = (", r"SyntaxError: '\(' was never closed"),
        ("\n1 / 0", r"ZeroDivisionError: division by zero \(spoilt.py, line 2\)"),
        ("import nowhere_at_all", "ModuleNotFoundError: No module named 'nowhere_at_all'"),
    ],
)
def test_a_module_that_is_half_written_is_told_on_one_line(check, code, said):
    done = check("spoilt:GAME", code=code)
    assert (done.returncode, done.stdout) == (2, "")
    assert re.fullmatch(rf"Error: spoilt cannot be loaded: {said}.*\n", done.stderr)


def test_what_is_no_game_is_told_with_what_is(check):
    done = check("spoilt:GAMES")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "Error: spoilt:GAMES is no game: did you mean 'GAME'?\n"


def test_a_game_that_fails_says_where(check):
    code = PEEKING.replace("top = None", "1 / 0; top = None")
    done = check("spoilt:GAME", "--games", "1", code=code)
    assert done.returncode == 1
    told = " ".join(done.stdout.split())
    assert "the game fails with ZeroDivisionError: division by zero (spoilt.py, line 7)" in told


def test_the_record_of_a_failing_game_is_json(check, tmp_path):
    check("spoilt:GAME", "--seats", "3")
    text = next(tmp_path.glob("check-*.json")).read_text("utf-8")
    assert json.loads(text)["game"] == "goofspiel"


def test_a_game_that_deals_nothing_again_is_told_so(check):
    code = """
from goofspiel.game import GAME, Goofspiel

class Cheating(Goofspiel):
    def ask_again(self, seat, rng):
        pass

GAME.state, GAME.room = Cheating, "spoilt"
"""
    told = " ".join(check("spoilt:GAME", "--games", "1", code=code).stdout.split())
    assert "Nothing was dealt again for anybody" in told
    whole = check("goofspiel:GAME", "--games", "1").stdout
    assert "Nothing was dealt again" not in " ".join(whole.split())
