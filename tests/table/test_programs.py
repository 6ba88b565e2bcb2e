"""Programs at tables: only those that the owner of the house offers, and none spoils a game."""

import asyncio
import logging
import sys
import time
from pathlib import Path

import httpx
import pytest

from ludotheque.core import UnknownBot
from ludotheque.table.client import Client
from ludotheque.table.play.bot_levels import levels, offer
from tests.table.playing import refused
from tests.table.servers import ThreadServer

ROOT = Path(__file__).parents[2]
BOTS = {
    "owl": f"exec:{sys.executable} {ROOT}/examples/bots/random_bot.py",
    "wreck": f"exec:{sys.executable} {ROOT}/tests/bots/spoilt_bot.py crash",
}


@pytest.fixture
def house(tmp_path):
    with ThreadServer(str(tmp_path / "tables.db"), bots=BOTS) as server:
        yield server
    offer({})


async def some_turns(url, bot, turns=3):
    """Play a few turns against *bot*; return who has acted at the table."""
    async with Client(url, "Anna") as anna:
        table = await anna.open_table("aisopos", ["me", bot], practice=True, seed="4")
        place = await anna.sit(table)
        await place.do("start")
        for _ in range(turns):
            await place.until(lambda: place.legal(0) != [])
            await place.act(0, place.legal(0)[0])
        await place.until(lambda: place.legal(0) != [])
        name = place.doc["table"]["seats"][1]["bot"]
        await place.leave()
        return name


def gave_up(caplog):
    return [record.facts for record in caplog.records if record.getMessage() == "bot gave up"]


def test_a_program_that_is_offered_plays(house, caplog):
    assert httpx.get(f"{house.url}/api/games").json()["bots"][-2:] == ["owl", "wreck"]
    with caplog.at_level(logging.INFO):
        assert asyncio.run(some_turns(house.url, "owl")) == "owl"
    assert gave_up(caplog) == []


def test_where_a_program_fails_the_house_decides_and_says_why(house, caplog):
    with caplog.at_level(logging.INFO):
        assert asyncio.run(some_turns(house.url, "wreck")) == "wreck"
    failures = gave_up(caplog)
    assert len(failures) >= 3
    assert {one["bot"] for one in failures} == {"wreck"}
    assert all("no idea what to do" in one["why"] for one in failures)


def test_guests_cannot_name_commands(house):
    async def scenario():
        async with Client(house.url, "Anna") as anna:
            for bot in ("exec:true", "exec", "stranger"):
                opening = anna.open_table("aisopos", ["me", bot])
                assert await refused(opening) == "unknown-bot"
            # No bot has so long a name.
            assert await refused(anna.open_table("aisopos", ["me", BOTS["owl"]])) == "malformed"

    asyncio.run(scenario())


def test_a_program_that_is_not_offered_any_more_is_replaced(tmp_path, caplog):
    database = str(tmp_path / "tables.db")

    async def begin(url):
        async with Client(url, "Anna") as anna:
            table = await anna.open_table("aisopos", ["me", "owl"], options={"first": 0})
            await anna.do(table, "start")
            return table, anna.cookie()

    with ThreadServer(database, bots=BOTS) as server:
        table, cookie = asyncio.run(begin(server.url))
    with caplog.at_level(logging.INFO), ThreadServer(database) as server:
        assert "owl" not in levels()
        seen = httpx.get(f"{server.url}/api/tables/{table}/view", headers=cookie).json()
        act = {
            "seat": 0,
            "number": seen["number"],
            "actions": seen["doc"]["views"]["0"]["legal"][:1],
        }
        path = f"{server.url}/api/tables/{table}/act"
        assert httpx.post(path, json={**act, "id": "a"}, headers=cookie).is_success

        until = time.monotonic() + 60
        while not gave_up(caplog) and time.monotonic() < until:
            time.sleep(0.02)
    assert "unknown bot 'owl'" in gave_up(caplog)[0]["why"]


@pytest.mark.parametrize(
    ("name", "command"),
    [("expert", BOTS["owl"]), ("Owl", BOTS["owl"]), ("", BOTS["owl"]), ("owl", "greedy"),
     ("owl", "exec:no-such-program")],
)  # fmt: skip
def test_what_cannot_be_offered_is_refused_before_the_house_opens(name, command):
    with pytest.raises(UnknownBot):
        offer({name: command})
    assert name not in levels() or name == "expert"
