"""The front door: what every request passes first, and how trouble is answered."""

from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.exceptions import HTTPException, ValidationException
from litestar.types import Message, Scope

from ludotheque.core import LudothequeError
from ludotheque.table import meters
from ludotheque.table.guests import COOKIE, Guest
from ludotheque.table.house import House
from ludotheque.table.journal import JOURNAL
from ludotheque.table.store import LOST
from ludotheque.table.trouble import Trouble, as_trouble

__all__ = [
    "address_of",
    "answer_trouble",
    "cookie_of",
    "guest_of",
    "house_of",
    "own_origin",
    "protect",
]

YEAR = 365 * 86_400
SAFE = {"GET", "HEAD", "OPTIONS"}
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; "
    "media-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
# The invite stands in the page's address, so no other site may learn that address.
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
]
BY_STATUS = {404: "not-found", 405: "not-supported", 413: "too-large", 429: "too-many"}

Connection = ASGIConnection[Any, Any, Any, Any]


def house_of(connection: Connection) -> House:
    """Return the house that was entered."""
    house: House = connection.app.state.house
    return house


def guest_of(connection: Connection) -> Guest:
    """Return who comes, as the cookie says."""
    return house_of(connection).signet.guest(connection.cookies.get(COOKIE))


def cookie_of(connection: Connection, guest: Guest) -> Cookie:
    """Return the cookie that lets *guest* be known again."""
    house = house_of(connection)
    secure = house.settings.secure or connection.url.scheme in {"https", "wss"}
    return Cookie(
        key=COOKIE,
        value=house.signet.cookie(guest),
        max_age=YEAR,
        path="/",
        httponly=True,
        samesite="lax",
        secure=secure,
    )


def own_origin(connection: Connection) -> None:
    """Refuse a browser that was sent here by another site."""
    origin = connection.headers.get("origin")
    if origin is None or origin in house_of(connection).settings.origins:
        return
    try:
        host = urlsplit(origin).netloc
    except ValueError:
        host = ""
    if not host or host != connection.headers.get("host", ""):
        raise Trouble("forbidden", "another site may not act for you")


def address_of(connection: Connection) -> str:
    """Return where somebody comes from."""
    return connection.client.host if connection.client else "?"


async def check_request(request: Request[Any, Any, Any]) -> None:
    """Count the request, and refuse what comes from elsewhere."""
    if request.method not in SAFE:
        own_origin(request)
    house_of(request).limits.take("requests", address_of(request))


def answer_trouble(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    """Answer what went wrong, with its type."""
    trouble = trouble_of(error)
    if trouble.kind == "broken" or isinstance(error, LOST):
        JOURNAL.error(
            "a request failed", exc_info=error, extra={"facts": {"path": request.url.path}}
        )
    meters.TROUBLES.labels(trouble.kind).inc()
    headers = {}
    if trouble.kind == "too-many" and "wait" in trouble.details:
        headers["retry-after"] = str(int(float(str(trouble.details["wait"]))) + 1)
    if isinstance(error, HTTPException) and error.headers and "Allow" in error.headers:
        headers["allow"] = error.headers["Allow"]
    return Response({"error": trouble.told()}, status_code=trouble.status, headers=headers)


def trouble_of(error: Exception) -> Trouble:
    """Return *error* in the words of the protocol."""
    match error:
        case Trouble():
            return error
        case LudothequeError():
            return as_trouble(error)
        case ValidationException():
            return Trouble("malformed", error.detail, where=error.extra or [])
        case msgspec.MsgspecError() | UnicodeDecodeError() | RecursionError():
            return Trouble("malformed", str(error))
        case _ if isinstance(error, LOST):
            return Trouble("unavailable", "the database cannot be reached")
        case HTTPException(status_code=status) if status in BY_STATUS:
            return Trouble(BY_STATUS[status], error.detail)
        case HTTPException(status_code=status) if status < 500:
            return Trouble("malformed", error.detail)
        case _:
            return Trouble("broken", "something broke here; it was written down")


async def protect(message: Message, scope: Scope) -> None:
    """Add what keeps browsers safe to every answer, and count it."""
    if message["type"] == "http.response.start":
        message["headers"] = [*message.get("headers", []), *HEADERS]
        meters.REQUESTS.labels(str(scope.get("method")), str(message["status"])).inc()
