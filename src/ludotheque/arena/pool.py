"""Work shared out among processes, its results in order."""

import multiprocessing
import os
import signal
import traceback
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from multiprocessing.connection import Connection, wait
from typing import TYPE_CHECKING, Any, Final, TypeAlias, TypeVar, TypeVarTuple

from ludotheque.core import LudothequeError

if TYPE_CHECKING:
    from multiprocessing.process import BaseProcess

__all__ = ["AHEAD", "as_done", "cores", "in_order"]

# How many jobs wait for each process: enough that none is idle, few enough that memory is bounded.
AHEAD: Final = 4
# A job that so many processes died over is not tried again.
MOST_DEATHS: Final = 3

Job = TypeVarTuple("Job")
Result = TypeVar("Result")
# A job and its place among all.
Numbered: TypeAlias = tuple[int, tuple[Any, ...]]


def cores() -> int:
    """Return how many processes can work at the same time here."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


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
    waiting: dict[int, Result] = {}
    given = 0
    for number, result in as_done(work, jobs, workers, ahead):
        waiting[number] = result
        while given in waiting:
            yield waiting.pop(given)
            given += 1


def as_done(
    work: Callable[[*Job], Result],
    jobs: Iterable[tuple[*Job]],
    workers: int,
    ahead: int = AHEAD,
) -> Iterator[tuple[int, Result]]:
    """Yield the number of each job, from 0 on, and what came of it, as soon as it is done.

    No job is begun that is more than *ahead* for each process after the first that is not done.
    """
    if workers == 1:
        yield from ((number, work(*job)) for number, job in enumerate(jobs))
        return
    pool = Pool(work)
    try:
        pool.open(workers)
        yield from pool.results(enumerate(jobs), workers * ahead)
    finally:
        pool.close()


class Pool:
    """Processes that work, each at the other end of a pipe of its own.

    They share no lock and no queue, and here is no thread: so whenever we are interrupted, they
    can be ended at once and nothing is left that somebody could wait for.
    """

    def __init__(self, work: Callable[..., Any]) -> None:
        self.work = work
        self.processes: dict[Connection, BaseProcess] = {}
        self.idle: list[Connection] = []
        self.busy: dict[Connection, Numbered] = {}
        # Jobs whose process died, to be done first, and how often that happened to each.
        self.again: list[Numbered] = []
        self.deaths: Counter[int] = Counter()
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
                self.processes[ours] = process
                self.idle.append(ours)

    def close(self) -> None:
        """End the processes, whatever they are doing: nobody wants it any more."""
        with interrupts_held():
            for process in self.processes.values():
                process.kill()
            for pipe, process in self.processes.items():
                process.join()
                pipe.close()

    def results(self, jobs: Iterator[Numbered], most: int) -> Iterator[tuple[int, Any]]:
        """Yield what is done; no job is begun that is *most* after the first that is not."""
        while self.hand_out(jobs, most):
            yield from self.collected()

    def hand_out(self, jobs: Iterator[Numbered], most: int) -> bool:
        """Give whoever is idle a job; say whether anybody works.

        One at a time: a second one could fill the pipe while its reader waits to be read itself.
        """
        while self.idle:
            job = self.next_job(jobs, most)
            if job is None:
                break
            pipe = self.idle.pop()
            self.busy[pipe] = job
            try:
                pipe.send(job[1])
            except OSError:
                self.replace(pipe)
        return bool(self.busy)

    def next_job(self, jobs: Iterator[Numbered], most: int) -> Numbered | None:
        """Return a job that is to be done now, if there is one."""
        if self.again:
            return self.again.pop()
        oldest = min((number for number, _ in self.busy.values()), default=self.taken)
        if self.taken - oldest >= most:
            return None
        job = next(jobs, None)
        self.taken += job is not None
        return job

    def collected(self) -> Iterator[tuple[int, Any]]:
        """Wait until somebody is done, and yield what they made."""
        for pipe in wait(list(self.busy)):
            assert isinstance(pipe, Connection), "we wait for nothing but our own pipes"
            try:
                result, error = pipe.recv()
            except (EOFError, OSError):
                self.replace(pipe)
                continue
            number, _ = self.busy.pop(pipe)
            self.idle.append(pipe)
            if error is not None:
                raise error
            yield number, result

    def replace(self, pipe: Connection) -> None:
        """Start another process for one that is gone, and have its job done again."""
        job = self.busy.pop(pipe)
        self.deaths[job[0]] += 1
        if self.deaths[job[0]] >= MOST_DEATHS:
            raise LudothequeError(
                "a process that worked for us was ended from outside", "worker-gone"
            )
        self.again.append(job)
        self.processes.pop(pipe).join()
        pipe.close()
        self.open(1)


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
