"""Weights: found in the sources, left open, moved by play, written where they stood."""

import re
from importlib import import_module
from pathlib import Path

import numpy as np
import pytest
from click.testing import CliRunner

import ludotheque as lt
from ludotheque.arena.measure.figures import Figures
from ludotheque.arena.project import Project
from ludotheque.arena.tune import Tuning, runs
from ludotheque.arena.tune.climb import lead
from ludotheque.arena.tune.engine import leave_open
from ludotheque.arena.tune.playing import collect, load
from ludotheque.arena.tune.weights import Weights, assignments
from ludotheque.cli import main
from ludotheque.core import play_out

ROOT = Path(__file__).parents[2]
SOURCE = '''"""Weights."""

from typing import Final

REACH: Final = 0.5
ROW: Final = [1.0, -2.0, 3.0]
MOST: Final = 3
NAME: Final = "no weight"
'''


class Held:
    """A module that holds weights."""

    REACH = 0.5
    ROW = (1.0, -2.0, 3.0)
    MOST = 3


def test_numbers_and_rows_of_numbers_are_weights_and_nothing_else():
    assert [(name, len(numbers)) for _, name, numbers in assignments(SOURCE)] == [
        ("REACH", 1), ("ROW", 3), ("MOST", 1),
    ]  # fmt: skip


def test_weights_left_open_are_variables(tmp_path):
    source = tmp_path / "weights.py"
    source.write_text(SOURCE, "utf-8")
    leave_open(source)
    lines = source.read_text("utf-8").splitlines()
    assert "REACH: float = 0.5" in lines
    assert "ROW: list[float] = [1.0, -2.0, 3.0]" in lines
    assert "MOST: int = 3" in lines
    assert 'NAME: Final = "no weight"' in lines


@pytest.mark.parametrize("name", list(lt.all_games()))
def test_what_is_written_stands_where_it_stood(name, tmp_path):
    game = lt.game(name)
    project = Project(ROOT)
    copy = Project(tmp_path)
    there = copy.room(game.room) / "strategy/weights.py"
    there.parent.mkdir(parents=True)
    text = (project.room(game.room) / "strategy/weights.py").read_text("utf-8")
    there.write_text(text, "utf-8")
    weights = Weights(copy, game, lambda weight: not weight.whole)
    weights.write(np.array([0.125] * len(weights.found)))
    then = there.read_text("utf-8")
    digits = re.compile(r"-?\d+(\.\d+)?")
    assert digits.sub("0", then) == digits.sub("0", text)
    numbers = [node for _, _, nodes in assignments(then) for node in nodes]
    assert sum(getattr(node, "value", None) == 0.125 for node in numbers) == len(weights.found)


def test_a_tuning_takes_the_weights_that_it_names():
    class Weight:
        def __init__(self, name, whole):
            self.name, self.whole = name, whole

    all_of_them = [
        Weight("A", False),
        Weight("B", False),
        Weight("N", True),
        Weight("SPREAD", False),
    ]

    def taken(**asked):
        wanted = Tuning(**asked).wanted()
        return [weight.name for weight in all_of_them if wanted(weight)]

    assert taken(how="climb", but=("SPREAD",)) == ["A", "B"]
    assert taken(how="fit", only=("B",)) == ["B"]
    assert taken(how="count") == ["N"]
    assert taken(how="spread") == ["SPREAD"]


def test_a_tuning_in_words_asks_for_the_same():
    asked = Tuning("climb", but=("A", "B"), steps=10, rival="random", keep=True)
    assert asked.words() == ["climb", "--but", "A", "--but", "B", "--rival", "random", "--steps",
                             "10", "--write"]  # fmt: skip


def test_positions_of_games_come_back_as_states_with_who_won(tmp_path):
    path = tmp_path / "positions.jsonl"
    game = lt.game("aisopos")
    collect(game, ("random,random",), 2, 3, 1, path)
    games = load(game, path)
    assert [len(samples) for samples in games] == [3, 3]
    for state, shares in games[0]:
        assert not state.over
        assert sum(shares) == pytest.approx(1)


def test_a_lead_is_as_much_as_the_others_lack():
    state = lt.game("aisopos").new(2, 3)
    play_out(state, lt.Rng.seeded(1))
    assert lead(state, [0]) == pytest.approx(-lead(state, [1]))
    assert -2 <= lead(state, [0]) <= 2


def test_counts_of_one_game_take_the_place_of_those_before(tmp_path):
    figures = Figures(tmp_path / "bots.json")
    figures.replace_counts("one", [{"game": "one", "tried": 1}])
    figures.replace_counts("other", [{"game": "other", "tried": 2}])
    figures.replace_counts("one", [{"game": "one", "tried": 3}])
    assert [row["tried"] for row in Figures(figures.path).known["counts"]] == [2, 3]


def test_what_the_rooms_say_can_be_shown_without_being_run():
    done = CliRunner().invoke(main, ["tune", "--show", "--project", str(ROOT)])
    assert done.exit_code == 0, done.output
    expected = [" ".join(words) for words in runs(list(lt.all_games().values()))]
    assert all(f"ludotheque tune {words} " in done.output for words in expected)


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["tune", "--project", "/"], "no checkout"),
        (["tune", "aisopos", "--steps", "3", "--project", str(ROOT)], "name GAME and HOW"),
        (["tune", "aisopos", "climb", "--steps", "0"], "at least 1"),
        (["tune", "aisopos", "clim"], "'clim'"),
        (["tune", "aisopos", "spread", "--project", str(ROOT)], "no such weights"),
        (["tune", "aisopos", "fit", "--only", "FORSE", "--project", str(ROOT)], "no such weights"),
        (["measure", "write", "--project", "/"], "no checkout"),
        (["measure", "strength", "--game", "chess", "--project", str(ROOT)], "unknown game"),
    ],
)
def test_bad_input_is_one_line(words, message, monkeypatch):
    monkeypatch.setenv("LUDOTHEQUE_WEIGHTS_OPEN", "yes")
    done = CliRunner().invoke(main, words)
    assert done.exit_code == 2
    assert message in done.output
    assert len(done.output.splitlines()) == 1


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["bunny_kingdom", "spread", "--games", "1"], "SPREAD"),
        (["aisopos", "climb", "--steps", "2", "--climber", "greedy:worlds=1"], "better by"),
        (["aisopos", "fit", "--players", "random,random", "--games", "4", "--kept", "2", "--only",
          "SURE_LATE"], "held back"),
        (["above_and_below", "count", "--games", "1", "--climber", "random"], "SPARE_BEDS"),
    ],
)  # fmt: skip
def test_every_way_of_tuning_tells_what_it_finds_and_writes_nothing_unasked(
    words, told, monkeypatch
):
    """On an engine that pretends to have its weights open: what they do is not the question."""
    monkeypatch.setenv("LUDOTHEQUE_WEIGHTS_OPEN", "yes")
    monkeypatch.setattr(import_module("ludotheque.arena.tune.climb"), "LEAST_DEALS", 2)
    source = Project(ROOT).room(lt.game(words[0]).room) / "strategy/weights.py"
    before = source.read_text("utf-8")
    done = CliRunner().invoke(main, ["tune", *words, "--project", str(ROOT)])
    assert done.exit_code == 0, done.output
    assert told in done.output
    assert source.read_text("utf-8") == before
