"""Notices: workers tell each other by themselves, many together, and nothing is missed."""

import asyncio

from ludotheque.table.client import Client
from ludotheque.table.live import unstarted_tables
from ludotheque.table.live.presence import Presence
from ludotheque.table.store import notices
from ludotheque.table.store.losses import DatabaseLost
from ludotheque.table.store.notices import NoticeSender
from ludotheque.table.timestamps import now_ms
from tests.table.playing import until_true
from tests.table.servers import ThreadServer, fresh_database

WEEKS = 8 * 86_400_000


def test_notices_that_come_while_others_are_sent_go_together():
    sent = []
    go_on = asyncio.Event()

    async def send(together):
        sent.append(together)
        await go_on.wait()

    async def scenario():
        sender = NoticeSender(send)
        sender.put("first")
        await asyncio.sleep(0)
        for number in range(5):
            sender.put(str(number))
        go_on.set()
        await sender.close()

    asyncio.run(scenario())
    assert sent == [["first"], ["0", "1", "2", "3", "4"]]


def test_notices_wait_for_a_lost_database(monkeypatch):
    monkeypatch.setattr(notices, "RECONNECT_AFTER", 0.001)
    sent = []

    async def send(together):
        if len(sent) < 2:
            sent.append([])
            raise DatabaseLost("gone")
        sent.append(together)

    async def scenario():
        sender = NoticeSender(send)
        for number in range(3):
            sender.put(str(number))
        await until_true(lambda: len(sent) == 3)
        await sender.close()

    asyncio.run(scenario())
    assert sent == [[], [], ["0", "1", "2"]]


def test_of_too_many_that_wait_the_first_are_dropped(monkeypatch):
    monkeypatch.setattr(notices, "MOST_WAITING", 3)
    monkeypatch.setattr(notices, "RECONNECT_AFTER", 0.001)
    tried = []

    async def send(together):
        tried.append(together)
        if len(tried) == 1:
            raise DatabaseLost("gone")

    async def scenario():
        sender = NoticeSender(send)
        for number in range(5):
            sender.put(str(number))
        await until_true(lambda: len(tried) == 2)
        await sender.close()

    asyncio.run(scenario())
    assert tried[1] == ["2", "3", "4"]


def test_what_was_known_of_another_worker_is_no_news():
    presence = Presence()
    assert presence.hear_of("w", {"p1"}, 2)
    assert not presence.hear_of("w", {"p1"}, 2)
    assert presence.hear_of("w", {"p1"}, 3)
    assert presence.hear_of("w", set(), 3)


def test_a_new_worker_has_the_others_read_what_a_dead_one_did_not_tell(postgres):
    database = fresh_database(postgres)

    async def scenario(first, second):
        async with Client(first.url, "Anna") as anna, Client(second.url, "Bert") as bert:
            table = await anna.open_table("aisopos", ["me", "open"], open=True)
            await bert.do(table, "join")
            place = await bert.sit(table)
            # As if it had died each time before it could tell.
            first.worker.store.connections.notices.put = lambda notice: None
            number = (await anna.do(table, "start"))["number"]
            await asyncio.to_thread(open_another)
            await place.until(lambda: place.number >= number)
            await place.leave()

    def open_another():
        with ThreadServer(database):
            pass

    with ThreadServer(database) as first, ThreadServer(database) as second:
        asyncio.run(scenario(first, second))


def test_listeners_hear_at_once_that_another_worker_gave_their_table_up(postgres, monkeypatch):
    database = fresh_database(postgres)

    async def scenario(first, second):
        async with Client(second.url, "Anna") as anna:
            table = await anna.open_table("aisopos", ["me", "open"], open=True)
            place = await anna.sit(table)
            monkeypatch.setattr(unstarted_tables, "now_ms", lambda: now_ms() + WEEKS)
            await asyncio.to_thread(first.ask, first.worker.unstarted.expire_now())
            await until_true(place.lost.is_set)
            assert place.socket.close_code == 4004
            assert table not in second.worker.cache.tables

    with ThreadServer(database, sweep=1000) as first, ThreadServer(database, sweep=1000) as second:
        asyncio.run(scenario(first, second))
