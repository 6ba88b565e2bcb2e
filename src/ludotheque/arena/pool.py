"""Work shared out among processes, its results in order."""

import multiprocessing
import signal
import traceback
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from multiprocessing.connection import Connection, wait
from typing import TYPE_CHECKING, Any, Final, TypeVar, TypeVarTuple

from ludotheque.core import LudothequeError

if TYPE_CHECKING:
    from multiprocessing.process import BaseProcess

__all__ = ["AHEAD", "in_order"]

# How many jobs wait for each process: enough that none is idle, few enough that memory is bounded.
AHEAD: Final = 4

Job = TypeVarTuple("Job")
Result = TypeVar("Result")


def in_order(
    work: Callable[[*Job], Result],
    jobs: Iterable[tuple[*Job]],
    workers: int,
    ahead: int = AHEAD,
) -> Iterator[Result]:
    """Yield what *work* makes of each of *jobs*, in their order, from so many processes.

    *ahead* results at most wait for each process, so *jobs* may be endless; whoever stops
    iterating stops the work.  One worker is this process itself.
    """
    if workers == 1:
        yield from (work(*job) for job in jobs)
        return
    pool = Pool(work)
    try:
        pool.open(workers)
        yield from pool.results(iter(jobs), workers * ahead)
    finally:
        pool.close()


class Pool:
    """Processes that work, each at the other end of a pipe of its own.

    They share no lock and no queue, and here is no thread: so whenever we are interrupted, they
    can be ended at once and nothing is left that somebody could wait for.
    """

    def __init__(self, work: Callable[..., Any]) -> None:
        self.work = work
        self.processes: list[BaseProcess] = []
        self.pipes: list[Connection] = []
        self.idle: list[Connection] = []
        self.busy: dict[Connection, int] = {}
        self.done: dict[int, Any] = {}
        self.taken = 0

    def open(self, workers: int) -> None:
        """Start the processes; an interrupt waits until all are known, and never reaches them."""
        with interrupts_held():
            for _ in range(workers):
                ours, theirs = multiprocessing.Pipe()
                process = multiprocessing.Process(
                    target=serve, args=(self.work, theirs, ours), daemon=True
                )
                process.start()
                theirs.close()
                self.processes.append(process)
                self.pipes.append(ours)
                self.idle.append(ours)

    def close(self) -> None:
        """End the processes, whatever they are doing: nobody wants it any more."""
        with interrupts_held():
            for process in self.processes:
                process.kill()
            for process in self.processes:
                process.join()
            for pipe in self.pipes:
                pipe.close()

    def results(self, jobs: Iterator[tuple[Any, ...]], most: int) -> Iterator[Any]:
        """Yield the results in order; *most* of them at the most wait to be asked for."""
        given = 0
        while self.hand_out(jobs, given + most):
            self.collect()
            while given in self.done:
                yield self.done.pop(given)
                given += 1

    def hand_out(self, jobs: Iterator[tuple[Any, ...]], end: int) -> bool:
        """Give whoever is idle a job, up to the number *end*; say whether anybody works.

        One at a time: a second one could fill the pipe while its reader waits to be read itself.
        """
        while self.idle and self.taken < end:
            job = next(jobs, None)
            if job is None:
                break
            pipe = self.idle.pop()
            pipe.send(job)
            self.busy[pipe] = self.taken
            self.taken += 1
        return bool(self.busy)

    def collect(self) -> None:
        """Wait until somebody is done, and take what they made."""
        for pipe in wait(list(self.busy)):
            assert isinstance(pipe, Connection), "we wait for nothing but our own pipes"
            self.done[self.busy.pop(pipe)] = received(pipe)
            self.idle.append(pipe)


def received(pipe: Connection) -> Any:
    """Return the result that comes through *pipe*, or raise what was raised there."""
    try:
        result, error = pipe.recv()
    except EOFError as gone:
        raise LudothequeError(
            "a process that worked for us was ended from outside", "worker-gone"
        ) from gone
    if error is not None:
        raise error
    return result


def serve(work: Callable[..., Any], pipe: Connection, far_end: Connection) -> None:
    """Do one job after the other, until nobody is at the far end any more."""
    # A terminal interrupts all at once; the one who started us is the one who ends us.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    far_end.close()
    with suppress(EOFError, OSError):
        while True:
            job = pipe.recv()
            pipe.send(attempted(work, job))


def attempted(work: Callable[..., Any], job: tuple[Any, ...]) -> tuple[Any, Exception | None]:
    """Return what *work* makes of a job, or what it raised, told with where that was."""
    try:
        return work(*job), None
    except Exception as error:  # noqa: BLE001 - whatever it is, it is raised again over there
        error.add_note(traceback.format_exc())
        return None, error


@contextmanager
def interrupts_held() -> Iterator[None]:
    """Let interrupts wait; what is started meanwhile never gets any."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
