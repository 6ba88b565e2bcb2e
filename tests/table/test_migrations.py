"""The database: every step from the first schema to the present one, on both kinds."""

import asyncio
import gzip
import json
import sqlite3
import subprocess
import sys
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Boolean, MetaData, func, select, text
from sqlalchemy import column as sql_column
from sqlalchemy import table as sql_table

from ludotheque.core import LudothequeError
from ludotheque.games import all_games
from ludotheque.table.client import Client
from ludotheque.table.guests import Guest
from ludotheque.table.play.chairs import Chair
from ludotheque.table.play.sitting import Sitting
from ludotheque.table.play.terms import OpenedTable, Terms
from ludotheque.table.signing import COOKIE
from ludotheque.table.store import schema
from ludotheque.table.store.database import config, migrate, migrated, open_engine, url_of
from ludotheque.table.store.store import Store
from ludotheque.table.store.table_logs import Raced
from tests.before.test_tables import lost, unpacked
from tests.before.write_tables import ANSWERS, STILL, answer, company, lists
from tests.table.servers import PATIENCE, ThreadServer, fresh_database


def steps():
    script = ScriptDirectory.from_config(config(None))
    return [step.revision for step in reversed(list(script.walk_revisions()))]


def test_there_is_one_line_of_steps():
    assert len(ScriptDirectory.from_config(config(None)).get_heads()) == 1
    assert steps()[0] == "0001"


# What a server of the first version wrote, in its own words: these never change.
FIRST_SERVER = {
    "house": {"name": "secret", "value": "ab" * 32},
    "players": {"id": "p1", "name": "Anna", "login": "anna", "password": "$argon2id$x",
                "created": 1},
    "tables": {"id": "t1", "game": "aisopos", "invite": "invite", "host": "p1", "open": True,
               "status": "playing", "number": 2, "waiting": 2, "bots_owe": True,
               "deadline": None, "created": 1, "changed": 3},
    "seats": {"table_id": "t1", "seat": 0, "player": "p1"},
    "chat": {"table_id": "t1", "at": 2, "seat": 0, "name": "Anna", "text": "hello"},
    "notes": {"table_id": "t1", "player": "p1", "text": "b2 is a lion"},
}  # fmt: skip
# The rules of today: what was begun by others cannot be played on.
RULES = all_games()["aisopos"].rules_version
FIRST_TERMS = (
    f'{{"game":"aisopos","rules":{RULES},'
    '"seats":2,"seed":"1","options":{"first":0},"pack":null,'
    '"name":"","open":true,"practice":false,"spectators":true,"chat":true,"hot_seat":false,'
    '"random_seats":false,"pace":0,"clock":{"kind":"none"}}'
)
FIRST_CHAIRS = '[{"kind":"human","player":"p1","name":"Anna"},{"kind":"bot","bot":"random"}]'


async def write_first_server(connection):
    """Fill every table of the first version: a game in play, with talk and notes."""
    rows = [(name, dict(row)) for name, row in FIRST_SERVER.items()]
    for name, row in rows:
        if name == "tables":
            row |= {"terms": FIRST_TERMS, "first_chairs": FIRST_CHAIRS, "chairs": FIRST_CHAIRS}
    body = {1: f'{{"chairs":{FIRST_CHAIRS}}}', 2: '{"a":"place lion b2","k":"c1"}'}
    for number, kind, seat in ((1, "start", -1), (2, "act", 0)):
        entry = {"table_id": "t1", "number": number, "at": 2, "kind": kind, "seat": seat}
        rows.append(("log", {**entry, "body": body[number]}))
    for name, row in rows:
        columns = ", ".join(f'"{column}"' for column in row)
        values = ", ".join(f":{column}" for column in row)
        await connection.execute(text(f'INSERT INTO "{name}" ({columns}) VALUES ({values})'), row)


def drift(connection):
    return compare_metadata(MigrationContext.configure(connection), schema.metadata)


def test_a_database_grows_step_by_step_and_keeps_what_it_holds(database):
    """A server of the first version is opened by the present one, and its game goes on."""

    async def scenario():
        engine = open_engine(url_of(database))
        for number, revision in enumerate(steps()):
            await migrate(engine, revision)
            if number == 0:
                async with engine.begin() as connection:
                    await write_first_server(connection)
        await migrate(engine)
        assert await migrated(engine)
        async with engine.connect() as connection:
            assert await connection.run_sync(drift) == []
        store = Store(engine, "w1")
        assert await store.players.secret() == bytes.fromhex("ab" * 32)
        assert (await store.players.account("anna"))["name"] == "Anna"
        assert [said["text"] for said in (await store.messages.page("t1"))["chat"]] == ["hello"]
        assert await store.messages.notes("t1", "p1") == "b2 is a lion"
        assert [row.id for row in await store.lists.tables_of("p1")] == ["t1"]
        assert await store.lists.bots_owing(10) == ["t1"]
        await engine.dispose()

    asyncio.run(scenario())
    with ThreadServer(database) as server:

        async def play_on():
            async with Client(server.url) as anna:
                anna.http.cookies.set(COOKIE, server.worker.signer.cookie(signed_in))
                place = await anna.sit("t1")
                await place.until(lambda: place.number > 2)
                pieces = place.doc["views"]["0"]["view"]["table"]["pieces"]
                assert "b2" in {piece["hex"] for piece in pieces}
                again = await place.act(0, "place lion b2", number=1, id="c1")
                assert again["again"]
                await place.leave()

        # She has an account; that she knows its password is not asked here.
        signed_in = server.ask(server.worker.sessions.begin(Guest("p1", "Anna", "anna"), ""))
        asyncio.run(play_on())


