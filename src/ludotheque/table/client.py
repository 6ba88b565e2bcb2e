"""A client: how a bot written elsewhere, a script or a test sits down at a table."""

import asyncio
import itertools
import secrets
from collections.abc import Callable
from types import TracebackType
from typing import Any, Self

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from ludotheque.table.changes import patched

__all__ = ["PATIENCE", "Client", "Place", "Refused"]

# Seconds that a request or an answer may take.
PATIENCE = 60.0


class Refused(Exception):
    """The server did not do it: its type, its sentence and its details."""

    def __init__(self, error: dict[str, Any]) -> None:
        super().__init__(f"{error['type']}: {error['message']}")
        self.kind: str = error["type"]
        self.details: dict[str, Any] = error["details"]


class Client:
    """A guest of one server; `async with Client(url, "Anna") as anna: ...`."""

    def __init__(self, url: str, name: str = "") -> None:
        self.url = url.rstrip("/")
        self.name = name
        self.http = httpx.AsyncClient(base_url=self.url, timeout=PATIENCE)
        self.player = ""

    async def __aenter__(self) -> Self:
        if self.name:
            self.player = (await self.post("/api/me", name=self.name))["player"]
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.http.aclose()

    async def get(self, path: str, **asked: Any) -> Any:
        """Ask for something."""
        return answered(await self.http.get(path, params=asked))

    async def post(self, path: str, **body: Any) -> Any:
        """Have something done."""
        return answered(await self.http.post(path, json=body))

    async def open_table(self, game: str, seats: list[Any], **wishes: Any) -> str:
        """Open a table and return its id; a seat is "me", "open" or the name of a bot."""
        body = {"game": game, "seats": [chair(seat) for seat in seats], **wishes}
        table: str = (await self.post("/api/tables", **body))["id"]
        return table

    async def invite(self, table: str) -> str:
        """Return the invite of a table where I sit."""
        invite: str = (await self.get(f"/api/tables/{table}"))["you"]["invite"]
        return invite

    async def do(self, table: str, command: str, **fields: Any) -> Any:
        """Have a command carried out without a socket."""
        return await self.post(f"/api/tables/{table}/{command}", **fields)

    def cookie(self) -> dict[str, str]:
        """Return the header that says who I am."""
        return {"Cookie": "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())}

    async def sit(self, table: str, invite: str = "", since: int = 0, share: str = "") -> "Place":
        """Connect to a table, as whatever I am there."""
        place = Place(self, table, invite, share)
        await place.connect(since)
        return place


def chair(seat: Any) -> dict[str, Any]:
    """Return a seat as the protocol writes it."""
    if isinstance(seat, dict):
        return seat
    return {"kind": seat} if seat in {"me", "open"} else {"kind": "bot", "bot": seat}


def answered(response: httpx.Response) -> Any:
    """Return what was answered; raise what was refused."""
    if response.status_code == httpx.codes.NO_CONTENT:
        return None
    body = msgspec.json.decode(response.content)
    if response.is_error:
        raise Refused(body["error"])
    return body


class Place:
    """A seat, several, or a spectator's place at one table, always up to date."""

    def __init__(self, client: Client, table: str, invite: str = "", share: str = "") -> None:
        self.client = client
        self.table = table
        self.links = {"invite": invite, "share": share}
        self.doc: dict[str, Any] = {}
        self.events: dict[str, list[dict[str, Any]]] = {}
        self.chat: list[dict[str, Any]] = []
        # Whether more was said before.
        self.earlier = False
        self.raw: Callable[[str], None] = ignore
        # A program that is started again must not send the ids of its last life.
        self.ids = (f"{secrets.token_hex(4)}-{count}" for count in itertools.count(1))
        self.answers: dict[str, asyncio.Future[Any]] = {}
        self.changed = asyncio.Event()
        self.lost = asyncio.Event()
        self.reader: asyncio.Task[None] | None = None
        self.socket: ClientConnection | None = None

    @property
    def number(self) -> int:
        """The last number seen."""
        return int(self.doc["table"]["number"]) if self.doc else 0

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return bool(self.doc["table"]["status"] == "over")

    def legal(self, seat: int) -> list[str]:
        """Return what *seat* may do now."""
        views = self.doc.get("views", {})
        return list(views[str(seat)]["legal"]) if str(seat) in views else []

    async def connect(self, since: int = 0) -> None:
        """Connect, or connect again, and say hello."""
        address = self.client.url.replace("http", "ws", 1)
        self.lost.clear()
        self.socket = await connect(
            f"{address}/api/tables/{self.table}/socket",
            additional_headers=self.client.cookie(),
            # A whole document may be longer than the megabyte that is the default.
            max_size=1 << 24,
            compression=None,
        )
        self.doc = {}
        self.reader = asyncio.create_task(self._read(self.socket))
        await self.send({"do": "hello", "since": since, **self.links})
        await self.until(lambda: bool(self.doc))

    async def send(self, message: dict[str, Any]) -> None:
        """Send a message as it is; raise ConnectionError where nobody takes it any more."""
        assert self.socket is not None
        try:
            await self.socket.send(msgspec.json.encode(message).decode())
        except ConnectionClosed as closed:
            raise ConnectionError("the table is not there any more") from closed

    async def do(self, command: str, **fields: Any) -> Any:
        """Have a command carried out; wait for its answer."""
        command_id = fields.pop("id", next(self.ids))
        answer = asyncio.get_running_loop().create_future()
        self.answers[command_id] = answer
        await self.send({"do": command, "id": command_id, **fields})
        return await asyncio.wait_for(answer, PATIENCE)

    async def act(self, seat: int, *actions: str, **fields: Any) -> Any:
        """Take actions; wait until they are stored."""
        fields.setdefault("number", self.number)
        return await self.do("act", seat=seat, actions=list(actions), **fields)

    async def load_earlier_chat(self) -> None:
        """Ask for what was said before what is known."""
        asked = {"before": self.chat[0]["id"], **self.links}
        page = await self.client.get(f"/api/tables/{self.table}/chat", **asked)
        self.chat, self.earlier = page["chat"] + self.chat, page["earlier"]

    async def until(self, holds: Callable[[], bool], patience: float = PATIENCE) -> None:
        """Wait until something holds; raise ConnectionError if the connection is lost first."""
        async with asyncio.timeout(patience):
            while not holds():
                if self.lost.is_set():
                    raise ConnectionError("the table is not there any more")
                # Cleared before waiting, with nothing awaited since the look: no change is missed.
                self.changed.clear()
                await self.changed.wait()

    async def leave(self) -> None:
        """Disconnect."""
        if self.socket is not None:
            await self.socket.close()
        if self.reader is not None:
            await asyncio.gather(self.reader, return_exceptions=True)

    async def _read(self, socket: ClientConnection) -> None:
        try:
            async for text in socket:
                self.raw(str(text))
                self.take_in(msgspec.json.decode(text))
        except ConnectionClosed:
            pass
        finally:
            self.lost.set()
            self.changed.set()
            for answer in self.answers.values():
                if not answer.done():
                    answer.set_exception(ConnectionError("the connection was lost"))
                    # Looked at here, since nobody may wait for it any more: else asyncio warns.
                    answer.exception()
            self.answers.clear()

    def take_in(self, message: dict[str, Any]) -> None:
        """Make what the server sends one's own."""
        match message["type"]:
            case "table":
                self.doc = message["doc"]
                if message["since"] == 0:
                    self.events = {}
                self._remember(message["events"])
                # After a change of seats there is none with it.
                if "chat" in message:
                    self.chat, self.earlier = message["chat"], message["earlier"]
            case "news":
                patched(self.doc, message["changes"])
                self._remember(message["events"])
            case "chat":
                # Somebody who comes just when something is said may hear of it twice.
                known = {said["id"] for said in self.chat}
                self.chat += [said for said in message["chat"] if said["id"] not in known]
            case "done":
                self._answer(message["id"], message, None)
            case "error":
                self._answer(message["id"], None, Refused(message["error"]))
        self.changed.set()

    def _remember(self, events: dict[str, list[dict[str, Any]]]) -> None:
        for viewpoint, told in events.items():
            self.events.setdefault(viewpoint, []).extend(told)

    def _answer(self, command_id: str, done: Any, refused: Refused | None) -> None:
        answer = self.answers.pop(command_id, None)
        if answer is None or answer.done():
            return
        if refused is not None:
            answer.set_exception(refused)
        else:
            answer.set_result(done)


def ignore(text: str) -> None:
    """Do nothing with *text*."""
