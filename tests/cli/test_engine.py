"""Programs as players on the command line, and our own bots over the same lines."""

import json
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

import ludotheque as lt
from ludotheque.bots.lines import hello, line_of, new_game, question
from ludotheque.cli import main
from ludotheque.cli.engine import Engine, within
from ludotheque.cli.options import parted
from ludotheque.core import Rng, Seat
from ludotheque.locale import LANGUAGES

ROOT = Path(__file__).parents[2]
PROGRAM = f"exec:{sys.executable} {ROOT}/examples/bots/random_bot.py"
CRASHING = f"exec:{sys.executable} -c 'import sys; sys.exit(\"sorry, no\")'"


def run(*words, typed=""):
    return CliRunner().invoke(main, list(words), input=typed)


def test_programs_play_where_bots_do(tmp_path):
    done = run("simulate", "aisopos", "--games", "2", "--players", f"{PROGRAM},random")
    assert done.exit_code == 0, done.output
    assert "random_bot.py" in done.output
    saved = tmp_path / "game.json"
    words = ["play", "aisopos", "--players", f"{PROGRAM},{PROGRAM}", "--seed", "3"]
    done = run(*words, "--save", str(saved))
    assert done.exit_code == 0, done.output
    assert json.loads(saved.read_text("utf-8"))["result"]["ending"]
    assert run("verify", str(saved)).exit_code == 0


SAID = {
    "en": "it ended with exit code 1, saying 'sorry, no'; random decides in its place",
    "fr": "terminé avec le code 1, en disant « sorry, no » ; random décide à sa place",
    "de": "er endete mit dem Code 1 und sagte „sorry, no“; an seiner Stelle entscheidet random",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_program_that_fails_is_told_of_in_the_readers_language(language):
    words = ["simulate", "aisopos", "--games", "1", "--players", f"random,{CRASHING}"]
    done = run(*words, "--lang", language)
    assert done.exit_code == 0, done.output
    lines = [line for line in done.stderr.splitlines() if "exec:" in line]
    assert len(lines) == 3
    assert lines[0].endswith(SAID[language])


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_command_that_is_none_is_one_line(language):
    done = run("simulate", "aisopos", "--players", "exec:nowhere,random", "--lang", language)
    assert done.exit_code == 2
    (line,) = done.stderr.splitlines()
    assert "nowhere" in line


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("human,greedy", ["human", "greedy"]),
        ("exec:a 'b,c',random", ["exec:a 'b,c'", "random"]),
        ('random,exec:a "b,\'c"', ["random", 'exec:a "b,\'c"']),
        ("it's,random", ["it's", "random"]),
        ("", [""]),
    ],
)
def test_a_comma_in_quotes_parts_no_players(text, parts):
    assert parted(text) == parts


def test_a_record_does_not_run_programs_unless_it_is_trusted(tmp_path):
    mark = tmp_path / "was-here"
    evil = f"exec:touch {mark}"
    saved = tmp_path / "game.json"
    words = ["play", "aisopos", "--players", "human,random", "--seed", "3", "--save", str(saved)]
    assert run(*words, typed="1\nq\n").exit_code == 0
    saved.write_text(saved.read_text("utf-8").replace('"random"]', f'"{evil}"]'), "utf-8")
    done = run("play", "--resume", str(saved), typed="1\n1\nq\n")
    assert done.exit_code == 2
    assert "--trust" in done.stderr
    assert not mark.exists()
    done = run("play", "--resume", str(saved), "--trust", typed="1\n1\n1\nq\n")
    assert done.exit_code == 0, done.output
    assert mark.exists()


def test_the_engine_answers_line_by_line():
    state = lt.game("aisopos").new(2, 1)
    seat = Seat(state, state.actor())
    asked = [hello(), new_game(seat, 5), question(seat, 1, 500, ["world"], Rng.seeded(1))]
    asked += [{"do": "dance"}, {"do": "act"}, {"do": "new", "game": "chess"}, {"do": "quit"}]
    done = subprocess.run(
        [sys.executable, "-m", "ludotheque", "engine", "random"],
        input=b"".join(line_of(message) for message in asked) + b"never read\n",
        capture_output=True,
        timeout=60,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, b"")
    first, ready, act, *refused = [json.loads(line) for line in done.stdout.splitlines()]
    assert (first["is"], first["wants"]) == ("hello", ["world"])
    assert ready == {"is": "ready"}
    assert act["number"] == 1
    assert act["action"] in [seat.name(action) for action in seat.legal()]
    assert [one["is"] for one in refused] == ["cannot"] * 3
    assert "unknown game 'chess'" in refused[2]["why"]


def test_an_engine_of_an_unknown_bot_is_refused():
    done = run("engine", "wizard")
    assert done.exit_code == 2
    assert "wizard" in done.stderr


def test_the_engine_refuses_other_rules_and_a_question_before_a_game():
    state = lt.game("aisopos").new(2, 1)
    seat = Seat(state, state.actor())
    engine = Engine("random")
    asked = question(seat, 1, 500, ["world"], Rng.seeded(1))
    assert engine.answer(asked)["is"] == "cannot"
    assert engine.answer({**new_game(seat, 5), "rules": 99})["is"] == "cannot"
    assert engine.answer({})["is"] == "cannot"


def test_the_engine_thinks_no_longer_than_it_may():
    game = lt.game("aisopos")
    assert "ms=80" in within("expert", game, 100)
    assert "ms=250" in within("expert", game, 5000)
    assert within("greedy", game, 1) == "greedy"
    assert within("ismcts:iterations=5", game, 1) == "ismcts:iterations=5"
