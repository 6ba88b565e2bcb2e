"""Time in which the house could not answer counts for nobody."""

import asyncio
from contextlib import ExitStack

import pytest
from sqlalchemy.exc import OperationalError

from ludotheque.table.play.outages import Outage, give_time_back
from ludotheque.table.play.turns import run_out_of_time
from ludotheque.table.store.house_time import HouseTime
from tests.table.playing import settled, two_players, until_true
from tests.table.servers import ThreadServer, fresh_database
from tests.table.sittings import BERT, Time, begun, read_again

MINUTE = {"kind": "move", "seconds": 60, "then": "lose"}
HOUR = 3_600_000


@pytest.fixture
def time(monkeypatch):
    return Time(monkeypatch)


async def known(server, time):
    """Wait until the house knows that it is now."""
    await until_true(lambda: server.worker.house_clock.known_until == time.ms)


async def served(time, *servers):
    """Let a little time pass, and wait until it is written down that the house has served."""
    time.passes(2)
    for server in servers:
        await known(server, time)


async def begin(url, **wishes):
    """Begin a game in which Anna is asked; return the table and when her time is up."""
    wishes = {"clock": MINUTE, "options": {"first": 0}, **wishes}
    async with two_players(url, **wishes) as (anna, bert):
        await anna.do("start")
        await settled(anna, bert)
        return anna.table, anna.doc["table"]["deadlines"][0]


def log_of(server, table):
    _, entries = server.ask(server.worker.store.logs.load(table))
    return entries


def test_an_outage_is_an_entry_that_gives_the_same_time_when_read_again(time):
    opened, sitting, _ = begun(["me", "open"], BERT, clock=MINUTE)
    asked, due = time.ms, sitting.deadline(0)
    time.passes(100)
    outages = [Outage(asked - HOUR, asked - 5), Outage(asked - 1000, asked + 20_000),
               Outage(asked + 30_000, asked + 70_000)]  # fmt: skip
    give_time_back(sitting, outages)
    give_time_back(sitting, outages)
    assert [entry.kind for entry in sitting.fresh].count("outage") == 2, "each once"
    assert sitting.deadline(0) == due + 20_000 + 40_000
    assert read_again(opened, sitting).deadline(0) == sitting.deadline(0)


def test_where_nobody_lost_time_nothing_is_entered(time):
    outage = Outage(time.ms, time.ms + HOUR)
    for wishes in ({}, {"clock": MINUTE}):
        _, sitting, _ = begun(["me", "open"], BERT, **wishes)
        if wishes:
            run_out_of_time(sitting, 0)
        number = sitting.number
        give_time_back(sitting, [outage])
        assert sitting.number == number


def test_the_next_question_has_its_own_time(time):
    _, sitting, _ = begun(["me", "open"], BERT, clock=MINUTE)
    give_time_back(sitting, [Outage(time.ms, time.ms + HOUR)])
    state = sitting.position
    sitting.take(0, [state.game.actions.name(state.legal(0)[0])], "")
    assert sitting.deadline(1) == time.ms + 60_000


def test_a_machine_that_sleeps_takes_no_time_from_anybody(tmp_path, time):
    async def scenario(server):
        async with two_players(server.url, clock=MINUTE, options={"first": 0}) as (anna, bert):
            await anna.do("start")
            await settled(anna, bert)
            due = anna.doc["table"]["deadlines"][0]
            await served(time, server)
            time.passes(3600)
            await anna.until(lambda: anna.doc["table"]["deadlines"][0] == due + HOUR)
            await bert.until(lambda: bert.doc["table"]["deadlines"][0] == due + HOUR)
            assert anna.doc["table"]["status"] == "playing"
            line = (await anna.client.get("/api/me/tables"))["tables"][0]
            assert line["deadline"] == due + HOUR
            # Time that passes while the house serves counts as ever.
            while time.ms <= due + HOUR:
                await served(time, server)
            await anna.until(lambda: anna.over)
            assert anna.doc["table"]["outcome"]["ending"] == "time"
            return anna.table

    with ThreadServer(str(tmp_path / "t.db")) as server:
        table = asyncio.run(scenario(server))
        assert [entry.kind for entry in log_of(server, table)].count("outage") == 1


