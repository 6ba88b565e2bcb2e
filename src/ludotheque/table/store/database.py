"""The database: SQLite in the user's own folder, or PostgreSQL by URL; and its migrations."""

import asyncio
import errno
import os
from pathlib import Path
from sqlite3 import OperationalError
from time import monotonic, sleep
from typing import Any

import click
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, DisconnectionError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from ludotheque.core import LudothequeError, shortened
from ludotheque.table.settings import USUAL_WAITS, Waits
from ludotheque.table.store.losses import drop_unusable

__all__ = ["check_opens", "config", "default_path", "is_sqlite", "migrate", "migrated",
           "open_engine", "open_writing_engine", "url_of"]  # fmt: skip

DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}
# Any number of our own: who holds PostgreSQL's lock of this number is migrating.
MIGRATION_LOCK = 7_516_192_768
# As many as are ever used stay open: to open one takes longer than a hundred turns.
CONNECTIONS = 10
# Seconds that a SQLite file may be locked by another process, and between two looks at it.
LOCKED_FOR = 20.0
LOOK_AGAIN = 0.05
# Seconds after which a connection to PostgreSQL is asked whether it is still there, and where it
# is noted when it was used last.
IDLE = 1.0
USED_AT = "ludotheque.used_at"


def default_path() -> Path:
    """Return the file in the user's own folder."""
    return Path(click.get_app_dir("ludotheque")) / "tables.db"


def url_of(given: str, *, make_folder: bool = False) -> str:
    """Return the URL of what was *given*: a URL, or a file for SQLite; '' is the user's own.

    Nobody's folders are made without being asked, but for the user's own.
    """
    if "://" not in given:
        path = (Path(given) if given else default_path()).absolute()
        check_folder(path, make=make_folder or not given)
        return f"sqlite+aiosqlite:///{path}"
    try:
        url = make_url(given)
    except ArgumentError as error:
        raise LudothequeError(
            "the database is a file, or a URL postgresql://…", "no-database"
        ) from error
    name = "postgresql" if url.get_backend_name() == "postgres" else url.get_backend_name()
    if name not in DRIVERS:
        raise LudothequeError(
            f"the database '{name}' is not known: sqlite or postgresql",
            "unknown-database",
            {"name": name},
        )
    if name == "sqlite" and url.database and url.database != ":memory:":
        check_folder(Path(url.database).absolute(), make=make_folder)
    return url.set(drivername=DRIVERS[name]).render_as_string(hide_password=False)


def check_folder(path: Path, *, make: bool) -> None:
    """See to it that the file *path* can be where it should be; *make* its folder if need be."""
    folder = path.parent
    try:
        if make:
            folder.mkdir(parents=True, exist_ok=True)
        missing = not folder.exists()
        if not missing and not folder.is_dir():
            raise NotADirectoryError(errno.ENOTDIR, os.strerror(errno.ENOTDIR))
        is_folder = path.is_dir()
    except OSError as error:
        text = f"the tables cannot be kept in {folder}: {error.strerror}"
        raise LudothequeError(text, "db-refused", {"path": folder}) from error
    if missing:
        text = f"there is no folder {folder}; --make-folder makes it"
        raise LudothequeError(text, "db-no-folder", {"path": folder})
    if is_folder:
        raise LudothequeError(f"{path} is a folder; name a file", "db-folder", {"path": path})


def is_sqlite(url: str) -> bool:
    """Say whether *url* is a SQLite file."""
    return url.startswith("sqlite")


def open_engine(url: str, waits: Waits = USUAL_WAITS) -> AsyncEngine:
    """Return the engine for *url*, which waits no longer than *waits* say."""
    if not is_sqlite(url):
        engine = create_async_engine(
            url,
            pool_size=CONNECTIONS,
            max_overflow=0,
            pool_timeout=waits.whole,
            # Errors are logged, and what was to be written is nobody's business.
            hide_parameters=True,
            connect_args=postgres_limits(waits),
        )
        event.listen(engine.sync_engine, "handle_error", drop_unusable)
        event.listen(engine.sync_engine.pool, "checkin", note_use)
        event.listen(engine.sync_engine.pool, "checkout", take_if_alive)
        return engine
    # Every transaction is ended where it was begun: a rollback at every return only takes time.
    engine = create_async_engine(
        url,
        pool_size=CONNECTIONS,
        pool_reset_on_return=None,
        hide_parameters=True,
        connect_args={"timeout": waits.lock},
    )
    event.listen(engine.sync_engine, "connect", _set_up_sqlite)
    return engine


