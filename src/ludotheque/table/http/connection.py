"""What a connection carries: the worker it came to, the guest, their cookie and address."""

from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.types import Scope

from ludotheque.table.errors import RequestError
from ludotheque.table.guests import Guest
from ludotheque.table.http.doorkeeper import Doorkeeper
from ludotheque.table.limits import address_key
from ludotheque.table.live.worker import Worker
from ludotheque.table.signing import COOKIE
from ludotheque.table.text import printable

__all__ = ["Connection", "address_of", "browser_of", "check_address", "check_origin",
           "claimed_guest_of", "cookie_of", "doorkeeper_of", "guest_of", "is_secure",
           "lasting_cookie", "named_guest_of", "recognise", "worker_of"]  # fmt: skip

# As the database has room for.
LONGEST_BROWSER = 200
YEAR = 365 * 86_400

Connection = ASGIConnection[Any, Any, Any, Any]


def worker_of(connection: Connection) -> Worker:
    """Return the worker that serves this connection."""
    worker: Worker = connection.app.state.worker
    return worker


def doorkeeper_of(connection: Connection) -> Doorkeeper:
    """Return who knows how many are in."""
    doorkeeper: Doorkeeper = connection.app.state.doorkeeper
    return doorkeeper


def claimed_guest_of(connection: Connection) -> Guest:
    """Return who comes, as the cookie says; their session may have ended."""
    return worker_of(connection).signer.guest(connection.cookies.get(COOKIE))


async def recognise(connection: Connection) -> None:
    """Find out who comes: whoever has a session that has not ended, or a stranger."""
    claimed = claimed_guest_of(connection)
    guest, renewed = await worker_of(connection).sessions.known(claimed)
    connection.state.guest = guest
    connection.state.renewed = renewed


def guest_of(connection: Connection) -> Guest:
    """Return who comes, as was found out when the request came in."""
    guest: Guest = connection.state.guest
    return guest


def browser_of(connection: Connection) -> str:
    """Return what the browser calls itself, for the list of sessions."""
    return printable(connection.headers.get("user-agent", ""))[:LONGEST_BROWSER]


def named_guest_of(connection: Connection) -> Guest:
    """Return who comes; refuse a stranger."""
    guest = guest_of(connection)
    if not guest.player:
        raise RequestError("no-name", "say your name first")
    return guest


def cookie_of(connection: Connection, guest: Guest) -> Cookie:
    """Return the cookie that lets *guest* be known again."""
    return lasting_cookie(connection, COOKIE, worker_of(connection).signer.cookie(guest))


def lasting_cookie(connection: Connection, name: str, value: str) -> Cookie:
    """Return a cookie that no script can read and no other site can have sent."""
    return Cookie(
        key=name,
        value=value,
        max_age=YEAR,
        path="/",
        httponly=True,
        samesite="lax",
        secure=is_secure(connection.scope),
    )


def is_secure(scope: Scope) -> bool:
    """Say whether this came by HTTPS, as far as we or a trusted proxy can tell."""
    told: bool = scope["litestar_app"].state.settings.secure
    return told or scope.get("scheme") in {"https", "wss"}


def check_address(connection: Connection) -> None:
    """Refuse an address with a zero in it: neither files nor PostgreSQL's texts have any."""
    path = connection.scope["path"]
    if "\0" in path:
        kind = "unknown-table" if path.startswith("/api/tables/") else "not-found"
        raise RequestError(kind, "no address has a zero in it")


def address_of(connection: Connection) -> str:
    """Return where somebody comes from, as limits count it."""
    return address_key(connection.client.host) if connection.client else "?"


def check_origin(connection: Connection) -> None:
    """Refuse a browser that was sent here by another site; programs send no origin."""
    origin = connection.headers.get("origin")
    if origin is None or origin in worker_of(connection).settings.origins:
        return
    try:
        host = urlsplit(origin).netloc
    except ValueError:
        host = ""
    if not host or host != connection.headers.get("host", ""):
        raise RequestError("forbidden", "another site may not act for you")
