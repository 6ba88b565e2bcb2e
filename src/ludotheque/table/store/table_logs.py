"""Tables and their logs.  A log grows by entries, whole or not at all."""

from collections.abc import Iterator
from contextlib import contextmanager
from sqlite3 import Cursor
from sqlite3 import IntegrityError as SqliteTaken

import msgspec
from sqlalchemy import Connection, and_, bindparam, delete, insert, select, text, update
from sqlalchemy.exc import IntegrityError

from ludotheque.table.play.chairs import Chair
from ludotheque.table.play.clock import clock_kind
from ludotheque.table.play.log_entry import Entry
from ludotheque.table.play.sitting import Sitting
from ludotheque.table.play.terms import OpenedTable, Terms
from ludotheque.table.store import schema
from ludotheque.table.store.connections import Connections, as_json
from ludotheque.table.store.packs import drop_unused_packs, keep_pack
from ludotheque.table.store.table_lists import waits_in_vain
from ludotheque.table.timestamps import now_ms

__all__ = ["Raced", "TableLogs", "Unreadable"]

# SQLAlchemy's rows are untyped; these are the columns of the log in order.
ENTRY = (schema.log.c.number, schema.log.c.at, schema.log.c.kind, schema.log.c.seat,
         schema.log.c.body)  # fmt: skip

# Built once: SQLAlchemy takes longer to build a statement than a database to carry it out.
ADD_ENTRIES = insert(schema.log)
ENTRIES = (
    select(*ENTRY)
    .where(schema.log.c.table_id == bindparam("table"), schema.log.c.number > bindparam("after"))
    .order_by(schema.log.c.number)
)
WITH_PACK = select(schema.tables, schema.packs.c.body).outerjoin_from(
    schema.tables, schema.packs, schema.packs.c.digest == schema.tables.c.pack
)
SUMMARY = ("chairs", "status", "number", "waiting", "bots_owe", "deadline", "changed",
           "set_aside")  # fmt: skip
CHANGE_SUMMARY = (
    update(schema.tables)
    .where(
        schema.tables.c.id == bindparam("table"),
        schema.tables.c.number == bindparam("after"),
    )
    .values({name: bindparam(f"new_{name}") for name in SUMMARY})
)
# The same as the databases themselves are told it, at every turn.
CHANGE = f"""
    UPDATE tables SET {", ".join(f"{name} = :new_{name}" for name in SUMMARY)}
    WHERE id = :table AND number = :after
"""  # noqa: S608  # names of our own schema
ADD = """
    INSERT INTO log (table_id, number, at, kind, seat, body)
    VALUES (:table_id, :number, :at, :kind, :seat, :body)
"""
# In one statement, which PostgreSQL carries out whole or not at all: so a turn asks it once.
APPEND = text(
    f"""
    WITH changed AS ({CHANGE} RETURNING id)
    INSERT INTO log (table_id, number, at, kind, seat, body)
    SELECT changed.id, fresh.number, fresh.at, fresh.kind, fresh.seat, fresh.body
    FROM changed, unnest(
        CAST(:numbers AS int[]), CAST(:at AS bigint[]), CAST(:kinds AS text[]),
        CAST(:seats AS int[]), CAST(:bodies AS text[])
    ) AS fresh (number, at, kind, seat, body)
    """  # noqa: S608  # names of our own schema
)


class Raced(Exception):
    """Somebody else was faster: the log has grown meanwhile."""


class Unreadable(Exception):
    """What is kept of a table is not what a table is kept as."""


@contextmanager
def decoding() -> Iterator[None]:
    """Say Unreadable where what is kept cannot be decoded."""
    try:
        yield
    except msgspec.MsgspecError as error:
        raise Unreadable from error


