"""Messages: what was said at a table, and what players have noted for themselves."""

from typing import Any

from sqlalchemy import Connection, insert, select

from ludotheque.table.store import schema
from ludotheque.table.store.connections import Connections
from ludotheque.table.timestamps import now_ms

__all__ = ["NOTES_PAGE", "PAGE", "PAGE_LETTERS", "Messages"]

# A page of what was said: so many messages, fewer where they are long, but one at least.
PAGE = 50
PAGE_LETTERS = 8_000
# So many letters of somebody's notes are sent to whoever comes; the rest is asked for.
NOTES_PAGE = 2_000

SAID = (schema.chat.c.id, schema.chat.c.seat, schema.chat.c.name, schema.chat.c.text,
        schema.chat.c.at)  # fmt: skip
# More than any database counts to.
NO_ID = 2**31 - 1


class Messages:
    """The chat of every table, and everybody's private notes."""

    def __init__(self, connections: Connections) -> None:
        self.connections = connections

    async def say(self, table_id: str, seat: int, name: str, text: str) -> dict[str, Any]:
        """Keep something said at a table; return it as clients are sent it."""
        said: dict[str, Any] = {"seat": seat, "name": name, "text": text, "at": now_ms()}

        def work(connection: Connection) -> None:
            new = insert(schema.chat).values(table_id=table_id, **said).returning(schema.chat.c.id)
            said["id"] = connection.execute(new).scalar_one()

        await self.connections.write(work)
        # Its number only: a notice has at most 8,000 bytes.
        self.connections.notify_soon(t=table_id, c=said["id"])
        return said

    async def said(self, table_id: str, said_id: int) -> list[dict[str, Any]]:
        """Return what was said at a table under that id, as a list of one or none."""
        query = select(*SAID).where(schema.chat.c.table_id == table_id, schema.chat.c.id == said_id)
        return [dict(row) for row in await self.connections.rows(query)]

    async def page(self, table_id: str, before: int = NO_ID) -> dict[str, Any]:
        """Return the last page of what was said *before* that id, the oldest first.

        With it, whether there is anything earlier.
        """
        column = schema.chat.c
        query = select(*SAID).where(column.table_id == table_id, column.id < before)
        # One more than is shown tells whether there are more.
        rows = await self.connections.rows(query.order_by(column.id.desc()).limit(PAGE + 1))
        shown: list[dict[str, Any]] = []
        letters = 0
        for row in rows[:PAGE]:
            letters += len(row["text"])
            if shown and letters > PAGE_LETTERS:
                break
            shown.append(dict(row))
        return {"chat": shown[::-1], "earlier": len(shown) < len(rows)}

    async def keep_notes(self, table_id: str, player: str, text: str) -> None:
        """Keep the private notes of *player*."""
        row = {"table_id": table_id, "player": player, "text": text}
        # In one statement: of two that come at the same moment neither finds the other's half done.
        kept = self.connections.insert(schema.notes).values(**row)
        key = [schema.notes.c.table_id, schema.notes.c.player]
        async with self.connections.writing() as connection:
            await connection.execute(
                kept.on_conflict_do_update(index_elements=key, set_={"text": text})
            )

    async def notes(self, table_id: str, player: str) -> str:
        """Return the private notes of *player*."""
        column = schema.notes.c
        query = select(column.text).where(column.table_id == table_id, column.player == player)
        rows = await self.connections.rows(query)
        return str(rows[0]["text"]) if rows else ""
