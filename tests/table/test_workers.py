"""Several workers on one database: any of them continues any table."""

import asyncio
import os
import random
import signal
from contextlib import contextmanager, suppress
from pathlib import Path

import asyncpg
import httpx
from websockets.asyncio.client import connect

from ludotheque.core import GameRecord
from ludotheque.games import game as game_named
from ludotheque.table.client import Client
from tests.table.playing import all_play, play_on, settled
from tests.table.servers import PATIENCE, ProcessServer, ThreadServer, belongs, fresh_database


def test_players_at_different_workers_play_one_game(postgres):
    """Each client talks to a worker of its own; their secret answers race for numbers."""
    database = fresh_database(postgres)

    async def scenario(first, second):
        async with Client(first.url, "Anna") as anna, Client(second.url, "Bert") as bert:
            table = await anna.open_table("bunny_kingdom", ["me", "open", "random"], open=True)
            await bert.do(table, "join")
            places = [await anna.sit(table), await bert.sit(table)]
            await places[0].until(lambda: places[0].doc["table"]["seats"][1]["connected"])
            await anna.do(table, "start")
            await bert.do(table, "chat", text="over there")
            await places[0].until(lambda: [said["text"] for said in places[0].chat] != [])
            chance = random.Random(6)
            await asyncio.gather(*(play_on(place, chance, until=120) for place in places))
            await settled(*places)
            assert places[0].doc["table"] == places[1].doc["table"]
            await places[1].leave()
            await places[0].until(lambda: not places[0].doc["table"]["seats"][1]["connected"])
            await places[0].do("resign", seat=0)
            await bert.do(table, "resign", seat=1)
            await places[0].until(lambda: places[0].over)
            text = (await bert.http.get(f"/api/tables/{table}/record")).content
            await places[0].leave()
            return text

    with ThreadServer(database) as first, ThreadServer(database) as second:
        record = GameRecord.read(asyncio.run(scenario(first, second)))
    assert len(record.moves) > 80
    record.verify(game_named(record.game))


def test_a_lost_database_is_found_again_and_nothing_is_missed(postgres):
    """Every connection is cut, the one that notices come by too; both workers go on."""
    database = fresh_database(postgres)

    async def cut():
        connection = await asyncpg.connect(f"{postgres}/postgres")
        await connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1",
            database.rsplit("/", 1)[1],
        )
        await connection.close()

    async def scenario(first, second):
        async with Client(first.url, "Anna") as anna, Client(second.url, "Bert") as bert:
            wishes = {"open": True, "options": {"first": 0}}
            table = await anna.open_table("aisopos", ["me", "open"], **wishes)
            await bert.do(table, "join")
            await anna.do(table, "start")
            places = [await anna.sit(table), await bert.sit(table)]
            await cut()
            await places[0].act(0, "place lion b2")
            await places[1].until(lambda: places[1].legal(1) != [])
            await places[1].act(1, "place lion d4")
            await places[0].until(lambda: places[0].legal(0) != [])
            for place in places:
                await place.leave()

    with ThreadServer(database) as first, ThreadServer(database) as second:
        asyncio.run(scenario(first, second))


def test_workers_that_are_killed_are_replaced_and_nobody_loses_anything(postgres):
    with ProcessServer(fresh_database(postgres), workers=2) as server:

        async def scenario():
            async with Client(server.url, "Anna") as anna, Client(server.url, "Bert") as bert:
                table = await anna.open_table("aisopos", ["me", "open"], open=True)
                await bert.do(table, "join")
                await anna.do(table, "start")
                number = (await anna.get(f"/api/tables/{table}"))["table"]["number"]
                workers = workers_of(server)
                assert len(workers) == 2
                for worker in workers:
                    os.kill(worker, signal.SIGKILL)
                await until_answered(anna)
                assert (await anna.get(f"/api/tables/{table}"))["table"]["number"] == number
                places = [await anna.sit(table), await bert.sit(table)]
                await all_play(places, random.Random(7))
                for place in places:
                    await place.leave()

        asyncio.run(scenario())


def workers_of(server):
    """Return the processes that serve: children of the first that are no helpers of Python's."""
    found = []
    for folder in Path("/proc").iterdir():
        if folder.name.isdecimal() and belongs(int(folder.name), server.process.pid):
            parent = (folder / "stat").read_text().rsplit(")", 1)[1].split()[1]
            command = (folder / "cmdline").read_bytes()
            if int(parent) == server.process.pid and b"resource_tracker" not in command:
                found.append(int(folder.name))
    return found


