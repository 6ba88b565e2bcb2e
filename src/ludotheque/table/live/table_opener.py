"""The table opener: new tables, as guests wish for them."""

import asyncio

from ludotheque.games import game as game_named
from ludotheque.table.errors import RequestError
from ludotheque.table.guests import Guest
from ludotheque.table.live.table_cache import TableCache
from ludotheque.table.play.documents import Document
from ludotheque.table.play.opening import NewTableWish, check_pack_size, new_table
from ludotheque.table.play.terms import OpenedTable
from ludotheque.table.store.table_logs import TableLogs

__all__ = ["TableOpener"]


class TableOpener:
    """Opens tables, as long as there are not *most* in memory."""

    def __init__(self, cache: TableCache, logs: TableLogs, most: int) -> None:
        self.cache = cache
        self.logs = logs
        self.most = most

    async def open(self, guest: Guest, wish: NewTableWish) -> Document:
        """Open a table as *wish* says; return what everyone may know of it."""
        if len(self.cache.tables) >= self.most:
            raise RequestError("unavailable", "the house is full")
        opened = await self._agreed(guest, wish)
        await self.logs.open_table(opened)
        return self.cache.add(opened).sent_table

    async def _agreed(self, guest: Guest, wish: NewTableWish) -> OpenedTable:
        """Return the table that *guest* wishes for, all of it checked."""
        game = game_named(wish.game)
        if wish.pack is None:
            return new_table(game, guest, wish)
        check_pack_size(wish.pack)
        # To read a pack entry by entry takes its time; others need not wait for it.
        return await asyncio.to_thread(new_table, game, guest, wish)
