"""Sockets: a client at a table, or in the lobby, hears of everything at once."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from typing import Annotated, Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketException
from litestar.params import FromPath

from ludotheque.core import LudothequeError
from ludotheque.table import metrics
from ludotheque.table.commands import AnyCommand, Command, Hello, Ping
from ludotheque.table.errors import RequestError, engine_error
from ludotheque.table.guests import Guest
from ludotheque.table.http.connection import (
    address_of,
    check_address,
    check_origin,
    claimed_guest_of,
    doorkeeper_of,
    worker_of,
)
from ludotheque.table.http.errors import BROKEN, DATABASE_LOST
from ludotheque.table.http.protocols import cut_off_of
from ludotheque.table.live.listener import Listener
from ludotheque.table.live.worker import Worker
from ludotheque.table.server_log import SERVER_LOG
from ludotheque.table.store.connections import LOST
from ludotheque.table.store.losses import log_loss
from ludotheque.table.timestamps import now_ms

__all__ = ["lobby_socket", "table_socket"]

Socket = WebSocket[Any, Any, Any]

LARGEST = 64 * 1024
# How many messages too many are answered before the socket is closed.
MOST_REFUSED = 100
# Seconds in which a client at a table has to say hello.
HELLO_WITHIN = 10.0
NO_HELLO = 4005
# With which code a socket is closed that may not be here.
CLOSE_CODES = {"too-many": 4008, "unknown-table": 4004, "unavailable": 1013}

DECODER = msgspec.json.Decoder(AnyCommand)


class Closed(Exception):
    """The client has gone."""


Hear = Callable[[bytes], Awaitable[None]]


async def received(socket: Socket) -> bytes:
    """Return the next message, as bytes."""
    message: Any = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise Closed
    text = message.get("text")
    return text.encode() if text is not None else message.get("bytes") or b""


def decoded(data: bytes) -> Command:
    """Return the command written as *data*."""
    if len(data) > LARGEST:
        raise RequestError("too-large", f"a message has at most {LARGEST} bytes")
    try:
        command: Command = DECODER.decode(data)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise RequestError("malformed", str(error), where="message") from error
    return command


class OnlyId(msgspec.Struct):
    """The part of a message that its answer carries, whatever the rest is."""

    id: Annotated[str, msgspec.Meta(max_length=40)] = ""


def id_of(data: bytes) -> str:
    """Return the id of a message that is perhaps none."""
    try:
        return msgspec.json.decode(data[:LARGEST], type=OnlyId).id
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return ""


def error_message(command_id: str, error: RequestError) -> dict[str, Any]:
    """Return the message that says what could not be done."""
    return {"type": "error", "id": command_id, "error": error.document()}


def refuse(listener: Listener, command_id: str, error: RequestError) -> None:
    """Tell a client what could not be done, and count it."""
    metrics.ERRORS.labels(error.kind).inc()
    listener.send(error_message(command_id, error))


@asynccontextmanager
async def accepted(socket: Socket, table_id: str = "") -> AsyncIterator[Listener | None]:
    """Accept a socket, and count it; close it at once, and give None, where it may not be here.

    Neither a browser sent by another site may, nor one who connects too often or is one too many.
    Only a socket that was accepted can be told why it is closed.
    """
    await socket.accept()
    worker = worker_of(socket)
    listener = Listener(claimed_guest_of(socket), cut_off_of(socket.scope))
    player = listener.guest.player
    try:
        check_address(socket)
        check_origin(socket)
        crowded = count_knock(socket, listener.guest)
        await recognise_listener(worker, listener)
        await check_room(socket, listener.guest, table_id, crowded)
    except (RequestError, *LOST) as failed:
        worker.sessions.detach(listener, player)
        error = failed if isinstance(failed, RequestError) else RequestError(*DATABASE_LOST)
        metrics.ERRORS.labels(error.kind).inc()
        with suppress(WebSocketException, RuntimeError):
            await socket.send_data(msgspec.json.encode(error_message("", error)).decode())
            await socket.close(CLOSE_CODES.get(error.kind, 4003))
        yield None
        return
    address = address_of(socket)
    doorkeeper_of(socket).enter(address, listener)
    try:
        yield listener
    finally:
        doorkeeper_of(socket).leave(address, listener)
        worker.sessions.detach(listener, player)


async def recognise_listener(worker: Worker, listener: Listener) -> None:
    """Let a socket end with the session it came with; it is a stranger's if that has ended."""
    claimed = listener.guest
    # Before the question: a session that ends meanwhile finds the socket, or is found ended.
    worker.sessions.attach(listener)
    known = Guest()
    try:
        known, _ = await worker.sessions.known(claimed)
    finally:
        if not known.player:
            worker.sessions.detach(listener, claimed.player)
            listener.guest = Guest()


def count_knock(socket: Socket, claimed: Guest) -> RequestError | None:
    """Count a new socket before the database is asked who it is.

    Return why it is one too many of its address; a player has a count of their own then, since
    nobody who sits at a table is to be kept out by the neighbours.
    """
    limits = worker_of(socket).limits
    try:
        limits.take("requests", address_of(socket))
    except RequestError as crowded:
        if not claimed.player:
            raise
        limits.take("requests", claimed.player)
        return crowded
    return None


async def check_room(
    socket: Socket, guest: Guest, table_id: str, crowded: RequestError | None
) -> None:
    """Refuse a socket that is one too many; those who sit at the table are counted apart."""
    doorkeeper, address = doorkeeper_of(socket), address_of(socket)
    try:
        if crowded is not None:
            raise crowded
        doorkeeper.check_room(address, guest.player, seated=False)
    except RequestError:
        if not await sits_at(socket, guest, table_id):
            raise
        doorkeeper.check_room(address, guest.player, seated=True)


