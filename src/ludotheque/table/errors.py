"""What is answered when something cannot be done: a type, a sentence and details."""

from functools import partial

from ludotheque.core import (
    BadOption,
    BadPack,
    BadSeed,
    LudothequeError,
    UnknownAction,
    UnknownBot,
    UnknownGame,
    WrongSeats,
    on_one_line,
)

__all__ = ["STATUS", "RequestError", "engine_error", "kinds_by_status"]

# Every type of error that docs/protocol.md lists, and the HTTP status that goes with it.
STATUS: dict[str, int] = {
    "malformed": 400,
    "no-name": 401,
    "bad-password": 401,
    "forbidden": 403,
    "unknown-table": 404,
    "unknown-game": 404,
    "not-found": 404,
    "not-supported": 405,
    "stale": 409,
    "illegal": 409,
    "unknown-action": 409,
    "not-asked": 409,
    "too-far": 409,
    "not-now": 409,
    "taken": 409,
    "revealed": 409,
    "nothing-to-take-back": 409,
    "too-large": 413,
    "bad-seats": 422,
    "bad-option": 422,
    "bad-pack": 422,
    "bad-seed": 422,
    "unknown-bot": 422,
    "too-many": 429,
    "broken": 500,
    "unavailable": 503,
    "set-aside": 503,
}

ENGINE_ERRORS: list[tuple[type[LudothequeError], str]] = [
    (UnknownGame, "unknown-game"),
    (UnknownBot, "unknown-bot"),
    (UnknownAction, "unknown-action"),
    (WrongSeats, "bad-seats"),
    (BadOption, "bad-option"),
    (BadPack, "bad-pack"),
    (BadSeed, "bad-seed"),
]


class RequestError(Exception):
    """Why a request or a command was not carried out; nothing has changed."""

    def __init__(self, kind: str, message: str, **details: object) -> None:
        self.message = on_one_line(message)
        super().__init__(self.message)
        self.kind = kind
        self.details = details

    def __reduce__(self) -> tuple[object, ...]:
        # Sent from one process to another: an exception's own way would lose the details.
        return partial(RequestError, self.kind, self.message, **self.details), ()

    @property
    def status(self) -> int:
        """The HTTP status that goes with it."""
        return STATUS[self.kind]

    def document(self) -> dict[str, object]:
        """Return it as clients are sent it."""
        return {"type": self.kind, "message": self.message, "details": self.details}


def engine_error(error: LudothequeError) -> RequestError:
    """Return what the engine refused as an error of the protocol."""
    for kind, name in ENGINE_ERRORS:
        if isinstance(error, kind):
            return RequestError(name, str(error))
    return RequestError("malformed", str(error))


def kinds_by_status() -> dict[int, list[str]]:
    """Return the types of errors by their HTTP status."""
    found: dict[int, list[str]] = {}
    for kind, status in STATUS.items():
        found.setdefault(status, []).append(kind)
    return found
