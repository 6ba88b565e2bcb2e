"""Clocks: time that is up, a bot or a loss, and a house that was closed meanwhile."""

import asyncio
import time

from ludotheque.table.client import Client
from tests.table.houses import HouseHere
from tests.table.playing import settled, two_players

SECOND = {"kind": "move", "seconds": 1}


def test_a_bot_plays_for_one_who_runs_out_of_time(house):
    async def scenario():
        wishes = {"clock": {**SECOND, "then": "bot"}, "options": {"first": 0}}
        async with two_players(house.url, **wishes) as (anna, bert):
            await anna.do("start")
            await anna.until(lambda: anna.legal(0) != [])
            due = anna.doc["table"]["deadlines"]
            assert due[1] is None
            assert 0 < due[0] - time.time() * 1000 <= 1000
            await bert.until(lambda: bert.legal(1) != [], 15)
            seat = bert.doc["table"]["seats"][0]
            assert (seat["away"], seat["bot"]) == (True, "greedy")
            assert any(event["key"] == "table-time" for event in bert.events["1"])
            await anna.do("return", seat=0)
            await settled(anna, bert)
            assert not anna.doc["table"]["seats"][0]["away"]

    asyncio.run(scenario())


def test_one_who_runs_out_of_time_loses_where_agreed(house):
    async def scenario():
        wishes = {"clock": {**SECOND, "then": "lose"}, "options": {"first": 0}}
        async with two_players(house.url, **wishes) as (anna, bert):
            await anna.do("start")
            await bert.until(lambda: bert.over, 15)
            outcome = bert.doc["table"]["outcome"]
            assert (outcome["ending"], outcome["winners"]) == ("time", [1])

    asyncio.run(scenario())


def test_correspondence_gives_days(house):
    async def scenario():
        wishes = {"clock": {"kind": "days", "days": 3}, "options": {"first": 0}}
        async with two_players(house.url, **wishes) as (anna, bert):
            await anna.do("start")
            await settled(anna, bert)
            due = anna.doc["table"]["deadlines"][0]
            assert 3 * 86_400_000 - 60_000 < due - time.time() * 1000 <= 3 * 86_400_000

    asyncio.run(scenario())


def test_a_clock_survives_a_restart_and_a_closed_house_costs_nobody_the_game(tmp_path):
    database = str(tmp_path / "t.db")

    async def begin(url):
        async with two_players(url, clock={**SECOND, "then": "lose"}) as (anna, bert):
            await anna.do("start")
            await settled(anna, bert)
            due = [when for when in anna.doc["table"]["deadlines"] if when]
            return anna.table, due, dict(anna.client.http.cookies)

    async def look(url, table):
        async with Client(url) as anyone:
            return (await anyone.get(f"/api/tables/{table}/view"))["doc"]["table"]

    with HouseHere(database, sweep=1000) as house:
        table, due, _ = asyncio.run(begin(house.url))
    time.sleep(1.2)
    with HouseHere(database, grace=1.5) as house:
        opened = time.time()
        live = house.house.table(table)
        assert house.ask(in_memory(house.house, live)) == due
        assert live.sitting.status == "playing"
        while live.sitting.status == "playing":
            assert time.time() < opened + 20
            time.sleep(0.05)
        assert time.time() - opened > 0.9
        assert asyncio.run(look(house.url, table))["outcome"]["ending"] == "time"


async def in_memory(house, live):
    async with live.lock:
        await house.read(live)
    return [when for when in live.public()["deadlines"] if when]


def test_the_notifier_hears_of_players_who_are_not_here(house):
    told = []

    async def notifier(player, table):
        told.append((player, table))

    async def scenario():
        async with two_players(house.url, options={"first": 0}) as (anna, bert):
            await anna.do("start")
            await settled(anna, bert)
            await bert.leave()
            await anna.until(lambda: not anna.doc["table"]["seats"][1]["connected"])
            await anna.act(0, anna.legal(0)[0])
            await asyncio.sleep(0.1)
            return bert.client.player, anna.table

    house.house.notifier = notifier
    expected = asyncio.run(scenario())
    assert told == [expected]
