"""Company: lobby, my turns, presence, spectators, chat, notes, rules, replays."""

import asyncio
import json
import random
import re
from pathlib import Path

import pytest
from websockets.asyncio.client import connect

from ludotheque.games import all_games
from ludotheque.locale import LANGUAGES
from ludotheque.table.changes import patched
from ludotheque.table.client import Client
from ludotheque.table.store import table_lists
from tests.table.playing import all_play, refused, settled, two_players
from tests.table.servers import PATIENCE

ROOMS = Path(__file__).parents[2] / "src/ludotheque/games"


def run(scenario):
    return asyncio.run(scenario)


def test_games_say_what_a_table_can_be_opened_with(server):
    async def scenario():
        async with Client(server.url, "Anna") as anna:
            told = await anna.get("/api/games")
            assert [game["name"] for game in told["games"]] == sorted(all_games())
            assert told["bots"] == ["beginner", "club", "expert", "greedy", "random"]
            for game in told["games"]:
                options = {option["name"]: option["default"] for option in game["options"]}
                for seats in game["seats"]:
                    table = await anna.open_table(
                        game["name"], ["me"] + ["random"] * (seats - 1), options=options
                    )
                    await anna.do(table, "start")

    run(scenario())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", sorted(all_games()))
def test_every_numbered_rule_is_at_hand_in_every_language(server, name, language):
    async def scenario():
        async with Client(server.url) as anyone:
            path = f"/api/games/{name}/rules"
            return await anyone.get(path, lang=language), await anyone.get(path)

    book, english = run(scenario())
    assert (book == english) == (language == "en")
    served = [rule["number"] for section in book["sections"] for rule in section["rules"]]
    text = (ROOMS / name / "rulebook/en.md").read_text("utf-8")
    assert served == re.findall(r"^- \*\*([A-Z]+-[\d.]+\w?)\*\*", text, re.MULTILINE)
    assert all(rule["text"] for section in book["sections"] for rule in section["rules"])


def test_open_tables_are_listed_and_private_ones_are_not(server):
    async def scenario():
        async with Client(server.url, "Anna") as anna, Client(server.url, "Bert") as bert:
            table = await anna.open_table("aisopos", ["me", "open"], open=True, name="Friday")
            private = await anna.open_table("aisopos", ["me", "open"])
            lines = {line["id"]: line for line in (await bert.get("/api/tables"))["tables"]}
            assert private not in lines
            assert lines[table]["free"] == 1
            assert lines[table]["name"] == "Friday"
            assert "player" not in json.dumps(lines[table])
            assert (await bert.do(table, "join"))["seat"] == 1
            await anna.do(table, "start")
            mine = await anna.get("/api/me/tables")
            theirs = await bert.get("/api/me/tables")
            assert mine["turns"] + theirs["turns"] == 1
            assert {line["id"] for line in mine["tables"]} == {table, private}

    run(scenario())


def test_tables_in_play_stand_before_those_that_are_over(server, monkeypatch):
    """A list has an end: what waits for me must not fall off it."""

    async def scenario():
        async with Client(server.url, "Anna") as anna:
            waiting = await anna.open_table("aisopos", ["me", "random"], options={"first": 0})
            await anna.do(waiting, "start")
            for _ in range(3):
                table = await anna.open_table("aisopos", ["me", "random"])
                await anna.do(table, "start")
                await anna.do(table, "resign", seat=0)
            mine = await anna.get("/api/me/tables")
            assert mine["turns"] == 1
            assert [line["id"] for line in mine["tables"]] == [waiting, table]

    monkeypatch.setattr(table_lists, "LONGEST", 2)
    run(scenario())


def test_the_lobby_socket_tells_of_turns_and_tables(server):
    async def scenario():
        async with two_players(server.url, options={"first": 0}, open=True) as (anna, bert):
            address = f"{server.url.replace('http', 'ws')}/api/socket"
            async with connect(address, additional_headers=bert.client.cookie()) as socket:
                assert json.loads(await socket.recv())["type"] == "lobby"
                assert json.loads(await socket.recv())["turns"] == 0
                await anna.do("start")
                await anna.until(lambda: anna.legal(0) != [])
                await anna.act(0, anna.legal(0)[0])
                async with asyncio.timeout(PATIENCE):
                    while True:
                        message = json.loads(await socket.recv())
                        if message["type"] == "turns" and message["turns"] == 1:
                            break
                assert message["tables"][0]["id"] == anna.table
                await socket.send('{"do": "ping"}')
                await socket.send('{"do": "start"}')
                kinds = set()
                async with asyncio.timeout(PATIENCE):
                    while not {"pong", "error"} <= kinds:
                        kinds.add(json.loads(await socket.recv())["type"])

    run(scenario())


