"""The protocols of uvicorn, with an end to patience: who comes no further is shown out.

Uvicorn waits for ever for the rest of a request, and for whatever it has written to be read.
"""

import asyncio
from collections.abc import Callable
from typing import Any

from litestar.types import Scope
from uvicorn.config import Config
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from ludotheque.table import metrics
from ludotheque.table.http.doorkeeper import Doorkeeper
from ludotheque.table.limits import address_key

__all__ = ["DOORKEEPER", "RequestProtocol", "SocketProtocol", "cut_off_of"]

# Seconds between two looks at a connection.
LOOK_EVERY = 5.0

# Seconds in which the head of a request has to come, and all of it.
HEAD_WITHIN = 10.0
REQUEST_WITHIN = 60.0

# The name of the doorkeeper in the state that an application hands to its server's protocols.
DOORKEEPER = "ludotheque.doorkeeper"

# The extension of ASGI by which the application reaches the transport of a socket.
CUT_OFF = "ludotheque.cut_off"


def cut_off_of(scope: Scope) -> Callable[[], None]:
    """Return what ends a socket's connection at once; another server than ours has no such."""
    extensions: Any = scope.get("extensions") or {}
    found: Callable[[], None] = extensions.get(CUT_OFF, {}).get("call", lambda: None)
    return found


def is_proxy(config: Config, host: str) -> bool:
    """Say whether *host* speaks for others, as the operator has told uvicorn."""
    app: Any = config.loaded_app
    return isinstance(app, ProxyHeadersMiddleware) and host in app.trusted_hosts


class Watch:
    """Looks at one connection every few seconds.

    *paused* says that its client must read first, *late* that it should have sent more by now.
    """

    def __init__(
        self,
        transport: asyncio.Transport,
        paused: Callable[[], bool],
        late: Callable[[], bool] = lambda: False,
    ) -> None:
        self.transport = transport
        self.paused = paused
        self.late = late
        self.loop = asyncio.get_running_loop()
        # What the last look has seen.
        self.closing = False
        self.unread: int | None = None
        self.timer = self.loop.call_later(LOOK_EVERY, self.look)

    def end(self) -> None:
        """Look no more, and let go of the protocol: else the two would hold each other."""
        self.timer.cancel()
        self.paused = self.late = lambda: False

    def note_reading(self) -> None:
        """Note that the client has read."""
        self.unread = None

    def cut_off(self, why: str) -> None:
        """End the connection, whatever was not read of what was written."""
        metrics.DROPPED.labels(why).inc()
        self.transport.abort()

    def look(self) -> None:
        """End the connection of one who has come no further since the last look."""
        self.timer = self.loop.call_later(LOOK_EVERY, self.look)
        if self.closing:
            # A transport that is closed waits until all was read: perhaps for ever.
            self.cut_off("closing")
            return
        if self.late():
            metrics.DROPPED.labels("request").inc()
            self.transport.close()
        self.closing = self.transport.is_closing()
        if self.closing or not self.paused():
            self.unread = None
            return
        unread = self.transport.get_write_buffer_size()
        if self.unread is not None and unread >= self.unread:
            self.cut_off("unread")
        self.unread = unread


class RequestProtocol(HttpToolsProtocol):
    """HTTP: a client has to send its request to the end, and to read what it is answered."""

    watch: Watch
    doorkeeper: Doorkeeper | None
    # Since when the request is awaited that has not come to its end; None between two of them,
    # where uvicorn itself has an end to patience, and while one is answered.
    awaited_since: float | None
    in_body: bool

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Begin to watch a connection."""
        super().connection_made(transport)
        self.watch = Watch(transport, lambda: self.flow.write_paused, self.is_late)
        self.doorkeeper = self.app_state.get(DOORKEEPER)
        host = self.client[0] if self.client else ""
        self.address = "" if is_proxy(self.config, host) else address_key(host)
        self.in_body = False
        self.await_request()

    def connection_lost(self, exc: Exception | None) -> None:
        """End the watch."""
        self.leave()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection to the protocol of sockets, which has a watch of its own."""
        self.leave()
        super().handle_websocket_upgrade()
        # The parser knows the protocol, and neither is needed any more.
        self.parser = None  # type: ignore[assignment]

    def leave(self) -> None:
        """Wait for nothing any more."""
        self.watch.end()
        self.have_request()

    # Requests, awaited and come

    def await_request(self) -> None:
        """Begin to wait for a request."""
        self.awaited_since = self.loop.time()
        if self.doorkeeper is not None:
            self.doorkeeper.begin_waiting(self, self.address, len(self.connections))

    def have_request(self) -> None:
        """Wait no more: the request has come to its end."""
        self.awaited_since = None
        if self.doorkeeper is not None:
            self.doorkeeper.end_waiting(self)

    def is_late(self) -> bool:
        """Say whether the rest of a request should have come by now."""
        if self.awaited_since is None:
            return False
        within = REQUEST_WITHIN if self.in_body else HEAD_WITHIN
        return self.loop.time() - self.awaited_since > within

    def make_room(self) -> None:
        """End: others need the room."""
        self.have_request()
        self.watch.cut_off("crowd")

    def data_received(self, data: bytes) -> None:
        """Take what has come; between two requests even an empty line is to begin the next."""
        if self.awaited_since is None and self.cycle.response_complete:
            self.await_request()
        super().data_received(data)

    def on_message_begin(self) -> None:
        """Begin a request, perhaps while the one before it is answered."""
        if self.awaited_since is None:
            self.await_request()
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        """Wait for the body, which may take longer."""
        self.in_body = True
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """Have a whole request."""
        self.in_body = False
        self.have_request()
        super().on_message_complete()

    def on_response_complete(self) -> None:
        """Be ready for a next request: uvicorn waits for its beginning, and others may go first."""
        super().on_response_complete()
        idle = self.awaited_since is None and not self.transport.is_closing()
        if idle and self.doorkeeper is not None:
            self.doorkeeper.begin_waiting(self, self.address, len(self.connections))

    def resume_writing(self) -> None:
        """Go on: the client has read."""
        self.watch.note_reading()
        super().resume_writing()


class SocketProtocol(WebSocketsSansIOProtocol):
    """WebSockets: the application may cut off whoever does not read."""

    watch: Watch

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Begin to watch a connection."""
        super().connection_made(transport)
        self.watch = Watch(self.transport, lambda: not self.writable.is_set())

    def connection_lost(self, exc: Exception | None) -> None:
        """End the watch, and what reads for the connection and holds it."""
        self.watch.end()
        self.conn.parser.close()
        super().connection_lost(exc)

    def resume_writing(self) -> None:
        """Go on: the client has read."""
        self.watch.note_reading()
        super().resume_writing()

    async def run_asgi(self) -> None:
        """Let the application have the conversation, and the means to end it."""
        extensions: Any = self.scope["extensions"]
        extensions[CUT_OFF] = {"call": lambda: self.watch.cut_off("unread")}
        try:
            await super().run_asgi()
        finally:
            del extensions[CUT_OFF]
