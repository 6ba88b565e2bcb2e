"""Notices: how the workers of one server hear of each other, over PostgreSQL's NOTIFY."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import asyncpg
import msgspec

from ludotheque.table.server_log import SERVER_LOG, log_event
from ludotheque.table.store.losses import DatabaseLost, log_loss

__all__ = ["CHANNEL", "NoticeListener", "NoticeSender"]

CHANNEL = "ludotheque"
RECONNECT_AFTER = 1.0
# Seconds that a database may take to let us listen.
LISTEN_WITHIN = 10.0
# Notices in one transaction, and those that wait for a lost database: whoever misses the first of
# more was cut off as well, and reads everything again.
TOGETHER = 1_000
MOST_WAITING = 10_000


class NoticeSender:
    """Sends notices to the other workers, all that wait together in one transaction.

    Not in the transaction that they tell of: PostgreSQL lets one transaction with notices commit
    at a time, and none before the last is on the disk, so that all tables would wait for each
    other.  A worker that dies in between is missed by the others, who then look by themselves.
    """

    def __init__(self, send: Callable[[list[str]], Awaitable[None]]) -> None:
        self.send = send
        self.waiting: list[str] = []
        self.task: asyncio.Task[None] | None = None

    def put(self, notice: str) -> None:
        """Send *notice* with those that come until the last ones are sent."""
        self.waiting.append(notice)
        if self.task is None or self.task.done():
            self.task = asyncio.create_task(self._send_all())

    async def close(self) -> None:
        """Send what waits, unless the database is lost."""
        if self.task is not None:
            await asyncio.wait({self.task}, timeout=2 * RECONNECT_AFTER)
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    async def _send_all(self) -> None:
        while self.waiting:
            notices, self.waiting = self.waiting[:TOGETHER], self.waiting[TOGETHER:]
            try:
                await self.send(notices)
            except DatabaseLost as error:
                log_loss(error, duty="notices")
                self.waiting = (notices + self.waiting)[-MOST_WAITING:]
                await asyncio.sleep(RECONNECT_AFTER)


class NoticeListener:
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
        self.task = asyncio.create_task(self._stay_connected(connection))

    async def close(self) -> None:
        """Listen no more."""
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    async def _connect(self) -> Any:
        connection = await asyncpg.connect(self.url)
        self.lost.clear()
        connection.add_termination_listener(lambda _: self.lost.set())
        try:
            async with asyncio.timeout(LISTEN_WITHIN):
                await connection.add_listener(CHANNEL, self._hear)
        except BaseException:
            connection.terminate()
            raise
        return connection

    def _hear(self, _connection: object, _process: int, _channel: str, payload: object) -> None:
        notice = msgspec.json.decode(str(payload))
        # PostgreSQL sends a notice to everyone who listens, also to the worker that sent it.
        if notice.get("w") != self.worker:
            self.heard(notice)

    async def _stay_connected(self, connection: Any) -> None:
        """Connect again whenever the connection is lost."""
        try:
            while True:
                await self.lost.wait()
                log_event("bus lost")
                connection = await self._reconnect()
                # Whatever was sent meanwhile is gone: PostgreSQL keeps no notices.
                self.missed()
        finally:
            await connection.close(timeout=2)

    async def _reconnect(self) -> Any:
        while True:
            try:
                return await self._connect()
            # Whatever the driver says: without this task nobody would hear the others any more.
            except Exception as error:  # noqa: BLE001
                facts = {"why": f"{type(error).__name__}: {error}"}
                SERVER_LOG.warning("the bus cannot be reached", extra={"facts": facts})
                await asyncio.sleep(RECONNECT_AFTER)
