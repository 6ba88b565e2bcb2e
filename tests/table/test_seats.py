"""Sitting down, getting up, hot-seat, bots, leaving and returning, giving up, playing again."""

import asyncio
import os
import random
import signal

import pytest

from ludotheque.table.client import Client, Refused
from tests.table.playing import all_play, play_on, refused, settled, two_players
from tests.table.servers import ThreadServer


def run(scenario):
    return asyncio.run(scenario)


def test_a_private_table_takes_an_invite(server):
    async def scenario():
        async with Client(server.url, "Anna") as anna, Client(server.url, "Bert") as bert:
            table = await anna.open_table("aisopos", ["me", "open"])
            assert await refused(bert.do(table, "join")) == "forbidden"
            assert await refused(bert.do(table, "join", invite="wrong")) == "forbidden"
            assert await refused(bert.get(f"/api/tables/{table}")) == "forbidden"
            with pytest.raises(ConnectionError):
                await bert.sit(table)
            invite = await anna.invite(table)
            shown = await bert.get(f"/api/tables/{table}", invite=invite)
            assert shown["you"] == {"player": bert.player, "seats": [], "host": False,
                                    "invite": None, "share": None, "watching": True}  # fmt: skip
            assert (await bert.do(table, "join", invite=invite, name="B."))["seat"] == 1
            shown = await bert.get(f"/api/tables/{table}")
            assert [seat["name"] for seat in shown["table"]["seats"]] == ["Anna", "B."]
            assert shown["you"]["invite"] == invite

    run(scenario())


def test_the_host_arranges_seats_and_starts(server):
    async def scenario():
        async with two_players(server.url, seats=["me", "open", "open"]) as (anna, bert):
            assert await refused(anna.do("start")) == "not-now"
            assert await refused(bert.do("seat", seat=2, kind="bot")) == "forbidden"
            assert await refused(anna.do("seat", seat=2, kind="bot", bot="deep")) == "unknown-bot"
            assert await refused(anna.do("seat", seat=7, kind="open")) == "malformed"
            await anna.do("seat", seat=2, kind="bot", bot="random")
            assert await refused(bert.do("start")) == "forbidden"
            await bert.do("stand", seat=1)
            assert await refused(anna.do("start")) == "not-now"
            assert (await bert.do("join", invite=anna.doc["you"]["invite"]))["seat"] == 1
            await anna.do("start")
            await settled(anna, bert)
            assert bert.doc["table"]["status"] == "playing"
            assert list(bert.doc["views"]) == ["1"]
            assert await refused(bert.do("stand", seat=1)) == "not-now"
            assert await refused(anna.do("start")) == "not-now"

    run(scenario())


def test_somebody_removed_before_the_start_becomes_a_stranger(server):
    async def scenario():
        async with two_players(server.url, spectators=False) as (anna, bert):
            await anna.do("seat", seat=1, kind="bot", bot="random")
            await bert.until(lambda: bert.lost.is_set() or bert.doc["you"]["watching"])

    run(scenario())


def test_a_full_seat_is_taken(server):
    async def scenario():
        async with two_players(server.url) as (anna, bert), Client(server.url, "Carl") as carl:
            invite = anna.doc["you"]["invite"]
            assert await refused(carl.do(anna.table, "join", invite=invite)) == "taken"
            assert await refused(carl.do(anna.table, "join", invite=invite, seat=0)) == "taken"
            again = await bert.do("join", invite=invite)
            assert again["seat"] == 1

    run(scenario())


def test_one_person_holds_several_seats_only_where_agreed(server):
    async def scenario():
        async with Client(server.url, "Anna") as anna:
            opening = anna.open_table("aisopos", ["me", "me"])
            assert await refused(opening) == "bad-seats"
            names = [{"kind": "me", "name": "Anna"}, {"kind": "me", "name": "Bert"}]
            table = await anna.open_table("aisopos", names, hot_seat=True)
            place = await anna.sit(table)
            await place.do("start")
            await place.until(lambda: len(place.doc["views"]) == 2)
            await play_on(place, random.Random(1))
            assert place.doc["table"]["outcome"] is not None
            assert [seat["name"] for seat in place.doc["table"]["seats"]] == ["Anna", "Bert"]
            await place.leave()

    run(scenario())


def test_random_seating_shuffles_at_the_start(server):
    async def scenario():
        orders = set()
        async with Client(server.url, "Anna") as anna:
            for _ in range(12):
                seats = ["me", "random", "greedy"]
                table = await anna.open_table("aisopos", seats, random_seats=True)
                await anna.do(table, "start")
                shown = await anna.get(f"/api/tables/{table}")
                orders.add(tuple(seat["name"] for seat in shown["table"]["seats"]))
                assert shown["you"]["seats"] == [orders_place(shown)]
        assert len(orders) > 1

    def orders_place(shown):
        return [seat["name"] for seat in shown["table"]["seats"]].index("Anna")

    run(scenario())


