"""Clocks: time that is up, a bot or a loss, and a server that was closed meanwhile."""

import asyncio
import time

import httpx
import pytest
from sqlalchemy import text

from ludotheque.table.client import Client
from ludotheque.table.live import house_clock
from ludotheque.table.live.publish import table_now
from ludotheque.table.store.database import open_engine, url_of
from tests.table.playing import refused, settled, two_players, until_true
from tests.table.servers import PATIENCE, ThreadServer

MINUTE = {"kind": "move", "seconds": 60}


@pytest.fixture
def hours_pass(server, monkeypatch):
    """Return what makes the house believe that hours have passed, all of them served."""

    def let_pass():
        monkeypatch.setattr(server.worker.house_clock, "silence", 10**9)
        time_passes(monkeypatch, 3_600_000)

    yield let_pass
    monkeypatch.undo()


def test_a_bot_plays_for_one_who_runs_out_of_time(server, hours_pass, monkeypatch):
    async def scenario():
        wishes = {"clock": {**MINUTE, "then": "bot"}, "options": {"first": 0}}
        async with two_players(server.url, **wishes) as (anna, bert):
            before = time.time() * 1000
            await anna.do("start")
            await settled(anna, bert)
            due = anna.doc["table"]["deadlines"]
            assert due[1] is None
            assert before + 59_000 < due[0] < time.time() * 1000 + 60_000
            hours_pass()
            await bert.until(lambda: bert.doc["table"]["seats"][0]["away"])
            monkeypatch.undo()
            await bert.until(lambda: bert.legal(1) != [])
            seat = bert.doc["table"]["seats"][0]
            assert (seat["away"], seat["bot"]) == (True, "greedy")
            assert any(event["key"] == "table-time" for event in bert.events["1"])
            await anna.do("return", seat=0)
            await settled(anna, bert)
            assert not anna.doc["table"]["seats"][0]["away"]

    asyncio.run(scenario())


def test_one_who_runs_out_of_time_loses_where_agreed(server, hours_pass):
    async def scenario():
        wishes = {"clock": {**MINUTE, "then": "lose"}, "options": {"first": 0}}
        async with two_players(server.url, **wishes) as (anna, bert):
            await anna.do("start")
            await settled(anna, bert)
            hours_pass()
            await bert.until(lambda: bert.over)
            outcome = bert.doc["table"]["outcome"]
            assert (outcome["ending"], outcome["winners"]) == ("time", [1])
            assert outcome["ranking"] == [[1], [0]]

    asyncio.run(scenario())


def test_of_three_one_who_runs_out_of_time_ranks_last_and_a_bot_goes_on(server, hours_pass):
    async def scenario():
        wishes = {"clock": {**MINUTE, "then": "lose"}, "options": {"first": 0}}
        seats = ["me", "open", "random"]
        async with two_players(server.url, seats=seats, **wishes) as (anna, bert):
            await anna.do("start")
            await settled(anna, bert)
            hours_pass()
            await bert.until(lambda: bert.over)
            outcome = bert.doc["table"]["outcome"]
            assert outcome["resigned"] == [0, 1]
            assert outcome["ranking"] == [[2], [0, 1]]

    asyncio.run(scenario())


def test_correspondence_gives_days(server):
    async def scenario():
        wishes = {"clock": {"kind": "days", "days": 3}, "options": {"first": 0}}
        async with two_players(server.url, **wishes) as (anna, bert):
            await anna.do("start")
            await settled(anna, bert)
            due = anna.doc["table"]["deadlines"][0]
            assert 3 * 86_400_000 - 600_000 < due - time.time() * 1000 <= 3 * 86_400_000
            mine = await anna.client.get("/api/me/tables")
            theirs = await bert.client.get("/api/me/tables")
            assert (mine["turns"], theirs["turns"]) == (1, 0)
            line = mine["tables"][0]
            assert (line["id"], line["your_turn"], line["deadline"]) == (anna.table, True, due)
            assert line["clock"] == {"kind": "days", "days": 3, "then": "bot"}

    asyncio.run(scenario())


