"""The clock alarm: whoever has run out of time is replaced by a bot, or has lost."""

from ludotheque.table.live.committer import Committer
from ludotheque.table.live.each_alone import EachAlone
from ludotheque.table.live.live_table import LiveTable
from ludotheque.table.live.table_cache import TableCache
from ludotheque.table.play.sitting import Sitting
from ludotheque.table.play.turns import run_out_of_time
from ludotheque.table.server_log import log_event
from ludotheque.table.store.table_lists import TableLists
from ludotheque.table.store.table_logs import Raced
from ludotheque.table.timestamps import now_ms

__all__ = ["ClockAlarm"]


class ClockAlarm:
    """Looks after clocks; *grace* is the least time, in seconds, that is left after an opening."""

    def __init__(
        self, cache: TableCache, committer: Committer, lists: TableLists, grace: float
    ) -> None:
        self.cache = cache
        self.committer = committer
        self.lists = lists
        self.grace = grace
        self.opened_at = now_ms()
        self.each = EachAlone("clocks")

    async def ring(self) -> None:
        """Look at every table where a time may be up."""
        await self.each.do(await self.lists.late(now_ms()), self._ring_at)

    async def _ring_at(self, table_id: str) -> None:
        """Look at one table where a time may be up."""
        live = self.cache.get(table_id)
        async with live.lock:
            await self.cache.catch_up(live)
            await self._end_late_turns(live)

    async def _end_late_turns(self, live: LiveTable) -> None:
        """Go on without those whose time is up; the lock is held."""
        for seat in live.sitting.waiting():
            # One who loses may end the game for all.
            if live.sitting.status == "playing" and self.is_late(live.sitting, seat):
                run_out_of_time(live.sitting, seat)
        try:
            await self.committer.commit(live)
        except Raced:
            # Perhaps by the very answer that was waited for; the next round looks again.
            log_event("clock was outrun", table=live.id)

    def is_late(self, sitting: Sitting, seat: int) -> bool:
        """Say whether the time of *seat* is up; nobody loses while the server was closed."""
        due = sitting.deadline(seat)
        if due is None:
            return False
        if sitting.asked_at[seat] < self.opened_at:
            due = max(due, self.opened_at + int(self.grace * 1000))
        return due <= now_ms()
