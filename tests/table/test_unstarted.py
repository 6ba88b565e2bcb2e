"""Tables that were never started are given up, by their kind of clock and a setting."""

import asyncio
import json

import pytest
from sqlalchemy import func, select
from websockets.asyncio.client import connect

from ludotheque.table.client import Client
from ludotheque.table.live import unstarted_tables
from ludotheque.table.settings import Unstarted
from ludotheque.table.store import packs, schema
from ludotheque.table.timestamps import now_ms
from tests.table.playing import refused, until_true
from tests.table.servers import ThreadServer

HOUR = 3_600_000
DAY = 24 * HOUR
CLOCKS = {
    "none": {"kind": "none"},
    "move": {"kind": "move", "seconds": 60},
    "days": {"kind": "days", "days": 3},
}


@pytest.fixture
def house(database):
    with ThreadServer(database, sweep=1000) as server:
        yield server


@pytest.fixture
def later(monkeypatch, house):
    """Return what gives up tables as if so many milliseconds had passed."""

    def expire(passed):
        monkeypatch.setattr(unstarted_tables, "now_ms", lambda: now_ms() + passed)
        house.ask(house.worker.unstarted.expire_now())

    return expire


async def left(client, tables):
    """Return which of *tables*, by name, there still are."""
    return {
        name
        for name, table in tables.items()
        if await refused(client.get(f"/api/tables/{table}")) != "unknown-table"
    }


def test_they_are_given_up_by_their_kind_of_clock(house, later):
    async def scenario():
        async with Client(house.url, "Anna") as anna:
            tables = {
                kind: await anna.open_table("aisopos", ["me", "open"], clock=clock, open=True)
                for kind, clock in CLOCKS.items()
            }
            tables["started"] = await anna.open_table("aisopos", ["me", "random"])
            await anna.do(tables["started"], "start")
            await anna.do(tables["none"], "chat", text="anybody there?")
            await anna.do(tables["none"], "notes", text="nobody")
            for passed, gone in ((0, None), (DAY + HOUR, "move"), (7 * DAY + HOUR, "none"),
                                 (30 * DAY + HOUR, "days"), (99 * DAY, None)):  # fmt: skip
                await asyncio.to_thread(later, passed)
                expected = set(tables) - {gone}
                assert await left(anna, tables) == expected
                tables = {name: table for name, table in tables.items() if name != gone}
            lines = (await anna.get("/api/me/tables"))["tables"]
            assert [line["id"] for line in lines] == [tables["started"]]

    asyncio.run(scenario())
    # Nothing is left behind of them.
    for table in (schema.seats, schema.chat, schema.notes):
        rows = house.ask(house.worker.store.connections.rows(select(table)))
        assert len({row["table_id"] for row in rows}) <= 1


def test_sitting_down_or_getting_up_lets_a_table_wait_on(house, later):
    async def scenario():
        async with Client(house.url, "Anna") as anna, Client(house.url, "Bert") as bert:
            wishes = {"clock": CLOCKS["move"], "open": True}
            table = await anna.open_table("aisopos", ["me", "open"], **wishes)
            await house_changed_before(house, table, DAY - HOUR)
            await bert.do(table, "join")
            await asyncio.to_thread(later, 2 * HOUR)
            assert await left(anna, {"it": table}) == {"it"}

    asyncio.run(scenario())


async def house_changed_before(house, table, passed):
    """Let a table have changed so long ago."""
    old = schema.tables.update().where(schema.tables.c.id == table)

    def work(connection):
        connection.execute(old.values(changed=now_ms() - passed))

    connections = house.worker.store.connections
    await asyncio.to_thread(house.ask, connections.write(work))


def test_those_who_look_are_told(house, later):
    async def scenario():
        async with Client(house.url, "Anna") as anna:
            table = await anna.open_table("aisopos", ["me", "open"], open=True)
            place = await anna.sit(table)
            errors = []
            place.raw = lambda text: errors.append(json.loads(text))
            address = f"{house.url.replace('http', 'ws')}/api/socket"
            async with connect(address, additional_headers=anna.cookie()) as lobby:
                assert [table] == [line["id"] for line in json.loads(await lobby.recv())["tables"]]
                assert table == json.loads(await lobby.recv())["tables"][0]["id"]
                await asyncio.to_thread(later, 8 * DAY)
                await asyncio.to_thread(house.ask, house.worker.lobby.send_changed())
                assert json.loads(await lobby.recv())["tables"] == []
                assert json.loads(await lobby.recv()) == {"type": "turns", "tables": [], "turns": 0}
            await until_true(place.lost.is_set)
            assert errors[-1]["error"]["type"] == "unknown-table"
            assert place.socket.close_code == 4004
            assert table not in house.worker.cache.tables

    asyncio.run(scenario())


def test_packs_go_with_the_last_table_that_was_opened_with_them(house, later, monkeypatch):
    monkeypatch.setattr(packs, "KEPT_FOR", -HOUR)
    pack = {"lava": [["B1", "B2"]]}

    async def scenario():
        async with Client(house.url, "Anna") as anna:
            await anna.open_table("bunny_kingdom", ["me", "open"], pack=pack)

    def kept():
        query = select(func.count().label("count")).select_from(schema.packs)
        return house.ask(house.worker.store.connections.rows(query))[0]["count"]

    asyncio.run(scenario())
    later(0)
    assert kept() == 1
    later(8 * DAY)
    assert kept() == 0


def test_how_long_they_wait_is_a_setting(tmp_path):
    waits = Unstarted(none=0, move=3600)

    async def scenario(url):
        async with Client(url, "Anna") as anna:
            return {kind: await anna.open_table("aisopos", ["me", "open"], clock=clock, open=True)
                    for kind, clock in CLOCKS.items()}  # fmt: skip

    async def look(url, tables):
        async with Client(url) as anyone:
            return await left(anyone, tables)

    with ThreadServer(str(tmp_path / "t.db"), sweep=1000, unstarted=waits) as server:
        tables = asyncio.run(scenario(server.url))
        for table in tables.values():
            asyncio.run(house_changed_before(server, table, 999 * DAY))
        server.ask(server.worker.unstarted.expire_now())
        assert asyncio.run(look(server.url, tables)) == {"none"}


def test_the_sweeper_gives_them_up_by_itself(tmp_path):
    with ThreadServer(str(tmp_path / "t.db")) as server:

        async def scenario():
            async with Client(server.url, "Anna") as anna:
                table = await anna.open_table("aisopos", ["me", "open"], open=True)
                await house_changed_before(server, table, 8 * DAY)
                server.worker.unstarted.next_at = 0
                await until_true(lambda: table not in server.worker.cache.tables)

        asyncio.run(scenario())
