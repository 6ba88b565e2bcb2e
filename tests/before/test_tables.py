"""A server of the commit before the rooms were rearranged: today's opens it as if it were its own.

Answers may have gained keys since; none may be lost or changed, but for one thing: a private table
stays private after its end, to all who did not play there.
"""

import asyncio
import gzip
import json
import sqlite3
from contextlib import closing
from copy import deepcopy

import pytest

import ludotheque as lt
from ludotheque.table.client import Client, Place
from ludotheque.table.store.database import migrate, open_engine, url_of
from tests.before.write_tables import ANSWERS, DATABASE, PASSWORD, STILL, answers, hot_seat
from tests.table.servers import ThreadServer

BEFORE = json.loads(gzip.decompress(ANSWERS.read_bytes()))
TABLES = list(BEFORE["ids"])
OVER = [name for name, seen in BEFORE["tables"].items() if "frames" in seen["afterwards"]["all"]]
ALONE = [name for name in TABLES if name.endswith(" alone")]
FORBIDDEN = {"refused": "forbidden"}
# What is true only at the moment it is said.
PASSING = {"now"}
# Events that nobody was told of then.
TOLD_SINCE = {"last-round", "last-round-by-limit"}


def unpacked(folder):
    """Return a copy of the database, to be opened and changed."""
    path = folder / "tables.db"
    path.write_bytes(gzip.decompress(DATABASE.read_bytes()))
    return path


def rows(path, question, *values):
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute(question, values).fetchall()


def everything(path):
    """Return all rows of all tables but the number of the last migration."""
    names = [name for (name,) in rows(path, "SELECT name FROM sqlite_master WHERE type = 'table'")]
    kept = [name for name in names if name != "alembic_version"]
    return {name: sorted(rows(path, f"SELECT * FROM {name}"), key=repr) for name in kept}


def lost(before, after, where=""):
    """Yield what *after* has not, or has otherwise; events of today are no matter."""
    if isinstance(after, list):
        after = [value for value in after if not isinstance(value, dict)
                 or value.get("key") not in TOLD_SINCE]  # fmt: skip
    if isinstance(before, dict) and isinstance(after, dict):
        for key, value in before.items():
            if key not in after:
                yield f"{where}.{key} is gone"
            elif key not in PASSING:
                yield from lost(value, after[key], f"{where}.{key}")
    elif isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        for index, value in enumerate(before):
            yield from lost(value, after[index], f"{where}[{index}]")
    elif before != after or type(before) is not type(after):
        yield f"{where}: {before!r} is now {after!r}"[:300]


def frames(replay):
    """Yield the views of a replay one after the other, as a client comes to know them."""
    place = Place(None, "")
    place.take_in({"type": "table", "doc": deepcopy(replay["doc"]), "since": 0, "events": {}})
    yield place.doc
    for step in replay["steps"]:
        place.take_in({"type": "news", "changes": step["changes"], "events": {}})
        yield place.doc


def told(replay):
    """Return a replay without its views."""
    steps = [{**step, "changes": None} for step in replay["steps"]]
    return {**replay, "doc": None, "steps": steps}


async def migrated_to_head(path):
    engine = open_engine(url_of(str(path)))
    await migrate(engine)
    await engine.dispose()


@pytest.fixture(scope="module")
def now(tmp_path_factory):
    """Return what today's server answers, and check that looking changed nothing stored."""
    path = unpacked(tmp_path_factory.mktemp("before"))
    # What migrations change is told in tests/table/test_migrations.py.
    asyncio.run(migrated_to_head(path))
    stored = everything(path)
    with ThreadServer(str(path), **STILL) as server:
        found = asyncio.run(answers(server.url, BEFORE["cookie"], BEFORE["ids"]))
    afterwards = everything(path)
    # Whoever signs in begins a session, of which nothing was kept then.
    del stored["sessions"], afterwards["sessions"]
    assert afterwards == stored
    return found


def test_what_is_different_is_found():
    """The comparison itself: a key more is fine, everything else is not."""
    before = {"now": 1, "a": [1, {"b": None}]}
    assert not list(lost(before, {"now": 2, "a": [1, {"b": None, "c": 3}], "d": 4}))
    for after in ({}, {"now": 1, "a": [1]}, {"now": 1, "a": [True, {"b": None}]},
                  {"now": 1, "a": [1, {"b": 0}]}, {"now": 1, "a": [1, {}]}):  # fmt: skip
        assert list(lost(before, after))