class TableLogs:
    """Tables as they were opened, and what has happened at them since."""

    def __init__(self, connections: Connections) -> None:
        self.connections = connections

    async def open_table(self, opened: OpenedTable) -> None:
        """Keep a new table."""
        new = new_table_row(opened)

        def work(connection: Connection) -> None:
            add_table(connection, opened, new)

        try:
            await self.connections.write(work)
        except IntegrityError:
            # Of two tables opened with the same new pack at the same moment one keeps it.
            await self.connections.write(work)

    async def load(self, table_id: str) -> tuple[OpenedTable, list[Entry]] | None:
        """Return a table as it was opened, and its log."""
        rows = await self.connections.rows(WITH_PACK.where(schema.tables.c.id == table_id))
        if not rows:
            return None
        row = rows[0]
        with decoding():
            terms = msgspec.json.decode(row["terms"], type=Terms)
            if row["body"] is not None:
                terms = msgspec.structs.replace(terms, pack=msgspec.json.decode(row["body"]))
            opened = OpenedTable(
                id=table_id,
                terms=terms,
                chairs=msgspec.json.decode(row["first_chairs"], type=list[Chair]),
                invite=row["invite"],
                host=row["host"],
                opened=row["created"],
            )
        return opened, await self.entries(table_id, 0)

    async def entries(self, table_id: str, after: int) -> list[Entry]:
        """Return the log of a table after the number *after*; Unreadable where it is none."""
        rows = await self.connections.rows(ENTRIES, {"table": table_id, "after": after})
        with decoding():
            return [Entry(**{**row, "body": msgspec.json.decode(row["body"])}) for row in rows]

    async def drop_unstarted(self, table_id: str, last_changes: dict[str, int]) -> bool:
        """Drop a table with all that belongs to it; say whether it was still waiting in vain."""
        waiting = and_(schema.tables.c.id == table_id, waits_in_vain(last_changes))
        dropped: list[bool] = []

        def work(connection: Connection) -> None:
            found = connection.execute(delete(schema.tables).where(waiting)).rowcount == 1
            dropped.append(found)
            if found:
                # No log has this number: other workers only look at their lists again.
                self.connections.notify(connection, {"t": table_id, "n": 0})

        await self.connections.write(work)
        return dropped[-1]

    async def drop_unused_packs(self) -> None:
        """Drop the packs that no table is played with any more."""
        await self.connections.write(drop_unused_packs)

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
        number = sitting.number
        moved = any(entry.kind in {"chair", "start"} for entry in fresh)
        chairs = list(sitting.chairs) if moved else None
        if opened is None and chairs is None:
            await self._append_turn(change, fresh)
            self.connections.notify_soon(t=table_id, n=number)
            return
        new = new_table_row(opened) if opened is not None else {}
        rows = log_rows(table_id, fresh)

        def work(connection: Connection) -> None:
            # PostgreSQL lets the second of two workers wait here for the first one's commit;
            # then there is no row any more with the number that the second knows.
            if connection.execute(CHANGE_SUMMARY, change).rowcount != 1:
                raise Raced
            connection.execute(ADD_ENTRIES, rows)
            if opened is not None:
                add_table(connection, opened, new)
            if chairs is not None:
                reseat_players(connection, table_id, sitting.terms, chairs)

        try:
            await self.connections.write(work)
        except IntegrityError as error:
            raise Raced from error
        self.connections.notify_soon(t=table_id, n=number)

    async def _append_turn(self, change: dict[str, object], fresh: list[Entry]) -> None:
        """Write what most commands write, as quickly as can be; raise Raced if it is too late."""
        if self.connections.postgres:
            await self._append_at_once(change, fresh)
            return
        rows = log_rows(str(change["table"]), fresh)

        def work(cursor: Cursor) -> None:
            if cursor.execute(CHANGE, change).rowcount != 1:
                raise Raced
            cursor.executemany(ADD, rows)

        try:
            await self.connections.write_plainly(work)
        except SqliteTaken as error:
            raise Raced from error

    async def _append_at_once(self, change: dict[str, object], fresh: list[Entry]) -> None:
        """Change a summary and add entries in one statement."""
        columns = {
            "numbers": [entry.number for entry in fresh],
            "at": [entry.at for entry in fresh],
            "kinds": [entry.kind for entry in fresh],
            "seats": [entry.seat for entry in fresh],
            "bodies": [as_json(entry.body) for entry in fresh],
        }
        try:
            added = await self.connections.write_one(APPEND, {**change, **columns})
        except IntegrityError as error:
            raise Raced from error
        if added != len(fresh):
            raise Raced


def new_table_row(opened: OpenedTable) -> dict[str, object]:
    """Return the row of a new table, all but its pack."""
    return {
        "id": opened.id,
        "game": opened.terms.game,
        "terms": as_json(msgspec.structs.replace(opened.terms, pack=None)),
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
        "clock": clock_kind(opened.terms.clock),
        "spectators": opened.terms.spectators,
        **searched_by(opened.terms, opened.chairs),
    }


def searched_by(terms: Terms, chairs: list[Chair]) -> dict[str, object]:
    """Return what a table is found by in the lobby: its free seats, its name and its people's."""
    names = [terms.name, *(chair.name for chair in chairs)]
    return {
        "free": sum(chair.kind == "open" for chair in chairs),
        "search": "\n".join(name.casefold() for name in names if name),
    }


def add_table(connection: Connection, opened: OpenedTable, row: dict[str, object]) -> None:
    """Write the *row* of a new table, its pack and who sits there."""
    pack = opened.terms.pack
    digest = keep_pack(connection, pack) if pack is not None else None
    connection.execute(insert(schema.tables).values(**row, pack=digest))
    write_players(connection, opened.id, players_by_seat(opened.chairs))


def players_by_seat(chairs: list[Chair]) -> dict[int, str]:
    """Return which player holds which seat."""
    return {seat: chair.player for seat, chair in enumerate(chairs) if chair.player}


def reseat_players(
    connection: Connection, table_id: str, terms: Terms, chairs: list[Chair]
) -> None:
    """Write who holds the seats now, where that has changed."""
    found_by = update(schema.tables).where(schema.tables.c.id == table_id)
    connection.execute(found_by.values(searched_by(terms, chairs)))
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
        # Whoever writes to it has read it.
        "new_set_aside": None,
    }
