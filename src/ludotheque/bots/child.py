"""A bot's process: it is written to and read from within limits, and ends with us at the latest."""

import os
import selectors
import signal
import subprocess
import sys
import threading
import weakref
from contextlib import suppress
from pathlib import Path
from time import monotonic, sleep
from typing import IO, Any, Final

from ludotheque.bots.lines import line_of, message_in
from ludotheque.core import LudothequeError, shortened

__all__ = ["BotFailed", "Child"]

LAUNCH: Final = Path(__file__).with_name("launch.py")
# Bytes that it may write before it has answered, on both streams together, and in one line.
MOST_OUTPUT: Final = 1 << 20
LONGEST_LINE: Final = 1 << 16
PIECE: Final = 1 << 16
# Bytes that are kept of what it wrote to its standard error.
LAST_WORDS: Final = 1000
# Seconds that it has to go when it is told to.
PARTING: Final = 0.5
GLANCE: Final = 0.005
# How a house's own settings are called: they may hold passwords.
OURS: Final = "LUDOTHEQUE_"


class BotFailed(LudothequeError):
    """A bot did not answer as it should have: the decision is made without it."""


class Child:
    """The running program of a bot; ended when it is let go of, and with this process."""

    def __init__(self, command: list[str], megabytes: int) -> None:
        # Linux ties a child to the thread that started it, and only the main one lasts.
        lasting = threading.current_thread() is threading.main_thread()
        parent = os.getpid() if lasting else 0
        self.process = subprocess.Popen(  # noqa: S603  # whoever runs us named the program
            [sys.executable, "-I", "-S", str(LAUNCH), str(megabytes), str(parent), *command],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, bufsize=0,
            # A group of its own: interrupts of the terminal are ours, and all of it can be ended.
            start_new_session=True,
            env={name: value for name, value in os.environ.items() if not name.startswith(OURS)},
        )  # fmt: skip
        self.end = weakref.finalize(self, ended, self.process)
        self.selector = selectors.DefaultSelector()
        for stream in (self.process.stdin, self.process.stdout, self.process.stderr):
            assert stream is not None, "all three are pipes"
            os.set_blocking(stream.fileno(), False)
        self.watch(self.process.stdout)
        self.watch(self.process.stderr)
        self.unsent = b""
        self.unread = b""
        self.written = 0
        self.last_words = b""

    def watch(self, stream: IO[bytes] | None) -> None:
        """Look at a *stream* whenever we wait for the program."""
        assert stream is not None, "all three are pipes"
        writes = stream is self.process.stdin
        self.selector.register(stream, selectors.EVENT_WRITE if writes else selectors.EVENT_READ)

    def ask(self, message: dict[str, object], seconds: float) -> dict[str, Any]:
        """Send a *message* and return the answer, or say BotFailed; lines of `info` are skipped."""
        self.unsent = line_of(message)
        self.watch(self.process.stdin)
        self.written = len(self.unread)
        until = monotonic() + seconds
        while True:
            line = self.next_line()
            if line is None:
                self.exchange(until, seconds)
                continue
            answer = message_in(line)
            if answer is None or not isinstance(answer.get("is"), str):
                said = shortened(line.decode("utf-8", "replace"))
                raise BotFailed(f"it answered '{said}'", "bot-nonsense", {"said": said})
            if answer["is"] != "info":
                return answer

    def next_line(self) -> bytes | None:
        """Return the next whole line that was read, None where there is none yet."""
        line, end, rest = self.unread.partition(b"\n")
        if not end:
            return None
        self.unread = rest
        return line

    def exchange(self, until: float, seconds: float) -> None:
        """Write and read what can be written and read now, or as soon as anything can."""
        left = until - monotonic()
        ready = self.selector.select(left) if left > 0 else []
        if not ready:
            raise BotFailed(
                f"it did not answer within {seconds:g} s", "bot-slow", {"seconds": f"{seconds:g}"}
            )
        for key, _ in ready:
            if key.fileobj is self.process.stdin:
                self.write(key.fd)
            else:
                self.read(key)

    def write(self, place: int) -> None:
        """Write as much as it takes."""
        try:
            self.unsent = self.unsent[os.write(place, self.unsent) :]
        except BlockingIOError:
            return
        except OSError:
            # It reads no more; what it wrote before, or its end, says the rest.
            self.unsent = b""
        if not self.unsent:
            self.selector.unregister(place)

    def read(self, key: selectors.SelectorKey) -> None:
        """Read what it wrote; the end of its answers is its own end."""
        try:
            piece = os.read(key.fd, PIECE)
        except BlockingIOError:
            return
        self.written += len(piece)
        if key.fileobj is self.process.stderr:
            self.last_words = (self.last_words + piece)[-LAST_WORDS:]
            if not piece:
                self.selector.unregister(key.fd)
        elif piece:
            self.unread += piece
        else:
            raise self.gone()
        line = len(self.unread) - 1 - self.unread.rfind(b"\n")
        if self.written > MOST_OUTPUT or line > LONGEST_LINE:
            raise BotFailed("it wrote more than an answer can be", "bot-flood")

    def gone(self) -> BotFailed:
        """Return that it has ended, with its exit code and its last words."""
        self.hear_last_words()
        code = self.end() or 0
        lines = self.last_words.decode("utf-8", "replace").split("\n")
        said = shortened(next((line for line in reversed(lines) if line.strip()), "").strip())
        text = f"it ended with exit code {code}" + (f", saying '{said}'" if said else "")
        key = "bot-ended-saying" if said else "bot-ended"
        return BotFailed(text, key, {"code": code, "said": said})

    def hear_last_words(self) -> None:
        """Read what is left on its standard error."""
        assert self.process.stderr is not None, "all three are pipes"
        wait_for(self.process)
        with suppress(OSError):
            piece = os.read(self.process.stderr.fileno(), PIECE)
            self.last_words = (self.last_words + piece)[-LAST_WORDS:]


def ended(process: subprocess.Popen[bytes]) -> int:
    """End a program with all that it has started, leaving nothing behind; return its exit code."""
    streams = [one for one in (process.stdin, process.stdout, process.stderr) if one is not None]
    with suppress(OSError):
        os.write(streams[0].fileno(), line_of({"do": "quit"}))
    streams[0].close()
    wait_for(process)
    # Before its end is taken notice of: until then its number can be nobody else's.
    with suppress(ProcessLookupError, PermissionError):
        os.killpg(process.pid, signal.SIGKILL)
    for stream in streams[1:]:
        stream.close()
    return process.wait()


def wait_for(process: subprocess.Popen[bytes]) -> None:
    """Wait a moment for the end of a program, without taking notice of it yet."""
    until = monotonic() + PARTING
    looked = os.WEXITED | os.WNOHANG | os.WNOWAIT
    with suppress(ChildProcessError):
        while os.waitid(os.P_PID, process.pid, looked) is None and monotonic() < until:
            sleep(GLANCE)