def time_passes(monkeypatch, milliseconds):
    """Let the house believe that so much time has passed."""
    later = lambda: int(time.time() * 1000) + milliseconds  # noqa: E731
    monkeypatch.setattr(house_clock, "now_ms", later)


def test_a_clock_survives_a_restart_and_a_closed_server_costs_nobody_the_game(
    tmp_path, monkeypatch
):
    database = str(tmp_path / "t.db")
    wishes = {"clock": {"kind": "move", "seconds": 10, "then": "lose"}, "open": True}

    async def begin(url):
        async with two_players(url, **wishes) as (anna, bert):
            await anna.do("start")
            await settled(anna, bert)
            return anna.table, [when for when in anna.doc["table"]["deadlines"] if when]

    async def look(url, table):
        async with Client(url) as anyone:
            return (await anyone.get(f"/api/tables/{table}/view"))["doc"]["table"]

    with ThreadServer(database, sweep=1000) as server:
        table, due = asyncio.run(begin(server.url))
    time_passes(monkeypatch, 11_000)
    with ThreadServer(database, grace=1000) as server:
        live = server.worker.cache.get(table)
        assert server.ask(in_memory(server.worker.cache, live)) == due
        server.ask(server.worker.clock_alarm.ring())
        assert live.sitting.status == "playing", "the server was closed meanwhile"
        # As if it had been open for longer than its grace.
        server.worker.clock_alarm.opened_at -= 1_000_000
        asyncio.run(until_true(lambda: live.sitting.status == "over", PATIENCE))
        assert asyncio.run(look(server.url, table))["outcome"]["ending"] == "time"


async def in_memory(cache, live):
    async with live.lock:
        await cache.load(live)
    return [when for when in table_now(live)["deadlines"] if when]


def clock_of(seconds):
    return {"kind": "move", "seconds": seconds}


def test_a_new_clock_gives_at_least_ten_seconds_and_an_old_one_of_one_still_runs(database):
    """The protocol says ten; until then tables were opened with less, and go on with it."""

    async def begin(url):
        async with Client(url, "Anna") as anna:
            for seconds, met in ((0, "malformed"), (1, "malformed"), (9, "malformed"),
                                 (10, "nothing"), (86_401, "malformed")):  # fmt: skip
                wish = {"clock": clock_of(seconds)}
                assert await refused(anna.open_table("aisopos", ["me", "random"], **wish)) == met
            return await anna.open_table("aisopos", ["me", "open"], clock=clock_of(10), open=True)

    async def go_on(url, table):
        async with Client(url, "Bert") as bert:
            clock = (await bert.get(f"/api/tables/{table}"))["table"]["clock"]
            assert clock == {"kind": "move", "seconds": 1, "then": "bot"}
            assert (await bert.get("/api/tables"))["tables"][0]["clock"] == clock
            await bert.do(table, "join")

    with ThreadServer(database) as server:
        table = asyncio.run(begin(server.url))
        described = httpx.get(f"{server.url}/schema/openapi.json").json()["components"]["schemas"]
        assert described["MoveClock"]["properties"]["seconds"]["minimum"] == 10
    asyncio.run(change_clock(database, table))
    with ThreadServer(database) as server:
        asyncio.run(go_on(server.url, table))


async def change_clock(database, table):
    """Let a table have been opened with a clock of one second."""
    engine = open_engine(url_of(database))
    old, new = '"seconds":10', '"seconds":1'
    async with engine.begin() as connection:
        change = "UPDATE tables SET terms = replace(terms, :old, :new) WHERE id = :id"
        await connection.execute(text(change), {"old": old, "new": new, "id": table})
    await engine.dispose()


def test_the_notifier_hears_of_players_who_are_not_here(server):
    told = []

    async def notifier(player, table):
        told.append((player, table))

    async def scenario():
        async with two_players(server.url, options={"first": 0}) as (anna, bert):
            await anna.do("start")
            await settled(anna, bert)
            await bert.leave()
            await anna.until(lambda: not anna.doc["table"]["seats"][1]["connected"])
            await anna.act(0, anna.legal(0)[0])
            await until_true(lambda: told != [])
            return bert.client.player, anna.table

    server.worker.turn_alerts.notifier = notifier
    expected = asyncio.run(scenario())
    assert told == [expected]