def test_presence_is_seen(server):
    async def scenario():
        async with two_players(server.url) as (anna, bert):
            await anna.until(lambda: anna.doc["table"]["seats"][1]["connected"])
            await bert.leave()
            await anna.until(lambda: not anna.doc["table"]["seats"][1]["connected"])
            await bert.connect(since=bert.number)
            await anna.until(lambda: anna.doc["table"]["seats"][1]["connected"])

    run(scenario())


def test_spectators_see_the_public_view_where_the_table_allows(server):
    async def scenario():
        async with Client(server.url, "Carl") as carl, Client(server.url) as stranger:
            async with two_players(server.url, open=True) as (anna, _):
                await anna.do("start")
                for watcher in (carl, stranger):
                    place = await watcher.sit(anna.table)
                    assert list(place.doc["views"]) == ["spectator"]
                    assert place.doc["views"]["spectator"]["view"]["table"]["hand"] == {}
                    assert place.doc["you"]["watching"]
                    await anna.until(lambda: anna.doc["table"]["watching"] == 1)
                    assert await refused(place.do("act", seat=0, number=2, actions=["x"])) in {
                        "forbidden", "no-name"
                    }  # fmt: skip
                    await place.leave()
                    await anna.until(lambda: anna.doc["table"]["watching"] == 0)
            async with two_players(server.url, open=True, spectators=False) as (anna, _bert):
                early = await carl.sit(anna.table)
                await anna.do("start")
                await early.until(early.lost.is_set)
                with pytest.raises(ConnectionError):
                    await carl.sit(anna.table)

    run(scenario())


def test_chat_is_for_those_at_the_table_and_is_kept(server):
    async def scenario():
        async with two_players(server.url, open=True) as (anna, bert):
            await anna.do("chat", text="hello\u202e <b>you</b>")
            await bert.until(lambda: len(bert.chat) == 1)
            said = bert.chat[0]
            assert (said["seat"], said["name"], said["text"]) == (0, "Anna", "hello <b>you</b>")
            async with Client(server.url, "Carl") as carl:
                place = await carl.sit(anna.table)
                assert place.chat == [said]
                assert await refused(place.do("chat", text="may I?")) == "forbidden"
                await place.leave()
            assert await refused(anna.do("chat", text="x" * 501)) == "malformed"
            shown = await bert.client.get(f"/api/tables/{anna.table}/chat")
            assert shown["chat"] == [said]
        async with two_players(server.url, chat=False) as (anna, bert):
            assert await refused(anna.do("chat", text="hello")) == "not-now"

    run(scenario())


def test_notes_are_private(server):
    async def scenario():
        async with two_players(server.url) as (anna, bert):
            for text in ("b2 is an ant", "b2 was a lion\0"):
                await anna.do("notes", text=text)
            path = f"/api/tables/{anna.table}/notes"
            assert (await anna.client.get(path))["text"] == "b2 was a lion"
            assert (await bert.client.get(path))["text"] == ""
            message = await anna.client.get(f"/api/tables/{anna.table}/view")
            assert message["notes"] == "b2 was a lion"

    run(scenario())


def test_a_replay_leads_to_the_last_view_from_every_viewpoint(server):
    async def scenario():
        async with two_players(server.url, seats=["me", "open", "random"]) as (anna, bert):
            await anna.do("start")
            await all_play([anna, bert], random.Random(5))
            await settled(anna, bert)
            path = f"/api/tables/{anna.table}/replay"
            for viewpoint in ("0", "1", "2", "spectator", "all"):
                await check_replay(bert.client, path, viewpoint, anna)

    async def check_replay(bert, path, viewpoint, anna):
        first = await bert.get(path, viewpoint=viewpoint, count=10)
        views, frame = first["doc"]["views"], 0
        while frame < first["frames"]:
            part = await bert.get(path, viewpoint=viewpoint, count=50, **{"from": frame})
            assert part["doc"]["views"] == views
            for step in part["steps"]:
                patched({"views": views}, step["changes"])
                frame = step["frame"]
                hidden = viewpoint not in {"all", str(step["seat"])}
                assert (step["action"] is None) == hidden
        for name, document in views.items():
            assert document["view"]["over"]
            if name == "0":
                assert document["view"] == anna.doc["views"]["0"]["view"]

    run(scenario())