def is_private_now(told):
    """Say whether somebody was told of a finished private table at which they have no seat."""
    table, you = told["table"].get("table"), told["table"].get("you")
    return table and table["status"] == "over" and not table["open"] and not you["seats"]


@pytest.mark.parametrize("name", TABLES)
def test_a_table_from_before_looks_as_it_did_to_everybody(now, name):
    before, after = BEFORE["tables"][name], now["tables"][name]
    for who in [who for who in before if who != "afterwards"]:
        if is_private_now(before[who]):
            refused = {part for part, told in after[who].items() if told == FORBIDDEN}
            assert refused == {"table", "view", "since", "chat"}
        else:
            assert list(lost(before[who], after[who], who)) == []
    if name not in OVER:
        assert before["afterwards"] == after["afterwards"], "refused as before"


@pytest.mark.parametrize("who", BEFORE["lists"])
def test_everybody_is_known_and_finds_their_tables(now, who):
    assert list(lost(BEFORE["lists"][who], now["lists"][who])) == []


@pytest.mark.parametrize("name", OVER)
def test_a_game_from_before_is_shown_again(now, name):
    before, after = BEFORE["tables"][name]["afterwards"], now["tables"][name]["afterwards"]
    assert before["record"] == after["record"]
    for kind in ("all", "late", "public"):
        assert list(lost(told(before[kind]), told(after[kind]), kind)) == []
        for old, new in zip(frames(before[kind]), frames(after[kind]), strict=True):
            assert list(lost(old, new, kind)) == []


async def at_anna_s(url, scenario):
    """Let Anna, signed in, do something."""
    async with Client(url) as anna:
        await anna.post("/api/session", login="anna", password=PASSWORD)
        return await scenario(anna)


@pytest.fixture(scope="module")
def opened(tmp_path_factory):
    """Open a copy to play on in."""
    path = unpacked(tmp_path_factory.mktemp("opened"))
    with ThreadServer(str(path), **STILL) as server:
        yield server.url, path


@pytest.mark.parametrize("name", ALONE)
def test_a_game_from_before_goes_on(opened, name):
    """What was sent before and is sent again is known; a new action is taken."""
    url, path = opened
    table = BEFORE["ids"][name]
    question = ("SELECT seat, body FROM log WHERE table_id = ? AND kind = 'act' AND seat >= 0 "
                "ORDER BY number DESC LIMIT 1")  # fmt: skip
    ((last, body),) = rows(path, question, table)
    body = json.loads(body)

    async def scenario(anna):
        place = await anna.sit(table)
        number = place.number
        assert number == BEFORE["tables"][name]["anna"]["table"]["table"]["number"]
        again = await place.act(last, body["a"], id=body["k"])
        assert again["again"]
        assert place.number == number
        seat = next(seat for seat in place.doc["you"]["seats"] if place.legal(seat))
        done = await place.act(seat, place.legal(seat)[0])
        assert done["taken"] == 1
        assert done["number"] > number
        await place.leave()

    asyncio.run(at_anna_s(url, scenario))


@pytest.mark.parametrize("name", ALONE)
def test_the_same_game_is_stored_as_the_same_bytes(opened, name):
    """Anna opens the same table and sends the same actions: terms, seats and log are the same."""
    url, path = opened
    before = BEFORE["ids"][name]
    entries = "SELECT number, kind, seat, body FROM log WHERE table_id = ? AND number <= ?"
    wishes = hot_seat(lt.game(name.split()[0]))
    last = BEFORE["tables"][name]["anna"]["table"]["table"]["number"]
    log = rows(path, entries, before, last)

    async def scenario(anna):
        table = await anna.open_table(wishes.pop("game"), wishes.pop("seats"), **wishes)
        place = await anna.sit(table)
        await place.do("start")
        for number, kind, seat, text in log:
            if kind == "act" and seat >= 0:
                await place.until(lambda number=number: place.number == number - 1)
                body = json.loads(text)
                await place.act(seat, body["a"], id=body["k"])
        await place.until(lambda: place.number == last)
        await place.leave()
        return table

    table = asyncio.run(at_anna_s(url, scenario))
    assert rows(path, entries, table, last) == log
    kept = "SELECT game, first_chairs, chairs, host, open FROM tables WHERE id = ?"
    assert rows(path, kept, table) == rows(path, kept, before)
    terms = "SELECT terms FROM tables WHERE id = ?"
    ((old,),), ((new,),) = rows(path, terms, before), rows(path, terms, table)
    assert new == f'{old[:-1]},"seed_chosen":true}}', "but that the host's choice is written down"