async def sits_at(socket: Socket, guest: Guest, table_id: str) -> bool:
    """Say whether *guest* sits at a table; not where there is none, or no database."""
    try:
        return bool(table_id) and await worker_of(socket).views.sits(table_id, guest)
    except (RequestError, *LOST):
        return False


async def send_all(socket: Socket, listener: Listener) -> None:
    """Send what is to be sent, in order, until it is closed."""
    while True:
        message = await listener.next_message()
        if message is None:
            break
        await socket.send({"type": "websocket.send", "text": message.decode(), "bytes": None})
        # Not held until the next one comes: the first is the whole document.
        del message
    await socket.close(listener.close_code)


async def converse(socket: Socket, listener: Listener, hear: Hear) -> None:
    """Let *hear* take every message and send what the listener is sent, until one side ends."""
    metrics.CONNECTED.inc()
    sender = asyncio.create_task(send_all(socket, listener))
    try:
        while not sender.done():
            await hear(await received(socket))
    except (Closed, WebSocketException, RuntimeError):
        # Gone, in one of the ways in which Litestar and uvicorn say so.
        pass
    finally:
        metrics.CONNECTED.dec()
        sender.cancel()
        await asyncio.gather(sender, return_exceptions=True)


def let_go(socket: Socket) -> None:
    """Part a socket from its own functions, which hold it: so it is freed when it has ended."""
    del socket.send, socket.receive


class Conversation:
    """One client at one table, from its hello to its end."""

    def __init__(self, worker: Worker, table_id: str, address: str, listener: Listener) -> None:
        self.worker = worker
        self.table_id = table_id
        self.address = address
        self.listener = listener
        self.bucket = worker.limits.bucket("messages")
        self.refused = 0

    async def hear(self, data: bytes) -> None:
        """Answer one message, whatever it is."""
        try:
            self.bucket.take()
            self.worker.limits.take("messages_from", self.address)
            await self.answer(decoded(data))
        except RequestError as error:
            self.refuse(id_of(data), error)
        except LudothequeError as error:
            self.refuse(id_of(data), engine_error(error))
        except LOST as error:
            log_loss(error, table=self.table_id)
            self.refuse(id_of(data), RequestError(*DATABASE_LOST))
        except Exception:  # noqa: BLE001  # whatever a client sends, the server goes on
            SERVER_LOG.exception("a message failed", extra={"facts": {"table": self.table_id}})
            self.refuse(id_of(data), RequestError(*BROKEN))

    def refuse(self, command_id: str, error: RequestError) -> None:
        """Answer with an error; close the socket of one who sends on, or has no place here."""
        refuse(self.listener, command_id, error)
        self.refused += error.kind == "too-many"
        if self.refused > MOST_REFUSED:
            self.listener.close(4008)
        elif error.kind in {"unknown-table", "set-aside"}:
            self.listener.close(4004)
        elif self.listener.who is None and error.kind == "forbidden":
            self.listener.close(4003)

    def expect_hello(self) -> None:
        """Close the socket of one who has not said hello by now."""
        if self.listener.who is None:
            metrics.DROPPED.labels("hello").inc()
            refuse(self.listener, "", RequestError("malformed", "say hello first", where="do"))
            self.listener.close(NO_HELLO)

    async def answer(self, command: Command) -> None:
        """Carry out a command."""
        if isinstance(command, Ping):
            self.listener.send({"type": "pong", "now": now_ms()})
        elif isinstance(command, Hello):
            await self.worker.views.listen(self.table_id, self.listener, command)
        elif self.listener.who is None:
            raise RequestError("malformed", "say hello first", where="do")
        else:
            guest = self.listener.guest
            done = await self.worker.dispatcher.carry_out(
                self.table_id, guest, self.address, command
            )
            self.listener.send({"type": "done", "id": command.id, **done})


@websocket("/api/tables/{table:str}/socket")
async def table_socket(socket: Socket, table: FromPath[str]) -> None:
    """Sit at a table."""
    async with accepted(socket, table) as listener:
        if listener is not None:
            await attend_table(socket, table, listener)
    let_go(socket)


async def attend_table(socket: Socket, table: str, listener: Listener) -> None:
    """Let *listener* hear of a table, and act there, until it ends."""
    worker = worker_of(socket)
    conversation = Conversation(worker, table, address_of(socket), listener)
    deadline = asyncio.get_running_loop().call_later(HELLO_WITHIN, conversation.expect_hello)
    try:
        await converse(socket, listener, conversation.hear)
    finally:
        deadline.cancel()
        worker.views.stop_listening(table, listener)


@websocket("/api/socket")
async def lobby_socket(socket: Socket) -> None:
    """Look at the lobby and at my turns."""
    async with accepted(socket) as listener:
        if listener is not None:
            await watch_lobby(socket, listener)
    let_go(socket)


async def watch_lobby(socket: Socket, listener: Listener) -> None:
    """Let *listener* hear of the lobby until it ends."""
    worker = worker_of(socket)
    bucket = worker.limits.bucket("messages")
    address = address_of(socket)
    refused = 0

    async def hear(data: bytes) -> None:
        nonlocal refused
        try:
            bucket.take()
            worker.limits.take("messages_from", address)
            if not isinstance(decoded(data), Ping):
                raise RequestError("malformed", "only ping here", where="do")
            listener.send({"type": "pong", "now": now_ms()})
        except RequestError as error:
            refuse(listener, "", error)
            refused += error.kind == "too-many"
            if refused > MOST_REFUSED:
                listener.close(4008)

    worker.lobby.watchers.add(listener)
    try:
        await worker.lobby.send_all(listener)
        await converse(socket, listener, hear)
    finally:
        worker.lobby.watchers.discard(listener)
