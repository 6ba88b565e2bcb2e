"""A hostile evening, the part of the tables: spoiled ones, free ones, long packs, many watchers.

Each stage attacks a running server, asserts that it held, and returns figures to be printed.
"""

import asyncio
import itertools
import json
import sys
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
from sqlalchemy import insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection
from websockets.asyncio.client import ClientConnection, connect

from ludotheque.table.client import Client, Refused
from ludotheque.table.guests import random_id
from ludotheque.table.store import schema
from ludotheque.table.store.database import open_engine, url_of
from ludotheque.table.timestamps import now_ms
from tests.table.servers import ProcessServer, Stage, memory

PATIENCE = 50.0
DAY = 86_400_000
# Loopback has many addresses: limits see those of each stage as somebody else's.
SPAMMERS, OTHERS, WATCHERS = "127.18.5.1", "127.18.5.2", "127.18.6."


@asynccontextmanager
async def guest_from(server: ProcessServer, address: str, name: str) -> AsyncIterator[Client]:
    """Come in from an *address* of one's own."""
    client = Client(server.url)
    await client.http.aclose()
    came_from = httpx.AsyncHTTPTransport(local_address=address)
    client.http = httpx.AsyncClient(base_url=server.url, transport=came_from, timeout=PATIENCE)
    client.player = (await client.post("/api/me", name=name))["player"]
    try:
        yield client
    finally:
        await client.http.aclose()


@asynccontextmanager
async def writing(server: ProcessServer) -> AsyncIterator[AsyncConnection]:
    """Write to the database past the server, as its operator could."""
    engine = open_engine(url_of(server.settings.database))
    async with engine.begin() as connection:
        yield connection
    await engine.dispose()


async def until(holds: Callable[[], Awaitable[bool]], patience: float = PATIENCE) -> float:
    """Wait until something holds; return how many seconds that took."""
    began = time.monotonic()
    async with asyncio.timeout(patience):
        while not await holds():  # noqa: ASYNC110
            await asyncio.sleep(0.2)
    return round(time.monotonic() - began, 1)


# In a process of its own: the attackers' loop is busier than the server's.
NURSE = """
import http.client, sys, time
line = http.client.HTTPConnection("127.0.0.1", int(sys.argv[1]), 60, (sys.argv[2], 0))
while True:
    began = time.perf_counter()
    line.request("GET", "/health")
    assert line.getresponse().read()
    print((time.perf_counter() - began) * 1000, flush=True)
    time.sleep(0.05)
"""


@asynccontextmanager
async def health_watched(server: ProcessServer) -> AsyncIterator[list[float]]:
    """Ask again and again how the server is; collect how many milliseconds it took to say."""
    took: list[float] = []
    nurse = await asyncio.create_subprocess_exec(
        sys.executable, "-c", NURSE, str(server.port), OTHERS, stdout=asyncio.subprocess.PIPE
    )
    try:
        yield took
    finally:
        nurse.terminate()
        written, _ = await nurse.communicate()
        took += [float(line) for line in written.split()]


