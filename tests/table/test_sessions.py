"""Sessions: they end on the server, and whoever guesses passwords keeps nobody else out."""

import asyncio
import gzip
import json

import httpx
import msgspec
import pytest
from sqlalchemy import update
from websockets.asyncio.client import connect

from ludotheque.table.client import Client
from ludotheque.table.guests import Guest
from ludotheque.table.live.sessions import NOTED_EVERY
from ludotheque.table.passwords import KEPT_FOR_KNOWN, MOST_WAITING, Passwords
from ludotheque.table.signing import COOKIE, KNOWN_COOKIE
from ludotheque.table.store import schema
from ludotheque.table.timestamps import now_ms
from tests.before.write_tables import ANSWERS, DATABASE
from tests.table.playing import refused, until_true
from tests.table.servers import PATIENCE, PLENTY, ProcessServer, ThreadServer, fresh_database

PASSWORD = "correct horse"


@pytest.fixture
def house(database):
    """Open a server on each kind of database."""
    with ThreadServer(database) as found:
        yield found


async def account(client, login, password=PASSWORD):
    await client.post("/api/accounts", login=login, password=password)


async def signed_in(url, login, password=PASSWORD):
    """Return another browser, signed in."""
    client = Client(url)
    client.player = (await client.post("/api/session", login=login, password=password))["player"]
    return client


async def who(client):
    return (await client.get("/api/me"))["player"]


async def lobby(client):
    address = f"{client.url.replace('http', 'ws')}/api/socket"
    return await connect(address, additional_headers=client.cookie())


async def closed_with(socket):
    """Return the code with which the server closes a socket."""
    async with asyncio.timeout(PATIENCE):
        await socket.wait_closed()
    return socket.close_code


def test_signing_out_ends_the_session_and_its_sockets_and_no_others(house):
    async def scenario():
        async with Client(house.url, "Anna") as anna:
            await account(anna, "anna")
            phone = await signed_in(house.url, "anna")
            table = await phone.open_table("aisopos", ["me", "random"])
            there, watching = await phone.sit(table), await lobby(phone)
            here = await lobby(anna)
            stolen = dict(phone.http.cookies)
            assert (await phone.http.delete("/api/session")).status_code == 204
            await there.until(there.lost.is_set)
            assert there.socket.close_code == 4001
            assert await closed_with(watching) == 4001
            thief = Client(house.url)
            thief.http.cookies.update(stolen)
            assert await who(thief) is None
            assert await refused(thief.do(table, "start")) == "no-name"
            with pytest.raises(ConnectionError):
                await thief.sit(table)
            assert await who(anna) == anna.player
            await here.send('{"do": "ping"}')
            while json.loads(await here.recv())["type"] != "pong":
                pass
            await here.close()
            for client in (phone, thief):
                await client.http.aclose()

    asyncio.run(scenario())


def test_a_new_password_ends_every_session_but_begins_one_here(house):
    async def scenario():
        async with Client(house.url, "Anna") as anna:
            await account(anna, "anna")
            phone = await signed_in(house.url, "anna")
            sockets = [await lobby(anna), await lobby(phone)]
            stolen = dict(anna.http.cookies)
            path = "/api/accounts/password"
            wrong = anna.post(path, old="wrong horse", new="battery staple")
            assert await refused(wrong) == "bad-password"
            assert await refused(anna.post(path, old=PASSWORD, new="short")) == "malformed"
            assert await who(phone) == anna.player
            done = await anna.post(path, old=PASSWORD, new="battery staple")
            assert done["account"] == "anna"
            assert [await closed_with(socket) for socket in sockets] == [4001, 4001]
            assert await who(anna) == anna.player
            assert await who(phone) is None
            phone.http.cookies.clear()
            phone.http.cookies.update(stolen)
            assert await who(phone) is None
            old = phone.post("/api/session", login="anna", password=PASSWORD)
            assert await refused(old) == "bad-password"
            await phone.post("/api/session", login="anna", password="battery staple")
            await phone.http.aclose()
        async with Client(house.url, "Bert") as bert:
            without = bert.post("/api/accounts/password", old=PASSWORD, new="battery staple")
            assert await refused(without) == "forbidden"

    asyncio.run(scenario())


def test_everybody_sees_their_own_sessions_and_can_end_each(house):
    async def scenario():
        async with Client(house.url, "Anna") as anna, Client(house.url, "Bert") as bert:
            await account(anna, "anna")
            phone = await signed_in(house.url, "anna")
            phone.http.headers["user-agent"] = "A  phone"
            await phone.post("/api/session", login="anna", password=PASSWORD)
            found = (await anna.get("/api/me/sessions"))["sessions"]
            assert [one["here"] for one in found].count(True) == 1
            assert len(found) == 2, "signing in again ends the session before"
            there = next(one for one in found if not one["here"])
            assert there["browser"] == "A phone"
            assert there["created"] <= there["seen"] < there["expires"]
            path = f"/api/me/sessions/{there['id']}"
            assert (await bert.http.delete(path)).status_code == 404
            assert await who(phone) == anna.player
            assert (await anna.http.delete(path)).status_code == 204
            assert await who(phone) is None
            assert (await anna.http.delete(path)).status_code == 404
            assert await refused(phone.get("/api/me/sessions")) == "no-name"
            mine = next(one["id"] for one in found if one["here"])
            assert (await anna.http.delete(f"/api/me/sessions/{mine}")).status_code == 204
            assert await who(anna) is None
            await phone.http.aclose()

    asyncio.run(scenario())


