"""Connections: every read and every write goes through here."""

import asyncio
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, closing
from sqlite3 import Cursor
from typing import Any

import msgspec
from sqlalchemy import Connection, CursorResult, RowMapping, Table, text
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ludotheque.table.settings import USUAL_WAITS, Waits
from ludotheque.table.store.database import migrated, open_writing_engine
from ludotheque.table.store.losses import DatabaseLost, telling_losses
from ludotheque.table.store.notices import CHANNEL, NoticeSender

__all__ = ["LOST", "Connections", "DatabaseLost", "as_json"]

# What is raised where the database cannot be reached, or only later.
LOST = (DatabaseLost,)

SELECT_ONE = text("SELECT 1")
NOTIFY = text("SELECT pg_notify(:channel, :payload)")
NOTIFY_ALL = text("SELECT pg_notify(:channel, note) FROM unnest(CAST(:notes AS text[])) AS note")


def as_json(value: object) -> str:
    """Return *value* as a column of text keeps it."""
    return msgspec.json.encode(value).decode()


class Connections:
    """Reads and writes, all of them short; *worker* is the name of this process among others.

    Whatever keeps the database from answering is raised as DatabaseLost.
    """

    def __init__(self, engine: AsyncEngine, worker: str, waits: Waits = USUAL_WAITS) -> None:
        self.engine = engine
        self.worker = worker
        self.waits = waits
        self.postgres = engine.dialect.name == "postgresql"
        # SQLite has one writer at a time; waiting here is fairer than waiting for its lock.
        self.one_writer = asyncio.Lock()
        self.writing_engine = None if self.postgres else open_writing_engine(engine, waits)
        self.writing_thread = ThreadPoolExecutor(1, "writing")
        # One statement is a transaction by itself: PostgreSQL needs not be told its ends.
        single = {"isolation_level": "AUTOCOMMIT"} if self.postgres else {}
        self.single_engine = engine.execution_options(**single)
        self.notices = NoticeSender(self._notify_all)

    async def close(self) -> None:
        """Finish what is being written, and write no more."""
        await self.notices.close()
        await asyncio.to_thread(self.writing_thread.shutdown)
        if self.writing_engine is not None:
            self.writing_engine.dispose()

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """Hold a transaction that is committed at the end."""
        async with self._reaching(), self._turn_to_write():
            if self.postgres:
                await self._found_again()
            async with self.engine.begin() as connection:
                yield connection

    async def write(self, work: Callable[[Connection], None]) -> None:
        """Do *work* in a transaction that is committed at the end, as quickly as can be."""
        async with self._reaching():
            if self.writing_engine is None:
                await self._found_again()
                async with self.engine.begin() as connection:
                    await connection.run_sync(work)
                return
            async with self._turn_to_write():
                loop = asyncio.get_running_loop()
                await loop.run_in_executor(self.writing_thread, self._write_now, work)

    async def write_plainly(self, work: Callable[[Cursor], None]) -> None:
        """Do *work* with SQLite's own cursor, in a transaction that is committed at the end.

        For what is written at every turn: SQLAlchemy takes longer over it than SQLite.
        """
        async with self._reaching(), self._turn_to_write():
            loop = asyncio.get_running_loop()
            await loop.run_in_executor(self.writing_thread, self._write_plainly_now, work)

    def _write_plainly_now(self, work: Callable[[Cursor], None]) -> None:
        assert self.writing_engine is not None, "PostgreSQL has cursors of its own"
        with closing(self.writing_engine.raw_connection()) as connection:
            cursor: Any = connection.cursor()
            try:
                cursor.execute("BEGIN IMMEDIATE")
                work(cursor)
                connection.commit()
            except BaseException:
                connection.rollback()
                raise

    async def write_one(self, statement: Any, values: dict[str, Any]) -> int:
        """Carry out one *statement*, whole or not at all; return how many rows it has written."""
        return int((await self._ask(statement, values)).rowcount)

    def _write_now(self, work: Callable[[Connection], None]) -> None:
        assert self.writing_engine is not None, "PostgreSQL is written to without a thread"
        with self.writing_engine.begin() as connection:
            work(connection)

    async def rows(self, query: Any, values: dict[str, Any] | None = None) -> list[RowMapping]:
        """Return what *query* finds, with these *values* in it."""
        return list((await self._ask(query, values)).mappings())

    async def _ask(self, statement: Any, values: dict[str, Any] | None) -> CursorResult[Any]:
        """Carry out one *statement*, again where the connection was cut.

        What is written at a turn finds, the second time, that it was written the first time.
        """
        async with self._reaching():
            try:
                return await self._ask_once(statement, values)
            except DBAPIError as error:
                if not (self.postgres and error.connection_invalidated):
                    raise
            return await self._ask_once(statement, values)

    async def _ask_once(self, statement: Any, values: dict[str, Any] | None) -> CursorResult[Any]:
        async with self.single_engine.connect() as connection:
            found: CursorResult[Any] = await connection.execute(statement, values)
            return found

    async def _found_again(self) -> None:
        """See to it that connections that were cut are not taken for what is written."""
        try:
            await self._ask_once(SELECT_ONE, None)
        except DBAPIError as error:
            if not error.connection_invalidated:
                raise

    async def migrated(self) -> bool:
        """Say whether the database has been migrated."""
        async with self._reaching():
            return await migrated(self.engine)

    @asynccontextmanager
    async def _reaching(self) -> AsyncIterator[None]:
        """Give up after a while, and tell why the database was not reached."""
        # What is done in a thread, as with SQLite, cannot be given up: its own lock has a limit.
        limit = self.waits.whole if self.postgres else None
        async with telling_losses(), asyncio.timeout(limit):
            yield

    @asynccontextmanager
    async def _turn_to_write(self) -> AsyncIterator[None]:
        """Hold SQLite's only place to write; behind a lock that stays, the queue ends too."""
        if self.postgres:
            yield
            return
        async with asyncio.timeout(self.waits.whole):
            await self.one_writer.acquire()
        try:
            yield
        finally:
            self.one_writer.release()

    def insert(self, table: Table) -> Any:
        """Return an insertion into *table* that can say what to do where its row is there."""
        return (postgresql if self.postgres else sqlite).insert(table)

    # Notices to the other workers

    def notify(self, connection: Connection, notice: dict[str, object]) -> None:
        """Tell the other workers, at the moment when this transaction is committed."""
        if self.postgres:
            payload = as_json({**notice, "w": self.worker})
            connection.execute(NOTIFY, {"channel": CHANNEL, "payload": payload})

    def notify_soon(self, **notice: object) -> None:
        """Tell the other workers what they may hear a little later."""
        if self.postgres:
            self.notices.put(as_json({**notice, "w": self.worker}))

    async def _notify_all(self, notices: list[str]) -> None:
        await self.write_one(NOTIFY_ALL, {"channel": CHANNEL, "notes": notices})
