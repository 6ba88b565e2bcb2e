"""A listener: one open socket, and what is to be sent to it."""

import asyncio
from typing import Any

import msgspec

from ludotheque.table.guests import Guest
from ludotheque.table.play.who import Who

__all__ = ["Listener"]

# Messages that may wait for a client to read them.
MOST_UNREAD = 256


class Listener:
    """One open socket: what is to be sent to it, in order; None closes it."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.queue: asyncio.Queue[bytes | None] = asyncio.Queue(MOST_UNREAD)
        # Placed once the client has said hello.
        self.who: Who | None = None
        self.you: dict[str, object] = {}
        self.viewpoints: tuple[str, ...] = ()
        self.close_code = 1000

    def place(self, who: Who, you: dict[str, object], viewpoints: tuple[str, ...]) -> None:
        """Note who this is at the table, what they were told of it, and from where they see."""
        self.who = who
        self.you = you
        self.viewpoints = viewpoints

    def send(self, message: dict[str, Any]) -> None:
        """Send *message*."""
        self.send_bytes(msgspec.json.encode(message))

    def send_bytes(self, message: bytes) -> None:
        """Send what is already written; one who does not read is asked to connect again."""
        try:
            self.queue.put_nowait(message)
        except asyncio.QueueFull:
            self.close(1013)

    def close(self, code: int) -> None:
        """Send nothing more and close with *code*, after what is still to be sent."""
        self.close_code = code
        # Where the queue is full there is no room for the end; the client begins anew anyway.
        if self.queue.full():
            while not self.queue.empty():
                self.queue.get_nowait()
        self.queue.put_nowait(None)