# A house of the schema before the present one, as tests/before keeps it: with packs in the terms.
BEFORE = "0001"


@pytest.fixture
def house_before(database, tmp_path):
    """Give each test a database of the schema before, filled, of both kinds in turn."""
    path = unpacked(tmp_path)
    if "://" not in database:
        return str(path)

    async def copy():
        engine = open_engine(url_of(database))
        await migrate(engine, BEFORE)
        async with engine.begin() as connection:
            for table in schema.metadata.sorted_tables:
                await copy_rows(path, connection, table)
        await engine.dispose()

    asyncio.run(copy())
    return database


async def copy_rows(path, connection, table):
    """Copy the rows of one table, those of the file, into the database of *connection*."""
    with closing(sqlite3.connect(path)) as file:
        file.row_factory = sqlite3.Row
        known = file.execute("SELECT 1 FROM sqlite_master WHERE name = ?", [table.name]).fetchone()
        found = file.execute(f'SELECT * FROM "{table.name}"').fetchall() if known else []
    for row in found:
        values = {name: row[name] for name in row.keys()}  # noqa: SIM118  # not of a dictionary
        for name, value in values.items():
            # SQLite keeps yes and no as numbers.
            if isinstance(table.c[name].type, Boolean):
                values[name] = bool(value)
        columns = [table.c[name] for name in values]
        await connection.execute(sql_table(table.name, *columns_named(columns)).insert(), values)


def columns_named(columns):
    return [sql_column(column.name, column.type) for column in columns]


async def kept(engine, columns):
    """Return what every table of the schema before holds in its *columns* of then."""
    async with engine.connect() as connection:
        return {
            name: sorted(
                map(tuple, await connection.execute(select(*of_table).select_from(text(name)))),
                key=repr,
            )
            for name, of_table in columns.items()
        }


async def columns_of(engine):
    """Return the tables with their columns, as the database has them now."""

    def read(connection):
        found = MetaData()
        found.reflect(connection)
        return {
            name: columns_named(table.c)
            for name, table in found.tables.items()
            if name != "alembic_version"
        }

    async with engine.connect() as connection:
        return await connection.run_sync(read)


def test_a_house_of_the_schema_before_keeps_everything_there_and_back(house_before):
    """Packs move out of the terms into a table of their own, each once, and back again."""

    async def scenario():
        engine = open_engine(url_of(house_before))
        columns = await columns_of(engine)
        before = await kept(engine, columns)
        await migrate(engine)
        async with engine.connect() as connection:
            assert await connection.run_sync(drift) == []
            query = select(schema.tables.c.terms, schema.packs.c.body)
            query = query.join(schema.packs, schema.packs.c.digest == schema.tables.c.pack)
            with_packs = (await connection.execute(query)).all()
            rows = (await connection.execute(select(schema.tables))).mappings().all()
            count = select(func.count()).select_from(schema.packs)
            assert (await connection.execute(count)).scalar() == 2
        assert len(with_packs) == 2
        assert all(json.loads(terms)["pack"] is None for terms, _ in with_packs)
        for row in rows:
            terms, chairs = json.loads(row["terms"]), json.loads(row["chairs"])
            assert row["clock"] == terms["clock"]["kind"]
            assert row["spectators"] == terms["spectators"]
            assert row["free"] == sum(chair == {} for chair in chairs)
            assert (terms["name"].casefold() in row["search"]) or not terms["name"]
            assert row["set_aside"] is None
        after = await kept(engine, columns)
        for name in before.keys() - {"tables"}:
            assert before[name] == after[name], name
        async with engine.begin() as connection:
            await connection.run_sync(lambda bound: command.downgrade(config(bound), BEFORE))
        assert await kept(engine, columns) == before
        await engine.dispose()

    asyncio.run(scenario())


def by_id(lists_of_one):
    return sorted(lists_of_one["mine"]["tables"], key=lambda line: line["id"])


