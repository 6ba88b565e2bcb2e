"""A database that is lost, locked or stopped: always `unavailable`, and nothing has happened."""

import asyncio
import os
import signal
import sqlite3
from collections import Counter
from contextlib import asynccontextmanager, closing
from pathlib import Path

import asyncpg
import httpx
import pytest

from ludotheque.table.settings import Waits
from ludotheque.table.store.losses import is_loss
from tests.table.playing import refused, settled, two_players
from tests.table.servers import PATIENCE, ThreadServer, fresh_database

# Short, so that a test need not wait; what is asserted does not depend on how short.
SOON = Waits(statement=1.0, lock=0.5, whole=2.0)


@asynccontextmanager
async def visitor(place):
    """Yield an HTTP client with the cookie of whoever sits at *place*."""
    cookies = place.client.http.cookies
    async with httpx.AsyncClient(base_url=place.client.url, cookies=cookies, timeout=PATIENCE) as c:
        yield c


async def kinds(client, table, count):
    """Make *count* requests at once, of every kind; return how often each answer came."""
    asked = [
        lambda: client.get("/api/tables"),
        lambda: client.get("/api/me/tables"),
        lambda: client.post("/api/me", json={"name": "Anna"}),
        lambda: client.get("/ready"),
        lambda: client.post(f"/api/tables/{table}/notes", json={"text": "x"}),
        lambda: client.get(f"/api/tables/{table}"),
    ]
    answers = await asyncio.gather(*(asked[number % len(asked)]() for number in range(count)))
    return Counter(kind_of(answer) for answer in answers)


def kind_of(answer):
    return "fine" if answer.status_code < 400 else answer.json()["error"]["type"]


def test_connections_that_are_cut_are_told_as_unavailable(postgres):
    database = fresh_database(postgres)

    async def scenario():
        async with two_players(server.url) as (anna, bert):
            async with visitor(anna) as client:
                cutter = await asyncpg.connect(database)
                found = Counter()
                for _ in range(5):
                    asking = asyncio.create_task(kinds(client, anna.table, 30))
                    while not asking.done():
                        await cutter.execute(
                            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                            "WHERE pid <> pg_backend_pid() AND datname = current_database()"
                        )
                        await asyncio.sleep(0.005)
                    found += await asking
                await cutter.close()
                # No connection that was cut is tried for ever.
                for _ in range(4):
                    assert set(await kinds(client, anna.table, 12)) == {"fine"}
            await anna.do("start")
            await settled(anna, bert)
            return found

    with ThreadServer(database, waits=SOON) as server:
        found = asyncio.run(scenario())
    assert set(found) <= {"fine", "unavailable"}, found
    assert found["unavailable"], "nothing was cut in the middle"


def test_whoever_waits_behind_a_lock_is_told_soon(postgres):
    """More than there are connections: also those who wait for one are answered."""
    database = fresh_database(postgres)

    async def scenario():
        async with two_players(server.url) as (anna, bert):
            async with visitor(anna) as client:
                locker = await asyncpg.connect(database)
                async with locker.transaction():
                    await locker.execute("LOCK TABLE tables, players, alembic_version, notes, log")
                    found = await kinds(client, anna.table, 42)
                    # Over a socket too; the position in memory may not run ahead.
                    assert await refused(anna.do("start")) == "unavailable"
                await locker.close()
                assert set(await kinds(client, anna.table, 6)) == {"fine"}
            await anna.do("start")
            await settled(anna, bert)
            return found

    with ThreadServer(database, waits=SOON) as server:
        found = asyncio.run(scenario())
    assert set(found) == {"unavailable"}, found


def test_a_database_that_stands_still_is_told_soon(postgres):
    """Stopped processes answer nothing, not even that a statement took too long."""
    database = fresh_database(postgres)

    async def scenario():
        async with two_players(server.url) as (anna, bert):
            async with visitor(anna) as client:
                asker = await asyncpg.connect(database)
                rows = await asker.fetch(
                    "SELECT pid FROM pg_stat_activity "
                    "WHERE pid <> pg_backend_pid() AND datname = current_database()"
                )
                stopped = [row["pid"] for row in rows]
                postmaster = parent(stopped[0])
                for process in [postmaster, *stopped]:
                    os.kill(process, signal.SIGSTOP)
                try:
                    found = await kinds(client, anna.table, 12)
                    assert await refused(anna.do("start")) == "unavailable"
                finally:
                    for process in [postmaster, *stopped]:
                        os.kill(process, signal.SIGCONT)
                await asker.close()
            async with asyncio.timeout(PATIENCE):
                while await refused(anna.do("start")) == "unavailable":  # noqa: ASYNC110
                    await asyncio.sleep(0.05)
            await settled(anna, bert)
            return found

    def parent(process):
        text = Path(f"/proc/{process}/stat").read_text()
        return int(text.rpartition(")")[2].split()[1])

    with ThreadServer(database, waits=SOON) as server:
        found = asyncio.run(scenario())
    assert set(found) == {"unavailable"}, found


def test_a_locked_file_is_told_soon_to_all_who_wait(tmp_path):
    path = tmp_path / "t.db"

    async def scenario():
        async with two_players(server.url) as (anna, bert):
            async with visitor(anna) as client:
                with closing(sqlite3.connect(path, isolation_level=None)) as locker:
                    locker.execute("BEGIN IMMEDIATE")
                    renaming = (client.post("/api/me", json={"name": "A"}) for _ in range(12))
                    found = Counter(map(kind_of, await asyncio.gather(*renaming)))
                    assert await refused(anna.do("start")) == "unavailable"
                    locker.execute("ROLLBACK")
            await anna.do("start")
            await settled(anna, bert)
            return found

    with ThreadServer(str(path), waits=SOON) as server:
        found = asyncio.run(scenario())
    assert set(found) == {"unavailable"}, found


@pytest.mark.parametrize("state", ["57P01", "55P03", "57014", "08006", "53300", "40P01"])
def test_what_the_database_cannot_do_now_is_a_loss(state):
    assert is_loss(told(state))


@pytest.mark.parametrize("state", ["22001", "22021", "42P01", "23505"])
def test_what_is_wrong_with_a_question_is_none(state):
    assert not is_loss(told(state))
    assert not is_loss(ValueError("no"))


def told(state):
    error = asyncpg.PostgresError("x")
    error.sqlstate = state
    return error
