"""A table that cannot be read fails alone: all others are looked after as ever."""

import asyncio
import json
import logging
import time

import httpx
import pytest
from sqlalchemy import text
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from ludotheque.table.client import Client, Refused
from ludotheque.table.live import house_clock
from ludotheque.table.live.background import BackgroundTasks
from ludotheque.table.live.sweeper import Sweeper
from ludotheque.table.store import table_lists
from ludotheque.table.store.connections import DatabaseLost
from ludotheque.table.store.database import open_engine, url_of
from tests.table.playing import refused, until_true
from tests.table.servers import ThreadServer

MINUTE = {"kind": "move", "seconds": 60}
# What a table may be spoiled by, as the database is told it.
SPOILED = {
    "other rules": r"""UPDATE tables SET terms = replace(terms, '"rules"\:', '"rules"\:9')
        WHERE id = :id""",
    "terms that are none": "UPDATE tables SET terms = 'spoiled' WHERE id = :id",
    "an unknown kind of entry": "UPDATE log SET kind = 'spoiled' WHERE table_id = :id",
    "an entry that is none": "UPDATE log SET body = 'spoiled' WHERE table_id = :id",
    "a missing entry": "DELETE FROM log WHERE number = 1 AND table_id = :id",
    "another position": r"""UPDATE log SET body = replace(body, '"d"\:"', '"d"\:"0')
        WHERE table_id = :id""",
}
MENDED = r"""UPDATE tables SET terms = replace(terms, '"rules"\:9', '"rules"\:') WHERE id = :id"""


async def begun(client, **wishes):
    """Open a table where *client* has acted, and is asked again or waits for a bot."""
    wishes = {"clock": MINUTE, "open": True, "options": {"first": 0}, **wishes}
    table = await client.open_table("aisopos", ["me", "random"], **wishes)
    place = await client.sit(table)
    await place.do("start")
    await place.until(lambda: place.legal(0) != [])
    await place.act(0, place.legal(0)[0])
    await place.until(lambda: place.legal(0) != [])
    await place.leave()
    return table


async def spoil(database, tables):
    """Spoil *tables*, each in its own way."""
    engine = open_engine(url_of(database))
    async with engine.begin() as connection:
        for table, how in tables.items():
            await connection.execute(text(how), {"id": table})
            await connection.execute(
                text("UPDATE tables SET bots_owe = :yes WHERE id = :id"), {"id": table, "yes": True}
            )
    await engine.dispose()


@pytest.fixture
def spoiled_house(database, monkeypatch):
    """Return a database with a table spoiled in every way, one that is not, and their ids."""

    async def open_tables(url):
        async with Client(url, "Anna") as anna:
            good = await begun(anna)
            return good, [await begun(anna) for _ in SPOILED], anna.cookie()

    with ThreadServer(database) as server:
        good, bad, cookie = asyncio.run(open_tables(server.url))
    asyncio.run(spoil(database, dict(zip(bad, SPOILED.values(), strict=True))))
    # More of them than are looked at in one round.
    monkeypatch.setattr(table_lists, "LONGEST", 2)
    later = lambda: int(time.time() * 1000) + 3_600_000  # noqa: E731
    monkeypatch.setattr(house_clock, "now_ms", later)
    return database, good, bad, cookie


def set_aside_lines(caplog):
    found = [record for record in caplog.records if record.getMessage() == "a table was set aside"]
    return [record.facts for record in found]


def test_clocks_fall_and_the_lobby_tells_whatever_other_tables_hold(spoiled_house, caplog):
    database, good, bad, cookie = spoiled_house
    with caplog.at_level(logging.INFO), ThreadServer(database, grace=0, silence=1e7) as server:

        async def scenario():
            async with Client(server.url, "Bert") as bert:
                place = await bert.sit(good)
                await place.until(lambda: place.doc["table"]["seats"][0]["away"])
                await until_true(lambda: len(server.worker.store.set_aside.reasons) == len(bad))
                address = f"{server.url.replace('http', 'ws')}/api/socket"
                async with connect(address, additional_headers=cookie) as socket:
                    new = await bert.open_table("aisopos", ["me", "open"], open=True)
                    while new not in await next_lobby(socket):
                        pass
                for table in bad:
                    assert await refused(bert.get(f"/api/tables/{table}")) == "set-aside"
                await place.leave()

        asyncio.run(scenario())
        # Many rounds later nothing was told twice.
        rounds(server)
        lines = set_aside_lines(caplog)
        assert sorted(line["table"] for line in lines) == sorted(bad)
        assert all(line["why"] for line in lines)
        ready = httpx.get(f"{server.url}/ready")
        assert (ready.status_code, ready.json()["set_aside"]) == (200, len(bad))
        metric = f"ludotheque_tables_set_aside {float(len(bad))}"
        assert metric in httpx.get(f"{server.url}/metrics").text


async def next_lobby(socket):
    while True:
        message = json.loads(await socket.recv())
        if message["type"] == "lobby":
            return [line["id"] for line in message["tables"]]