def test_a_house_of_the_schema_before_is_served(house_before):
    """Everybody finds their tables as they were, and those with packs are played on."""
    told = json.loads(gzip.decompress(ANSWERS.read_bytes()))
    with ThreadServer(house_before, **STILL) as server:

        async def scenario():
            async with company(server.url) as people:
                people["dora"].http.cookies.set(COOKIE, told["cookie"])
                now = await lists(people)
                for who, before in told["lists"].items():
                    assert list(lost(before["me"], now[who]["me"])) == []
                    # Of two that changed in the same millisecond either may come first.
                    assert list(lost(by_id(before), by_id(now[who]))) == []
                for name, table in told["ids"].items():
                    path = f"/api/tables/{table}/view"
                    view = await answer(people["anna"], path)
                    assert list(lost(told["tables"][name]["anna"]["view"], view)) == []

        asyncio.run(scenario())


def test_two_workers_may_migrate_at_the_same_time(postgres):
    async def scenario(url):
        engines = [open_engine(url) for _ in range(3)]
        await asyncio.gather(*(migrate(engine) for engine in engines))
        async with engines[0].connect() as connection:
            rows = (await connection.execute(text("SELECT * FROM alembic_version"))).all()
            assert len(rows) == 1
        for engine in engines:
            await engine.dispose()

    asyncio.run(scenario(url_of(fresh_database(postgres))))


def test_two_processes_on_one_empty_file_take_turns(tmp_path, monkeypatch):
    """The second waits until the first has made every table, and finds nothing left to do."""
    url = url_of(str(tmp_path / "tables.db"))
    inside, entered, go_on = threading.Event(), [], threading.Event()
    really = command.upgrade

    def one_at_a_time(settings, to):
        entered.append(to)
        inside.set()
        assert go_on.wait(PATIENCE)
        really(settings, to)

    async def open_house():
        engine = open_engine(url)
        await migrate(engine)
        store = Store(engine, "w")
        secret = await store.players.secret()
        await store.close()
        await engine.dispose()
        return secret

    monkeypatch.setattr(command, "upgrade", one_at_a_time)
    with ThreadPoolExecutor(2) as pool:
        first = pool.submit(asyncio.run, open_house())
        assert inside.wait(PATIENCE)
        second = pool.submit(asyncio.run, open_house())
        # However long this is, the second may not begin before the first has ended.
        time.sleep(0.5)
        alone = entered == ["head"]
        go_on.set()
        assert alone
        assert first.result(PATIENCE) == second.result(PATIENCE)


OPEN_HOUSE = """
import asyncio, sys
from ludotheque.table.store.database import migrate, open_engine, url_of
from ludotheque.table.store.store import Store

async def main():
    engine = open_engine(url_of(sys.argv[1]))
    await migrate(engine)
    print((await Store(engine, "w").players.secret()).hex())

sys.stdin.readline()
asyncio.run(main())
"""


def test_many_processes_open_one_empty_file_at_the_same_moment(tmp_path):
    command_line = [sys.executable, "-c", OPEN_HOUSE, str(tmp_path / "tables.db")]
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    started = [subprocess.Popen(command_line, **pipes) for _ in range(4)]
    for process in started:
        process.stdin.write(b"go\n")
        process.stdin.flush()
    told = [process.communicate(timeout=PATIENCE) for process in started]
    assert [error.decode() for _, error in told] == [""] * 4
    assert len({secret for secret, _ in told}) == 1


def terms():
    return Terms(game="aisopos", rules=RULES, seats=2, seed="1", options={"first": 0})


def test_of_two_who_race_for_a_number_one_wins(database):
    chairs = [Chair("human", "p1", "Anna"), Chair("human", "p2", "Bert")]

    async def scenario():
        engine = open_engine(url_of(database))
        await migrate(engine)
        store = Store(engine, "w1")
        await store.logs.open_table(OpenedTable("t1", terms(), chairs, "invite", "p1", 1))
        sittings = [Sitting(terms(), chairs, 1) for _ in range(2)]
        for sitting in sittings:
            sitting.enter("start", chairs=chairs)
            sitting.take(0, ["place lion b2"], "")
        done = await asyncio.gather(
            *(store.logs.append("t1", sitting) for sitting in sittings), return_exceptions=True
        )
        assert sorted(type(one).__name__ for one in done) == ["NoneType", "Raced"]
        assert isinstance(next(one for one in done if one is not None), Raced)
        assert [entry.number for entry in await store.logs.entries("t1", 0)] == [1, 2]
        await engine.dispose()

    asyncio.run(scenario())


def test_a_database_is_a_file_or_a_known_url():
    assert url_of("postgres://me@there/db").startswith("postgresql+asyncpg://me@there")
    assert url_of("/tmp/x.db") == "sqlite+aiosqlite:////tmp/x.db"
    for wrong in ("mysql://there/db", "://"):
        with pytest.raises(LudothequeError):
            url_of(wrong)