def worst(took: list[float]) -> dict[str, object]:
    ordered = sorted(took)
    return {"health_ms_median": round(ordered[len(ordered) // 2], 1),
            "health_ms_worst": round(ordered[-1], 1)}  # fmt: skip


# Line 2: tables that cannot be read


async def spoiled_tables(server: ProcessServer) -> dict[str, object]:
    """Hundreds of tables of other rules are due at every moment; somebody's clock still falls."""
    spoiled = 250
    async with guest_from(server, OTHERS, "Anna") as anna:
        wishes = {"clock": {"kind": "move", "seconds": 10}, "options": {"first": 0}, "open": True}
        table = await anna.open_table("aisopos", ["me", "greedy"], **wishes)
        await anna.do(table, "start")
        await spoil_copies(server, table, spoiled)

        async def bot_plays() -> bool:
            return bool((await anna.get(f"/api/tables/{table}"))["table"]["seats"][0]["away"])

        async def all_set_aside() -> bool:
            ready = await anna.http.get("/ready")
            assert ready.status_code == 200, ready.text
            return bool(ready.json()["set_aside"] >= spoiled)

        # The server opened a moment ago may owe its guests a grace.
        fell = await until(bot_plays)
        counted = await until(all_set_aside)
    told = server.said().count('"a table was set aside"')
    assert spoiled <= told <= spoiled * server.workers, f"{told} lines for {spoiled} tables"
    return {"spoiled": spoiled, "lines_in_the_log": told,
            "clock_fell_after_s": fell, "all_set_aside_after_s": counted}  # fmt: skip


async def spoil_copies(server: ProcessServer, table: str, count: int) -> None:
    """Write copies of a *table* that have other rules, and whose clocks and bots are due."""
    async with writing(server) as connection:
        found = select(schema.tables).where(schema.tables.c.id == table)
        row = dict((await connection.execute(found)).mappings().one())
        log = select(schema.log).where(schema.log.c.table_id == table)
        entries = [dict(entry) for entry in (await connection.execute(log)).mappings()]
        terms = {**json.loads(row["terms"]), "rules": 999}
        for _ in range(count):
            new = {**row, "id": random_id(), "terms": json.dumps(terms), "deadline": 1,
                   "bots_owe": True, "changed": 1, "open": False}  # fmt: skip
            await connection.execute(insert(schema.tables), new)
            rows = [{**entry, "table_id": new["id"]} for entry in entries]
            await connection.execute(insert(schema.log), rows)


# Line 5: free tables and packs


def wish_with_pack(number: int, kind: str) -> bytes:
    """A table with a pack that is as long as may be and like no other, or longer, or repeats."""
    pack: dict[str, object] = {"name": f"{number}" + "x" * 120_000}
    if kind == "longer":
        pack = {"name": "x" * 500_000}
    elif kind == "repeats":
        pack = {"lava": [["A1", "A2"]] * 10_000}
    wish = {"game": "bunny_kingdom", "seats": [{"kind": "me"}, {"kind": "open"}], "pack": pack,
            "open": True, "name": f"spam {number}"}  # fmt: skip
    return msgspec.json.encode(wish)


async def free_tables_and_packs(server: ProcessServer) -> dict[str, object]:
    """Ten guests of one address open tables with long packs for a while; others find theirs."""
    opened: Counter[str] = Counter()
    began = memory(server.process.pid)

    # Written before, so that the attack itself takes little of the machine.
    kinds = ("long", "long", "long", "longer", "repeats")
    wishes = {(n, kind): wish_with_pack(n, kind) for n in range(10) for kind in set(kinds)}
    as_json = {"content-type": "application/json"}

    async def spam(number: int, end: float) -> None:
        async with guest_from(server, SPAMMERS, f"spammer {number}") as guest:
            for kind in itertools.cycle(kinds):
                if time.monotonic() > end:
                    return
                wish = wishes[number, kind]
                answer = await guest.http.post("/api/tables", content=wish, headers=as_json)
                opened["opened" if answer.is_success else answer.json()["error"]["type"]] += 1
                await asyncio.sleep(0.1)

    async with guest_from(server, OTHERS, "Anna") as anna, health_watched(server) as took:
        hers = await anna.open_table("aisopos", ["me", "open"], open=True, name="Anna's own")
        end = time.monotonic() + 12
        await asyncio.gather(*(spam(number, end) for number in range(10)))
        listing = time.perf_counter()
        pages = [await anna.get("/api/tables") for _ in range(40)]
        listed = time.perf_counter() - listing
        assert all(hers in {line["id"] for line in page["tables"]} for page in pages)
        found = await anna.get("/api/tables", name="anna's own", free=1, game="aisopos")
        assert [line["id"] for line in found["tables"]] == [hers]
    rate, most = server.settings.rates.tables_from
    # Each worker counts for itself.
    assert opened["opened"] <= server.workers * (most + 60 * rate), opened
    assert opened["broken"] == opened["unavailable"] == 0, opened
    async with writing(server) as connection:
        kept = (await connection.execute(select(schema.packs.c.digest))).all()
        rows = (await connection.execute(select(schema.tables.c.terms))).scalars().all()
    assert max(map(len, rows)) < 2000, "packs are kept apart"
    return {"answers": dict(opened), "packs_kept": len(kept),
            "lobby_40_times_s": round(listed, 2), "megabytes": [round(began),
            round(memory(server.process.pid))], **worst(took)}  # fmt: skip


async def met(work: Awaitable[Any]) -> str:
    """Return the type of the error that *work* meets."""
    try:
        await work
    except Refused as refused:
        return refused.kind
    return "nothing"


async def tables_never_started(server: ProcessServer) -> dict[str, object]:
    """A hundred tables that wait since last month are gone soon; one of today stays."""
    async with guest_from(server, OTHERS, "Anna") as anna:
        today = await anna.open_table("aisopos", ["me", "open"], open=True)
        async with writing(server) as connection:
            found = select(schema.tables).where(schema.tables.c.id == today)
            row = dict((await connection.execute(found)).mappings().one())
            old = [{**row, "id": random_id(), "changed": now_ms() - 40 * DAY} for _ in range(100)]
            await connection.execute(insert(schema.tables), old)

        async def gone() -> bool:
            return await met(anna.get(f"/api/tables/{old[-1]['id']}")) == "unknown-table"

        after = await until(gone)
        assert await met(anna.get(f"/api/tables/{today}")) == "nothing"
    return {"old": len(old), "gone_after_s": after}


# Line 13: many watchers, short clocks, one empty file


async def many_watchers(server: ProcessServer) -> dict[str, object]:
    """Three hundred look at a lobby that changes all the time; the server still answers."""
    watchers, changes = 300, 10
    heard: Counter[str] = Counter()
    async with AsyncExitStack() as stack:
        anna = await stack.enter_async_context(guest_from(server, OTHERS, "Anna"))
        bert = await stack.enter_async_context(guest_from(server, OTHERS, "Bert"))
        table = await anna.open_table("aisopos", ["me", "open"], open=True, name="up and down")
        await fill_lobby(server, table, 200)
        sockets = [
            await stack.enter_async_context(watching(server, number)) for number in range(watchers)
        ]
        readers = [asyncio.create_task(read_lobby(socket, table, heard)) for socket in sockets]
        async with health_watched(server) as took:
            for _ in range(changes):
                await bert.do(table, "join")
                await asyncio.sleep(0.5)
                await bert.do(table, "stand", seat=1)
                await asyncio.sleep(0.5)
            await bert.do(table, "join", name="Bert at last")
            async with asyncio.timeout(PATIENCE):
                await asyncio.gather(*readers)
    assert heard["at last"] == watchers
    return {"watchers": watchers, "lobbies_sent": heard["lobby"],
            **worst(took)}  # fmt: skip


async def fill_lobby(server: ProcessServer, table: str, count: int) -> None:
    """Write copies of a *table* by other hosts, so that the first page is full."""
    async with writing(server) as connection:
        found = select(schema.tables).where(schema.tables.c.id == table)
        row = dict((await connection.execute(found)).mappings().one())
        copies = [{**row, "id": random_id(), "host": random_id()} for _ in range(count)]
        await connection.execute(insert(schema.tables), copies)


@asynccontextmanager
async def watching(server: ProcessServer, number: int) -> AsyncIterator[ClientConnection]:
    """Look at the lobby, thirty from one address."""
    address = f"{server.url.replace('http', 'ws')}/api/socket"
    came_from = (f"{WATCHERS}{1 + number // 30}", 0)
    async with connect(address, local_addr=came_from, compression=None) as socket:
        yield socket


async def read_lobby(socket: ClientConnection, table: str, heard: Counter[str]) -> None:
    """Read until Bert sits down at last."""
    async for text in socket:
        message = msgspec.json.decode(text)
        if message["type"] != "lobby":
            continue
        heard["lobby"] += 1
        seats = [line["seats"] for line in message["tables"] if line["id"] == table]
        if seats and seats[0][1]["name"] == "Bert at last":
            heard["at last"] += 1
            return


async def hurried_clocks(server: ProcessServer) -> dict[str, object]:
    """Nobody is made to decide in a second; a table that once was still opens."""
    async with guest_from(server, OTHERS, "Anna") as anna:
        for seconds in (-1, 0, 1, 9):
            clock = {"kind": "move", "seconds": seconds}
            assert await met(anna.open_table("aisopos", ["me", "open"], clock=clock)) == "malformed"
        clock = {"kind": "move", "seconds": 10}
        table = await anna.open_table("aisopos", ["me", "open"], clock=clock)
        async with writing(server) as connection:
            mine = schema.tables.c.id == table
            row = (await connection.execute(select(schema.tables).where(mine))).mappings().one()
            old = {**row, "id": random_id(), "terms": row["terms"].replace(":10,", ":1,")}
            await connection.execute(insert(schema.tables), old)
            await connection.execute(update(schema.tables).where(mine).values(changed=now_ms()))
        seen = await anna.get(f"/api/tables/{old['id']}")
        assert seen["table"]["clock"]["seconds"] == 1, seen
    return {"refused": 4, "kept": 1}


async def one_empty_file(server: ProcessServer) -> dict[str, object]:
    """Two servers open the same empty SQLite file at the same moment, and both do open."""
    with tempfile.TemporaryDirectory() as folder:
        file = str(Path(folder) / "tables.db")
        both = [ProcessServer(file) for _ in range(2)]
        try:
            await asyncio.gather(*(asyncio.to_thread(one.open) for one in both))
            said = [one.said() for one in both]
        finally:
            for one in both:
                await asyncio.to_thread(one.__exit__)
        assert not any("Traceback" in text for text in said), said
    return {"servers": len(both)}


STAGES: list[Stage] = [
    spoiled_tables,
    free_tables_and_packs,
    tables_never_started,
    many_watchers,
    hurried_clocks,
    one_empty_file,
]
