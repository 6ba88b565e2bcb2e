"""A table whose game is not installed any more says which package it wants, and loses nothing."""

import asyncio
import importlib
import logging
import sys

import httpx
import pytest

from ludotheque.games import all_games, our_games
from ludotheque.table.client import Client, Refused
from tests.table.playing import refused
from tests.table.servers import ThreadServer

PACKAGE = "ludotheque-goofspiel"


@pytest.fixture
def uninstall(monkeypatch):
    """Return a way to take the package away; it is back when the test is over, or before."""

    def look_again():
        importlib.invalidate_caches()
        all_games.cache_clear()

    def without():
        kept = [place for place in sys.path if not place.endswith(".venv/examples")]
        assert kept != sys.path
        monkeypatch.setattr(sys, "path", kept)
        look_again()
        assert list(all_games()) == list(our_games())

    yield without, lambda: (monkeypatch.undo(), look_again())
    monkeypatch.undo()
    look_again()


async def two_tables(url):
    """Open a table that is not started and one where somebody has bid; return who opened them."""
    async with Client(url, "Anna") as anna:
        waiting = await anna.open_table("goofspiel", ["me", "open"], open=True)
        playing = await anna.open_table("goofspiel", ["me", "beginner"], open=True)
        place = await anna.sit(playing)
        await place.do("start")
        for _ in range(3):
            await place.until(lambda: place.legal(0) != [])
            await place.act(0, place.legal(0)[0])
        # The bot has answered too: nothing happens by itself any more.
        await place.until(lambda: place.doc["views"]["0"]["view"]["waiting"] == [0])
        await place.leave()
        return waiting, playing, anna.cookie()


def seen(server, table, cookie):
    """Return what a guest sees of a table, without who is connected now."""
    answer = httpx.get(f"{server.url}/api/tables/{table}/view", headers=cookie)
    document = answer.json()["doc"]
    for chair in document["table"]["seats"]:
        del chair["connected"]
    return document


async def assert_wants_its_package(url, tables):
    """Whoever asks for one of these tables is told what is missing; other games are played."""
    async with Client(url, "Bert") as bert:
        for table in tables:
            with pytest.raises(Refused) as met:
                await bert.get(f"/api/tables/{table}")
            assert met.value.kind == "set-aside"
            assert met.value.details["package"] == PACKAGE
            assert "not installed" in met.value.details["why"]
            assert await refused(bert.get(f"/api/tables/{table}/view")) == "set-aside"
        assert await bert.open_table("aisopos", ["me", "random"])
        assert await refused(bert.open_table("goofspiel", ["me", "random"])) == "unknown-game"


def test_the_table_waits_for_its_package(tmp_path, uninstall, caplog):
    without, again = uninstall
    database = str(tmp_path / "tables.db")
    with ThreadServer(database) as server:
        waiting, playing, cookie = asyncio.run(two_tables(server.url))
        before = seen(server, playing, cookie)
    without()
    with caplog.at_level(logging.INFO), ThreadServer(database) as server:
        asyncio.run(assert_wants_its_package(server.url, [waiting, playing]))
        mine = httpx.get(f"{server.url}/api/me/tables", headers=cookie).json()["tables"]
        assert {line["id"] for line in mine} == {waiting, playing}
        assert {line["game"] for line in mine} == {"goofspiel"}
        assert httpx.get(f"{server.url}/ready").json()["set_aside"] == 2
    lines = [record for record in caplog.records if record.getMessage() == "a table was set aside"]
    assert {line.facts["table"] for line in lines} == {waiting, playing}
    assert {line.facts["package"] for line in lines} == {PACKAGE}
    # One line says it all: there is nothing to be traced.
    assert all(line.exc_info is None for line in lines)
    again()
    with ThreadServer(database) as server:
        assert seen(server, playing, cookie) == before
        assert before["views"]["0"]["legal"]
        assert httpx.get(f"{server.url}/api/tables/{waiting}", headers=cookie).is_success
        assert httpx.get(f"{server.url}/ready").json()["set_aside"] == 0
