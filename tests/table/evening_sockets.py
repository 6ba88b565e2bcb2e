"""The hostile evening, at the sockets: those who never read, crowds, and those who say nothing."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

import httpx

from ludotheque.table.client import Client
from ludotheque.table.settings import Settings
from tests.table.raw_sockets import RawSocket, text_frame
from tests.table.servers import ProcessServer, Stage, memory

HELLO = text_frame('{"do": "hello"}')
LONG = "\N{RABBIT FACE}" * 500
PATIENCE = 60.0
# Messages that one socket may send in a second, with some to spare.
PAUSE = 1 / 25
OF_ADDRESS = Settings().address_connections
# Megabytes that eight sockets may cost, with what else goes on; unbounded they took 773.
MOST_GROWTH = 100


async def never_read(server: ProcessServer) -> dict[str, object]:
    """Eight sockets repeat their hello at a table with long chats, and read nothing."""
    async with Client(server.url, "Anna") as anna, AsyncExitStack() as stack:
        table = await anna.open_table("aisopos", ["me", "open"], open=True)
        place = await anna.sit(table)
        # More than a page, and no more than may be said at once.
        for _ in range(30):
            await place.do("chat", text=LONG)
            await asyncio.sleep(PAUSE)
        before = memory(server.process.pid)
        silent = [RawSocket(server.url, "127.0.2.1") for _ in range(8)]
        for one in silent:
            await stack.enter_async_context(one)
            await one.upgrade(f"/api/tables/{table}/socket")
        sizes = [before]
        watch = asyncio.create_task(watch_memory(server, sizes))
        sent = await asyncio.gather(
            *(one.send_until_cut_off(HELLO, PAUSE, PATIENCE) for one in silent)
        )
        watch.cancel()
        grown = max(sizes) - before
        assert grown < MOST_GROWTH, f"clients that do not read cost {grown} MB"
        await place.until(lambda: place.doc["table"]["watching"] == 0)
        await place.do("chat", text="we others go on")
        await place.leave()
    return {"cut_off": len(sent), "hellos": sum(sent), "megabytes_grown": round(grown)}


async def watch_memory(server: ProcessServer, sizes: list[float]) -> None:
    """Note how much memory the server holds, again and again."""
    while True:
        sizes.append(await asyncio.to_thread(memory, server.process.pid))
        await asyncio.sleep(0.2)


async def crowd_of_spectators(server: ProcessServer) -> dict[str, object]:
    """Three hundred named spectators come to one table, and go again."""
    crowd = 300
    async with Client(server.url, "Anna") as anna:
        table = await anna.open_table("aisopos", ["me", "open"], open=True)
        place = await anna.sit(table)
        news: list[str] = []
        place.raw = lambda text: news.append(text) if '"watching"' in text else None
        began = time.monotonic()
        async with AsyncExitStack() as stack, guests(server.url, crowd) as cookies:
            number = 0
            async for cookie in cookies:
                source = f"127.0.3.{1 + number % 3}"
                one = await stack.enter_async_context(RawSocket(server.url, source))
                await one.upgrade(f"/api/tables/{table}/socket", cookie)
                await one.send(HELLO)
                number += 1
            await place.until(lambda: place.doc["table"]["watching"] == crowd, PATIENCE)
        await place.until(lambda: place.doc["table"]["watching"] == 0, PATIENCE)
        seconds = time.monotonic() - began
        # Each worker tells at most once a second, and hears the others.
        assert len(news) <= 2 + 2 * seconds, f"presence was told {len(news)} times in {seconds} s"
        await place.leave()
    assert "too long" not in server.said()
    assert "Traceback" not in server.said(), server.said()[-3000:]
    return {"spectators": crowd, "seconds": round(seconds, 1), "times_told": len(news)}


@asynccontextmanager
async def guests(url: str, count: int) -> AsyncIterator[AsyncIterator[str]]:
    """Give the cookies of so many new guests, no faster than one address may make them."""
    async with httpx.AsyncClient(base_url=url, timeout=PATIENCE) as http:

        async def cookies() -> AsyncIterator[str]:
            for number in range(count):
                http.cookies.clear()
                answer = await http.post("/api/me", json={"name": f"Guest {number}"})
                answer.raise_for_status()
                yield "; ".join(f"{name}={value}" for name, value in answer.cookies.items())
                await asyncio.sleep(PAUSE)

        yield cookies()


async def half_said(server: ProcessServer) -> dict[str, object]:
    """Two hundred half-sent requests and a hundred sockets without a hello: none of them stays."""
    async with Client(server.url, "Anna") as anna, AsyncExitStack() as stack:
        table = await anna.open_table("aisopos", ["me", "open"], open=True)
        halves = [RawSocket(server.url, "127.0.4.1") for _ in range(OF_ADDRESS)]
        for one in halves:
            await stack.enter_async_context(one)
            await one.send(b"GET /health HTTP/1.1\r\nHost: he")
        silent = [RawSocket(server.url, "127.0.4.2") for _ in range(100)]
        for one in silent:
            await stack.enter_async_context(one)
            await one.upgrade(f"/api/tables/{table}/socket")
        began = time.monotonic()
        await asyncio.gather(*(one.until_closed(PATIENCE) for one in (*halves, *silent)))
        seconds = time.monotonic() - began
        assert (await anna.get(f"/api/tables/{table}"))["table"]["watching"] == 0
    return {"half_sent": len(halves), "without_hello": len(silent),
            "all_gone_after_seconds": round(seconds, 1)}  # fmt: skip


async def knocking_neighbours(server: ProcessServer) -> dict[str, object]:
    """Neighbours take all the sockets of an address; who sits at a table comes in from there."""
    source = "127.0.5.1"
    async with Client(server.url, "Anna") as anna, AsyncExitStack() as stack:
        table = await anna.open_table("aisopos", ["me", "open"], open=True)
        knocking = [RawSocket(server.url, source) for _ in range(OF_ADDRESS + 40)]
        for one in knocking:
            await stack.enter_async_context(one)
            await one.upgrade("/api/socket")
        heard = await asyncio.gather(*(one.receive() for one in knocking))
        refused = sum(b"too-many" in words for words in heard)
        assert len(knocking) - refused <= OF_ADDRESS * server.workers
        assert refused or server.workers > 1
        seated = await stack.enter_async_context(RawSocket(server.url, source))
        await seated.upgrade(f"/api/tables/{table}/socket", anna.cookie()["Cookie"])
        await seated.send(HELLO)
        assert b'"type":"table"' in await seated.receive()
        place = await anna.sit(table)
        await place.until(lambda: place.doc["table"]["seats"][0]["connected"])
        await place.leave()
    return {"knocked": len(knocking), "refused": refused, "seated_came_in": True}


STAGES: list[Stage] = [
    never_read,
    crowd_of_spectators,
    half_said,
    knocking_neighbours,
]
