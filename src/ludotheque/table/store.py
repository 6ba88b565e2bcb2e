"""The store: everything that is kept.  A log grows by entries, whole or not at all."""

import asyncio
import secrets
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext
from typing import Any

import msgspec
from sqlalchemy import (
    Connection,
    RowMapping,
    and_,
    bindparam,
    delete,
    func,
    insert,
    select,
    text,
    update,
)
from sqlalchemy.exc import IntegrityError, InterfaceError, OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ludotheque.table import shelves
from ludotheque.table.chairs import Chair
from ludotheque.table.database import open_scribe
from ludotheque.table.sitting import Entry, Sitting, moment
from ludotheque.table.terms import Terms

__all__ = ["CHANNEL", "LOST", "NewTable", "Raced", "Store", "TableRow"]

CHANNEL = "ludotheque"
# What a database raises that cannot be reached, or only later.
LOST = (OperationalError, InterfaceError, OSError)
LINES = 200
SAID = 200

encoded: Callable[[object], str] = lambda value: msgspec.json.encode(value).decode()  # noqa: E731
# SQLAlchemy's rows are untyped; these are the columns of the log in order.
ENTRY = (shelves.log.c.number, shelves.log.c.at, shelves.log.c.kind, shelves.log.c.seat,
         shelves.log.c.body)  # fmt: skip


# Built once: SQLAlchemy takes longer to build a statement than a database to carry it out.
ADD_ENTRIES = insert(shelves.log)
CHANGED = ("chairs", "status", "number", "waiting", "bots_owe", "deadline", "changed")
CHANGE_TABLE = (
    update(shelves.tables)
    .where(
        shelves.tables.c.id == bindparam("table"),
        shelves.tables.c.number == bindparam("after"),
    )
    .values({name: bindparam(f"new_{name}") for name in CHANGED})
)
NOTIFY = text("SELECT pg_notify(:channel, :payload)")


class Raced(Exception):
    """Somebody else was faster: the log has grown meanwhile."""


class NewTable(msgspec.Struct):
    """A table about to be opened."""

    id: str
    terms: Terms
    chairs: list[Chair]
    invite: str
    host: str
    opened: int


class TableRow(msgspec.Struct):
    """What the database knows of a table beside its log."""

    id: str
    terms: Terms
    chairs: list[Chair]
    invite: str
    host: str
    status: str
    waiting: int
    deadline: int | None
    created: int
    changed: int


