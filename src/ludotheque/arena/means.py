"""By what means many jobs are done: by processes here, or by Dask."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Final, TypeVar, TypeVarTuple

from ludotheque.arena.cluster import Cluster
from ludotheque.arena.pool import as_done, cores
from ludotheque.core import Game

__all__ = ["DASK", "LOCAL", "Means"]

LOCAL: Final = "local"
DASK: Final = "dask"
# Jobs that wait for each process: they may differ much in length.
AHEAD: Final = 16

Job = TypeVarTuple("Job")
Result = TypeVar("Result")


@dataclass(frozen=True)
class Means:
    """Which engine, and how many processes; 0 *workers* are as many as there are cores.

    *scheduler* is the address of a cluster; without one, Dask starts its own here.
    """

    engine: str = LOCAL
    workers: int = 1
    scheduler: str = ""

    def processes(self, jobs: int) -> int:
        """Return how many processes are worth starting for so many *jobs*."""
        return max(1, min(self.workers or cores(), cores(), jobs))

    def as_done(
        self,
        game: Game,
        work: Callable[[*Job], Result],
        jobs: Iterable[tuple[*Job]],
        count: int,
    ) -> Iterator[tuple[int, Result]]:
        """Yield the number of each of *count* jobs and what came of it, as soon as it is done."""
        if self.engine == DASK:
            with Cluster(game, self.scheduler, self.processes(count)) as cluster:
                yield from cluster.as_done(work, jobs)
        else:
            yield from as_done(work, jobs, self.processes(count), AHEAD)
