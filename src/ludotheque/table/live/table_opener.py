"""The table opener: new tables, as guests wish for them."""

from ludotheque.games import game as game_named
from ludotheque.table.errors import RequestError
from ludotheque.table.guests import Guest
from ludotheque.table.live.table_cache import TableCache
from ludotheque.table.play.documents import Document
from ludotheque.table.play.opening import NewTableWish, new_table
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
        opened = new_table(game_named(wish.game), guest, wish)
        await self.logs.open_table(opened)
        return self.cache.add(opened).sent_table
