"""The hostile evening, where bots think: what strangers do to it, and what must hold meanwhile."""

import asyncio
import statistics
import time
from contextlib import AsyncExitStack

from ludotheque.table.client import Client, Place, Refused
from tests.table.servers import ProcessServer, Stage

TABLES = 18
GAME = "antler_island"
# As the issue saw it a stranger's quick bot took 10 to 17 seconds to answer.
LONGEST = 5.0
ANSWERS = 10
REQUESTS = 100


async def stage_unseated_experts(server: ProcessServer) -> dict[str, object]:
    """A guest opens 18 tables of four experts and looks on at half: they rest, or think last."""
    async with Client(server.url, "Mallory") as mallory, AsyncExitStack() as looking:
        tables = [await all_experts(mallory) for _ in range(TABLES)]
        at_first = [await number_of(mallory, table) for table in tables[1::2]]
        for table in tables[::2]:
            place = await mallory.sit(table)
            looking.push_async_callback(place.leave)
        waits = await answer_times(server, "greedy")
        watched = sum([await number_of(mallory, table) for table in tables[::2]])
        unwatched = [await number_of(mallory, table) for table in tables[1::2]]
    assert max(waits) < LONGEST, waits
    assert unwatched == at_first, unwatched
    return {"tables": TABLES, "worst_seconds": max(waits),
            "median_seconds": statistics.median(waits), "entries_watched": watched}  # fmt: skip


async def all_experts(client: Client) -> str:
    """Open a table of four experts and let them begin."""
    table = await client.open_table(GAME, ["expert"] * 4, open=True)
    await client.do(table, "start")
    return table


async def stage_seated_experts(server: ProcessServer) -> dict[str, object]:
    """A guest sits at 18 tables with experts, who think at all of them: others have their share."""
    async with Client(server.url, "Mallory") as mallory:
        for _ in range(TABLES):
            seats = ["me", "expert", "expert", "expert"]
            table = await mallory.open_table(GAME, seats)
            await mallory.do(table, "start")
        quick = await answer_times(server, "greedy")
        slow = await answer_times(server, "beginner")
    assert max(quick) < LONGEST, quick
    assert max(slow) < LONGEST, slow
    return {"tables": TABLES, "worst_quick": max(quick),
            "worst_slow": max(slow)}  # fmt: skip


async def stage_previews(server: ProcessServer) -> dict[str, object]:
    """A guest looks ahead without a pause at a table where that takes long: others are answered."""
    async with Client(server.url, "Mallory") as mallory, Client(server.url, "Anna") as anna:
        table = await mallory.open_table(GAME, ["me", "greedy", "greedy", "greedy"])
        place = await mallory.sit(table)
        await place.do("start")
        await place.until(lambda: place.legal(0) != [])
        done = asyncio.Event()
        looking = asyncio.create_task(look_ahead(place, done))
        waits = [await health_time(anna) for _ in range(REQUESTS)]
        done.set()
        looked = await looking
        await place.leave()
    assert looked > 0
    assert max(waits) < LONGEST, waits
    return {"previews": looked, "worst_health_seconds": max(waits),
            "median_health_seconds": statistics.median(waits)}  # fmt: skip


async def look_ahead(place: Place, done: asyncio.Event) -> int:
    """Ask for previews until it is *done*; return how many were answered."""
    looked = 0
    while not done.is_set():
        for action in place.legal(0):
            if not done.is_set():
                try:
                    await place.do("preview", seat=0, actions=[action])
                    looked += 1
                except Refused as refused:
                    assert refused.kind == "too-many", refused
                    await asyncio.sleep(0.1)
    return looked


async def health_time(client: Client) -> float:
    """Return how many seconds the server takes to say that it is alive."""
    began = time.monotonic()
    await client.get("/health")
    took = round(time.monotonic() - began, 4)
    await asyncio.sleep(0.05)
    return took


async def answer_times(server: ProcessServer, bot: str) -> list[float]:
    """Return how long a stranger waits for a bot, again and again."""
    async with Client(server.url, "Anna") as anna:
        table = await anna.open_table("aisopos", ["me", bot], options={"first": 0})
        place = await anna.sit(table)
        await place.do("start")
        waits: list[float] = []
        while len(waits) < ANSWERS and not place.over:
            await place.until(lambda: place.over or place.legal(0) != [])
            if not place.over:
                waits.append(await answer_time(place))
        await place.leave()
    return waits


async def answer_time(place: Place) -> float:
    """Act, and return how many seconds pass until the game waits for us again."""
    began = time.monotonic()
    done = await place.act(0, place.legal(0)[0])
    number = done["number"]
    await place.until(lambda: place.over or (place.number > number and place.legal(0) != []), 60)
    return round(time.monotonic() - began, 3)


async def number_of(client: Client, table: str) -> int:
    """Return how far a table has come, without looking on."""
    number: int = (await client.get(f"/api/tables/{table}"))["table"]["number"]
    return number


STAGES: list[Stage] = [stage_unseated_experts, stage_seated_experts, stage_previews]
