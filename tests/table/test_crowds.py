"""Crowds: many spectators at one table, and what is told of them."""

import asyncio
import json

import pytest

from ludotheque.table.client import Client
from ludotheque.table.commands import Hello
from ludotheque.table.guests import Guest
from ludotheque.table.live.listener import Listener
from tests.table.playing import two_players, until_true
from tests.table.servers import ThreadServer, fresh_database

CROWD = 300
# Longer than any test takes: presence is told once at most.
LONG = 3600.0


async def come_in(server, table, count):
    """Let so many named spectators say hello, in the server's own loop; return their listeners."""
    crowd = [
        Listener(Guest(f"p{number:011}", f"Guest {number}"), nobody) for number in range(count)
    ]
    for listener in crowd:
        await server.worker.views.listen(table, listener, Hello())
    return crowd


def nobody():
    pytest.fail("somebody was cut off")


def queued(listener):
    """Return the messages that wait for a listener."""
    return [json.loads(message) for message in listener.queue._queue]


def test_many_who_come_are_told_of_together(tmp_path):
    """Each of them is sent the table, and all are told how many watch once a second at most."""

    async def scenario(server):
        async with two_players(server.url, open=True) as (anna, _bert):
            crowd = server.ask(come_in(server, anna.table, CROWD))
            told = [message["type"] for listener in crowd for message in queued(listener)]
            assert told.count("table") == CROWD
            assert told.count("news") == 0
            assert anna.doc["table"]["watching"] == 0
            live = server.worker.cache.tables[anna.table]
            # As if that time had passed.
            live.presence.told_at -= LONG
            server.ask(server.worker.presence_news.tell_when_due(live))
            await anna.until(lambda: anna.doc["table"]["watching"] == CROWD)
            told = [message["type"] for listener in crowd for message in queued(listener)]
            assert told.count("news") == CROWD

    with ThreadServer(str(tmp_path / "tables.db"), presence=LONG) as server:
        asyncio.run(scenario(server))


def test_presence_is_told_at_once_and_then_no_more_than_once_in_a_while(tmp_path):
    async def scenario(server):
        async with two_players(server.url, open=True) as (anna, bert):
            # Anna came first and was told of at once, Bert a moment later.
            assert [seat["connected"] for seat in anna.doc["table"]["seats"]] == [True, False]
            await anna.do("start")
            # What happens at the table brings the rest with it.
            await anna.until(lambda: anna.doc["table"]["seats"][1]["connected"])
            await bert.leave()
            live = server.worker.cache.tables[anna.table]
            await until_true(lambda: len(live.presence.listeners) == 1)
            assert live.presence.due
            assert anna.doc["table"]["seats"][1]["connected"]

    with ThreadServer(str(tmp_path / "tables.db"), presence=LONG) as server:
        asyncio.run(scenario(server))


def test_workers_tell_each_other_counts_and_who_sits_there(postgres, monkeypatch):
    """PostgreSQL's notices have at most 8,000 bytes, however many watch."""
    database = fresh_database(postgres)
    sent = []

    def watch(server):
        notices = server.worker.store.connections.notices
        put = notices.put
        monkeypatch.setattr(
            notices, "put", lambda notice: (sent.append(json.loads(notice)), put(notice))
        )

    async def scenario(first, second):
        async with Client(first.url, "Anna") as anna, Client(second.url, "Bert") as bert:
            table = await anna.open_table("aisopos", ["me", "open"], open=True)
            here, there = await anna.sit(table), await bert.sit(table)
            first.ask(come_in(first, table, CROWD))
            await there.until(lambda: there.doc["table"]["watching"] == CROWD + 1)
            # Bert is one of many who watch until he sits down.
            assert not here.doc["table"]["seats"][1]["connected"]
            await bert.do(table, "join")
            await here.until(lambda: here.doc["table"]["seats"][1]["connected"])
            await here.until(lambda: here.doc["table"]["watching"] == CROWD)
            await here.leave()
            await there.until(lambda: not there.doc["table"]["seats"][0]["connected"])
            await there.leave()

    with ThreadServer(database) as first, ThreadServer(database) as second:
        watch(first)
        watch(second)
        asyncio.run(scenario(first, second))
    told = [notice for notice in sent if "here" in notice]
    assert told
    assert all(len(notice["here"]) <= 2 for notice in told)
    assert max(len(json.dumps(notice)) for notice in sent) < 200


def test_whoever_comes_to_another_worker_soon_sees_who_is_connected(postgres):
    """The other worker has not heard of it before: nobody sat there through it."""
    database = fresh_database(postgres)

    async def scenario(first, second):
        async with Client(first.url, "Anna") as anna, Client(second.url, "Bert") as bert:
            table = await anna.open_table("aisopos", ["me", "open"], open=True)
            heard = []
            second.worker.other_workers.notices.heard = heard.append
            here = await anna.sit(table)
            await until_true(lambda: any("here" in notice for notice in heard))
            second.worker.other_workers.notices.heard = second.worker.other_workers.hear
            there = await bert.sit(table)
            await there.until(lambda: there.doc["table"]["seats"][0]["connected"], 10)
            for place in (here, there):
                await place.leave()

    with ThreadServer(database) as first, ThreadServer(database) as second:
        asyncio.run(scenario(first, second))