def test_while_the_database_is_lost_no_time_passes(database, time, monkeypatch):
    tried = []

    async def lost(*_):
        tried.append(time.ms)
        raise OperationalError("no database", {}, Exception())

    with ThreadServer(database) as server:
        table, due = asyncio.run(begin(server.url))
        asyncio.run(served(time, server))
        with monkeypatch.context() as broken:
            broken.setattr(HouseTime, "clocks_run", lost)
            for _ in range(40):
                time.passes(2)
            asyncio.run(until_true(lambda: len(tried) > 3))
        live = server.worker.cache.get(table)
        asyncio.run(until_true(lambda: live.loaded and live.sitting.deadline(0) == due + 80_000))
        assert live.sitting.status == "playing"


def test_while_the_house_is_closed_no_time_passes(database, time):
    with ThreadServer(database) as server:
        table, due = asyncio.run(begin(server.url))
        asyncio.run(served(time, server))
    time.passes(3600)
    with ThreadServer(database, grace=0) as server:
        asyncio.run(known(server, time))
        # Nobody has come to the table yet: by the time that is stored it is late.
        asyncio.run(until_true(lambda: [*log_of(server, table)][-1].kind == "outage"))
        live = server.worker.cache.get(table)
        assert (live.sitting.status, live.sitting.deadline(0)) == ("playing", due + HOUR)


def test_a_database_of_before_says_nothing_of_outages(database, time):
    """Where no worker ever said that it was alive, the grace after the opening is all."""
    with ThreadServer(database, sweep=1000) as server:
        table, due = asyncio.run(begin(server.url))
    time.passes(3600)
    with ThreadServer(database, grace=50) as server:
        asyncio.run(known(server, time))
        assert server.worker.house_clock.outages == []
        live = server.worker.cache.get(table)
        asyncio.run(until_true(lambda: live.loaded is not None))
        assert (live.sitting.status, live.sitting.deadline(0)) == ("playing", due)


def test_as_long_as_one_worker_serves_the_house_does(postgres, time, monkeypatch):
    database = fresh_database(postgres)
    with ExitStack() as stack:
        one, two = (stack.enter_context(ThreadServer(database)) for _ in range(2))
        asyncio.run(begin(one.url))
        asyncio.run(served(time, one, two))
        tick = two.worker.house_clock.time.clocks_run

        async def stopped():
            raise OperationalError("stopped", {}, Exception())

        monkeypatch.setattr(two.worker.house_clock.time, "clocks_run", stopped)
        for _ in range(10):
            asyncio.run(served(time, one))
        monkeypatch.setattr(two.worker.house_clock.time, "clocks_run", tick)
        asyncio.run(known(two, time))
        assert one.worker.house_clock.outages == two.worker.house_clock.outages == []


def test_two_workers_find_one_outage(postgres, time):
    database = fresh_database(postgres)
    with ExitStack() as stack:
        servers = [stack.enter_context(ThreadServer(database)) for _ in range(2)]
        table, due = asyncio.run(begin(servers[0].url))
        asyncio.run(served(time, *servers))
        time.passes(3600)
        for server in servers:
            asyncio.run(known(server, time))
            (outage,) = server.worker.house_clock.outages
            assert outage.ended - outage.began == HOUR
        asyncio.run(until_true(lambda: log_of(servers[0], table)[-1].kind == "outage"))
        for server in servers:
            server.ask(server.worker.clock_alarm.ring())
        kinds = [entry.kind for entry in log_of(servers[0], table)]
        assert kinds.count("outage") == 1
        # One that raced with the other worker reads the table again when it is needed next.
        assert servers[0].ask(deadline_of(servers[0].worker.cache, table)) == due + HOUR


def test_nothing_is_written_while_no_clock_runs(tmp_path, time):
    with ThreadServer(str(tmp_path / "t.db")) as server:
        asyncio.run(begin(server.url, clock={"kind": "none"}))
        for _ in range(3):
            time.passes(3600)
            asyncio.run(known(server, time))
        seen = server.ask(server.worker.store.house_time.seen())
        assert (seen.at, seen.outages) == (0, [])
        # A clock that begins now finds a house that was there all the time.
        asyncio.run(begin(server.url))
        asyncio.run(served(time, server))
        assert server.worker.house_clock.outages == []


def test_a_clock_that_was_set_back_is_no_outage(tmp_path, time):
    with ThreadServer(str(tmp_path / "t.db")) as server:
        asyncio.run(begin(server.url))
        asyncio.run(served(time, server))
        for step in (-7200, 2, 2):
            time.passes(step)
            asyncio.run(known(server, time))
        assert server.worker.house_clock.outages == []


async def deadline_of(cache, table):
    """Return the deadline of the first seat, with all that other workers have written."""
    async with cache.latest(table) as live:
        return live.sitting.deadline(0)
