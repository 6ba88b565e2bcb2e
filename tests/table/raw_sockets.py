"""Sockets by hand: clients that do not read, send half of what they should, or nothing at all."""

import asyncio
import os
import socket
import struct
from base64 import b64encode
from typing import Self

# A small window: what a client does not read soon waits in the server, not in the system.
WINDOW = 4096
HOME = "127.0.0.1"


class RawSocket:
    """A TCP connection that reads only when told to; *source* is one of our own addresses."""

    def __init__(self, url: str, source: str = HOME) -> None:
        host, port = url.removeprefix("http://").split(":")
        self.where = (host, int(port))
        self.tcp = socket.socket()
        self.tcp.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, WINDOW)
        self.tcp.setblocking(False)
        self.tcp.bind((source, 0))

    async def __aenter__(self) -> Self:
        await asyncio.get_running_loop().sock_connect(self.tcp, self.where)
        return self

    async def __aexit__(self, *_: object) -> None:
        self.tcp.close()

    async def send(self, data: bytes) -> None:
        await asyncio.get_running_loop().sock_sendall(self.tcp, data)

    async def receive(self, most: int = 65536) -> bytes:
        return await asyncio.get_running_loop().sock_recv(self.tcp, most)

    async def upgrade(self, path: str, cookie: str = "") -> bytes:
        """Become a WebSocket; return the head of what was answered."""
        lines = [f"GET {path} HTTP/1.1", "Host: here", "Connection: Upgrade", "Upgrade: websocket",
                 "Sec-WebSocket-Version: 13", f"Cookie: {cookie}",
                 f"Sec-WebSocket-Key: {b64encode(os.urandom(16)).decode()}"]  # fmt: skip
        await self.send("\r\n".join([*lines, "", ""]).encode())
        head = b""
        while b"\r\n\r\n" not in head:
            more = await self.receive(1)
            if not more:
                break
            head += more
        return head

    async def send_until_cut_off(self, data: bytes, pause: float, patience: float) -> int:
        """Send the same again and again without reading; return how often until we are cut off."""
        sent = 0
        async with asyncio.timeout(patience):
            while True:
                try:
                    await self.send(data)
                except OSError:
                    return sent
                sent += 1
                await asyncio.sleep(pause)

    async def until_closed(self, patience: float) -> bytes:
        """Read until the other side ends; return what it said before."""
        heard = b""
        async with asyncio.timeout(patience):
            while True:
                try:
                    more = await self.receive()
                except OSError:
                    return heard
                if not more:
                    return heard
                heard += more


def text_frame(text: str) -> bytes:
    """Return a text message in one frame, as a client sends it."""
    data, mask = text.encode(), os.urandom(4)
    short = len(data) < 126
    size = bytes([0x80 | len(data)]) if short else b"\xfe" + struct.pack("!H", len(data))
    masked = bytes(byte ^ mask[index % 4] for index, byte in enumerate(data))
    return b"\x81" + size + mask + masked
