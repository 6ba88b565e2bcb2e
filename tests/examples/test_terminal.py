"""Goofspiel on the terminal: it is listed, played, kept and shown again like our own games."""

import re

import pytest
from click.testing import CliRunner

import ludotheque as lt
from ludotheque.cli import main


def run(*words, typed=""):
    done = CliRunner().invoke(main, [str(word) for word in words], input=typed)
    assert done.exit_code == 0, done.output
    return done.output


def test_it_is_listed_after_our_own_games():
    assert re.findall(r"\((\w+)\),", run("games"))[-1] == "goofspiel"


@pytest.mark.parametrize("lang", ["en", "fr", "de"])
def test_a_whole_game_is_played_by_typing_and_all_of_it_is_in_words(tmp_path, lang):
    path = tmp_path / "game.json"
    words = ["--players", "human,random", "--seed", 2, "-o", "cards=5", "--save", path]
    shown = run("play", "goofspiel", *words, "--lang", lang, typed="1\n" * 5)
    assert not re.search(r"\bgoofspiel-[a-z]", shown)
    assert lt.GameRecord.load(path).result is not None


def test_the_expert_plays_it_and_the_record_is_verified_replayed_and_hinted_at(tmp_path):
    path = tmp_path / "game.json"
    words = ["--players", "expert:iterations=20,random", "--seed", 3, "-o", "cards=4"]
    run("play", "goofspiel", *words, "--save", path)
    assert "Goofspiel, 12 moves, good" in run("verify", path)
    assert "GO" not in run("replay", path, "--seat", 2)
    assert "bid" in run("hint", path, "--at", 1, "--ms", 50)


def test_its_record_names_the_package_that_it_came_with(tmp_path):
    path = tmp_path / "game.json"
    run("play", "goofspiel", "--players", "random,random", "--seed", 3, "--save", path)
    assert '"package": "ludotheque-goofspiel"' in path.read_text("utf-8")


def test_it_is_simulated_in_processes_of_their_own():
    words = ["--players", "greedy,random", "--games", 6, "--workers", 2, "-o", "cards=4"]
    assert "goofspiel: 6 games" in run("simulate", "goofspiel", *words)


def test_it_is_checked_by_its_name():
    told = run("check", "goofspiel", "--games", 1)
    assert told.count("held") == 9
