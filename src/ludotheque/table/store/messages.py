"""Messages: what was said at a table, and what players have noted for themselves."""

from typing import Any

from sqlalchemy import Connection, and_, insert, select, update

from ludotheque.table.store import schema
from ludotheque.table.store.connections import Connections
from ludotheque.table.timestamps import now_ms

__all__ = ["Messages", "said_document"]

SHOWN = 200


class Messages:
    """The chat of every table, and everybody's private notes."""

    def __init__(self, connections: Connections) -> None:
        self.connections = connections

    async def say(self, table_id: str, seat: int, name: str, text: str) -> dict[str, Any]:
        """Keep something said at a table; return it as clients are sent it."""
        row = {"table_id": table_id, "at": now_ms(), "seat": seat, "name": name, "text": text}

        def work(connection: Connection) -> None:
            connection.execute(insert(schema.chat).values(**row))
            self.connections.notify(connection, {"t": table_id, "said": row})

        await self.connections.write(work)
        return said_document(row)

    async def said(self, table_id: str) -> list[dict[str, Any]]:
        """Return the last things said at a table, the oldest first."""
        column = schema.chat.c
        query = select(column.seat, column.name, column.text, column.at)
        query = query.where(column.table_id == table_id).order_by(column.id.desc()).limit(SHOWN)
        return [dict(row) for row in reversed(await self.connections.rows(query))]

    async def keep_notes(self, table_id: str, player: str, text: str) -> None:
        """Keep the private notes of *player*."""
        column = schema.notes.c
        mine = and_(column.table_id == table_id, column.player == player)
        async with self.connections.writing() as connection:
            done = await connection.execute(update(schema.notes).where(mine).values(text=text))
            if done.rowcount == 0:
                row = {"table_id": table_id, "player": player, "text": text}
                await connection.execute(insert(schema.notes).values(**row))

    async def notes(self, table_id: str, player: str) -> str:
        """Return the private notes of *player*."""
        column = schema.notes.c
        query = select(column.text).where(column.table_id == table_id, column.player == player)
        rows = await self.connections.rows(query)
        return str(rows[0]["text"]) if rows else ""


def said_document(row: dict[str, Any]) -> dict[str, Any]:
    """Return what was said as clients are sent it."""
    return {key: row[key] for key in ("seat", "name", "text", "at")}
