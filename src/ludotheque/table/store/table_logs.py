"""Tables and their logs.  A log grows by entries, whole or not at all."""

import msgspec
from sqlalchemy import Connection, and_, bindparam, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from ludotheque.table.play.chairs import Chair
from ludotheque.table.play.log_entry import Entry
from ludotheque.table.play.sitting import Sitting
from ludotheque.table.play.terms import OpenedTable, Terms
from ludotheque.table.store import schema
from ludotheque.table.store.connections import Connections, as_json
from ludotheque.table.timestamps import now_ms

__all__ = ["Raced", "TableLogs"]

# SQLAlchemy's rows are untyped; these are the columns of the log in order.
ENTRY = (schema.log.c.number, schema.log.c.at, schema.log.c.kind, schema.log.c.seat,
         schema.log.c.body)  # fmt: skip

# Built once: SQLAlchemy takes longer to build a statement than a database to carry it out.
ADD_ENTRIES = insert(schema.log)
SUMMARY = ("chairs", "status", "number", "waiting", "bots_owe", "deadline", "changed")
CHANGE_SUMMARY = (
    update(schema.tables)
    .where(
        schema.tables.c.id == bindparam("table"),
        schema.tables.c.number == bindparam("after"),
    )
    .values({name: bindparam(f"new_{name}") for name in SUMMARY})
)


class Raced(Exception):
    """Somebody else was faster: the log has grown meanwhile."""


class TableLogs:
    """Tables as they were opened, and what has happened at them since."""

    def __init__(self, connections: Connections) -> None:
        self.connections = connections

    async def open_table(self, opened: OpenedTable) -> None:
        """Keep a new table."""
        await self.connections.write(lambda connection: add_table(connection, opened))

    async def load(self, table_id: str) -> tuple[OpenedTable, list[Entry]] | None:
        """Return a table as it was opened, and its log."""
        query = select(schema.tables).where(schema.tables.c.id == table_id)
        rows = await self.connections.rows(query)
        if not rows:
            return None
        row = rows[0]
        opened = OpenedTable(
            id=table_id,
            terms=msgspec.json.decode(row["terms"], type=Terms),
            chairs=msgspec.json.decode(row["first_chairs"], type=list[Chair]),
            invite=row["invite"],
            host=row["host"],
            opened=row["created"],
        )
        return opened, await self.entries(table_id, 0)

    async def entries(self, table_id: str, after: int) -> list[Entry]:
        """Return the log of a table after the number *after*."""
        column = schema.log.c
        query = select(*ENTRY).where(column.table_id == table_id, column.number > after)
        rows = await self.connections.rows(query.order_by(column.number))
        return [Entry(**{**row, "body": msgspec.json.decode(row["body"])}) for row in rows]

    async def let_rest(self, table_id: str, number: int) -> None:
        """Note that no bot needs to be woken at a table, unless its log has grown meanwhile."""
        column = schema.tables.c
        these = and_(column.id == table_id, column.number == number)

        def work(connection: Connection) -> None:
            connection.execute(update(schema.tables).where(these).values(bots_owe=False))

        await self.connections.write(work)

    async def append(
        self, table_id: str, sitting: Sitting, opened: OpenedTable | None = None
    ) -> None:
        """Write the fresh entries of *sitting*, and a table *opened* by them.

        Raise Raced where the log has grown meanwhile; nothing is written then.
        """
        fresh = sitting.fresh
        # All that is written is worked out here, in the loop: the sitting is not for threads.
        change = {"table": table_id, "after": fresh[0].number - 1, **summary(sitting)}
        rows = log_rows(table_id, fresh)
        notice: dict[str, object] = {"t": table_id, "n": sitting.number}
        moved = any(entry.kind in {"chair", "start"} for entry in fresh)
        chairs = list(sitting.chairs) if moved else None

        def work(connection: Connection) -> None:
            # PostgreSQL lets the second of two workers wait here for the first one's commit;
            # then there is no row any more with the number that the second knows.
            if connection.execute(CHANGE_SUMMARY, change).rowcount != 1:
                raise Raced
            connection.execute(ADD_ENTRIES, rows)
            if opened is not None:
                add_table(connection, opened)
            if chairs is not None:
                reseat_players(connection, table_id, chairs)
            self.connections.notify(connection, notice)

        try:
            await self.connections.write(work)
        except IntegrityError as error:
            raise Raced from error


def add_table(connection: Connection, opened: OpenedTable) -> None:
    """Write a new table and who sits there."""
    row = {
        "id": opened.id,
        "game": opened.terms.game,
        "terms": as_json(opened.terms),
        "first_chairs": as_json(opened.chairs),
        "chairs": as_json(opened.chairs),
        "invite": opened.invite,
        "host": opened.host,
        "open": opened.terms.open,
        "status": "open",
        "number": 0,
        "waiting": 0,
        "bots_owe": False,
        "created": opened.opened,
        "changed": opened.opened,
    }
    connection.execute(insert(schema.tables).values(**row))
    write_players(connection, opened.id, players_by_seat(opened.chairs))


def players_by_seat(chairs: list[Chair]) -> dict[int, str]:
    """Return which player holds which seat."""
    return {seat: chair.player for seat, chair in enumerate(chairs) if chair.player}


def reseat_players(connection: Connection, table_id: str, chairs: list[Chair]) -> None:
    """Write who holds the seats now, where that has changed."""
    column = schema.seats.c
    query = select(column.seat, column.player).where(column.table_id == table_id)
    before = {row["seat"]: row["player"] for row in connection.execute(query).mappings()}
    after = players_by_seat(chairs)
    if after != before:
        connection.execute(delete(schema.seats).where(column.table_id == table_id))
        write_players(connection, table_id, after)


def write_players(connection: Connection, table_id: str, players: dict[int, str]) -> None:
    """Write who holds the seats of a table where nobody is written yet."""
    rows = [{"table_id": table_id, "seat": seat, "player": who} for seat, who in players.items()]
    if rows:
        connection.execute(insert(schema.seats), rows)


def log_rows(table_id: str, entries: list[Entry]) -> list[dict[str, object]]:
    """Return *entries* as rows."""
    return [
        {**msgspec.structs.asdict(entry), "table_id": table_id, "body": as_json(entry.body)}
        for entry in entries
    ]


def summary(sitting: Sitting) -> dict[str, object]:
    """Return what lists and searches need to know of *sitting*, for CHANGE_SUMMARY."""
    due = [sitting.deadline(seat) for seat in range(sitting.terms.seats)]
    return {
        "new_chairs": as_json(sitting.chairs),
        "new_status": sitting.status,
        "new_number": sitting.number,
        "new_waiting": sum(1 << seat for seat in sitting.waiting()),
        # Where nobody is seated bots rest until somebody looks, and nobody needs to wake them.
        "new_bots_owe": bool(sitting.bots_owing() and sitting.players_seated()),
        "new_deadline": min((when for when in due if when is not None), default=None),
        "new_changed": now_ms(),
    }
