"""Bots in processes of their own: any language, and whatever they do the game goes on."""

import gc
import json
import logging
import os
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

import pytest

import ludotheque as lt
from ludotheque.arena.loop import play
from ludotheque.bots import child, command
from ludotheque.bots.lines import line_of, new_game, question
from ludotheque.core import CHANCE, Rng, Seat, UnknownBot
from ludotheque.laws.secrecy import other_world

ROOT = Path(__file__).parents[2]
PYTHON = f"exec:{sys.executable} {ROOT}/examples/bots/random_bot.py"
NODE = f"exec:node {ROOT}/examples/bots/hopeful.mjs"
SPOILT = Path(__file__).with_name("spoilt_bot.py")


def spoilt(how, *more):
    """Return a program that is spoilt; only where it never answers is it not waited for long."""
    ms = 300 if how in ("stall", "stop_reading") else 60_000
    return f"exec:ms={ms}:mb=256:{sys.executable} {SPOILT} {how} {' '.join(map(str, more))}"


def warnings(caplog):
    return [record.getMessage() for record in caplog.records if record.name == "ludotheque.bots"]


def processes_of(group):
    """Return which processes of a group there are, zombies too."""
    found = []
    for path in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            pid, _, rest = path.read_text("utf-8", "replace").partition(" ")
            if int(rest.rpartition(")")[2].split()[2]) == group:
                found.append(int(pid))
    return found


@pytest.mark.parametrize("name", [PYTHON, NODE], ids=["Python", "JavaScript"])
@pytest.mark.parametrize("game", lt.all_games())
def test_the_examples_play_whole_games(name, game, caplog):
    found = lt.game(game)
    state = found.new(found.seats[0], 5)
    players = [lt.bot(name, seat) for seat in range(state.seats)]
    play(state, players)
    assert state.over
    assert warnings(caplog) == []
    assert all(player.asked > 0 for player in players)


def test_the_same_seed_plays_the_same():
    played = []
    for _ in range(2):
        state = lt.game("aisopos").new(2, 3)
        play(state, [lt.bot(PYTHON, 8), lt.bot("random", 9)])
        played.append(state.digest())
    assert played[0] == played[1]


@pytest.mark.parametrize("game", lt.all_games())
def test_our_own_bots_answer_the_same_lines(game, caplog):
    engine = f"exec:{sys.executable} -m ludotheque engine greedy:worlds=1"
    found = lt.game(game)
    state = found.new(found.seats[0], 7)
    players = [lt.bot(engine, 1), *[lt.bot("random", seat) for seat in range(1, state.seats)]]
    for _ in range(60):
        if not state.over:
            seat = state.actor()
            action = state.roll() if seat == CHANCE else players[seat].choose(Seat(state, seat))
            if seat != CHANCE:
                state.apply(seat, action)
    assert warnings(caplog) == []
    assert players[0].asked > 3


FAILURES = {
    "crash": "ended with exit code 7, saying 'no idea what to do'",
    "stall": "did not answer within 0.55 s",
    "flood": "wrote more than an answer can be",
    "flood_in_lines": "wrote more than an answer can be",
    "flood_errors": "wrote more than an answer can be",
    "talk_nonsense": "answered 'e2e4'",
    "answer_a_list": "answered '[1]'",
    "miscount": "answered '{'is': 'act'",
    "cheat": "chose 'win', which is not allowed",
    "hoard": "saying 'MemoryError'",
    "refuse": "says that it cannot: 'not today'",
    "close": "ended with exit code -9",
    "stop_reading": "did not answer within",
}


@pytest.mark.parametrize("how", FAILURES)
def test_whatever_a_program_does_the_game_of_the_others_goes_on(how, caplog):
    state = lt.game("aisopos").new(2, 4)
    bad = lt.bot(spoilt(how), 1)
    play(state, [bad, lt.bot("random", 2)])
    assert state.over
    said = warnings(caplog)
    assert len(said) == command.MOST_FAILURES == bad.failures
    assert all(FAILURES[how] in line for line in said), said
    assert all("random decides in its place" in line for line in said)
    assert "from now on" in said[-1]
    assert "from now on" not in said[0]


def test_an_action_that_is_not_allowed_does_not_end_the_program():
    bad = lt.bot(spoilt("cheat"), 1)
    state = lt.game("aisopos").new(2, 4)
    seat = Seat(state, state.actor())
    first = bad.choose(seat)
    running = bad.child.process.pid
    assert first in seat.legal()
    bad.choose(seat)
    assert bad.child.process.pid == running


def test_a_program_is_ended_with_all_that_it_started(tmp_path):
    state = lt.game("aisopos").new(2, 4)
    note = tmp_path / "pid"
    bad = lt.bot(spoilt("leave_a_child", note), 1)
    bad.choose(Seat(state, state.actor()))
    assert bad.child is None
    left = int(note.read_text("utf-8"))
    with pytest.raises(ProcessLookupError):
        os.kill(wait_until_gone(left), 0)


