"""The lobby: paged and searched by the database, written once for all who look at it."""

import asyncio
import json

import httpx
import pytest
from websockets.asyncio.client import connect

from ludotheque.table.client import Client
from ludotheque.table.guests import Guest
from ludotheque.table.live import lobby_page
from ludotheque.table.play.chairs import Chair
from ludotheque.table.play.terms import Terms
from ludotheque.table.store import table_lists
from ludotheque.table.store.table_lists import ListedTables, TableRow
from tests.table.playing import refused
from tests.table.servers import ThreadServer

SEATS = ["me", "open"]


async def names(client, **asked):
    """Return the names of the tables on a page of the lobby."""
    return [line["name"] for line in (await client.get("/api/tables", **asked))["tables"]]


async def all_pages(client, **asked):
    """Return the names on every page, and how many pages there are."""
    found, pages, after = [], 0, ""
    while after is not None:
        page = await client.get("/api/tables", after=after, **asked)
        found += [line["name"] for line in page["tables"]]
        pages += 1
        after = page["more"]
    return found, pages


def test_one_who_opens_hundreds_of_tables_hides_nobody_s(database, monkeypatch):
    monkeypatch.setattr(table_lists, "PAGE", 10)

    async def scenario(url):
        async with Client(url, "Anna") as anna, Client(url, "Spammer") as spammer:
            for name in ("first", "second"):
                await anna.open_table("aisopos", SEATS, open=True, name=name)
            for number in range(30):
                await spammer.open_table("aisopos", SEATS, open=True, name=f"spam {number}")
            seen = await names(anna)
            assert seen[:5] == ["spam 29", "second", "spam 28", "first", "spam 27"]
            found, pages = await all_pages(anna)
            assert (len(found), len(set(found)), pages) == (32, 32, 4)
            assert (await anna.get("/api/tables", name="nobody"))["more"] is None

    with ThreadServer(database) as server:
        asyncio.run(scenario(server.url))


def test_tables_are_found_by_game_free_seats_and_name(database):
    async def scenario(url):
        async with Client(url, "Anna") as anna, Client(url, "Zoë Müller") as zoe:
            await anna.open_table("aisopos", ["me", "open", "open"], open=True, name="Große Runde")
            await zoe.open_table("bunny_kingdom", SEATS, open=True, name="100% carrots")
            full = await zoe.open_table("aisopos", ["me", "random"], open=True, name="watched")
            await zoe.do(full, "start")
            everything = await names(anna)
            assert everything == ["100% carrots", "Große Runde", "watched"]
            assert await names(anna, game="bunny_kingdom") == ["100% carrots"]
            assert await names(anna, free=1) == ["100% carrots", "Große Runde"]
            assert await names(anna, free=2) == ["Große Runde"]
            assert await names(anna, name="GROSSE") == ["Große Runde"]
            assert await names(anna, name="zoë") == ["100% carrots", "watched"], "by who sits there"
            assert await names(anna, name="0% C") == ["100% carrots"]
            assert await names(anna, name="%") == ["100% carrots"], "a sign like any other"
            assert await names(anna, name="_") == []
            assert await names(anna, name="\0zoë") == ["100% carrots", "watched"]
            assert await names(anna, game="\0") == everything
            assert await names(anna, game="none such") == []

    with ThreadServer(database) as server:
        asyncio.run(scenario(server.url))


def test_who_sits_down_or_gets_up_is_found_or_not(server):
    async def scenario():
        async with Client(server.url, "Anna") as anna, Client(server.url, "Bertram") as bert:
            table = await anna.open_table("aisopos", SEATS, open=True, name="now or never")
            asked = {"name": "bertram", "game": "aisopos"}
            assert await names(anna, **asked) == []
            await bert.do(table, "join")
            assert await names(anna, **asked) == ["now or never"]
            assert "now or never" not in await names(anna, free=1)
            await bert.do(table, "stand", seat=1)
            assert await names(anna, **asked) == []
            assert "now or never" in await names(anna, free=1)

    asyncio.run(scenario())


