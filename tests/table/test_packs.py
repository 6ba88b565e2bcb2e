"""Packs and limits: what somebody opens tables with is bounded, checked aside and kept once."""

import asyncio
import json
import threading

import httpx
import msgspec
import pytest
from sqlalchemy import event, select

import ludotheque as lt
from ludotheque.core import BadPack
from ludotheque.table.client import Client
from ludotheque.table.limits import Rates, address_key
from ludotheque.table.play.opening import LARGEST_PACK
from ludotheque.table.store import packs, schema
from tests.table.playing import refused
from tests.table.servers import PLENTY, ThreadServer

LAVA = {"name": "my copy", "lava": [["B1", "B2"]]}


def opened_with(pack):
    return {"game": "bunny_kingdom", "seats": ["me", "random"], "pack": pack}


async def all_rows(server, query):
    return await server.worker.store.connections.rows(query)


def test_a_pack_is_kept_once_and_played_with(database):
    async def play(url):
        async with Client(url, "Anna") as anna:
            tables = [await anna.open_table(**opened_with(LAVA)) for _ in range(3)]
            place = await anna.sit(tables[0])
            await place.do("start")
            await place.until(lambda: place.legal(0) != [])
            await place.leave()
            return tables, place.doc["table"]["pack"]

    async def look(url, table):
        async with Client(url) as anyone:
            return (await anyone.get(f"/api/tables/{table}"))["table"]["pack"]

    with ThreadServer(database) as server:
        tables, digest = asyncio.run(play(server.url))
        rows = server.ask(all_rows(server, select(schema.tables.c.terms, schema.tables.c.pack)))
        assert len({row["pack"] for row in rows}) == 1
        assert all(json.loads(row["terms"])["pack"] is None for row in rows)
        (kept,) = server.ask(all_rows(server, select(schema.packs)))
        assert json.loads(kept["body"]) == LAVA
    with ThreadServer(database) as server:
        assert digest
        private = server.worker.cache.get(tables[0])

        async def loaded():
            async with private.lock:
                await server.worker.cache.load(private)
            return private.sitting.terms.pack, private.sitting.position.edition.pack_digest

        assert server.ask(loaded()) == (LAVA, digest)


def test_lists_never_read_packs(server):
    """Neither the lobby nor anybody's own tables ask the database for a pack."""
    asked = []

    def note(_connection, _cursor, statement, *_):
        asked.append(statement)

    async def scenario():
        async with Client(server.url, "Anna") as anna:
            table = await anna.open_table(**opened_with(LAVA), open=True)
            event.listen(engine, "before_cursor_execute", note)
            assert table in {line["id"] for line in (await anna.get("/api/tables"))["tables"]}
            assert table in {line["id"] for line in (await anna.get("/api/me/tables"))["tables"]}

    engine = server.worker.store.connections.engine.sync_engine
    asyncio.run(scenario())
    event.remove(engine, "before_cursor_execute", note)
    assert any("FROM tables" in statement for statement in asked)
    assert not any("packs" in statement for statement in asked)


def test_a_pack_is_checked_in_a_thread(server, monkeypatch):
    """However long it takes, nobody else waits for it."""
    game = lt.game("bunny_kingdom")
    checking, go_on = threading.Event(), threading.Event()
    really = type(game).edition

    def slowly(self, *given):
        checking.set()
        assert go_on.wait(60)
        return really(self, *given)

    async def scenario():
        async with Client(server.url, "Anna") as anna, Client(server.url, "Bert") as bert:
            opening = asyncio.create_task(anna.open_table(**opened_with(LAVA)))
            await asyncio.to_thread(checking.wait, 60)
            await bert.get("/api/games")
            assert not opening.done()
            go_on.set()
            await opening

    monkeypatch.setattr(type(game), "edition", slowly)
    asyncio.run(scenario())


