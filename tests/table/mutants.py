"""Mutants: messages that are almost right, sent to a table in play."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from random import Random
from typing import Any, TypeVar

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from ludotheque.table.client import Client, Refused

T = TypeVar("T")

GOOD: list[dict[str, Any]] = [
    {"do": "hello", "since": 0, "invite": ""},
    {"do": "ping"},
    {"do": "join", "seat": 1, "name": "Eve", "invite": "x", "secret": "0.x"},
    {"do": "stand", "seat": 0},
    {"do": "seat", "seat": 1, "kind": "bot", "bot": "random"},
    {"do": "start", "id": "s"},
    {"do": "act", "seat": 0, "number": 2, "actions": ["place lion b2"], "id": "a"},
    {"do": "act", "seat": 0, "number": 2, "actions": ["place lion b2", "place fox b3"]},
    {"do": "preview", "seat": 0, "actions": ["place lion b2"]},
    {"do": "why", "seat": 0, "action": "move a1 a2"},
    {"do": "leave", "seat": 0, "bot": "random"},
    {"do": "return", "seat": 0},
    {"do": "back", "seat": 0},
    {"do": "answer", "seat": 1, "yes": True},
    {"do": "chat", "text": "hello"},
    {"do": "notes", "text": "b2 lion"},
    {"do": "hint", "seat": 0},
    {"do": "secret", "seat": 0},
    {"do": "rematch", "yes": True},
    {"do": "share", "yes": True},
]
ODD: list[Any] = [
    *[None, True, -1, 0, 1, 99, 2**31, 2**63, -(2**70), 1.5, 1e308],
    *["", "x" * 300, "\0", "\u202e", "é" * 50, "place lion b2", "all"],
    *[[], [[]], {}, {"do": "act"}, ["place lion b2"] * 200],
]
# Always refused, and the refusal carries its id: all that came before it was answered.
LAST = '{"do": "last", "id": "last"}'
PATIENCE = 120
PAUSE = 0.5
SCRAPS = [b"{", b"}", b'"', b"[", b",", b"\\u0000", b"\xff", b"9"]


def mutant(chance: Random) -> bytes | str:
    """Return a message, as bytes or text, that is wrong in one or several ways."""
    message = json.loads(json.dumps(chance.choice(GOOD)))
    for _ in range(chance.randrange(3)):
        key = chance.choice([*message, "do", "seat", "number", "id", "since"])
        if chance.random() < 0.3:
            message.pop(key, None)
        else:
            message[key] = chance.choice(ODD)
    data = json.dumps(message, ensure_ascii=chance.random() < 0.5).encode("utf-8", "surrogatepass")
    if chance.random() < 0.4:
        data = scratched(bytearray(data), chance)
    return data if chance.random() < 0.2 else data.decode("utf-8", "replace")


def scratched(data: bytearray, chance: Random) -> bytes:
    """Return *data* with some bytes changed, lost, doubled or added."""
    for _ in range(chance.randrange(1, 5)):
        at = chance.randrange(len(data) + 1)
        match chance.randrange(4):
            case 0:
                data[at : at + 1] = bytes([chance.randrange(256)])
            case 1:
                del data[at : at + chance.randrange(1, 9)]
            case 2:
                data[at:at] = data[:at][-chance.randrange(1, 9) :]
            case _:
                data[at:at] = chance.choice(SCRAPS)
    return bytes(data)


async def in_time(work: Callable[[], Awaitable[T]]) -> T:
    """Return what *work* comes to, once it is not too early: the limits may be on."""
    async with asyncio.timeout(PATIENCE):
        while True:
            try:
                return await work()
            except Refused as refused:
                if refused.kind != "too-many":
                    raise
            await asyncio.sleep(PAUSE)


class Victim:
    """A table in play with a player, a spectator and a stranger, who send mutants."""

    def __init__(self, url: str, chance: Random) -> None:
        self.url = url
        self.chance = chance
        self.answers: dict[str, int] = {}
        self.seen: list[str] = []

    async def bombard(self, count: int, at_a_table: int = 200) -> dict[str, int]:
        """Send *count* mutants; return how often each type of answer came."""
        sent = 0
        while sent < count:
            sent += await self.one_table(min(at_a_table, count - sent))
        return self.answers

    async def one_table(self, count: int) -> int:
        async with Client(self.url, "Anna") as anna, Client(self.url, "Bert") as bert:
            seats = ["me", "open"]
            table = await in_time(
                lambda: anna.open_table("aisopos", seats, open=True, practice=True)
            )
            await in_time(lambda: bert.do(table, "join"))
            await in_time(lambda: anna.do(table, "start"))
            invite = await in_time(lambda: anna.invite(table))
            for client in (anna, bert, Client(self.url)):
                await self.send_from(client, table, count // 3 + 1)
                self.check_secrets(client, [anna.player, bert.player], invite)
        return 3 * (count // 3 + 1)

    async def send_from(self, client: Client, table: str, count: int) -> None:
        self.seen = []
        address = f"{self.url.replace('http', 'ws')}/api/tables/{table}/socket"
        left = count
        while left > 0:
            async with connect(
                address, additional_headers=client.cookie(), max_size=None
            ) as socket:
                reader = asyncio.create_task(self.read(socket))
                await socket.send('{"do": "hello"}')
                try:
                    while left > 0:
                        left -= 1
                        await socket.send(mutant(self.chance))
                    await socket.send(LAST)
                except ConnectionClosed:
                    pass
                await asyncio.wait_for(reader, PATIENCE)

    async def read(self, socket: ClientConnection) -> None:
        """Read until the last message is answered or the server has closed the socket."""
        try:
            async for text in socket:
                self.seen.append(str(text))
                message = msgspec.json.decode(text)
                kind = message["type"]
                if kind == "error":
                    kind = message["error"]["type"]
                self.answers[kind] = self.answers.get(kind, 0) + 1
                if message.get("id") == "last":
                    return
        except ConnectionClosed:
            pass

    def check_secrets(self, client: Client, players: list[str], invite: str) -> None:
        text = "".join(self.seen)
        for player in players:
            assert player == client.player or player not in text
        if not client.player:
            assert invite not in text