class Store:
    """Reads and writes, all of them short."""

    def __init__(self, engine: AsyncEngine, worker: str) -> None:
        self.engine = engine
        self.worker = worker
        self.postgres = engine.dialect.name == "postgresql"
        # SQLite has one writer at a time; waiting here is fairer than waiting for its lock.
        self.writer: AbstractAsyncContextManager[Any] = (
            nullcontext() if self.postgres else asyncio.Lock()
        )
        self.scribe = None if self.postgres else open_scribe(engine)
        self.desk = ThreadPoolExecutor(1, "scribe")

    async def close(self) -> None:
        """Write no more."""
        await asyncio.to_thread(self.desk.shutdown)
        if self.scribe is not None:
            self.scribe.dispose()

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """Hold a transaction that is committed at the end."""
        async with self.writer, self.engine.begin() as connection:
            yield connection

    async def write(self, work: Callable[[Connection], None]) -> None:
        """Do *work* in a transaction that is committed at the end."""
        if self.scribe is None:
            async with self.engine.begin() as connection:
                await connection.run_sync(work)
            return
        async with self.writer:
            await asyncio.get_running_loop().run_in_executor(self.desk, self._write_now, work)

    def _write_now(self, work: Callable[[Connection], None]) -> None:
        assert self.scribe is not None, "PostgreSQL is written to without a thread"
        with self.scribe.begin() as connection:
            work(connection)

    async def rows(self, query: Any) -> list[RowMapping]:
        """Return what *query* finds."""
        async with self.engine.connect() as connection:
            return list((await connection.execute(query)).mappings())

    # The house and its players

    async def secret(self) -> bytes:
        """Return the house's secret, made at the first opening."""
        shelf = shelves.house
        fresh = secrets.token_hex(32)
        try:
            async with self.writing() as connection:
                await connection.execute(insert(shelf).values(name="secret", value=fresh))
        except IntegrityError:
            pass
        rows = await self.rows(select(shelf.c.value).where(shelf.c.name == "secret"))
        return bytes.fromhex(rows[0]["value"])

    async def add_player(self, player: str, name: str) -> None:
        """Remember a new guest."""
        row = {"id": player, "name": name, "created": moment()}
        async with self.writing() as connection:
            await connection.execute(insert(shelves.players).values(**row))

    async def rename_player(self, player: str, name: str) -> bool:
        """Remember the new name of a player; say whether we know them."""
        shelf = shelves.players
        async with self.writing() as connection:
            done = await connection.execute(
                update(shelf).where(shelf.c.id == player).values(name=name)
            )
        return done.rowcount == 1

    async def give_account(self, player: str, login: str, password: str) -> bool:
        """Let *player* sign in as *login*; say whether the login was free."""
        shelf = shelves.players
        change = update(shelf).where(shelf.c.id == player, shelf.c.login.is_(None))
        try:
            async with self.writing() as connection:
                done = await connection.execute(change.values(login=login, password=password))
        except IntegrityError:
            return False
        return done.rowcount == 1

    async def account(self, login: str) -> RowMapping | None:
        """Return the player who signs in as *login*."""
        rows = await self.rows(select(shelves.players).where(shelves.players.c.login == login))
        return rows[0] if rows else None

    # Tables and their logs

    async def open_table(self, new: NewTable) -> None:
        """Keep a new table."""
        await self.write(lambda connection: self._open_table(connection, new))

    def _open_table(self, connection: Connection, new: NewTable) -> None:
        row = {
            "id": new.id,
            "game": new.terms.game,
            "terms": encoded(new.terms),
            "first_chairs": encoded(new.chairs),
            "chairs": encoded(new.chairs),
            "invite": new.invite,
            "host": new.host,
            "open": new.terms.open,
            "status": "open",
            "number": 0,
            "waiting": 0,
            "bots_owe": False,
            "created": new.opened,
            "changed": new.opened,
        }
        connection.execute(insert(shelves.tables).values(**row))
        self._seat_players(connection, new.id, new.chairs, {})

    async def load(self, table: str) -> tuple[NewTable, list[Entry]] | None:
        """Return a table as it was opened, and its log."""
        shelf = shelves.tables
        rows = await self.rows(select(shelf).where(shelf.c.id == table))
        if not rows:
            return None
        row = rows[0]
        opened = NewTable(
            id=table,
            terms=msgspec.json.decode(row["terms"], type=Terms),
            chairs=msgspec.json.decode(row["first_chairs"], type=list[Chair]),
            invite=row["invite"],
            host=row["host"],
            opened=row["created"],
        )
        return opened, await self.entries(table, 0)

    async def entries(self, table: str, after: int) -> list[Entry]:
        """Return the log of *table* after the number *after*."""
        shelf = shelves.log
        query = select(*ENTRY).where(shelf.c.table_id == table, shelf.c.number > after)
        rows = await self.rows(query.order_by(shelf.c.number))
        return [Entry(**{**row, "body": msgspec.json.decode(row["body"])}) for row in rows]

    async def append(self, table: str, sitting: Sitting, opened: NewTable | None = None) -> None:
        """Write the fresh entries of *sitting*, and a table *opened* by them.

        Raise Raced where the log has grown meanwhile; nothing is written then.
        """
        fresh = sitting.fresh
        change = {"table": table, "after": fresh[0].number - 1, **summary(sitting)}
        rows = log_rows(table, fresh)
        news: dict[str, object] = {"t": table, "n": sitting.number}
        moved = any(entry.kind in {"chair", "start"} for entry in fresh)
        chairs = list(sitting.chairs) if moved else None

        def work(connection: Connection) -> None:
            if connection.execute(CHANGE_TABLE, change).rowcount != 1:
                raise Raced
            connection.execute(ADD_ENTRIES, rows)
            if opened is not None:
                self._open_table(connection, opened)
            if chairs is not None:
                self._reseat(connection, table, chairs)
            self._announce(connection, news)

        try:
            await self.write(work)
        except IntegrityError as error:
            raise Raced from error

    def _reseat(self, connection: Connection, table: str, chairs: list[Chair]) -> None:
        shelf = shelves.seats
        query = select(shelf.c.seat, shelf.c.player).where(shelf.c.table_id == table)
        rows = connection.execute(query).mappings()
        self._seat_players(connection, table, chairs, {r["seat"]: r["player"] for r in rows})

    def _seat_players(
        self, connection: Connection, table: str, chairs: list[Chair], before: dict[int, str]
    ) -> None:
        shelf = shelves.seats
        after = {seat: chair.player for seat, chair in enumerate(chairs) if chair.player}
        if after == before:
            return
        connection.execute(delete(shelf).where(shelf.c.table_id == table))
        rows = [{"table_id": table, "seat": seat, "player": who} for seat, who in after.items()]
        if rows:
            connection.execute(insert(shelf), rows)

    def _announce(self, connection: Connection, news: dict[str, object]) -> None:
        """Tell the other workers, at the moment of the commit."""
        if self.postgres:
            payload = encoded({**news, "w": self.worker})
            connection.execute(NOTIFY, {"channel": CHANNEL, "payload": payload})

    async def announce(self, **news: object) -> None:
        """Tell the other workers."""
        if self.postgres:
            await self.write(lambda connection: self._announce(connection, news))

    # Lists

    async def lobby(self) -> list[TableRow]:
        """Return open tables that wait for players or may be watched, the newest first."""
        shelf = shelves.tables
        query = select(shelf).where(shelf.c.open.is_(True), shelf.c.status.in_(["open", "playing"]))
        return await self._lines(query.order_by(shelf.c.status, shelf.c.changed.desc()))

    async def tables_of(self, player: str) -> list[TableRow]:
        """Return the tables where *player* holds a seat: those in play first, then the newest."""
        shelf = shelves.tables
        mine = select(shelves.seats.c.table_id).where(shelves.seats.c.player == player)
        order = (shelf.c.status != "playing", shelf.c.changed.desc())
        return await self._lines(select(shelf).where(shelf.c.id.in_(mine)).order_by(*order))

    async def _lines(self, query: Any) -> list[TableRow]:
        return [table_row(row) for row in await self.rows(query.limit(LINES))]

    async def late(self, now: int) -> list[str]:
        """Return the tables where somebody's time is up."""
        shelf = shelves.tables
        query = select(shelf.c.id).where(shelf.c.deadline <= now).limit(LINES)
        return [row["id"] for row in await self.rows(query)]

    async def bots_owing(self, before: int) -> list[str]:
        """Return the tables that have waited for a bot since *before*."""
        shelf = shelves.tables
        query = select(shelf.c.id).where(and_(shelf.c.bots_owe.is_(True), shelf.c.changed < before))
        return [row["id"] for row in await self.rows(query.limit(LINES))]

    async def counts(self) -> dict[str, int]:
        """Return how many tables there are by status."""
        shelf = shelves.tables
        query = select(shelf.c.status, func.count().label("count")).group_by(shelf.c.status)
        return {row["status"]: row["count"] for row in await self.rows(query)}

    # Talk

    async def say(self, table: str, seat: int, name: str, words: str) -> dict[str, Any]:
        """Keep something said at the table."""
        row = {"table_id": table, "at": moment(), "seat": seat, "name": name, "text": words}

        def work(connection: Connection) -> None:
            connection.execute(insert(shelves.chat).values(**row))
            self._announce(connection, {"t": table, "said": row})

        await self.write(work)
        return {key: row[key] for key in ("seat", "name", "text", "at")}

    async def said(self, table: str) -> list[dict[str, Any]]:
        """Return the last things said at the table."""
        shelf = shelves.chat
        query = select(shelf.c.seat, shelf.c.name, shelf.c.text, shelf.c.at)
        query = query.where(shelf.c.table_id == table).order_by(shelf.c.id.desc()).limit(SAID)
        return [dict(row) for row in reversed(await self.rows(query))]

    async def note(self, table: str, player: str, words: str) -> None:
        """Keep the private notes of *player*."""
        shelf = shelves.notes
        mine = and_(shelf.c.table_id == table, shelf.c.player == player)
        async with self.writing() as connection:
            done = await connection.execute(update(shelf).where(mine).values(text=words))
            if done.rowcount == 0:
                row = {"table_id": table, "player": player, "text": words}
                await connection.execute(insert(shelf).values(**row))

    async def noted(self, table: str, player: str) -> str:
        """Return the private notes of *player*."""
        shelf = shelves.notes
        query = select(shelf.c.text).where(shelf.c.table_id == table, shelf.c.player == player)
        rows = await self.rows(query)
        return str(rows[0]["text"]) if rows else ""


def log_rows(table: str, entries: list[Entry]) -> list[dict[str, object]]:
    """Return *entries* as rows."""
    return [
        {**msgspec.structs.asdict(entry), "table_id": table, "body": encoded(entry.body)}
        for entry in entries
    ]


def summary(sitting: Sitting) -> dict[str, object]:
    """Return what lists and searches need to know of *sitting*, for CHANGE_TABLE."""
    due = [sitting.deadline(seat) for seat in range(sitting.terms.seats)]
    return {
        "new_chairs": encoded(sitting.chairs),
        "new_status": sitting.status,
        "new_number": sitting.number,
        "new_waiting": sum(1 << seat for seat in sitting.waiting()),
        "new_bots_owe": bool(sitting.bots_owing()),
        "new_deadline": min((when for when in due if when is not None), default=None),
        "new_changed": moment(),
    }


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