@pytest.mark.parametrize(
    ("pack", "kind"),
    [
        ({"lava": [["A1", "A2"]] * 40_000}, "too-large"),
        ({"lava": [["A1", "A2"]] * 361}, "bad-pack"),
        ({"name": "x" * LARGEST_PACK}, "too-large"),
        ({"lava": [[["A1"], "A2"]]}, "bad-pack"),
        ({"lava": [[{}, "A2"]]}, "bad-pack"),
    ],
)
def test_a_pack_that_is_too_much_or_none_is_refused(server, pack, kind):
    async def scenario():
        async with Client(server.url, "Anna") as anna:
            assert await refused(anna.open_table(**opened_with(pack))) == kind

    asyncio.run(scenario())


def test_edges_named_again_and_again_are_looked_up_and_not_searched_for():
    """Forty thousand of them once took the square of that; now no more are taken than fit."""
    many = {"lava": [["A1", "A2"], ["A2", "A1"]] * 180}
    box = lt.game("bunny_kingdom").edition(2, {}, many)
    once = lt.game("bunny_kingdom").edition(2, {}, {"lava": [["A2", "A1"]]})
    assert list(box.neighbours) == list(once.neighbours)
    with pytest.raises(BadPack, match="at most 360 pairs"):
        lt.game("bunny_kingdom").edition(2, {}, {"lava": [["A1", "A2"]] * 43_000})


def test_packs_that_no_table_is_played_with_are_dropped(database, monkeypatch):
    async def scenario(url):
        async with Client(url, "Anna") as anna:
            used = await anna.open_table(**opened_with(LAVA))
            gone = await anna.open_table(**opened_with({"lava": [["C1", "C2"]]}))
            await anna.open_table("aisopos", ["me", "random"])
            return used, gone

    with ThreadServer(database) as server:
        used, gone = asyncio.run(scenario(server.url))
        connections = server.worker.store.connections
        delete = schema.tables.delete().where(schema.tables.c.id == gone)

        async def drop():
            await connections.write(lambda connection: connection.execute(delete) and None)
            await connections.write(packs.drop_unused_packs)
            return await connections.rows(select(schema.packs.c.body))

        assert len(server.ask(drop())) == 2, "it was used a moment ago"
        monkeypatch.setattr(packs, "KEPT_FOR", -60_000)
        (left,) = server.ask(drop())
        assert json.loads(left["body"]) == LAVA
        assert used


def test_an_address_of_ipv6_is_known_by_its_first_half():
    here = "2001:db8:1:2:3:4:5:6"
    assert address_key(here) == address_key("2001:db8:1:2::1") != address_key("2001:db8:1:3::1")
    assert address_key("192.0.2.1") == address_key("::ffff:192.0.2.1") == "192.0.2.1"
    assert address_key("192.0.2.1") != address_key("192.0.2.2")
    assert address_key("fe80::1%eth0") == address_key("fe80::2")
    assert address_key("no address") == "no address"


def test_an_address_is_held_back_however_many_guests_come_from_it(tmp_path):
    rates = msgspec.structs.replace(PLENTY, tables_from=(0.001, 3))
    with ThreadServer(str(tmp_path / "t.db"), rates=rates) as server:

        async def scenario():
            met = []
            for number in range(5):
                async with Client(server.url, f"guest {number}") as guest:
                    met.append(await refused(guest.open_table("aisopos", ["me", "random"])))
            assert met == ["nothing"] * 3 + ["too-many"] * 2
            # From elsewhere tables are opened as ever.
            async with Client(server.url) as guest:
                elsewhere = httpx.AsyncHTTPTransport(local_address="127.0.0.2")
                guest.http = httpx.AsyncClient(base_url=server.url, transport=elsewhere)
                await guest.post("/api/me", name="Carl")
                assert await refused(guest.open_table("aisopos", ["me", "random"])) == "nothing"

        asyncio.run(scenario())


def test_by_default_guests_are_free_and_tables_of_one_address_are_not():
    rates = Rates()
    assert rates.tables_from[0] < rates.tables[0]