def wait_until_gone(pid):
    """Wait until whoever adopts orphans has taken notice of this one's end."""
    until = time.monotonic() + 10
    while Path(f"/proc/{pid}/stat").exists() and time.monotonic() < until:
        if Path(f"/proc/{pid}/stat").read_text("utf-8").rpartition(")")[2].split()[0] == "Z":
            raise ProcessLookupError
        time.sleep(0.01)
    return pid


def test_a_bot_that_nobody_has_any_more_leaves_nothing_behind():
    state = lt.game("aisopos").new(2, 4)
    good = lt.bot(PYTHON, 1)
    good.choose(Seat(state, state.actor()))
    group = good.child.process.pid
    assert processes_of(group) == [group]
    del good
    gc.collect()
    assert processes_of(group) == []


BEGIN = """
import sys, time
import ludotheque as lt
state = lt.game("aisopos").new(2, 4)
player = lt.bot(sys.argv[1], 1)
player.choose(lt.Seat(state, state.actor()))
print(player.child.process.pid, flush=True)
time.sleep(60)
"""


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere a program may outlive a kill")
@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL])
def test_however_we_end_the_program_ends_too(how):
    stays = spoilt("stay")
    ours = subprocess.Popen(
        [sys.executable, "-c", BEGIN, stays], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
    )
    group = int(ours.stdout.readline())
    ours.send_signal(how)
    ours.wait(20)
    ours.stdout.close()
    until = time.monotonic() + 10
    while processes_of(group) and time.monotonic() < until:
        time.sleep(0.02)
    assert processes_of(group) == []


def test_an_interrupt_of_the_terminal_does_not_reach_the_program():
    state = lt.game("aisopos").new(2, 4)
    good = lt.bot(PYTHON, 1)
    good.choose(Seat(state, state.actor()))
    assert os.getpgid(good.child.process.pid) != os.getpgid(0)


def test_what_the_house_keeps_to_itself_is_not_told(monkeypatch):
    monkeypatch.setenv("LUDOTHEQUE_DB", "postgresql://secret")
    running = child.Child(["/usr/bin/env", "sh", "-c", "env >&2; read line; exit 0"], 256)
    with pytest.raises(child.BotFailed):
        running.ask({"do": "hello"}, 5)
    assert b"secret" not in running.last_words


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("exec:", "a command"),
        ("exec", "a command"),
        ("exec:'", "a command"),
        ("exec:no-such-program --fast", "no program 'no-such-program'"),
        ("exec:ms=soon:python3", "'ms' of the bot 'exec'"),
        ("exec:mb=1:python3", "'mb' of the bot 'exec'"),
    ],
)
def test_what_cannot_be_run_is_refused_at_once(name, said):
    with pytest.raises(UnknownBot, match=said):
        lt.bot(name)


def test_a_command_may_hold_colons():
    options, words = command.parsed(f"ms=70:{sys.executable} -c 'a:b' x=1:y")
    assert options["ms"] == 70
    assert words == [sys.executable, "-c", "a:b", "x=1:y"]


@pytest.mark.parametrize("game", lt.all_games())
def test_nothing_hidden_crosses_the_line(game):
    """Over whole games, every line is the same in every world that the seat can imagine."""
    found = lt.game(game)
    for seats in found.seats:
        state = found.new(seats, seats)
        rng, compared = Rng.seeded(seats), 0
        while not state.over and compared < 40:
            seat = state.actor()
            if seat == CHANCE:
                state.roll()
                continue
            legal = state.legal(seat)
            if rng.below(4) == 0:
                compared += 1
                same_lines(state, seat, rng)
            state.step(seat, legal[rng.below(len(legal))])
        assert compared > 3


def same_lines(state, seat, rng):
    """Compare the lines of the table with those of a world that the seat cannot tell from it."""
    world = other_world(state, seat, rng)
    assert lines_at(world, seat) == lines_at(state, seat)


def lines_at(state, seat):
    place = Seat(state, seat)
    asked = question(place, 1, 100, ["foresee", "world"], Rng.seeded(3))
    # What the last action told is no part of a world that was imagined after it.
    del asked["events"]
    return line_of(new_game(place, 5)), line_of(asked)


def test_the_seed_of_a_bot_does_not_tell_how_the_game_was_dealt():
    state = lt.game("aisopos").new(2, 4)
    told = new_game(Seat(state, 0), 4)
    assert told["seed"] != 4
    assert "rng" not in json.dumps(told)


def test_the_log_says_it_where_nobody_else_does(caplog):
    with caplog.at_level(logging.WARNING):
        state = lt.game("aisopos").new(2, 4)
        lt.bot(spoilt("crash"), 1).choose(Seat(state, state.actor()))
    assert len(warnings(caplog)) == 1
