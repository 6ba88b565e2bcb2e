"""How errors are answered over HTTP: every one as an error of the protocol."""

from typing import Any

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException, InternalServerException, ValidationException
from litestar.openapi import ResponseSpec

from ludotheque.core import LudothequeError
from ludotheque.table import metrics
from ludotheque.table.errors import RequestError, engine_error, kinds_by_status
from ludotheque.table.server_log import SERVER_LOG
from ludotheque.table.store.connections import LOST
from ludotheque.table.store.losses import log_loss

__all__ = ["BROKEN", "DATABASE_LOST", "ERROR_RESPONSES", "answer_error"]

BROKEN = ("broken", "something broke here; it was written down")
DATABASE_LOST = ("unavailable", "the database cannot be reached")
BY_STATUS = {404: "not-found", 405: "not-supported", 413: "too-large", 429: "too-many"}


# Named in the published description of the API, where other programs look for them.
class TroubleTold(msgspec.Struct):
    """What could not be: see the table of types in docs/protocol.md."""

    type: str
    message: str
    details: dict[str, Any]


class TroubleAnswer(msgspec.Struct):
    """The answer to what could not be."""

    error: TroubleTold


ERROR_RESPONSES = {
    status: ResponseSpec(TroubleAnswer, description=", ".join(kinds), generate_examples=False)
    for status, kinds in kinds_by_status().items()
}


def answer_error(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    """Answer what went wrong, with its type; log what is our own fault."""
    found = request_error(error)
    where = {"path": request.url.path}
    if isinstance(error, LOST):
        log_loss(error, **where)
    elif found.kind == "broken":
        SERVER_LOG.error("a request failed", exc_info=error, extra={"facts": where})
    metrics.ERRORS.labels(found.kind).inc()
    headers = {}
    if "wait" in found.details:
        headers["retry-after"] = str(int(float(str(found.details["wait"]))) + 1)
    if isinstance(error, HTTPException) and error.headers and "Allow" in error.headers:
        headers["allow"] = error.headers["Allow"]
    return Response({"error": found.document()}, status_code=found.status, headers=headers)


def request_error(error: Exception) -> RequestError:
    """Return *error* as an error of the protocol."""
    match error:
        case RequestError():
            return error
        case LudothequeError():
            return engine_error(error)
        case ValidationException():
            return RequestError("malformed", error.detail, where=error.extra or [])
        # A body may be no JSON, no UTF-8, or nested deeper than Python counts.
        case msgspec.MsgspecError() | UnicodeDecodeError() | RecursionError():
            return RequestError("malformed", str(error))
        case _ if isinstance(error, LOST):
            return RequestError(*DATABASE_LOST)
        case HTTPException(status_code=status) if status in BY_STATUS:
            return RequestError(BY_STATUS[status], error.detail)
        case HTTPException(status_code=status) if status < 500:
            return RequestError("malformed", error.detail)
        # So Litestar tells that a client went before its request was whole: nobody hears of it.
        case InternalServerException() if "disconnected" in error.detail:
            return RequestError("malformed", "the request broke off")
        case _:
            return RequestError(*BROKEN)
