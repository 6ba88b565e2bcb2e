"""The hostile evening at the doors: what strangers send, sign in with, steal and keep open."""

import asyncio
import os
import sqlite3
import time
from collections import Counter
from contextlib import closing
from typing import Any

import asyncpg
import httpx
from websockets.asyncio.client import connect

from ludotheque.table.client import Client
from tests.table.playing import refused
from tests.table.servers import PATIENCE, ProcessServer, Stage

PASSWORD = "correct horse"


def kind_of(answer: httpx.Response) -> str:
    return "fine" if answer.is_success else str(answer.json()["error"]["type"])


async def slowly(client: Client, path: str, **body: Any) -> Any:
    """Have something done that may be told to wait: other stages have used up its share."""
    async with asyncio.timeout(PATIENCE):
        while True:
            answer = await client.http.post(path, json=body)
            if answer.status_code != 429:
                return answer
            await asyncio.sleep(float(answer.json()["error"]["details"]["wait"]))


async def owner(server: ProcessServer) -> tuple[Client, str]:
    """Return somebody with an account of their own, and its login."""
    login = f"owner{os.urandom(6).hex()}"
    anna = Client(server.url)
    answer = await slowly(anna, "/api/me", name="Anna")
    anna.player = answer.json()["player"]
    assert (await slowly(anna, "/api/accounts", login=login, password=PASSWORD)).is_success
    return anna, login


async def lock_the_database(server: ProcessServer) -> dict[str, object]:
    """Behind a lock all who write are told `unavailable`, in time, and afterwards all is well."""
    anna, _ = await owner(server)
    database = server.settings.database

    async def forty() -> list[httpx.Response]:
        asked = (anna.http.post("/api/me", json={"name": "Anna"}) for _ in range(40))
        return list(await asyncio.gather(*asked))

    began = time.monotonic()
    if database.startswith("postgres"):
        locker = await asyncpg.connect(database)
        async with locker.transaction():
            await locker.execute("LOCK TABLE players")
            answers = await forty()
        await locker.close()
    else:
        with closing(sqlite3.connect(database, isolation_level=None)) as file:
            file.execute("BEGIN IMMEDIATE")
            answers = await forty()
            file.execute("ROLLBACK")
    seconds = round(time.monotonic() - began, 1)
    kinds = Counter(map(kind_of, answers))
    assert set(kinds) == {"unavailable"}, kinds
    assert (await slowly(anna, "/api/me", name="Anna")).is_success
    await anna.http.aclose()
    return {"answers": dict(kinds), "seconds": seconds}


async def send_nonsense(server: ProcessServer) -> dict[str, object]:
    """Addresses, bodies and names that are not right are nobody's fault but the sender's."""
    long = "a" * 300
    paths = ["/%00", f"/{long}", f"/assets/{long}.js", "/api/tables/%00", "/api/tables/%00/chat",
             "/api/games/%00/rules", "/api/me/sessions/%00", f"/api/tables/{long}"]  # fmt: skip
    kinds: Counter[int] = Counter()
    async with Client(server.url) as anna:
        assert (await slowly(anna, "/api/me", name="Anna")).is_success
        for path in paths:
            kinds[(await anna.http.get(path)).status_code] += 1
        login = {"login": "ΐ" * 40, "password": PASSWORD}
        kinds[(await anna.http.post("/api/accounts", json=login)).status_code] += 1
        for name in ("\u3164", "\u2800\u115f", "\u0301", "\ufe0f"):
            kinds[(await anna.http.post("/api/me", json={"name": name})).status_code] += 1
        for kind in ("text/plain", "application/x-www-form-urlencoded"):
            plain: dict[str, Any] = {
                "content": b'{"name": "Eve"}',
                "headers": {"content-type": kind},
            }
            kinds[(await anna.http.post("/api/me", **plain)).status_code] += 1
    assert all(status < 500 for status in kinds), kinds
    assert kinds[400] == 7, kinds
    return {"answers": dict(kinds)}


async def guess_passwords(server: ProcessServer) -> dict[str, object]:
    """A hundred guesses: few are looked at, none keeps the owner out, all are answered."""
    anna, login = await owner(server)
    await anna.http.delete("/api/session")
    wrong = {"login": login, "password": "wrong horse"}
    async with httpx.AsyncClient(base_url=server.url, timeout=PATIENCE) as guesser:
        asked = (guesser.post("/api/session", json=wrong) for _ in range(100))
        kinds = Counter(map(kind_of, await asyncio.gather(*asked)))
    assert set(kinds) <= {"bad-password", "too-many", "unavailable"}, kinds
    looked_at = kinds["bad-password"]
    workers = server.workers
    assert looked_at <= 6 * workers, kinds
    began = time.monotonic()
    answer = await anna.http.post("/api/session", json={**wrong, "password": PASSWORD})
    assert answer.is_success, answer.text
    await anna.http.aclose()
    return {"answers": dict(kinds), "owner_seconds": round(
        time.monotonic() - began, 2)}  # fmt: skip


async def come_with_stolen_cookies(server: ProcessServer) -> dict[str, object]:
    """A session that was ended opens nothing, and its sockets are closed in every worker."""
    anna, _ = await owner(server)
    thief = Client(server.url)
    thief.http.cookies.update(dict(anna.http.cookies))
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    table = (await slowly(thief, "/api/tables", game="aisopos", seats=seats)).json()["id"]
    address = f"{server.url.replace('http', 'ws')}/api/socket"
    sockets = [await connect(address, additional_headers=thief.cookie()) for _ in range(20)]
    change = {"old": PASSWORD, "new": "battery staple"}
    assert (await slowly(anna, "/api/accounts/password", **change)).is_success
    async with asyncio.timeout(PATIENCE):
        for socket in sockets:
            await socket.wait_closed()
    assert {socket.close_code for socket in sockets} == {4001}
    assert (await thief.get("/api/me"))["player"] is None
    assert await refused(thief.do(table, "start")) == "no-name"
    assert (await anna.get("/api/me"))["player"] == anna.player
    assert await refused(anna.do(table, "start")) == "nothing"
    for client in (anna, thief):
        await client.http.aclose()
    return {"sockets_closed": len(sockets)}


async def use_a_seat_secret_again(server: ProcessServer) -> dict[str, object]:
    """A secret that was used opens no seat, whoever holds it now."""
    people = [Client(server.url) for _ in range(3)]
    for one in people:
        assert (await slowly(one, "/api/me", name="One")).is_success
    anna, phone, eve = people
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    table = (await slowly(anna, "/api/tables", game="aisopos", seats=seats)).json()["id"]
    used = []
    for here, there in ((anna, phone), (phone, anna)) * 3:
        used.append((await here.do(table, "secret", seat=0))["secret"])
        await there.do(table, "join", secret=used[-1])
    kinds = {await refused(eve.do(table, "join", secret=secret)) for secret in used}
    assert kinds == {"forbidden"}, kinds
    for one in people:
        await one.http.aclose()
    return {"tried": len(used)}


async def open_a_second_house(server: ProcessServer) -> dict[str, object]:
    """At the same port nobody else opens, and nothing is announced."""
    command = list(map(str, server.process.args))  # type: ignore[arg-type]
    second = await asyncio.create_subprocess_exec(
        *command,
        env=server.environment,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    said, complained = await second.communicate()
    assert second.returncode == 2, complained
    assert said == b""
    assert len(complained.splitlines()) == 1
    return {"said": complained.decode().strip()}


STAGES: list[Stage] = [
    lock_the_database,
    send_nonsense,
    guess_passwords,
    come_with_stolen_cookies,
    use_a_seat_secret_again,
    open_a_second_house,
]
