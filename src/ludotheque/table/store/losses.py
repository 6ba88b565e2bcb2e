"""Losses: what is raised where the database cannot be reached, or cannot answer now."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from sqlite3 import OperationalError as SqliteError

import asyncpg
from sqlalchemy import ExceptionContext
from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as NoConnectionFree

from ludotheque.table.server_log import SERVER_LOG

__all__ = ["DatabaseLost", "drop_unusable", "is_loss", "log_loss", "telling_losses"]

# Classes of PostgreSQL's codes that blame the question; every other one blames the moment.
BLAME_THE_QUESTION = {"0A", "21", "22", "23", "42"}

# What asyncpg says of a connection that was cut, sometimes before it notices that it was.
CONNECTION_UNUSABLE = (asyncpg.InterfaceError, asyncpg.InternalClientError)


class DatabaseLost(Exception):
    """The database cannot be reached, or cannot answer now."""


def is_loss(error: BaseException) -> bool:
    """Say whether *error* means that the database could not answer, whatever it was asked."""
    # asyncpg blames its connection and its caller by the same class; a caller's fault is a
    # ValueError too.
    if isinstance(error, ValueError):
        return False
    # A connection that breaks, a name that is not found, and time that is up are OSErrors.
    if isinstance(error, (DatabaseLost, NoConnectionFree, OSError, *CONNECTION_UNUSABLE)):
        return True
    if isinstance(error, asyncpg.PostgresError):
        return str(error.sqlstate or "")[:2] not in BLAME_THE_QUESTION
    if not isinstance(error, DBAPIError):
        return isinstance(error, SqliteError)
    # Under PostgreSQL SQLAlchemy keeps what asyncpg said as the cause of its own error.
    said = error.orig.__cause__ if error.orig is not None else None
    if said is not None:
        return is_loss(said)
    return isinstance(error, (OperationalError, InterfaceError))


def drop_unusable(context: ExceptionContext) -> None:
    """Let SQLAlchemy throw away a connection that asyncpg cannot use any more, and try another."""
    if isinstance(context.original_exception.__cause__, CONNECTION_UNUSABLE):
        context.is_disconnect = True


def log_loss(error: BaseException, **where: str) -> None:
    """Log on one line that the database was lost: everybody who asks meanwhile meets it."""
    facts = {"why": str(error), **where}
    SERVER_LOG.warning("the database is lost", extra={"facts": facts})


@asynccontextmanager
async def telling_losses() -> AsyncIterator[None]:
    """Raise every loss as DatabaseLost, and let everything else pass."""
    try:
        yield
    except Exception as error:
        if is_loss(error) and not isinstance(error, DatabaseLost):
            # Its first line: what follows are the statement and its circumstances.
            why = f"{type(error).__name__}: {str(error).partition(chr(10))[0]}"
            raise DatabaseLost(why) from error
        raise
