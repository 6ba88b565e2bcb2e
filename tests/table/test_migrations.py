"""The database: every step from the first schema to the present one, on both kinds."""

import asyncio

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import text

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
from tests.table.servers import ThreadServer, fresh_database


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
        assert [said["text"] for said in await store.messages.said("t1")] == ["hello"]
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