def test_a_bot_plays_for_one_who_leaves_until_they_return(server):
    async def scenario():
        # Whoever plays at random offers a draw now and then, and Bert takes the first answer.
        options = {"first": 0, "agreement": False}
        async with two_players(server.url, options=options) as (anna, bert):
            await anna.do("start")
            await anna.until(lambda: anna.legal(0) != [])
            await anna.do("leave", seat=0, bot="random")
            await bert.until(lambda: bert.legal(1) != [])
            assert bert.doc["table"]["seats"][0] == {
                "kind": "human", "name": "Anna", "bot": "random", "connected": True,
                "away": True, "returning": False, "resigned": False, "host": True,
            }  # fmt: skip
            assert await refused(anna.act(0, "place lion a1")) == "not-now"
            assert await refused(anna.do("leave", seat=0)) == "not-now"
            await anna.do("return", seat=0)
            await bert.act(1, bert.legal(1)[0])
            await anna.until(lambda: anna.legal(0) != [])
            await anna.act(0, anna.legal(0)[0])
            keys = [event["key"] for event in bert.events["1"]]
            assert keys.count("table-left") == keys.count("table-returned") == 1

    run(scenario())


def test_bots_of_every_level_play(server):
    async def scenario():
        async with Client(server.url, "Anna") as anna:
            table = await anna.open_table("aisopos", ["me", "beginner", "club", "expert"])
            place = await anna.sit(table)
            await place.do("start")
            await play_on(place, random.Random(8), until=14)
            await place.leave()
            return table

    table = run(scenario())
    _, entries = server.ask(server.worker.store.logs.load(table))
    assert {entry.seat for entry in entries if entry.kind == "act"} >= {0, 1, 2, 3}


def test_a_thinker_that_dies_is_replaced(tmp_path):
    with ThreadServer(str(tmp_path / "t.db"), thinkers=2) as server:

        async def scenario():
            async with Client(server.url, "Anna") as anna:
                table = await anna.open_table("aisopos", ["me", "greedy", "greedy"])
                place = await anna.sit(table)
                await place.do("start")
                await play_on(place, random.Random(9), until=8)
                for thinker in server.worker.thinkers.own_lane:
                    if thinker.running is not None:
                        os.kill(thinker.running[0].pid, signal.SIGKILL)
                await play_on(place, random.Random(9), until=16)
                await place.leave()

        run(scenario())


def test_with_two_seats_resigning_ends_the_game(server):
    async def scenario():
        async with two_players(server.url) as (anna, bert):
            await anna.do("start")
            await bert.do("resign", seat=1)
            await anna.until(lambda: anna.over)
            outcome = anna.doc["table"]["outcome"]
            assert outcome["ending"] == "resigned"
            assert outcome["winners"] == [0]
            assert outcome["ranking"] == [[0], [1]]
            assert await refused(anna.do("resign", seat=0)) == "not-now"
            assert anna.legal(0) == []

    run(scenario())


def test_with_three_seats_a_bot_goes_on_and_the_seat_ranks_last(server):
    async def scenario():
        async with two_players(server.url, seats=["me", "open", "random"]) as (anna, bert):
            await anna.do("start")
            await bert.do("resign", seat=1)
            assert await refused(bert.do("resign", seat=1)) == "not-now"
            assert await refused(bert.do("return", seat=1)) == "not-now"
            await play_on(anna, random.Random(2))
            outcome = anna.doc["table"]["outcome"]
            assert outcome["resigned"] == [1]
            assert outcome["ranking"][-1] == [1]
            assert 1 not in outcome["winners"]

    run(scenario())


def test_a_rematch_seats_the_same_players_once(server):
    async def scenario():
        async with two_players(server.url, seats=["me", "open", "random"]) as (anna, bert):
            assert await refused(anna.do("rematch")) == "not-now"
            await anna.do("start")
            await bert.do("resign", seat=1)
            await anna.do("resign", seat=0)
            await anna.until(lambda: anna.over)
            assert (await anna.do("rematch"))["table"] is None
            second = await bert.do("rematch")
            first = await anna.do("rematch")
            assert first["table"] == second["table"]
            assert anna.doc["table"]["rematch"] == first["table"]
            shown = await bert.client.get(f"/api/tables/{first['table']}")
            assert shown["you"]["seats"] == [1]
            assert [seat["kind"] for seat in shown["table"]["seats"]] == ["human", "human", "bot"]
            assert not any(seat["resigned"] for seat in shown["table"]["seats"])
            await anna.client.do(first["table"], "start")

    run(scenario())


def test_a_seat_moves_to_another_device_by_its_secret(server):
    async def scenario():
        async with two_players(server.url) as (anna, bert), Client(server.url, "phone") as phone:
            await anna.do("start")
            secret = (await anna.do("secret", seat=0))["secret"]
            assert await refused(bert.do("secret", seat=0)) == "forbidden"
            assert await refused(phone.do(anna.table, "join", secret="0.wrong")) == "forbidden"
            assert (await phone.do(anna.table, "join", secret=secret))["seat"] == 0
            await anna.until(lambda: anna.doc["you"]["seats"] == [])
            assert list(anna.doc["views"]) == ["spectator"]
            assert await refused(anna.do("resign", seat=0)) == "forbidden"
            place = await phone.sit(anna.table)
            await all_play([place, bert], random.Random(3))
            with pytest.raises(Refused):
                await bert.do("join", secret=secret)
            await place.leave()

    run(scenario())
