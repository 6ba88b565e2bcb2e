"""Work shared out by Dask: on a cluster that is there, or one started here."""

import logging
from collections.abc import Callable, Iterable, Iterator
from contextlib import ExitStack
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
            address: Any = self.scheduler or self.stack.enter_context(
                distributed.LocalCluster(
                    n_workers=self.workers,
                    threads_per_worker=1,
                    dashboard_address="127.0.0.1:0",
                    silence_logs=logging.CRITICAL,
                )
            )
            client = distributed.Client(address, timeout=PATIENCE)
            self.client = self.stack.enter_context(client)
            self.client.wait_for_workers(1, timeout=PATIENCE)
        except (OSError, TimeoutError, ValueError) as error:
            self.stack.close()
            raise LudothequeError(
                f"no cluster with workers answers at {self.scheduler or 'this machine'}",
                "no-cluster",
                {"place": self.scheduler},
            ) from error
        return self

    def __exit__(self, *about: object) -> None:
        self.stack.close()

    def usable(self) -> list[str]:
        """Return the addresses of the workers that run our build, asking those that are new."""
        there = set(self.client.scheduler_info(n_workers=-1)["workers"])
        new = there - set(self.builds)
        if new:
            self.builds |= self.client.run(this_build, self.game, workers=list(new))
        ours = this_build(self.game)
        return sorted(address for address in there if self.builds.get(address) == ours)

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
        usable = self.checked_usable()

        def begin(numbered: tuple[int, tuple[*Job]]) -> None:
            # Where all may work none is named, so that whoever takes the place of a worker that
            # died may go on with its job.
            named = usable if self.refused() else None
            future = self.client.submit(work, *numbered[1], pure=False, workers=named)
            begun[future] = numbered
            done.add(future)

        for numbered in islice(waiting, AHEAD * len(usable)):
            begin(numbered)
        for future in done:
            numbered = begun.pop(future)
            try:
                result = future.result()
            except OtherBuild:
                usable = self.checked_usable()
                begin(numbered)
                continue
            future.release()
            following = next(waiting, None)
            if following is not None:
                begin(following)
            yield numbered[0], result

    def checked_usable(self) -> list[str]:
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
