"""What is said to a bot in a process of its own, one JSON line a message: docs/bot-protocol.md.

Every line is made of a seat, so nothing that the seat may not know can be in one.
"""

from functools import cache
from hashlib import sha256
from importlib.metadata import PackageNotFoundError, version
from typing import Any, Final

import msgspec

from ludotheque.core import Rng, Seat

__all__ = ["PROTOCOL", "hello", "house_version", "line_of", "message_in", "new_game", "question"]

PROTOCOL: Final = "ludotheque-bot/1"


def hello() -> dict[str, object]:
    """Return the first message: which protocol is spoken, and which house this is."""
    return {"do": "hello", "protocol": PROTOCOL, "house": house_version()}


@cache
def house_version() -> str:
    """Return the version of this package, as far as it is installed."""
    try:
        return version("ludotheque")
    except PackageNotFoundError:
        return ""


def new_game(seat: Seat, seed: int) -> dict[str, object]:
    """Return what tells that a game begins, or that the bot comes to one."""
    game, view = seat.game(), seat.view()
    return {
        "do": "new",
        "game": game.name,
        "rules": game.rules_version,
        "options": view["options"],
        "seats": view["seats"],
        "seat": seat.number,
        # One way only: nobody finds out by it how a game was dealt whose seed is related.
        "seed": int(sha256(str(seed).encode()).hexdigest()[:12], 16),
    }


def question(seat: Seat, number: int, ms: int, wants: list[str], rng: Rng) -> dict[str, object]:
    """Return the question that *seat* is asked, with what the bot *wants* to be told besides."""
    legal = seat.choices()
    found: dict[str, object] = {
        "do": "act",
        "number": number,
        "ms": ms,
        "view": seat.view(),
        "legal": [seat.name(action) for action in legal],
        "events": seat.events(),
    }
    if "foresee" in wants:
        found["foresee"] = {
            seat.name(action): [fact.told() for fact in seat.foresee(action)] for action in legal
        }
    if "world" in wants:
        # Imagined, with a generator of its own: neither what is hidden nor what comes is in it.
        found["world"] = seat.imagine(rng).snapshot()
    return found


def line_of(message: dict[str, object]) -> bytes:
    """Return a message as it is sent."""
    return msgspec.json.encode(message) + b"\n"


def message_in(line: bytes) -> dict[str, Any] | None:
    """Return the message in a *line*, None where it holds none."""
    try:
        found = msgspec.json.decode(line)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return None
    return found if isinstance(found, dict) else None
