"""Middleware: what every request passes before it is answered, and every answer after it."""

from typing import Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.types import Message, Scope

from ludotheque.table import metrics
from ludotheque.table.errors import RequestError
from ludotheque.table.http.connection import (
    address_of,
    check_address,
    check_origin,
    cookie_of,
    is_secure,
    recognise,
    worker_of,
)

__all__ = ["add_security_headers", "check_request"]

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
# Whoever came by HTTPS once comes by nothing else for a year.
HTTPS_AGAIN = (b"strict-transport-security", b"max-age=31536000")


async def check_request(request: Request[Any, Any, Any]) -> None:
    """Count the request, and refuse what another site has a browser send."""
    check_address(request)
    # Other sites may let a browser read here, but they cannot see what it reads.
    if request.method not in SAFE:
        check_origin(request)
        check_body(request)
    worker_of(request).limits.take("requests", address_of(request))
    # Everything else is the same for everybody.
    if request.scope["path"].startswith("/api/"):
        await recognise(request)


def check_body(request: Request[Any, Any, Any]) -> None:
    """Refuse a body that does not say that it is JSON.

    A browser sends plain text and forms for any site; before it sends JSON it asks.
    """
    headers = request.headers
    if headers.get("content-length", "0") == "0" and "transfer-encoding" not in headers:
        return
    kind = headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != "application/json":
        raise RequestError(
            "malformed", "a body is JSON: send content-type application/json", where="content-type"
        )


def headers_for(scope: Scope) -> list[tuple[bytes, bytes]]:
    """Return what keeps the browser safe that asked."""
    return [*HEADERS, HTTPS_AGAIN] if is_secure(scope) else HEADERS


def renewed_cookie(scope: Scope, answered: list[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
    """Return what lets the browser keep its cookie as long as the session that was renewed."""
    state = scope.get("state", {})
    sends_one = any(name.lower() == b"set-cookie" for name, _ in answered)
    if not state.get("renewed") or sends_one:
        return []
    return [cookie_of(ASGIConnection(scope), state["guest"]).to_encoded_header()]


async def add_security_headers(message: Message, scope: Scope) -> None:
    """Add what keeps browsers safe to every answer, and count it."""
    if message["type"] == "http.response.start":
        answered = list(message.get("headers", []))
        message["headers"] = [*answered, *headers_for(scope), *renewed_cookie(scope, answered)]
        metrics.REQUESTS.labels(str(scope.get("method")), str(message["status"])).inc()
