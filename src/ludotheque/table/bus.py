"""The bus: how workers of one house hear of each other, over PostgreSQL's own notices."""

import asyncio
from collections.abc import Callable
from typing import Any

import asyncpg
import msgspec

from ludotheque.table.journal import JOURNAL, note
from ludotheque.table.store import CHANNEL

__all__ = ["Bus"]

AGAIN = 1.0


class Bus:
    """Listens to the other workers; *missed* is called when notices may have been lost."""

    def __init__(
        self,
        url: str,
        worker: str,
        heard: Callable[[dict[str, Any]], None],
        missed: Callable[[], None],
    ) -> None:
        self.url = url.replace("postgresql+asyncpg", "postgresql")
        self.worker = worker
        self.heard = heard
        self.missed = missed
        self.task: asyncio.Task[None] | None = None
        self.lost = asyncio.Event()

    async def open(self) -> None:
        """Begin to listen."""
        connection = await self._connect()
        self.task = asyncio.create_task(self._stay(connection))

    async def close(self) -> None:
        """Listen no more."""
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    async def _connect(self) -> Any:
        connection = await asyncpg.connect(self.url)
        self.lost.clear()
        connection.add_termination_listener(lambda _: self.lost.set())
        await connection.add_listener(CHANNEL, self._hear)
        return connection

    def _hear(self, _connection: object, _process: int, _channel: str, payload: object) -> None:
        news = msgspec.json.decode(str(payload))
        if news.get("w") != self.worker:
            self.heard(news)

    async def _stay(self, connection: Any) -> None:
        """Connect again whenever the connection is lost."""
        try:
            while True:
                await self.lost.wait()
                note("bus lost")
                connection = await self._reconnect()
                self.missed()
        finally:
            await connection.close(timeout=2)

    async def _reconnect(self) -> Any:
        while True:
            try:
                return await self._connect()
            except (OSError, asyncpg.PostgresError):
                JOURNAL.warning("the bus cannot be reached")
                await asyncio.sleep(AGAIN)
