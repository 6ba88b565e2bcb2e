"""Work shared out among processes, its results in order."""

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from typing import Final, TypeVar, TypeVarTuple

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

    *ahead* jobs at most wait for each process, so *jobs* may be endless; whoever stops iterating
    stops the work.  One worker is this process itself.
    """
    if workers == 1:
        yield from (work(*job) for job in jobs)
        return
    under_way: deque[Future[Result]] = deque()
    with ProcessPoolExecutor(workers) as pool:
        try:
            for job in jobs:
                under_way.append(pool.submit(work, *job))
                if len(under_way) > workers * ahead:
                    yield under_way.popleft().result()
            while under_way:
                yield under_way.popleft().result()
        finally:
            for waiting in under_way:
                waiting.cancel()