def note_use(_connection: object, record: ConnectionPoolEntry) -> None:
    """Note when a connection was last used."""
    record.info[USED_AT] = monotonic()


def take_if_alive(connection: Any, record: ConnectionPoolEntry, _proxy: object) -> None:
    """Take another connection where this one was cut, or does not answer after a while unused.

    One that was just used is not asked each time: that would be most of what PostgreSQL is asked.
    """
    if connection.driver_connection.is_closed():
        raise DisconnectionError
    if monotonic() - record.info.get(USED_AT, monotonic()) < IDLE:
        return
    try:
        connection.ping()
    except Exception as error:
        raise DisconnectionError from error


def check_opens(url: str) -> None:
    """Refuse a database that does not answer; its password is not told."""
    engine = open_engine(url)
    try:
        if is_sqlite(url):
            open_writing_engine(engine).connect().close()
        else:
            asyncio.run(_connect_once(engine))
    except (SQLAlchemyError, OSError) as error:
        place = engine.url.set(drivername=engine.dialect.name).render_as_string()
        why = shortened(str(getattr(error, "orig", None) or error))
        raise LudothequeError(
            f"the database {place} does not open: {why}",
            "closed-database",
            {"place": place, "why": why},
        ) from error


async def _connect_once(engine: AsyncEngine) -> None:
    async with engine.connect():
        pass
    await engine.dispose()


def postgres_limits(waits: Waits) -> dict[str, Any]:
    """Return what makes PostgreSQL itself give up where something takes too long."""
    limits = {"statement_timeout": waits.statement, "lock_timeout": waits.lock}
    milliseconds = {name: str(int(seconds * 1000)) for name, seconds in limits.items()}
    return {"timeout": waits.whole, "server_settings": milliseconds}


def open_writing_engine(engine: AsyncEngine, waits: Waits = USUAL_WAITS) -> Engine:
    """Return a second engine for the same SQLite file, to write with in one visit to a thread.

    Over the asynchronous engine every single statement is such a visit, which takes longer than
    to carry it out.
    """
    writing = create_engine(
        engine.url.set(drivername="sqlite"),
        pool_reset_on_return=None,
        hide_parameters=True,
        connect_args={"timeout": waits.lock},
    )
    event.listen(writing, "connect", _set_up_sqlite)
    return writing


def _set_up_sqlite(connection: Any, _record: object) -> None:
    cursor = connection.cursor()
    _keep_log_ahead(cursor)
    # FULL: a commit is on the disk, not only with the system, before it is acknowledged.
    for wish in ("synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {wish}")
    cursor.close()


def _keep_log_ahead(cursor: Any) -> None:
    """Have SQLite write ahead; whoever finds a new file locked by another process waits a little.

    For this one change SQLite does not wait by itself, as it does everywhere else.
    """
    end = monotonic() + LOCKED_FOR
    while True:
        try:
            cursor.execute("PRAGMA journal_mode=WAL")
        except OperationalError:
            if monotonic() > end:
                raise
            sleep(LOOK_AGAIN)
        else:
            return


def config(connection: Connection) -> Config:
    """Return Alembic's settings for *connection*."""
    settings = Config()
    settings.set_main_option("script_location", str(Path(__file__).with_name("migrations")))
    settings.attributes["connection"] = connection
    return settings


async def migrate(engine: AsyncEngine, to: str = "head") -> None:
    """Bring the database to the revision *to*; several workers take turns."""
    async with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            # A migration takes the time it takes, and so do those who wait for their turn.
            for limit in ("statement_timeout", "lock_timeout"):
                await connection.execute(text(f"SET LOCAL {limit} = 0"))
            await connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})"))
        else:
            # At once, not at the first write: else two processes find the same work to be done.
            await connection.exec_driver_sql("BEGIN IMMEDIATE")
        await connection.run_sync(lambda bound: command.upgrade(config(bound), to))


async def migrated(engine: AsyncEngine) -> bool:
    """Say whether the database answers and has been migrated."""
    async with engine.connect() as connection:
        return bool((await connection.execute(text("SELECT 1 FROM alembic_version"))).first())
