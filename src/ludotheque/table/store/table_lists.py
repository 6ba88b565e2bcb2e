"""Lists of tables: the lobby, those of a player, and those where something is due."""

from typing import Any

import msgspec
from sqlalchemy import RowMapping, and_, func, select

from ludotheque.table.play.chairs import Chair
from ludotheque.table.play.terms import Terms
from ludotheque.table.store import schema
from ludotheque.table.store.connections import Connections
from ludotheque.table.store.set_aside import SetAside

__all__ = ["TableLists", "TableRow"]

LONGEST = 200


class TableRow(msgspec.Struct):
    """What the database knows of a table beside its log."""

    id: str
    terms: Terms
    chairs: list[Chair]
    invite: str
    host: str
    status: str
    # A bit for each seat that may decide now.
    waiting: int
    deadline: int | None
    created: int
    changed: int


class TableLists:
    """Searches that read no log: each table's row says what they need."""

    def __init__(self, connections: Connections, set_aside: SetAside) -> None:
        self.connections = connections
        self.set_aside = set_aside

    async def lobby(self) -> list[TableRow]:
        """Return open tables that wait for players or may be watched, the newest first."""
        column = schema.tables.c
        query = select(schema.tables)
        query = query.where(column.open.is_(True), column.status.in_(["open", "playing"]))
        return await self._table_rows(query.order_by(column.status, column.changed.desc()))

    async def tables_of(self, player: str) -> list[TableRow]:
        """Return the tables where *player* holds a seat: those in play first, then the newest."""
        column = schema.tables.c
        mine = select(schema.seats.c.table_id).where(schema.seats.c.player == player)
        # A list has an end: what waits for a player must not fall off it.
        order = (column.status != "playing", column.changed.desc())
        query = select(schema.tables).where(column.id.in_(mine)).order_by(*order)
        return await self._table_rows(query)

    async def _table_rows(self, query: Any) -> list[TableRow]:
        """Return what *query* finds; a table that cannot be read does not keep the others away."""
        found = []
        for row in await self.connections.rows(query.limit(LONGEST)):
            try:
                found.append(table_row(row))
            except msgspec.MsgspecError as error:
                await self.set_aside.add(row["id"], error)
        return found

    async def late(self, now: int) -> list[str]:
        """Return the tables where somebody's time is up."""
        column = schema.tables.c
        due = select(column.id).where(column.deadline <= now).order_by(column.deadline)
        return await self._ids(due)

    async def bots_owing(self, before: int) -> list[str]:
        """Return the tables that have waited for a bot since *before*."""
        column = schema.tables.c
        owing = and_(column.bots_owe.is_(True), column.changed < before)
        return await self._ids(select(column.id).where(owing))

    async def _ids(self, query: Any) -> list[str]:
        # Those that were set aside would else be met in every round, before all others.
        query = query.where(schema.tables.c.set_aside.is_(None)).limit(LONGEST)
        return [row["id"] for row in await self.connections.rows(query)]

    async def counts(self) -> dict[str, int]:
        """Return how many tables there are by status."""
        status = schema.tables.c.status
        query = select(status, func.count().label("count")).group_by(status)
        return {row["status"]: row["count"] for row in await self.connections.rows(query)}


def table_row(row: RowMapping) -> TableRow:
    """Return a row as a struct."""
    return TableRow(
        id=row["id"],
        terms=msgspec.json.decode(row["terms"], type=Terms),
        chairs=msgspec.json.decode(row["chairs"], type=list[Chair]),
        invite=row["invite"],
        host=row["host"],
        status=row["status"],
        waiting=row["waiting"],
        deadline=row["deadline"],
        created=row["created"],
        changed=row["changed"],
    )