@pytest.mark.parametrize("after", ["x", "open.0.1", "over.0.1.abc", "open.0.99999999999999999999.a",
                                   "open.0.1.a'b", "open.٣.1.a"])  # fmt: skip
def test_only_what_a_page_said_is_a_place_to_go_on_from(server, after):
    async def scenario():
        async with Client(server.url) as anyone:
            assert await refused(anyone.get("/api/tables", after=after)) == "malformed"

    asyncio.run(scenario())


def row(number, *players):
    chairs = [Chair("human", player, player.upper()) for player in players] + [Chair()]
    terms = Terms(game="aisopos", rules=1, seats=len(chairs), seed="1", options={}, open=True)
    return TableRow(
        id=f"t{number}", terms=terms, chairs=chairs, invite="", host="", status="open", waiting=1,
        deadline=None, created=1, changed=number,
    )  # fmt: skip


def test_the_lobby_is_written_once_for_all_but_the_lines_of_one_s_own_tables(monkeypatch):
    written = []
    really = lobby_page.line

    def counted(row, player):
        written.append((row.id, player))
        return really(row, player)

    monkeypatch.setattr(lobby_page, "line", counted)
    rows = [row(1, "anna"), row(2, "bert", "anna"), row(3, "carl")]
    page = lobby_page.LobbyPage(ListedTables(rows, "open.0.3.t3"))
    messages = {player: page.message(player) for player in ("", "dora", "emil", "anna")}
    assert messages[""] is messages["dora"] is messages["emil"]
    assert written == [("t1", ""), ("t2", ""), ("t3", ""), ("t1", "anna"), ("t2", "anna")]
    for player, message in messages.items():
        told = json.loads(message)
        assert told["type"] == "lobby"
        assert told["more"] == "open.0.3.t3"
        plain = json.loads(json.dumps([really(one, player) for one in rows], default=clock_kind))
        assert told["tables"] == plain
    empty = json.loads(lobby_page.LobbyPage(ListedTables([], None)).message("anna"))
    assert empty == {"type": "lobby", "tables": [], "more": None}


def clock_kind(clock):
    return {"kind": clock.__struct_config__.tag}


def test_what_is_one_s_own_is_told_in_the_lobby_too(server):
    async def scenario():
        async with Client(server.url, "Anna") as anna, Client(server.url, "Bert") as bert:
            table = await anna.open_table("aisopos", SEATS, open=True)
            for client, mine in ((anna, True), (bert, False)):
                address = f"{server.url.replace('http', 'ws')}/api/socket"
                async with connect(address, additional_headers=client.cookie()) as socket:
                    while table not in (told := await next_lobby(socket)):
                        pass
                    assert told[table]["seats"][0]["you"] is mine

    asyncio.run(scenario())


async def next_lobby(socket):
    while True:
        message = json.loads(await socket.recv())
        if message["type"] == "lobby":
            return {line["id"]: line for line in message["tables"]}


class Watcher:
    """One who looks at the lobby, without a socket."""

    def __init__(self):
        self.guest = Guest()
        self.sent = asyncio.Queue()
        self.send_bytes = self.sent.put_nowait

    def close(self, code):
        """Have nothing to close."""


def test_a_page_that_could_not_be_read_is_sent_in_the_next_round(server, monkeypatch):
    lobby = server.worker.lobby
    watcher = Watcher()
    really = lobby.lists.lobby
    failed = asyncio.Event()

    async def once_not(search):
        monkeypatch.setattr(lobby.lists, "lobby", really)
        failed.set()
        raise OSError("no database")

    async def scenario():
        lobby.watchers.add(watcher)
        monkeypatch.setattr(lobby.lists, "lobby", once_not)
        lobby.open_tables_changed = True
        await failed.wait()
        assert b'"lobby"' in await asyncio.wait_for(watcher.sent.get(), 60)
        lobby.watchers.discard(watcher)

    server.ask(scenario())


def test_the_description_tells_how_the_lobby_is_searched(server):
    paths = httpx.get(f"{server.url}/schema/openapi.json").json()["paths"]
    asked = {one["name"] for one in paths["/api/tables"]["get"]["parameters"]}
    assert asked == {"game", "free", "name", "after"}
