"""Tables that were never started: after a while, by their kind of clock, they are given up."""

from time import monotonic

from ludotheque.table.live.each_alone import EachAlone
from ludotheque.table.live.lobby import Lobby
from ludotheque.table.live.rounds import Rounds
from ludotheque.table.live.table_cache import TableCache
from ludotheque.table.server_log import log_event
from ludotheque.table.settings import Unstarted
from ludotheque.table.store.table_lists import TableLists
from ludotheque.table.store.table_logs import TableLogs
from ludotheque.table.timestamps import now_ms

__all__ = ["UnstartedTables"]

# Seconds between two looks: what has waited for days can wait for half a minute.
EVERY = 30.0


class UnstartedTables:
    """Drops tables that have waited for their start as long as *waits* says."""

    def __init__(
        self,
        cache: TableCache,
        lists: TableLists,
        logs: TableLogs,
        lobby: Lobby,
        waits: Unstarted,
    ) -> None:
        self.cache = cache
        self.lists = lists
        self.logs = logs
        self.lobby = lobby
        self.waits = waits
        self.next_at = 0.0
        self.each = EachAlone("unstarted tables")
        self.rounds = Rounds()

    async def expire(self) -> None:
        """Give up those that have waited for long, if it is time to look again."""
        if monotonic() >= self.next_at:
            self.next_at = monotonic() + EVERY
            await self.expire_now()

    async def expire_now(self) -> None:
        """Give up those that have waited for long, and packs that nobody plays with any more."""
        changes = self._last_changes()
        waiting = await self.rounds.next(lambda after: self.lists.unstarted(changes, after))
        await self.each.do(waiting, self._give_up)
        await self.logs.drop_unused_packs()

    def _last_changes(self) -> dict[str, int]:
        """Return before when a table must have changed to be given up, by its kind of clock."""
        now = now_ms()
        waits = {"none": self.waits.none, "move": self.waits.move, "days": self.waits.days}
        return {kind: now - int(wait * 1000) for kind, wait in waits.items() if wait > 0}

    async def _give_up(self, table_id: str) -> None:
        """Drop one table, unless somebody has sat down meanwhile."""
        live = self.cache.get(table_id)
        async with live.lock:
            if not await self.logs.drop_unstarted(table_id, self._last_changes()):
                return
            self.cache.give_up(live)
        self.lobby.mark_table_changed(table_id)
        log_event("table given up", table=table_id)
