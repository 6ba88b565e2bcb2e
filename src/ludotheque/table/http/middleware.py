"""Middleware: what every request passes before it is answered, and every answer after it."""

from typing import Any

from litestar import Request
from litestar.types import Message, Scope

from ludotheque.table import metrics
from ludotheque.table.http.connection import address_of, check_origin, worker_of

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


async def check_request(request: Request[Any, Any, Any]) -> None:
    """Count the request, and refuse what another site has a browser send."""
    # Other sites may let a browser read here, but they cannot see what it reads.
    if request.method not in SAFE:
        check_origin(request)
    worker_of(request).limits.take("requests", address_of(request))


async def add_security_headers(message: Message, scope: Scope) -> None:
    """Add what keeps browsers safe to every answer, and count it."""
    if message["type"] == "http.response.start":
        message["headers"] = [*message.get("headers", []), *HEADERS]
        metrics.REQUESTS.labels(str(scope.get("method")), str(message["status"])).inc()
