"""The cache of live tables: each is read from the database when it is first needed.

The log in the database is what counts; a sitting in memory saves reading it again.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from time import monotonic

from ludotheque.core import told
from ludotheque.table import metrics
from ludotheque.table.errors import RequestError
from ludotheque.table.live.live_table import LiveTable
from ludotheque.table.live.lobby import Lobby
from ludotheque.table.live.publish import begin_without_listeners, publish
from ludotheque.table.play.sitting import Sitting
from ludotheque.table.play.terms import OpenedTable
from ludotheque.table.server_log import log_event
from ludotheque.table.store.table_logs import TableLogs

__all__ = ["TableCache"]

# A log of more entries is followed in a thread, so that others need not wait for it.
LONG_LOG = 300


class TableCache:
    """The tables in memory; where they are *shared*, other workers write to their logs too."""

    def __init__(self, logs: TableLogs, lobby: Lobby, idle: float, *, shared: bool) -> None:
        self.logs = logs
        self.lobby = lobby
        self.idle = idle
        self.shared = shared
        self.tables: dict[str, LiveTable] = {}

    def get(self, table_id: str) -> LiveTable:
        """Return a table, perhaps not read yet: hold its lock and load it before it is used."""
        live = self.tables.get(table_id)
        if live is None:
            live = self.tables[table_id] = LiveTable(table_id)
            metrics.LIVE_TABLES.set(len(self.tables))
        return live

    def add(self, opened: OpenedTable) -> LiveTable:
        """Hold a table that was just opened."""
        live = self.get(opened.id)
        live.loaded = (opened, Sitting(opened.terms, opened.chairs, opened.opened))
        begin_without_listeners(live)
        self.lobby.mark_changed(live.sitting)
        log_event("table opened", table=opened.id, game=opened.terms.game)
        return live

    async def forget_idle(self) -> None:
        """Let go of tables that nobody has needed for a while."""
        for table_id, live in list(self.tables.items()):
            if live.idle(self.idle):
                del self.tables[table_id]
        metrics.LIVE_TABLES.set(len(self.tables))

    # Reading; the lock of the table is held

    @asynccontextmanager
    async def latest(self, table_id: str) -> AsyncIterator[LiveTable]:
        """Hold a table's lock, with all that other workers have written."""
        live = self.get(table_id)
        async with live.lock:
            await self.load_latest(live)
            yield live

    async def load_latest(self, live: LiveTable) -> None:
        """See to it that the sitting is in memory with all that other workers have written."""
        # Notices come soon, but not before: who asks now must not be told of a moment ago.
        if self.shared:
            await self.catch_up(live)
        else:
            await self.load(live)

    async def load(self, live: LiveTable) -> None:
        """See to it that the sitting is in memory."""
        live.used_at = monotonic()
        if live.loaded is not None:
            return
        found = await self.logs.load(live.id)
        if found is None:
            self.tables.pop(live.id, None)
            raise RequestError("unknown-table", f"there is no table {told(live.id)}")
        opened, entries = found
        sitting = Sitting(opened.terms, opened.chairs, opened.opened)
        if len(entries) > LONG_LOG:
            await asyncio.to_thread(sitting.follow_all, entries)
        else:
            sitting.follow_all(entries)
        live.loaded = (opened, sitting)
        # After a write that failed there may be listeners who have not heard of the latest.
        if live.presence.listeners:
            publish(live)
        else:
            begin_without_listeners(live)

    async def catch_up(self, live: LiveTable) -> None:
        """Follow what other workers have written, and tell everyone."""
        if live.loaded is None:
            await self.load(live)
            return
        entries = await self.logs.entries(live.id, live.sitting.number)
        if entries:
            live.sitting.follow_all(entries)
            publish(live)
            self.lobby.mark_changed(live.sitting)
