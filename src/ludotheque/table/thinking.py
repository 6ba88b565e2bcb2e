"""Thinking: bots, hints and replays are worked out in processes of their own."""

import asyncio
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import connection, get_context, parent_process
from typing import Any, TypeVar

import ludotheque.bots
from ludotheque.bots import bot, bots
from ludotheque.core import Seat, State, UnknownBot

__all__ = ["QUICK_BOT", "Thinkers", "chosen", "hinted", "levels"]

T = TypeVar("T")

# Bots are given by level, so that nobody can ask for a thousand years of thinking.
LEVELS = {"ismcts": ["ismcts:ms=200", "ismcts:ms=1000", "ismcts:ms=4000"]}
QUICK_BOT = "greedy"


def levels() -> list[str]:
    """Return the bots that a seat may be given."""
    return [level for name in bots() for level in LEVELS.get(name, [name])]


def check_level(name: str) -> None:
    """Refuse a bot that is no level."""
    if name not in levels():
        raise UnknownBot(f"unknown bot '{name}': known are {', '.join(levels())}")


def chosen(state: State, seat: int, name: str, seed: int) -> str:
    """Return what the bot *name* does."""
    action = bot(name, seed).choose(Seat(state, seat))
    return state.tables.game.actions.name(action)


def hinted(state: State, seat: int) -> Any:
    """Return the house's advice to *seat*, None where the bots give none."""
    hint = getattr(ludotheque.bots, "hint", None)
    return None if hint is None else hint(Seat(state, seat))


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
        try:
            return await loop.run_in_executor(self.pool, work, *given)
        except BrokenProcessPool:
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