def change_sessions(server, **values):
    """Change what the database says of all sessions."""

    async def work():
        async with server.worker.store.connections.writing() as connection:
            await connection.execute(update(schema.sessions).values(**values))

    server.ask(work())


def test_a_session_ends_when_it_is_not_used_and_is_renewed_when_it_is(house):
    async def scenario():
        async with Client(house.url, "Anna") as anna:
            await account(anna, "anna")
            (before,) = (await anna.get("/api/me/sessions"))["sessions"]
            answer = await anna.http.get("/api/me")
            assert "set-cookie" not in answer.headers, "not with every request"
            soon = now_ms() + 60_000
            old = {"seen": now_ms() - NOTED_EVERY - 1, "expires": soon}
            await asyncio.to_thread(change_sessions, house, **old)
            answer = await anna.http.get("/api/me")
            assert COOKIE in answer.headers["set-cookie"]
            (after,) = (await anna.get("/api/me/sessions"))["sessions"]
            assert after["id"] == before["id"]
            assert after["expires"] > soon
            socket = await lobby(anna)
            await asyncio.to_thread(change_sessions, house, expires=now_ms() - 1)
            assert await who(anna) is None
            # What the sweeper does once a minute.
            house.worker.sessions.look_soon()
            assert await closed_with(socket) == 4001

    asyncio.run(scenario())


def test_a_socket_that_stays_open_keeps_its_session(house):
    async def scenario():
        async with Client(house.url, "Anna") as anna:
            socket = await lobby(anna)
            soon = now_ms() + 60_000
            old = {"seen": now_ms() - NOTED_EVERY - 1, "expires": soon}
            await asyncio.to_thread(change_sessions, house, **old)
            house.worker.sessions.look_soon()
            rows = house.worker.store.sessions

            def renewed():
                (row,) = house.ask(rows.of_player(anna.player))
                return row["expires"] > soon

            async with asyncio.timeout(PATIENCE):
                while not await asyncio.to_thread(renewed):  # noqa: ASYNC110
                    await asyncio.sleep(0.02)
            await socket.close()

    asyncio.run(scenario())


def test_another_worker_closes_the_sockets_too(postgres):
    """One of two processes is told; both end the sockets."""

    async def scenario():
        async with Client(server.url, "Anna") as anna:
            await account(anna, "anna")
            sockets = [await lobby(anna) for _ in range(12)]
            await anna.http.delete("/api/session")
            assert {await closed_with(socket) for socket in sockets} == {4001}

    with ProcessServer(fresh_database(postgres), workers=2) as server:
        asyncio.run(scenario())


def test_guests_of_earlier_versions_are_known_until_they_sign_out(tmp_path):
    path = tmp_path / "tables.db"
    path.write_bytes(gzip.decompress(DATABASE.read_bytes()))
    cookie = json.loads(gzip.decompress(ANSWERS.read_bytes()))["cookie"]

    async def scenario():
        async with Client(server.url) as dora, Client(server.url) as thief:
            for client in (dora, thief):
                client.http.cookies.set(COOKIE, cookie)
            player = await who(dora)
            assert player
            assert await who(thief) == player
            await dora.post("/api/me", name="Dora")
            assert len((await dora.get("/api/me/sessions"))["sessions"]) == 1
            assert await who(dora) == player
            socket = await lobby(thief)
            await dora.http.delete("/api/session")
            assert await who(thief) is None
            assert await closed_with(socket) == 4001

    with ThreadServer(str(path)) as server:
        asyncio.run(scenario())


def test_an_account_takes_no_cookie_of_earlier_versions(house):
    async def scenario():
        async with Client(house.url, "Anna") as anna:
            signer = house.worker.signer
            old = [Guest(anna.player, "Anna"), Guest(anna.player, "Anna", "anna")]
            await account(anna, "anna")
            for guest in old:
                async with Client(house.url) as thief:
                    thief.http.cookies.set(COOKIE, signer.cookie(guest))
                    assert await who(thief) is None

    asyncio.run(scenario())


