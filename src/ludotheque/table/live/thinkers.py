"""Thinkers: bots, hints and replays are worked out in processes of their own."""

import asyncio
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import connection, get_context, parent_process
from typing import TypeVar

from ludotheque.bots import bot, hint
from ludotheque.core import Seat, State

__all__ = ["Thinkers", "bot_choice", "expert_hint"]

T = TypeVar("T")

# How many actions a hint names.
ADVICE = 5
# How much lower than the server's own the priority of thinking is.
NICENESS = 5


def bot_choice(state: State, seat: int, name: str, seed: int) -> str:
    """Return what the bot *name* does."""
    # A bot is given a seat, never the state: what it may not know it cannot look up.
    action = bot(name, seed).choose(Seat(state, seat))
    return state.game.actions.name(action)


def expert_hint(state: State, seat: int, ms: int, seed: int) -> list[dict[str, object]]:
    """Return the actions that the expert would take for *seat*, the best first."""
    return [
        {"name": advice.name, "share": round(advice.share, 4), "visits": advice.visits}
        for advice in hint(Seat(state, seat), ms, best=ADVICE, seed=seed)
    ]


class Thinkers:
    """A few processes that think, so that the server's own never has to."""

    def __init__(self, count: int = 0) -> None:
        self.count = count or max(1, (os.cpu_count() or 2) - 1)
        self.pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor:
        # Spawned, not forked: the server has threads and open sockets that must not be copied.
        return ProcessPoolExecutor(self.count, get_context("spawn"), _set_up_process)

    async def think(self, work: Callable[..., T], *given: object) -> T:
        """Return what *work* makes of what is *given*; a process that died is replaced."""
        loop = asyncio.get_running_loop()
        pool = self.pool
        try:
            return await loop.run_in_executor(pool, work, *given)
        except BrokenProcessPool:
            # Everybody who waited for the pool meets this; the first replaces it.
            if self.pool is pool:
                self.pool = self._new_pool()
            return await loop.run_in_executor(self.pool, work, *given)

    async def close(self) -> None:
        """End the processes, each after the thought at hand."""
        self.pool.shutdown(wait=False, cancel_futures=True)
        await asyncio.to_thread(self.pool.shutdown)


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