async def until_answered(client):
    async with asyncio.timeout(PATIENCE):
        while True:
            try:
                return await client.get("/api/me")
            except httpx.TransportError:
                await asyncio.sleep(0.1)


@contextmanager
def deaf_workers(postgres):
    """Open two servers on one database that do not hear each other's notices in time."""
    database = fresh_database(postgres)
    with ThreadServer(database) as first, ThreadServer(database) as second:
        for here in (first, second):
            here.worker.other_workers.notices.heard = lambda news: None
        yield first, second


def test_what_one_worker_has_written_counts_at_the_other_before_its_notice_comes(postgres):
    async def scenario(first, second):
        async with Client(first.url, "Anna") as anna, Client(second.url, "Bert") as bert:
            table = await anna.open_table("aisopos", ["me", "open"], options={"first": 0})
            invite = await anna.invite(table)
            assert (await bert.get(f"/api/tables/{table}", invite=invite))["you"]["seats"] == []
            await bert.do(table, "join", invite=invite)
            await anna.do(table, "start")
            place = await bert.sit(table)
            assert place.doc["table"]["status"] == "playing"
            await anna.do(table, "act", seat=0, number=2, actions=["place lion b2"])
            await bert.do(table, "act", seat=1, number=3, actions=["place lion c3"])
            await anna.do(table, "chat", text="well done")
            assert (await anna.get(f"/api/tables/{table}"))["table"]["number"] == 4
            await place.leave()

    with deaf_workers(postgres) as (first, second):
        asyncio.run(scenario(first, second))


def test_a_rematch_asked_for_at_two_workers_is_one_table(postgres):
    async def scenario(first, second):
        async with Client(first.url, "Anna") as anna, Client(second.url, "Bert") as bert:
            table = await anna.open_table("aisopos", ["me", "open"], open=True)
            await bert.do(table, "join")
            await anna.do(table, "start")
            await anna.do(table, "resign", seat=0)
            assert (await bert.get(f"/api/tables/{table}"))["table"]["status"] == "over"
            assert (await anna.do(table, "rematch"))["table"] is None
            # As if both had asked in the same moment: the other worker has not read it yet.
            latest, second.worker.cache.load_latest = (
                second.worker.cache.load_latest, second.worker.cache.load,
            )  # fmt: skip
            mine = (await bert.do(table, "rematch"))["table"]
            second.worker.cache.load_latest = latest
            assert mine is not None
            assert (await anna.do(table, "rematch"))["table"] == mine
            lines = (await bert.get("/api/me/tables"))["tables"]
            assert {line["id"] for line in lines} == {table, mine}
            await anna.do(mine, "start")

    with deaf_workers(postgres) as (first, second):
        asyncio.run(scenario(first, second))


def test_a_server_of_two_workers_opens_plays_and_closes(postgres):
    with ProcessServer(fresh_database(postgres), workers=2) as server:

        async def scenario():
            async with Client(server.url, "Anna") as anna, Client(server.url, "Bert") as bert:
                table = await anna.open_table("aisopos", ["me", "open"], open=True)
                await bert.do(table, "join")
                places = [await anna.sit(table), await bert.sit(table)]
                await anna.do(table, "start")
                await all_play(places, random.Random(7))
                for place in places:
                    await place.leave()

        asyncio.run(scenario())
        assert "ludotheque_actions_total" in httpx.get(server.url + "/metrics").text
        server.close()
        assert "house closed" in server.said()


def connected(server):
    """Return how many sockets are open, as operators are told."""
    lines = httpx.get(f"{server.url}/metrics").text.splitlines()
    found = [line.split()[1] for line in lines if line.startswith("ludotheque_connected ")]
    return float(found[0]) if found else None


async def until_connected(server, count):
    """Wait until so many sockets are told of, through workers that come and go."""
    async with asyncio.timeout(PATIENCE):
        while True:
            with suppress(httpx.TransportError):
                if await asyncio.to_thread(connected, server) == count:
                    return
            await asyncio.sleep(0.1)


def test_a_worker_that_was_killed_has_nobody_connected_any_more(postgres):
    with ProcessServer(fresh_database(postgres), workers=2) as server:

        async def scenario():
            address = f"{server.url.replace('http', 'ws')}/api/socket"
            lost = [await connect(address) for _ in range(4)]
            await until_connected(server, 4)
            for worker in workers_of(server):
                os.kill(worker, signal.SIGKILL)
            for socket in lost:
                await socket.wait_closed()
            await until_connected(server, 0)
            async with connect(address):
                await until_connected(server, 1)

        asyncio.run(scenario())
