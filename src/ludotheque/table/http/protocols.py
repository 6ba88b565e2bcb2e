"""The protocols of uvicorn, with an end to patience: who comes no further is shown out.

Uvicorn waits for ever for the rest of a request, and for whatever it has written to be read.
"""

import asyncio
from collections.abc import Callable
from typing import Any

from litestar.types import Scope
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from ludotheque.table import metrics

__all__ = ["RequestProtocol", "SocketProtocol", "cut_off_of"]

# Seconds between two looks at a connection.
LOOK_EVERY = 5.0

# The extension of ASGI by which the application reaches the transport of a socket.
CUT_OFF = "ludotheque.cut_off"


def cut_off_of(scope: Scope) -> Callable[[], None]:
    """Return what ends a socket's connection at once; another server than ours has no such."""
    extensions: Any = scope.get("extensions") or {}
    found: Callable[[], None] = extensions.get(CUT_OFF, {}).get("call", lambda: None)
    return found


class Watch:
    """Looks at one connection every few seconds; *paused* says that its client must read first."""

    def __init__(self, transport: asyncio.Transport, paused: Callable[[], bool]) -> None:
        self.transport = transport
        self.paused = paused
        self.loop = asyncio.get_running_loop()
        # What the last look has seen.
        self.closing = False
        self.unread: int | None = None
        self.timer = self.loop.call_later(LOOK_EVERY, self.look)

    def end(self) -> None:
        """Look no more."""
        self.timer.cancel()

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
        self.closing = self.transport.is_closing()
        if self.closing or not self.paused():
            self.unread = None
            return
        unread = self.transport.get_write_buffer_size()
        if self.unread is not None and unread >= self.unread:
            self.cut_off("unread")
        self.unread = unread


class RequestProtocol(HttpToolsProtocol):
    """HTTP: a client has to read what it is answered."""

    watch: Watch

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Begin to watch a connection."""
        super().connection_made(transport)
        self.watch = Watch(transport, lambda: self.flow.write_paused)

    def connection_lost(self, exc: Exception | None) -> None:
        """End the watch."""
        self.watch.end()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection to the protocol of sockets, which has a watch of its own."""
        self.watch.end()
        super().handle_websocket_upgrade()

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
        """End the watch."""
        self.watch.end()
        super().connection_lost(exc)

    def resume_writing(self) -> None:
        """Go on: the client has read."""
        self.watch.note_reading()
        super().resume_writing()

    async def run_asgi(self) -> None:
        """Let the application have the conversation, and the means to end it."""
        extensions: Any = self.scope["extensions"]
        extensions[CUT_OFF] = {"call": lambda: self.watch.cut_off("unread")}
        await super().run_asgi()
