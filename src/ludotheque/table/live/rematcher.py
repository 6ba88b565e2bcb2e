"""The rematcher: the next table for the same players, opened once however many ask for it."""

from ludotheque.table.commands import Done
from ludotheque.table.errors import RequestError
from ludotheque.table.guests import Guest
from ludotheque.table.live.committer import Committer
from ludotheque.table.live.live_table import LiveTable
from ludotheque.table.live.table_cache import TableCache
from ludotheque.table.play.opening import next_table
from ludotheque.table.play.who import check_status
from ludotheque.table.store.table_logs import Raced

__all__ = ["Rematcher"]


class Rematcher:
    """Opens the table of a rematch, and tells its id to those who ask later."""

    def __init__(self, cache: TableCache, committer: Committer) -> None:
        self.cache = cache
        self.committer = committer

    async def rematch(self, table_id: str, guest: Guest) -> Done:
        """Return the next table for the same players; open it if there is none yet."""
        async with self.cache.latest(table_id) as live:
            check_status(live.sitting, "over")
            if not live.sitting.seats_of(guest.player):
                raise RequestError("forbidden", "those who played may play again")
            if live.sitting.rematch is None:
                await self._open_next(live, guest)
            return {"number": live.sitting.number, "table": live.sitting.rematch}

    async def _open_next(self, live: LiveTable, guest: Guest) -> None:
        """Open the next table, unless another worker has; the lock is held.

        The new table and the entry that names it are one transaction: of two workers that are
        asked at the same moment one opens a table, and the other reads which.
        """
        opened = next_table(live.sitting, guest.player)
        live.sitting.enter("rematch", table=opened.id)
        try:
            await self.committer.commit(live, opened)
        except Raced:
            await self.cache.load(live)
        else:
            self.cache.add(opened)
