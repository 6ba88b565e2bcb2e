"""Sockets: a client at a table, or in the lobby, hears of everything at once."""

import asyncio
from contextlib import suppress
from typing import Annotated, Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketException
from litestar.params import FromPath

from ludotheque.core import LudothequeError
from ludotheque.table import meters
from ludotheque.table.front import address_of, guest_of, house_of, own_origin
from ludotheque.table.house import House
from ludotheque.table.journal import JOURNAL
from ludotheque.table.live import Listener
from ludotheque.table.sitting import moment
from ludotheque.table.store import LOST
from ludotheque.table.trouble import Trouble, as_trouble
from ludotheque.table.wire import AnyCommand, Command, Hello, Ping

__all__ = ["house_socket", "table_socket"]

Socket = WebSocket[Any, Any, Any]

LARGEST = 64 * 1024
PATIENCE = 100

DECODER = msgspec.json.Decoder(AnyCommand)


class Closed(Exception):
    """The client has gone."""


async def heard(socket: Socket) -> bytes:
    """Return the next message, as bytes."""
    message: Any = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise Closed
    text = message.get("text")
    return text.encode() if text is not None else message.get("bytes") or b""


def understood(data: bytes) -> Command:
    """Return the command written as *data*."""
    if len(data) > LARGEST:
        raise Trouble("too-large", f"a message has at most {LARGEST} bytes")
    try:
        command: Command = DECODER.decode(data)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise Trouble("malformed", str(error), where="message") from error
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


async def send_all(socket: Socket, listener: Listener) -> None:
    """Send what is to be sent, in order, until it is closed."""
    while True:
        message = await listener.queue.get()
        if message is None:
            break
        await socket.send({"type": "websocket.send", "text": message.decode(), "bytes": None})
    await socket.close(listener.code)


def refuse(listener: Listener, command_id: str, trouble: Trouble) -> None:
    """Tell a client what could not be."""
    meters.TROUBLES.labels(trouble.kind).inc()
    listener.send({"type": "error", "id": command_id, "error": trouble.told()})


class Conversation:
    """One client at one table, from its hello to its end."""

    def __init__(self, house: House, table: str, listener: Listener) -> None:
        self.house = house
        self.table = table
        self.listener = listener
        self.bucket = house.limits.bucket("messages")
        self.refused = 0

    async def hear(self, data: bytes) -> None:
        """Answer one message; close where there are far too many."""
        try:
            self.bucket.take()
            await self.answer(understood(data))
        except Trouble as trouble:
            self.refuse(id_of(data), trouble)
        except LudothequeError as error:
            self.refuse(id_of(data), as_trouble(error))
        except LOST:
            JOURNAL.warning("the database is lost", exc_info=True)
            self.refuse(id_of(data), Trouble("unavailable", "the database cannot be reached"))
        except Exception:  # noqa: BLE001  # whatever a client sends, the house stays open
            JOURNAL.exception("a message failed", extra={"facts": {"table": self.table}})
            self.refuse(id_of(data), Trouble("broken", "something broke here; it was written down"))

    def refuse(self, command_id: str, trouble: Trouble) -> None:
        """Say no; to one who never listens, good-bye."""
        refuse(self.listener, command_id, trouble)
        self.refused += trouble.kind == "too-many"
        if self.refused > PATIENCE:
            self.listener.close(4008)
        elif trouble.kind == "unknown-table":
            self.listener.close(4004)
        elif self.listener.who is None and trouble.kind == "forbidden":
            self.listener.close(4003)

    async def answer(self, command: Command) -> None:
        """Carry out a command."""
        if isinstance(command, Ping):
            self.listener.send({"type": "pong", "now": moment()})
        elif isinstance(command, Hello):
            await self.house.listen(self.table, self.listener, command)
        elif self.listener.who is None:
            raise Trouble("malformed", "say hello first", where="do")
        else:
            done = await self.house.command(self.table, self.listener.guest, command)
            self.listener.send({"type": "done", "id": command.id, **done})


async def may_enter(socket: Socket) -> bool:
    """Open the socket; close it at once to another site, or to one who comes too often."""
    await socket.accept()
    try:
        own_origin(socket)
        house_of(socket).limits.take("requests", address_of(socket))
    except Trouble as trouble:
        meters.TROUBLES.labels(trouble.kind).inc()
        told = {"type": "error", "id": "", "error": trouble.told()}
        with suppress(WebSocketException, RuntimeError):
            await socket.send_data(msgspec.json.encode(told).decode())
            await socket.close(4008 if trouble.kind == "too-many" else 4003)
        return False
    return True


@websocket("/api/tables/{table:str}/socket")
async def table_socket(socket: Socket, table: FromPath[str]) -> None:
    """Sit at a table."""
    if not await may_enter(socket):
        return
    house = house_of(socket)
    listener = Listener(guest_of(socket))
    conversation = Conversation(house, table, listener)
    try:
        await talk(socket, listener, conversation.hear)
    finally:
        await house.stop_listening(table, listener)


async def talk(socket: Socket, listener: Listener, hear: Any) -> None:
    """Hear and send until one of the two ends."""
    meters.CONNECTED.inc()
    sender = asyncio.create_task(send_all(socket, listener))
    try:
        while not sender.done():
            await hear(await heard(socket))
    except (Closed, WebSocketException, RuntimeError):
        pass
    finally:
        meters.CONNECTED.dec()
        sender.cancel()
        await asyncio.gather(sender, return_exceptions=True)


@websocket("/api/socket")
async def house_socket(socket: Socket) -> None:
    """Look at the lobby and at my turns."""
    if not await may_enter(socket):
        return
    house = house_of(socket)
    listener = Listener(guest_of(socket))
    bucket = house.limits.bucket("messages")

    async def hear(data: bytes) -> None:
        try:
            bucket.take()
            if not isinstance(understood(data), Ping):
                raise Trouble("malformed", "only ping here", where="do")
            listener.send({"type": "pong", "now": moment()})
        except Trouble as trouble:
            refuse(listener, "", trouble)

    house.lobby.watchers.add(listener)
    try:
        await house.lobby.show(listener)
        await talk(socket, listener, hear)
    finally:
        house.lobby.watchers.discard(listener)
