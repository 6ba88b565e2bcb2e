"""Tables that cannot be read: each is set aside alone, and the others never notice."""

from sqlalchemy import Connection, func, select, update

from ludotheque.table import metrics
from ludotheque.table.errors import RequestError
from ludotheque.table.server_log import SERVER_LOG
from ludotheque.table.store import schema
from ludotheque.table.store.connections import Connections

__all__ = ["SetAside"]

LONGEST_REASON = 300


class SetAside:
    """The tables that this process could not read, and why, until the server is opened again.

    They are marked in the database too, so that whoever goes through many tables there does not
    meet them again and again.
    """

    def __init__(self, connections: Connections) -> None:
        self.connections = connections
        self.reasons: dict[str, str] = {}
        # What each of them lacks, where that can be said: `package`.
        self.details: dict[str, dict[str, object]] = {}

    async def try_again(self) -> None:
        """Forget all marks: what could not be read by another version perhaps can be now."""
        column = schema.tables.c.set_aside
        clear = update(schema.tables).where(column.is_not(None)).values(set_aside=None)

        def work(connection: Connection) -> None:
            connection.execute(clear)

        await self.connections.write(work)

    async def add(self, table_id: str, error: Exception) -> RequestError:
        """Set a table aside because of *error*; return what whoever asks for it is told."""
        if table_id not in self.reasons:
            reason = f"{type(error).__name__}: {error}"
            if isinstance(error, RequestError):
                reason = error.message
                self.details[table_id] = error.details
            self._tell(table_id, reason[:LONGEST_REASON], error)
        await self._mark(table_id)
        return self.told(table_id)

    def _tell(self, table_id: str, reason: str, error: Exception) -> None:
        """Say once, in one line, which table it is and why."""
        self.reasons[table_id] = reason
        metrics.SET_ASIDE.set(len(self.reasons))
        # What we refuse to read needs no trace; what broke while it was read does.
        trace = None if isinstance(error, RequestError) else error
        facts = {"table": table_id, "why": reason, **self.details.get(table_id, {})}
        SERVER_LOG.error("a table was set aside", exc_info=trace, extra={"facts": facts})

    async def _mark(self, table_id: str) -> None:
        """Mark a table in the database; its log stays as it is."""
        column = schema.tables.c
        reason = self.reasons[table_id].replace("\0", "")
        mark = update(schema.tables).where(column.id == table_id, column.set_aside.is_(None))

        def work(connection: Connection) -> None:
            connection.execute(mark.values(set_aside=reason))

        await self.connections.write(work)

    def check(self, table_id: str) -> None:
        """Refuse a table that was set aside."""
        if table_id in self.reasons:
            raise self.told(table_id)

    def told(self, table_id: str) -> RequestError:
        """Return what whoever asks for a table that was set aside is told."""
        reason = self.reasons[table_id]
        message = f"this table was set aside, because it cannot be read: {reason}"
        return RequestError("set-aside", message, why=reason, **self.details.get(table_id, {}))

    async def count(self) -> int:
        """Return how many tables are set aside, by any worker."""
        query = select(func.count().label("count")).select_from(schema.tables)
        query = query.where(schema.tables.c.set_aside.is_not(None))
        return int((await self.connections.rows(query))[0]["count"])
