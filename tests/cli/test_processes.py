"""Interrupts, full disks and closed pipes: never a traceback, never a hanging process."""

import os
import signal
import subprocess
import time
from pathlib import Path

import pytest

import ludotheque as lt
from ludotheque.cli import COMMANDS
from ludotheque.cli.rooms import room_commands
from tests.cli.processes import HEEDING, INTERRUPTED, PATIENCE, group_is_gone, started
from tests.docs.reading import ROOT
from tests.page.house import free_port

ENDLESS = ("simulate", "aisopos", "--players", "random,random", "--workers", "2",
           "--games", "100000000")  # fmt: skip


def workers_of(pid):
    return Path(f"/proc/{pid}/task/{pid}/children").read_text().split()


@pytest.mark.parametrize("workers", [1, 2])
@pytest.mark.parametrize("times", [1, 3])
def test_an_interrupt_of_all_ends_all_without_a_word(tmp_path, workers, times):
    """With one worker the others are still to be started; both get the same signal as we do."""
    if (os.cpu_count() or 1) < 2:
        pytest.skip("ONE CORE ONLY: there is never a second worker")
    shown = tmp_path / "shown"
    with shown.open("wb") as out:
        child = started(*ENDLESS, stdout=out, stderr=out)
    deadline = time.monotonic() + PATIENCE
    while len(workers_of(child.pid)) < workers:
        assert time.monotonic() < deadline, "no worker was ever started"
    for _ in range(times):
        os.killpg(child.pid, signal.SIGINT)
    assert child.wait(PATIENCE) == INTERRUPTED
    assert group_is_gone(child.pid)
    assert shown.read_text() == ""


def test_an_interrupt_while_the_command_is_loading_ends_it_without_a_word(tmp_path):
    """Every import that Python reports is a moment; the first of ours is a good one."""
    child = started(*ENDLESS, stderr=subprocess.PIPE, env={**os.environ, "PYTHONVERBOSE": "1"})
    for line in child.stderr:
        if b"ludotheque.core" in line:
            break
    os.killpg(child.pid, signal.SIGINT)
    rest = child.stderr.read()
    assert child.wait(PATIENCE) == INTERRUPTED
    assert b"Traceback" not in rest


@pytest.fixture(scope="module")
def record(tmp_path_factory):
    path = tmp_path_factory.mktemp("records") / "game.json"
    path.write_text(lt.Table.open(lt.game("aisopos"), 2, 3, first=0).record.write(), "utf-8")
    return path


@pytest.fixture
def lines(record, tmp_path):
    """A whole command line for every command."""
    bots = ["--players", "random,random"]
    return {
        "play": ["aisopos", *bots, "--save", str(tmp_path / "played.json")],
        "serve": ["--port", str(free_port()), "--db", str(tmp_path / "tables.db")],
        "games": [],
        "simulate": ["aisopos", *bots, "--games", "2"],
        "replay": [str(record)],
        "verify": [str(record)],
        "hint": [str(record), "--ms", "1"],
        "check": ["aisopos", "--seats", "2", "--games", "1", "-o", "games=1"],
        "new-game": ["fresh_game"],
        "tournament": ["aisopos", "--bots", "random,random", "--deals", "1", "--workers", "1"],
        "duel": ["aisopos", "random", "random", "--games", "2"],
        "judge": ["aisopos", "random", "--seats", "2", "--decisions", "1", "--worlds", "1"],
        "tune": ["--show", "--project", str(ROOT)],
        "train": ["aisopos", "--out", str(tmp_path / "net.json"), "--teacher", "random",
                  "--generations", "1", "--games", "2", "--gate", "2", "--workers", "1"],
        "completion": ["bash"],
        "book": ["--paragraph", "1"],
    }  # fmt: skip


# An engine says nothing unless it is asked, and measuring takes hours before it does.
SPEAKING = [name for name in [*COMMANDS, *room_commands()] if name not in {"engine", "measure"}]


@pytest.mark.parametrize("name", [*SPEAKING, "--help", "--version"])
def test_what_cannot_be_written_is_one_line_and_a_failure(lines, name, tmp_path):
    with Path("/dev/full").open("w") as full:
        done = subprocess.run([*HEEDING, name, *lines.get(name, [])], check=False, stdout=full,
                              cwd=tmp_path, stderr=subprocess.PIPE, text=True)  # fmt: skip
    assert done.returncode == 1
    assert done.stderr == ("Error: cannot write what was to be printed: there is no room left\n")


@pytest.mark.parametrize("name", [*SPEAKING, "--help", "--version"])
def test_nobody_who_reads_is_no_reason_to_say_anything(lines, name, tmp_path):
    near, far = os.pipe()
    os.close(near)
    done = subprocess.run([*HEEDING, name, *lines.get(name, [])], check=False, stdout=far,
                          cwd=tmp_path, stderr=subprocess.PIPE, text=True)  # fmt: skip
    os.close(far)
    assert done.returncode == 1
    assert done.stderr == ""


@pytest.mark.parametrize("name", ["games", "play", "simulate", "--help"])
def test_letters_that_a_terminal_does_not_know_are_no_reason_to_fail(lines, name):
    done = subprocess.run([*HEEDING, name, *lines.get(name, []), "--lang", "fr"], check=False,
                          capture_output=True, env={**os.environ, "PYTHONIOENCODING": "latin-1"},
                          timeout=PATIENCE)  # fmt: skip
    assert done.returncode == 0
    assert done.stderr == b""
    assert "é".encode("latin-1") in done.stdout
