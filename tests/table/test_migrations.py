"""The database: every step from the first shelves to the present ones, on both kinds."""

import asyncio

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import insert, select, text

from ludotheque.core import LudothequeError
from ludotheque.table import shelves
from ludotheque.table.chairs import Chair
from ludotheque.table.database import config, migrate, migrated, open_database, url_of
from ludotheque.table.sitting import Sitting
from ludotheque.table.store import NewTable, Raced, Store
from ludotheque.table.terms import Terms
from tests.table.houses import fresh_database


def steps():
    script = ScriptDirectory.from_config(config(None))
    return [step.revision for step in reversed(list(script.walk_revisions()))]


def test_there_is_one_line_of_steps():
    assert len(ScriptDirectory.from_config(config(None)).get_heads()) == 1
    assert steps()[0] == "0001"


def test_a_database_grows_step_by_step_and_keeps_what_it_holds(database):
    async def scenario():
        engine = open_database(url_of(database))
        for number, revision in enumerate(steps()):
            await migrate(engine, revision)
            if number == 0:
                async with engine.begin() as connection:
                    row = {"id": "p1", "name": "Anna", "created": 1}
                    await connection.execute(insert(shelves.players).values(**row))
        await migrate(engine)
        assert await migrated(engine)
        async with engine.connect() as connection:
            names = (await connection.execute(select(shelves.players.c.name))).scalars().all()
            assert names == ["Anna"]
            assert await connection.run_sync(drift) == []
        await engine.dispose()

    def drift(connection):
        return compare_metadata(MigrationContext.configure(connection), shelves.metadata)

    asyncio.run(scenario())


def test_two_workers_may_migrate_at_the_same_time(postgres):
    async def scenario(url):
        engines = [open_database(url) for _ in range(3)]
        await asyncio.gather(*(migrate(engine) for engine in engines))
        async with engines[0].connect() as connection:
            rows = (await connection.execute(text("SELECT * FROM alembic_version"))).all()
            assert len(rows) == 1
        for engine in engines:
            await engine.dispose()

    asyncio.run(scenario(url_of(fresh_database(postgres))))


def terms():
    return Terms(game="aisopos", rules=1, seats=2, seed="1", options={"first": 0})


def test_of_two_who_race_for_a_number_one_wins(database):
    chairs = [Chair("human", "p1", "Anna"), Chair("human", "p2", "Bert")]

    async def scenario():
        engine = open_database(url_of(database))
        await migrate(engine)
        store = Store(engine, "w1")
        await store.open_table(NewTable("t1", terms(), chairs, "invite", "p1", 1))
        sittings = [Sitting(terms(), chairs, 1) for _ in range(2)]
        for sitting in sittings:
            sitting.enter("start", chairs=chairs)
            sitting.take(0, ["place lion b2"], "")
        done = await asyncio.gather(
            *(store.append("t1", sitting) for sitting in sittings), return_exceptions=True
        )
        assert sorted(type(one).__name__ for one in done) == ["NoneType", "Raced"]
        assert isinstance(next(one for one in done if one is not None), Raced)
        assert [entry.number for entry in await store.entries("t1", 0)] == [1, 2]
        await engine.dispose()

    asyncio.run(scenario())


def test_a_database_is_a_file_or_a_known_url():
    assert url_of("postgres://me@there/db").startswith("postgresql+asyncpg://me@there")
    assert url_of("/tmp/x.db") == "sqlite+aiosqlite:////tmp/x.db"
    for wrong in ("mysql://there/db", "://"):
        with pytest.raises(LudothequeError):
            url_of(wrong)
