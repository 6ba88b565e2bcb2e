"""The shells complete commands, games, players, options and records: tried in the shells."""

import os
import pty
import select
import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest
from click.testing import CliRunner

from ludotheque.bots import bots
from ludotheque.cli import COMMANDS, COMPLETING, main
from ludotheque.cli.rooms import room_commands
from ludotheque.games import all_games

PATIENCE = 60
# What is typed before the key Tab, and what the line is after it.
TYPED = [
    ("ludotheque simu", "ludotheque simulate "),
    ("ludotheque simulate ais", "ludotheque simulate aisopos "),
    ("ludotheque simulate aisopos --play", "ludotheque simulate aisopos --players "),
    ("ludotheque simulate aisopos --players gree", "ludotheque simulate aisopos --players greedy "),
    ("ludotheque play aisopos --players human,rand",
     "ludotheque play aisopos --players human,random "),
    ("ludotheque play aisopos -o agr", "ludotheque play aisopos -o agreement="),
    ("ludotheque play aisopos -o agreement=y", "ludotheque play aisopos -o agreement=yes "),
    ("ludotheque play aisopos --option first=ra",
     "ludotheque play aisopos --option first=random "),
    ("ludotheque verify ga", "ludotheque verify games/"),
    ("ludotheque verify games/las", "ludotheque verify games/last.json "),
    ("ludotheque hint --lang f", "ludotheque hint --lang fr "),
    ("ludotheque completion z", "ludotheque completion zsh "),
]  # fmt: skip


def offered(line):
    done = CliRunner().invoke(main, [], env={COMPLETING: line})
    assert done.exit_code == 0
    return done.stdout.splitlines()


def test_every_command_and_option_is_offered():
    assert offered("ludotheque ") == [*COMMANDS, *room_commands()]
    assert "--lang" in offered("ludotheque -")
    for name in [*COMMANDS, *room_commands()]:
        own = [option for param in main.get_command(None, name).params for option in param.opts
               if option.startswith("--")]  # fmt: skip
        assert set(own) <= set(offered(f"ludotheque {name} --"))


def test_games_players_and_options_are_offered():
    assert offered("ludotheque play ") == list(all_games())
    assert offered("ludotheque play aisopos --players ") == ["human", *bots()]
    assert offered("ludotheque simulate aisopos --players random,") == [
        f"random,{name}" for name in bots()
    ]
    for name, game in all_games().items():
        assert offered(f"ludotheque play {name} -o ") == [f"{one.name}=" for one in game.options]
        for option in game.options:
            for value in offered(f"ludotheque play {name} --option {option.name}="):
                game.settled({option.name: value.partition("=")[2]})


def test_records_and_folders_are_offered_and_no_other_file(tmp_path, monkeypatch):
    laid_out(tmp_path)
    monkeypatch.chdir(tmp_path)
    assert offered("ludotheque verify ") == ["games/"]
    assert offered("ludotheque replay games/") == ["games/first.json", "games/last.json"]
    assert offered("ludotheque verify none/") == []


def test_nonsense_is_answered_with_nothing():
    for line in ("ludotheque play nonsense -o ", "ludotheque 'open", "ludotheque games a"):
        assert offered(line) == []


def laid_out(folder):
    """Write a folder with two records and something else."""
    (folder / "games").mkdir()
    for name in ("first.json", "last.json", "last.txt"):
        (folder / "games" / name).touch()


# Completes as we do; called, it writes down with which words.
COMMAND = """#!/bin/sh
if [ -n "${LUDOTHEQUE_COMPLETE+set}" ] || [ -n "${REALLY+set}" ]; then
    exec PYTHON -m ludotheque_command "$@"
fi
printf '%s\\n' "$@" > called.tmp
mv called.tmp called
"""
PROMPT = "ready when you are> "
# How each shell is started without anything of its user's, and what it reads first; the prompt is
# written in two parts, so that the line that is typed is not taken for it.
STARTS = {
    "bash": (
        ["bash", "--norc", "--noprofile", "-i"],
        "source <(REALLY=1 ludotheque completion bash); PS1='ready when ''you are> '",
    ),
    "zsh": (
        ["zsh", "-f", "-i"],
        (
            "autoload -U compinit; compinit -u -D; source <(REALLY=1 ludotheque completion zsh); "
            "PROMPT='ready when ''you are> '"
        ),
    ),
    "fish": (
        ["fish", "--no-config", "-i"],
        (
            "REALLY=1 ludotheque completion fish | source; "
            "function fish_prompt; echo -n 'ready when ''you are> '; end"
        ),
    ),
}


class Shell:
    """A shell on a terminal of its own, in a folder that is laid out."""

    def __init__(self, name, folder):
        laid_out(folder)
        (folder / "ludotheque").write_text(COMMAND.replace("PYTHON", sys.executable))
        (folder / "ludotheque").chmod(0o755)
        words, first = STARTS[name]
        self.folder = folder
        self.end, far = pty.openpty()
        # It works in another folder than we do.
        places = [place for place in os.environ.get("PYTHONPATH", "").split(":") if place]
        sources = [str(Path(place).resolve()) for place in places]
        env = {**os.environ, "PATH": f"{folder}:{os.environ['PATH']}", "TERM": "xterm",
               "HOME": str(folder), "PYTHONPATH": ":".join(sources)}  # fmt: skip
        self.process = subprocess.Popen(["setsid", "--ctty", *words], stdin=far, stdout=far,
                                        stderr=far, cwd=folder, env=env)  # fmt: skip
        os.close(far)
        self.shown = ""
        self.type(f"{first}\r")
        self.wait_for(lambda: PROMPT in self.shown)

    def type(self, text):
        self.shown = ""
        os.write(self.end, text.encode())

    def wait_for(self, done):
        """Read what the shell shows until it has *done* it."""
        deadline = time.monotonic() + PATIENCE
        while not done():
            assert time.monotonic() < deadline, self.shown
            if select.select([self.end], [], [], 0.02)[0]:
                self.shown += os.read(self.end, 65536).decode(errors="replace")

    def called(self):
        """Return the words that the command is called with, once it is and the shell is ready."""
        place = self.folder / "called"
        self.wait_for(lambda: place.exists() and self.shown.rpartition("\r\n")[2].count(PROMPT))
        words = place.read_text().splitlines()
        place.unlink()
        return words

    def close(self):
        self.process.kill()
        self.process.wait()
        os.close(self.end)


@pytest.fixture(params=list(STARTS), scope="module")
def shell(request, tmp_path_factory):
    if shutil.which(request.param) is None:
        assert os.environ.get("CI") != "true", f"{request.param} is to be there in CI"
        pytest.skip(f"NO {request.param.upper()}: its completion is not tested")
    opened = Shell(request.param, tmp_path_factory.mktemp("shell"))
    yield opened
    opened.close()


@pytest.mark.parametrize(("typed", "wanted"), TYPED, ids=[typed for typed, _ in TYPED])
def test_a_shell_completes(shell, typed, wanted):
    """The word typed after Tab shows whether a space was left for it."""
    shell.type(f"{typed}\tnext\r")
    assert shell.called() == f"{wanted}next".split()[1:]
