"""Two engines that play each other, each in a process of its own."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

import ludotheque as lt
from ludotheque.arena.duel import Duel, shares
from ludotheque.cli import main

# The engine that these tests run on, whichever it is.
HERE = Path(lt.__file__).parents[1]


def test_the_challenger_sits_on_every_seat_and_plays_as_in_one_process():
    found = list(shares(Duel("aisopos", "greedy:worlds=1", f"random@{HERE}", 2, 4, seed=7)))
    assert found == list(shares(Duel("aisopos", f"greedy:worlds=1@{HERE}", "random", 2, 4, 7)))
    assert sum(found) >= 2
    assert set(found) <= {0.0, 0.5, 1.0}


def test_a_folder_without_an_engine_is_refused(tmp_path):
    with pytest.raises(lt.LudothequeError, match="no engine"):
        list(shares(Duel("aisopos", "random", f"random@{tmp_path}", 2, 2)))


def test_a_side_that_ends_is_missed(tmp_path):
    broken = tmp_path / "ludotheque"
    broken.mkdir()
    (broken / "__init__.py").write_text("raise SystemExit(3)\n", "utf-8")
    with pytest.raises(lt.LudothequeError, match="has ended"):
        list(shares(Duel("aisopos", "random", f"random@{tmp_path}", 2, 2)))


def test_a_duel_is_a_command():
    words = ["duel", "aisopos", "random", "random", "--games", "4"]
    shown = CliRunner().invoke(main, words)
    assert shown.exit_code == 0, shown.output
    assert " of 4: " in shown.output
    told = json.loads(CliRunner().invoke(main, [*words, "--json"]).stdout)
    assert told["games"] == 4
    assert 0 <= told["low"] <= told["won"] / 4 <= told["high"] <= 1
    wrong = CliRunner().invoke(main, ["duel", "aisopos", "random", "rondom"])
    assert wrong.exit_code == 2
    assert "unknown bot 'rondom'" in wrong.output
