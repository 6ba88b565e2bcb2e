"""The store: its parts over one database."""

from sqlalchemy.ext.asyncio import AsyncEngine

from ludotheque.table.settings import USUAL_WAITS, Waits
from ludotheque.table.store.connections import Connections
from ludotheque.table.store.house_time import HouseTime
from ludotheque.table.store.messages import Messages
from ludotheque.table.store.players import Players
from ludotheque.table.store.sessions import SessionRows
from ludotheque.table.store.set_aside import SetAside
from ludotheque.table.store.table_lists import TableLists
from ludotheque.table.store.table_logs import TableLogs

__all__ = ["Store"]


class Store:
    """Everything that is kept; *worker* is the name of this process among others."""

    def __init__(self, engine: AsyncEngine, worker: str, waits: Waits = USUAL_WAITS) -> None:
        self.connections = Connections(engine, worker, waits)
        self.players = Players(self.connections)
        self.logs = TableLogs(self.connections)
        self.set_aside = SetAside(self.connections)
        self.lists = TableLists(self.connections, self.set_aside)
        self.house_time = HouseTime(self.connections)
        self.messages = Messages(self.connections)
        self.sessions = SessionRows(self.connections)

    async def close(self) -> None:
        """Finish what is being written, and write no more."""
        await self.connections.close()