def test_nobody_locks_the_owner_out(tmp_path):
    rates = msgspec.structs.replace(PLENTY, sign_ins=(0.0001, 3))
    with ThreadServer(str(tmp_path / "t.db"), rates=rates) as server:

        async def scenario():
            async with Client(server.url, "Anna") as anna, Client(server.url) as guesser:
                await account(anna, "anna")
                await anna.http.delete("/api/session")
                wrong = {"login": "anna", "password": "wrong horse"}
                kinds = [await refused(guesser.post("/api/session", **wrong)) for _ in range(6)]
                assert kinds[0] == "bad-password"
                assert kinds[-1] == "too-many"
                right = {"login": "anna", "password": PASSWORD}
                assert await refused(guesser.post("/api/session", **right)) == "too-many"
                # The owner's browser has signed in before; what is right is not counted.
                for _ in range(5):
                    assert (await anna.post("/api/session", **right))["account"] == "anna"
                    await anna.http.delete("/api/session")
                # Its bucket has an end too, and is good for this login only.
                kinds = [await refused(anna.post("/api/session", **wrong)) for _ in range(6)]
                assert kinds == ["bad-password"] * 3 + ["too-many"] * 3
                other = {"login": "bert", "password": "wrong horse"}
                assert await refused(anna.post("/api/session", **other)) == "too-many"
                # Nobody makes such a cookie up.
                guesser.http.cookies.set(KNOWN_COOKIE, "WyJ4IixbImFubmEiXV0=.forged")
                assert await refused(guesser.post("/api/session", **right)) == "too-many"

        asyncio.run(scenario())


def test_guesses_at_the_old_password_are_slowed(tmp_path):
    rates = msgspec.structs.replace(PLENTY, sign_ins=(0.0001, 3))
    with ThreadServer(str(tmp_path / "t.db"), rates=rates) as server:

        async def scenario():
            async with Client(server.url, "Anna") as anna:
                await account(anna, "anna")
                path = "/api/accounts/password"
                guess = {"old": "wrong horse", "new": "battery staple"}
                kinds = [await refused(anna.post(path, **guess)) for _ in range(4)]
                assert kinds == ["bad-password"] * 3 + ["too-many"]

        asyncio.run(scenario())


def test_the_queue_for_passwords_has_an_end(monkeypatch):
    async def scenario():
        passwords = Passwords()
        free = asyncio.Event()

        async def held(_work):
            await free.wait()
            return "hash"

        monkeypatch.setattr(asyncio, "to_thread", held)
        waiting = [asyncio.create_task(passwords.hashed("x")) for _ in range(MOST_WAITING)]
        await until_true(lambda: passwords.waiting == MOST_WAITING)
        with pytest.raises(Exception, match="try again in a second") as full:
            await passwords.hashed("x")
        assert (full.value.kind, full.value.details) == ("unavailable", {"wait": 1})
        known = [passwords.hashed("x", known=True) for _ in range(KEPT_FOR_KNOWN)]
        waiting += [asyncio.create_task(one) for one in known]
        await until_true(lambda: passwords.waiting == MOST_WAITING + KEPT_FOR_KNOWN)
        with pytest.raises(Exception, match="try again in a second"):
            await passwords.hashed("x", known=True)
        free.set()
        assert set(await asyncio.gather(*waiting)) == {"hash"}
        assert await passwords.hashed("x") == "hash"

    asyncio.run(scenario())


def test_many_who_sign_in_at_once_are_answered_clearly(server):
    """Whether a place is free or not: never a fault, and told when to come again."""

    async def scenario():
        async with httpx.AsyncClient(base_url=server.url, timeout=PATIENCE) as client:
            body = {"login": "nobody", "password": "wrong horse"}
            asked = (client.post("/api/session", json=body) for _ in range(60))
            return await asyncio.gather(*asked)

    answers = asyncio.run(scenario())
    assert {answer.status_code for answer in answers} == {401, 503}
    for answer in answers:
        if answer.status_code == 503:
            assert answer.json()["error"]["type"] == "unavailable"
            assert answer.headers["retry-after"] == "2"


def test_a_session_cannot_begin_with_a_password_of_before(house):
    """Signing in and changing the password at the same moment."""

    async def scenario():
        async with Client(house.url, "Anna") as anna:
            await account(anna, "anna")
            return anna.player

    player = asyncio.run(scenario())
    begin = house.worker.sessions.begin(Guest(player, "Anna", "anna"), "", "another hash")
    with pytest.raises(Exception, match="changed a moment ago"):
        house.ask(begin)


def test_a_seat_secret_is_used_up_also_when_the_seat_is_handed_back(house):
    async def scenario():
        people = [Client(house.url, name) for name in ("Anna", "Phone", "Eve")]
        async with people[0] as anna, people[1] as phone, people[2] as eve:
            table = await anna.open_table("aisopos", ["me", "random"])
            first = (await anna.do(table, "secret", seat=0))["secret"]
            await phone.do(table, "join", secret=first)
            second = (await phone.do(table, "secret", seat=0))["secret"]
            await anna.do(table, "join", secret=second)
            for used in (first, second):
                assert await refused(eve.do(table, "join", secret=used)) == "forbidden"
            third = (await anna.do(table, "secret", seat=0))["secret"]
            assert third not in {first, second}
            assert (await eve.do(table, "join", secret=third))["seat"] == 0

    asyncio.run(scenario())
