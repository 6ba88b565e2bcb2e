"""The rematcher: the next table for the same players, once all people among them agree."""

from ludotheque.table.commands import Done, Rematch
from ludotheque.table.errors import RequestError
from ludotheque.table.guests import Guest
from ludotheque.table.live.committer import Committer
from ludotheque.table.live.live_table import LiveTable
from ludotheque.table.live.table_cache import TableCache
from ludotheque.table.play.afterwards import answer_rematch, rematch_host
from ludotheque.table.play.opening import next_table
from ludotheque.table.store.table_logs import Raced

__all__ = ["Rematcher"]

# How often an answer is tried where other workers are faster each time.
TRIES = 20


class Rematcher:
    """Takes answers to a rematch; opens its table once, and tells its id to those who ask later."""

    def __init__(self, cache: TableCache, committer: Committer) -> None:
        self.cache = cache
        self.committer = committer

    async def rematch(self, table_id: str, guest: Guest, command: Rematch) -> Done:
        """Take the answer of *guest*; return the next table if all people agree."""
        for _ in range(TRIES):
            async with self.cache.latest(table_id) as live:
                try:
                    await self._answer(live, guest, command)
                except Raced:
                    continue
                return {"number": live.sitting.number, "table": live.sitting.rematch}
        raise RequestError("unavailable", "the table is too busy")

    async def _answer(self, live: LiveTable, guest: Guest, command: Rematch) -> None:
        """Write an answer, and the next table if it was the last; the lock is held.

        The new table and the entry that names it are one transaction: of two workers that hear
        the last answer at the same moment one opens a table, and the other reads which.
        """
        answer_rematch(live.sitting, live.who(guest), command)
        host = rematch_host(live.sitting)
        opened = next_table(live.sitting, host) if host else None
        if opened is not None:
            live.sitting.enter("rematch", table=opened.id)
        await self.committer.commit(live, opened)
        if opened is not None:
            self.cache.add(opened)
