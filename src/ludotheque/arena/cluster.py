"""Work shared out by Dask: on a cluster that is there, or one started here."""

import logging
import os
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import CancelledError
from contextlib import ExitStack, contextmanager
from itertools import islice
from typing import Any, Final, Self, TypeVar, TypeVarTuple

from ludotheque.arena.build import OtherBuild, this_build
from ludotheque.arena.extras import needed
from ludotheque.core import Game, LudothequeError

__all__ = ["Cluster"]

# Jobs that wait at each worker, so that none is idle while its results travel.
AHEAD: Final = 3
# How long a cluster may take to answer, or to have a worker.
PATIENCE: Final = 20

Job = TypeVarTuple("Job")
Result = TypeVar("Result")


class Cluster:
    """Workers of Dask that run the same build of *game* as we do; others are refused.

    *scheduler* is the address of a cluster; without one, *workers* processes are started here.
    """

    def __init__(self, game: Game, scheduler: str = "", workers: int = 1) -> None:
        self.game = game
        self.scheduler = scheduler
        self.workers = workers
        self.client: Any = None
        # What each worker runs, by its address.
        self.builds: dict[str, str] = {}
        self.stack = ExitStack()

    def __enter__(self) -> Self:
        """Begin, and wait until there is a worker that may work for us."""
        distributed = needed("distributed")
        try:
            address: Any = self.scheduler or self.stack.enter_context(self.started_here())
            client = distributed.Client(address, timeout=PATIENCE)
            self.client = self.stack.enter_context(client)
            self.client.wait_for_workers(1, timeout=PATIENCE)
        except (OSError, TimeoutError, ValueError) as error:
            self.stack.close()
            raise self.lost() from error
        return self

    def started_here(self) -> Any:
        """Return a cluster of our own."""
        with warnings_left_out():
            return needed("distributed").LocalCluster(
                n_workers=self.workers,
                threads_per_worker=1,
                dashboard_address="127.0.0.1:0",
                silence_logs=logging.CRITICAL,
            )

    def __exit__(self, *about: object) -> None:
        self.stack.close()

    def usable(self) -> dict[str, int]:
        """Return the workers that run our build, and how much each does at a time.

        Those that are new are asked; one that cannot answer runs something else.
        """
        there = self.client.scheduler_info(n_workers=-1)["workers"]
        new = [address for address in there if address not in self.builds]
        if new:
            said = self.client.run(this_build, self.game, workers=new, on_error="return")
            self.builds |= {address: str(build) for address, build in said.items()}
        ours = this_build(self.game)
        return {
            address: about["nthreads"]
            for address, about in there.items()
            if self.builds.get(address) == ours
        }

    def refused(self) -> dict[str, str]:
        """Return what other workers run, by their addresses."""
        ours = this_build(self.game)
        return {address: build for address, build in self.builds.items() if build != ours}

    def as_done(
        self, work: Callable[[*Job], Result], jobs: Iterable[tuple[*Job]]
    ) -> Iterator[tuple[int, Result]]:
        """Yield the number of each job and what came of it, as soon as it is done."""
        waiting = enumerate(jobs)
        done = needed("distributed").as_completed()
        begun: dict[Any, tuple[int, tuple[*Job]]] = {}
        for numbered in islice(waiting, AHEAD * sum(self.checked_usable().values())):
            begun[self.begin(work, numbered, done)] = numbered
        for future in done:
            numbered = begun.pop(future)
            if self.met_another_build(future):
                begun[self.begin(work, numbered, done)] = numbered
                continue
            result = self.result(future)
            future.release()
            following = next(waiting, None)
            if following is not None:
                begun[self.begin(work, following, done)] = following
            yield numbered[0], result

    def begin(self, work: Callable[..., Any], numbered: tuple[int, Any], done: Any) -> Any:
        """Have a job done by a worker that may; return what will come of it."""
        # Where all may work none is named, so that whoever takes the place of a worker that died
        # may go on with its job.
        named = sorted(self.usable()) if self.refused() else None
        future = self.client.submit(work, *numbered[1], pure=False, workers=named)
        done.add(future)
        return future

    def met_another_build(self, future: Any) -> bool:
        """Say whether a job failed because its worker, which is new here, runs another build."""
        if future.status != "error":
            return False
        before = len(self.refused())
        self.checked_usable()
        return isinstance(future.exception(), OtherBuild) or len(self.refused()) > before

    def result(self, future: Any) -> Any:
        """Return what came of a job, or raise what was raised there."""
        distributed, comm = needed("distributed"), needed("distributed.comm")
        try:
            return future.result()
        except distributed.KilledWorker as error:
            raise LudothequeError(
                "a process that worked for us was ended from outside", "worker-gone"
            ) from error
        except (CancelledError, comm.CommClosedError) as error:
            raise self.lost() from error

    def lost(self) -> LudothequeError:
        """Return that there is no cluster, or no longer."""
        return LudothequeError(
            f"no cluster with workers answers at {self.scheduler or 'this machine'}",
            "no-cluster",
            {"place": self.scheduler or "dask"},
        )

    def checked_usable(self) -> dict[str, int]:
        """Return the workers that may work for us; refuse to wait where there are none."""
        found = self.usable()
        if not found:
            theirs = min(self.builds.values(), default="")
            raise OtherBuild(
                f"all workers run another build ({theirs}) than this one ({this_build(self.game)})",
                "other-build",
                {"worker": theirs, "here": this_build(self.game)},
            )
        return found


@contextmanager
def warnings_left_out() -> Iterator[None]:
    """Let processes started meanwhile keep quiet of what is left behind by an interrupt.

    Whoever interrupts us ends everything at once, and Python's own caretaker would tell of that.
    """
    before = os.environ.get("PYTHONWARNINGS")
    os.environ["PYTHONWARNINGS"] = "ignore::UserWarning:multiprocessing.resource_tracker"
    try:
        yield
    finally:
        if before is None:
            del os.environ["PYTHONWARNINGS"]
        else:
            os.environ["PYTHONWARNINGS"] = before
