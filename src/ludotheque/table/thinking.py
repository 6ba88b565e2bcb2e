"""Thinking: bots, hints and replays are worked out in processes of their own."""

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
from ludotheque.bots.levels import LEVELS
from ludotheque.core import Seat, State, UnknownBot

__all__ = ["QUICK_BOT", "Thinkers", "chosen", "hinted", "levels"]

T = TypeVar("T")

QUICK_BOT = "greedy"
ADVICE = 5


def levels() -> list[str]:
    """Return the bots that a seat may be given, by name only.

    With options of one's choice somebody could order a thousand years of thinking.
    """
    return [*LEVELS, QUICK_BOT, "random"]


def check_level(name: str) -> None:
    """Refuse a bot that is no level."""
    if name not in levels():
        raise UnknownBot(f"unknown bot '{name}': known are {', '.join(levels())}")


def chosen(state: State, seat: int, name: str, seed: int) -> str:
    """Return what the bot *name* does."""
    action = bot(name, seed).choose(Seat(state, seat))
    return state.game.actions.name(action)


def hinted(state: State, seat: int, ms: int, seed: int) -> list[dict[str, object]]:
    """Return the actions that the expert would take for *seat*, the best first."""
    return [
        {"name": advice.name, "share": round(advice.share, 4), "visits": advice.visits}
        for advice in hint(Seat(state, seat), ms, best=ADVICE, seed=seed)
    ]


class Thinkers:
    """A few processes that think; the house itself never does."""

    def __init__(self, count: int = 0) -> None:
        self.count = count or max(1, (os.cpu_count() or 2) - 1)
        self.pool = self._fresh()

    def _fresh(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self.count, get_context("spawn"), _settle_in)

    async def think(self, work: Callable[..., T], *given: object) -> T:
        """Return what *work* makes of what is *given*; a thinker that died is replaced."""
        loop = asyncio.get_running_loop()
        pool = self.pool
        try:
            return await loop.run_in_executor(pool, work, *given)
        except BrokenProcessPool:
            # Everybody who waited for it meets this; the first replaces it.
            if self.pool is pool:
                self.pool = self._fresh()
            return await loop.run_in_executor(self.pool, work, *given)

    async def close(self) -> None:
        """Send everybody home, each after the thought at hand."""
        self.pool.shutdown(wait=False, cancel_futures=True)
        await asyncio.to_thread(self.pool.shutdown)


def _settle_in() -> None:
    """Think politely, ignore the keyboard, and do not outlive the house."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(5)
    threading.Thread(target=_leave_with_the_house, daemon=True).start()


def _leave_with_the_house() -> None:
    parent = parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        os._exit(0)
