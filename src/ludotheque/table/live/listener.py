"""A listener: one open socket, and what is to be sent to it."""

import asyncio
from collections.abc import Callable
from typing import Any

import msgspec

from ludotheque.table.guests import Guest
from ludotheque.table.play.who import Who

__all__ = ["MOST_UNREAD", "Listener"]

# Bytes that may wait for a client to read them.
MOST_UNREAD = 256 * 1024


class Listener:
    """One open socket: what is to be sent to it, in order; None closes it.

    *cut_off* ends the connection at once, whatever still waits to be read.
    """

    def __init__(self, guest: Guest, cut_off: Callable[[], None]) -> None:
        self.guest = guest
        self.cut_off = cut_off
        self.queue: asyncio.Queue[bytes | None] = asyncio.Queue()
        # The bytes that wait, without those that are being sent.
        self.unread = 0
        self.closed = False
        # Placed once the client has said hello.
        self.who: Who | None = None
        self.you: dict[str, object] = {}
        self.viewpoints: tuple[str, ...] = ()
        self.close_code = 1000

    @property
    def seated(self) -> bool:
        """Whether this is somebody who sits at the table."""
        return self.viewpoints not in {(), ("spectator",)}

    def place(self, who: Who, you: dict[str, object], viewpoints: tuple[str, ...]) -> None:
        """Note who this is at the table, what they were told of it, and from where they see."""
        self.who = who
        self.you = you
        self.viewpoints = viewpoints

    def send(self, message: dict[str, Any]) -> None:
        """Send *message*."""
        self.send_bytes(msgspec.json.encode(message))

    def send_bytes(self, message: bytes) -> None:
        """Send what is already written; one who does not read is cut off, and may come again."""
        if self.closed:
            return
        # A message that is longer than all that may wait is sent to one who has read the rest.
        if self.unread and self.unread + len(message) > MOST_UNREAD:
            self._drop()
            return
        self.unread += len(message)
        self.queue.put_nowait(message)

    def close(self, code: int) -> None:
        """Send nothing more and close with *code*, after what is still to be sent."""
        if not self.closed:
            self.closed = True
            self.close_code = code
            self.queue.put_nowait(None)

    async def next_message(self) -> bytes | None:
        """Return what is to be sent next, None where it is to be closed."""
        message = await self.queue.get()
        self.unread -= len(message or b"")
        return message

    def _drop(self) -> None:
        """Forget all that waits, and the client: it does not read."""
        while not self.queue.empty():
            self.queue.get_nowait()
        self.unread = 0
        self.close(1013)
        self.cut_off()
