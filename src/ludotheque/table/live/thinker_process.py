"""A process that thinks: given one thing at a time, it may die and be ended at any moment."""

import os
import signal
import threading
from collections.abc import Callable
from multiprocessing import connection, get_context, parent_process
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any

__all__ = ["ThinkerDied", "ThinkerProcess"]

# How much lower than the server's own the priority of thinking is.
NICENESS = 5
# Spawned, not forked: the server has threads and open sockets that must not be copied.
SPAWN = get_context("spawn")


class ThinkerDied(Exception):
    """The process has ended in the middle of a thought, or was ended."""


class ThinkerProcess:
    """One process, begun when it is first needed, and anew after it has ended."""

    def __init__(self) -> None:
        # Held while the process begins or is ended: one thread thinks, another ends it.
        self.lock = threading.Lock()
        self.running: tuple[BaseProcess, Connection] | None = None
        self.ended = False

    @property
    def alive(self) -> bool:
        """Whether there is a process, so that a thought need not wait for its beginning."""
        return self.running is not None

    def think(self, work: Callable[..., Any], given: tuple[object, ...]) -> Any:
        """Return what *work* makes of what is *given*; in a thread, which waits for it."""
        try:
            link = self._link()
            link.send((work, given))
            content, answer = link.recv()
        except (EOFError, OSError) as error:
            self._let_go()
            raise ThinkerDied from error
        if content:
            return answer
        raise answer

    def _link(self) -> Connection:
        """Return the connection to the process; begin one where there is none."""
        with self.lock:
            if self.ended:
                raise EOFError
            if self.running is None:
                self.running = begin()
            return self.running[1]

    def _let_go(self) -> None:
        """Forget a process that has ended."""
        with self.lock:
            if self.running is not None:
                process, link = self.running
                self.running = None
                link.close()
                process.kill()
                process.join()

    def end(self) -> None:
        """End the process now; whoever waits for its thought is told that it died."""
        with self.lock:
            self.ended = True
            if self.running is not None:
                self.running[0].kill()

    def ready(self) -> None:
        """Be ready for another thought, whatever became of the last."""
        self.ended = False


def begin() -> tuple[BaseProcess, Connection]:
    """Begin a process; return it and the connection to it."""
    here, there = SPAWN.Pipe()
    process = SPAWN.Process(target=think_on, args=(there,), daemon=True)
    process.start()
    # Ours would keep the connection open after the process has died.
    there.close()
    return process, here


def think_on(link: Connection) -> None:
    """Think of one thing after the other, until the server ends or closes the connection."""
    _set_up_process()
    while True:
        try:
            work, given = link.recv()
        # A server that was killed with an answer unread has not closed the connection but cut it.
        except (EOFError, OSError):
            return
        try:
            answer = True, work(*given)
        except Exception as error:  # noqa: BLE001  # raised again in the server
            answer = False, error
        try:
            link.send(answer)
        except OSError:
            return
        except Exception:  # noqa: BLE001  # not everything that is raised can be sent
            link.send((False, RuntimeError(repr(answer[1]))))


def _set_up_process() -> None:
    """Give way to the server, leave Ctrl-C to it, and end when it ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    threading.Thread(target=_end_with_the_server, daemon=True).start()


def _end_with_the_server() -> None:
    parent = parent_process()
    if parent is not None:
        # Readable once the server is gone, also if it was killed and could tell nobody.
        connection.wait([parent.sentinel])
        os._exit(0)
