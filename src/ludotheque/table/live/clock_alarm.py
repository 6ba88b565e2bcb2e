"""The clock alarm: whoever has run out of time is replaced by a bot, or has lost."""

from ludotheque.table.live.committer import Committer
from ludotheque.table.live.each_alone import EachAlone
from ludotheque.table.live.house_clock import HouseClock
from ludotheque.table.live.live_table import LiveTable
from ludotheque.table.live.rounds import Rounds
from ludotheque.table.live.table_cache import TableCache
from ludotheque.table.play.clock import NoClock
from ludotheque.table.play.outages import give_time_back
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
        self,
        cache: TableCache,
        committer: Committer,
        lists: TableLists,
        house_clock: HouseClock,
        grace: float,
    ) -> None:
        self.cache = cache
        self.committer = committer
        self.lists = lists
        self.house_clock = house_clock
        self.grace = grace
        self.opened_at = now_ms()
        self.each = EachAlone("clocks")
        self.rounds = Rounds()

    async def give_time_back(self) -> None:
        """Give back at the tables in memory what outages took; others are read when it matters."""
        if self.house_clock.outages:
            await self.each.do(list(self.cache.tables), self._give_back_at)

    async def _give_back_at(self, table_id: str) -> None:
        """Give back at one table what outages took that it does not know of yet."""
        live = self.cache.tables.get(table_id)
        outages = self.house_clock.outages
        if live is None or not has_clock(live) or live.outages_until >= outages[-1].ended:
            return
        async with live.lock:
            await self.cache.load_latest(live)
            give_time_back(live.sitting, outages)
            if await self._commit(live):
                live.outages_until = outages[-1].ended

    async def ring(self) -> None:
        """Look at every table where a time may be up."""
        until = self.house_clock.known_until
        late = await self.rounds.next(lambda after: self.lists.late(until, after))
        await self.each.do(late, self._ring_at)

    async def _ring_at(self, table_id: str) -> None:
        """Look at one table where a time may be up."""
        live = self.cache.get(table_id)
        async with live.lock:
            await self.cache.catch_up(live)
            await self._end_late_turns(live)

    async def _end_late_turns(self, live: LiveTable) -> None:
        """Go on without those whose time is up; the lock is held."""
        give_time_back(live.sitting, self.house_clock.outages)
        for seat in live.sitting.waiting():
            # One who loses may end the game for all.
            if live.sitting.status == "playing" and self.is_late(live.sitting, seat):
                run_out_of_time(live.sitting, seat)
        await self._commit(live)

    async def _commit(self, live: LiveTable) -> bool:
        """Write what has happened; False if another worker was faster.  The lock is held."""
        try:
            await self.committer.commit(live)
        except Raced:
            # Perhaps by the very answer that was waited for; the next round looks again.
            log_event("clock was outrun", table=live.id)
            return False
        return True

    def is_late(self, sitting: Sitting, seat: int) -> bool:
        """Say whether the time of *seat* is up; nobody loses while the server was closed."""
        due = sitting.deadline(seat)
        if due is None:
            return False
        if sitting.asked_at[seat] < self.opened_at:
            due = max(due, self.opened_at + int(self.grace * 1000))
        # Not by the time now: since then the house may have slept, and nobody knows yet.
        return due <= self.house_clock.known_until


def has_clock(live: LiveTable) -> bool:
    """Say whether a table is in memory and somebody's time may run there."""
    return live.loaded is not None and not isinstance(live.sitting.terms.clock, NoClock)
