"""Garbage: looked for in small portions, since nobody is answered meanwhile.

Python's collector goes through everything that is alive whenever enough has been added, which
takes a tenth of a second for a thousand sockets, and comes just when many people do.  Here what
has lived for a while is set apart (`gc.freeze`), so that a search goes through what is new only.
What is set apart and nobody needs any more is freed at once, but for objects that hold each
other: these are looked for when the process has nothing else to do, or else once an hour.
"""

import asyncio
import gc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from time import monotonic, perf_counter, process_time

__all__ = ["Garbage", "tended"]

# Seconds between two looks.
EVERY = 1.0
# Objects added until the youngest are searched, and how often until those that stayed are; the
# third number is so high that Python never searches all by itself.
THRESHOLDS = (5_000, 10, 1_000_000)
# Seconds of a search after which what has stayed is set apart.
LONG = 0.003
# The share of a core that a process with nothing to do takes.
IDLE = 0.02
# Seconds after which all is searched again: while idle, and at any time.
AGAIN_WHILE_IDLE = 600.0
AGAIN = 3600.0


class Garbage:
    """Tends the garbage of this process; *seconds* is the time of a search that is long."""

    def __init__(self, seconds: float = LONG) -> None:
        self.seconds = seconds
        self.searched_all_at = monotonic()

    def open(self) -> None:
        """Set apart what was loaded at the beginning; from now on all is searched in portions."""
        gc.set_threshold(*THRESHOLDS)
        self.search_all()

    async def run(self) -> None:
        """Look again and again."""
        while True:
            before = process_time()
            await asyncio.sleep(EVERY)
            self.look(idle=process_time() - before < IDLE * EVERY)

    def look(self, *, idle: bool) -> None:
        """Search what is new, or all of it where that is due."""
        if monotonic() - self.searched_all_at > (AGAIN_WHILE_IDLE if idle else AGAIN):
            self.search_all()
            return
        began = perf_counter()
        gc.collect()
        if perf_counter() - began > self.seconds:
            gc.freeze()

    def search_all(self) -> None:
        """Search through everything, which takes long; what is left is set apart."""
        gc.unfreeze()
        gc.collect()
        gc.freeze()
        self.searched_all_at = monotonic()


@asynccontextmanager
async def tended(_app: object) -> AsyncIterator[None]:
    """Tend the garbage of this process as long as the application is open."""
    garbage = Garbage()
    garbage.open()
    task = asyncio.create_task(garbage.run())
    try:
        yield
    finally:
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task