def rounds(server, count=3):
    """Wait until the sweeper has gone round so many times."""
    sweeper = server.worker.sweeper
    for duty in sweeper.duties:
        rounds_of(sweeper, duty, count)


def test_its_own_page_says_why_a_table_is_set_aside(spoiled_house):
    database, _, bad, cookie = spoiled_house
    with ThreadServer(database, sweep=1000) as server:

        async def scenario():
            async with Client(server.url) as anyone:
                with pytest.raises(Refused) as met:
                    await anyone.get(f"/api/tables/{bad[0]}/view")
                assert met.value.kind == "set-aside"
                assert "played by rules" in met.value.details["why"]
            address = f"{server.url.replace('http', 'ws')}/api/tables/{bad[0]}/socket"
            async with connect(address, additional_headers=cookie) as socket:
                await socket.send('{"do": "hello"}')
                assert json.loads(await socket.recv())["error"]["type"] == "set-aside"
                with pytest.raises(ConnectionClosed) as closed:
                    await socket.recv()
                assert closed.value.rcvd.code == 4004

        asyncio.run(scenario())


def test_a_mended_table_is_read_again_when_the_server_is_opened(database):
    async def open_one(url):
        async with Client(url, "Anna") as anna:
            return await begun(anna)

    async def look(url, table):
        async with Client(url) as anyone:
            return await refused(anyone.get(f"/api/tables/{table}"))

    with ThreadServer(database) as server:
        table = asyncio.run(open_one(server.url))
    asyncio.run(spoil(database, {table: SPOILED["other rules"]}))
    with ThreadServer(database) as server:
        assert asyncio.run(look(server.url, table)) == "set-aside"
    asyncio.run(spoil(database, {table: MENDED}))
    with ThreadServer(database) as server:
        assert asyncio.run(look(server.url, table)) == "nothing"
        assert httpx.get(f"{server.url}/ready").json()["set_aside"] == 0


def test_a_duty_that_fails_keeps_no_other_from_being_done():
    done = []

    async def fail():
        done.append("fail")
        raise ValueError("not today")

    async def work():
        done.append("work")

    async def scenario():
        sweeper = Sweeper(0.001, [fail, work])
        running = asyncio.create_task(sweeper.run())
        await until_true(lambda: done.count("work") > 2)
        running.cancel()
        assert done.count("fail") >= done.count("work")

    asyncio.run(scenario())


def test_not_ready_while_nobody_knows_until_when_the_house_has_served(tmp_path):
    """Nobody is late by a time that is not known: no clock would fall, though all are looked at."""
    with ThreadServer(str(tmp_path / "t.db"), standstill=0.5) as server:
        ready = lambda: httpx.get(f"{server.url}/ready")  # noqa: E731

        async def other_is_faster():
            return False

        was = server.worker.house_clock._caught_up
        server.worker.house_clock._caught_up = other_is_faster
        asyncio.run(until_true(lambda: ready().status_code == 503, 20))
        server.worker.house_clock._caught_up = was
        asyncio.run(until_true(lambda: ready().status_code == 200, 20))


def test_a_lost_database_is_one_line_of_the_log(caplog):
    """Every duty of every round meets it, and so does what goes on beside requests."""

    async def lose():
        raise DatabaseLost("gone")

    async def scenario():
        sweeper = Sweeper(0.001, [lose])
        running = asyncio.create_task(sweeper.run())
        background = BackgroundTasks()
        background.spawn(lose())
        await until_true(lambda: len(caplog.records) > 2)
        running.cancel()

    asyncio.run(scenario())
    assert {record.getMessage() for record in caplog.records} == {"the database is lost"}
    assert not any(record.exc_info for record in caplog.records)


def test_not_ready_only_while_nobody_watches_the_clocks(tmp_path):
    """Neither a table set aside nor another duty that fails makes the server unready."""
    with ThreadServer(str(tmp_path / "t.db"), standstill=0.5) as server:
        ready = lambda: httpx.get(f"{server.url}/ready")  # noqa: E731
        sweeper = server.worker.sweeper

        async def stand_still():
            raise OSError("nobody looks at the clock")

        ring = sweeper.duties.index(server.worker.clock_alarm.ring)
        was = sweeper.duties[ring]
        sweeper.duties[ring] = stand_still
        asyncio.run(until_true(lambda: ready().status_code == 503))
        assert ready().json()["clocks"] == "stand still"
        sweeper.duties[ring] = was
        asyncio.run(until_true(lambda: ready().status_code == 200))
        watches = {was, server.worker.house_clock.tick}
        others = [duty for duty in sweeper.duties if duty not in watches]
        for duty in others:
            sweeper.duties[sweeper.duties.index(duty)] = stand_still
        rounds_of(sweeper, was)
        assert ready().json()["clocks"] == "run"


def rounds_of(sweeper, duty, count=20):
    for _ in range(count):
        before = sweeper.done_at[duty]
        asyncio.run(until_true(lambda before=before: sweeper.done_at[duty] > before))
