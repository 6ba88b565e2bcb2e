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
from ludotheque.table.live.publish import begin_without_listeners, publish, send_all_away
from ludotheque.table.play.log_entry import Entry
from ludotheque.table.play.sitting import Sitting
from ludotheque.table.play.terms import OpenedTable, Terms, game_of
from ludotheque.table.server_log import log_event
from ludotheque.table.store.set_aside import SetAside
from ludotheque.table.store.table_logs import TableLogs, Unreadable

__all__ = ["TableCache"]

# A log of more entries is followed in a thread, so that others need not wait for it; so is one
# of a game with a pack, which is read entry by entry.
LONG_LOG = 300


class TableCache:
    """The tables in memory; where they are *shared*, other workers write to their logs too."""

    def __init__(
        self, logs: TableLogs, set_aside: SetAside, lobby: Lobby, idle: float, *, shared: bool
    ) -> None:
        self.logs = logs
        self.set_aside = set_aside
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

    def give_up(self, live: LiveTable) -> None:
        """Forget a table that is no more, and tell those who listen; its lock is held."""
        gone = RequestError("unknown-table", f"there is no table {told(live.id)} any more")
        send_all_away(live, gone)
        live.unload()
        self.tables.pop(live.id, None)

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
        self.set_aside.check(live.id)
        try:
            live.loaded = await self._read(live.id)
        except Unreadable as error:
            cause = error.__cause__
            assert isinstance(cause, Exception), "an unreadable table says why"
            refusal = await self.set_aside.add(live.id, cause)
            send_all_away(live, refusal)
            raise refusal from error
        if live.loaded is None:
            self.tables.pop(live.id, None)
            raise RequestError("unknown-table", f"there is no table {told(live.id)}")
        # After a write that failed there may be listeners who have not heard of the latest.
        if live.presence.listeners:
            publish(live)
        else:
            begin_without_listeners(live)

    async def _read(self, table_id: str) -> tuple[OpenedTable, Sitting] | None:
        """Return a table as its log tells it; raise Unreadable where it tells nothing."""
        found = await self.logs.load(table_id)
        if found is None:
            return None
        opened, entries = found
        check_game(opened.terms)
        sitting = Sitting(opened.terms, opened.chairs, opened.opened)
        if len(entries) > LONG_LOG or opened.terms.pack is not None:
            await asyncio.to_thread(follow_readable, sitting, entries)
        else:
            follow_readable(sitting, entries)
        return opened, sitting

    async def catch_up(self, live: LiveTable) -> None:
        """Follow what other workers have written, and tell everyone."""
        if live.loaded is None:
            await self.load(live)
            return
        try:
            entries = await self.logs.entries(live.id, live.sitting.number)
            follow_readable(live.sitting, entries)
        except Unreadable:
            # What is in memory may have gone astray: the whole log tells.
            live.unload()
            await self.load(live)
            return
        if entries:
            publish(live)
            self.lobby.mark_changed(live.sitting)


def check_game(terms: Terms) -> None:
    """Say Unreadable where the game is missing, also before anything was laid out."""
    try:
        game_of(terms)
    except RequestError as error:
        raise Unreadable from error


def follow_readable(sitting: Sitting, entries: list[Entry]) -> None:
    """Let *sitting* follow *entries*; say Unreadable where they lead nowhere."""
    try:
        sitting.follow_all(entries)
    except Exception as error:
        raise Unreadable from error
