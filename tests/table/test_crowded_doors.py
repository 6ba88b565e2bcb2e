"""Doors: connections that say nothing or half of something, and crowds of them."""

import asyncio
from contextlib import AsyncExitStack

import pytest

from ludotheque.table.client import Refused
from ludotheque.table.errors import RequestError
from ludotheque.table.guests import Guest
from ludotheque.table.http import protocols, sockets
from ludotheque.table.http.doorkeeper import OF_PLAYER, RESERVE, Doorkeeper
from ludotheque.table.limits import Rates, address_key
from ludotheque.table.live.listener import Listener
from ludotheque.table.settings import Settings
from tests.table.playing import two_players, until_true
from tests.table.raw_sockets import RawSocket, text_frame
from tests.table.servers import PATIENCE, ThreadServer
from tests.table.strangers import broken

# An address of our own that no proxy has.
ELSEWHERE = "127.0.0.7"
PING = text_frame('{"do": "ping"}')
GET = b"GET /health HTTP/1.1\r\nHost: here\r\n\r\n"
POST = b"POST /api/me HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\n"


@pytest.fixture
def in_haste(monkeypatch):
    """Let deadlines be short."""
    monkeypatch.setattr(protocols, "LOOK_EVERY", 0.05)
    monkeypatch.setattr(protocols, "HEAD_WITHIN", 0.1)
    monkeypatch.setattr(protocols, "REQUEST_WITHIN", 0.1)
    monkeypatch.setattr(sockets, "HELLO_WITHIN", 0.1)


# Half of something


@pytest.mark.parametrize(
    "half",
    [
        b"",
        b"\r\n",
        b"GET /he",
        b"GET /health HTTP/1.1\r\nHost: he",
        POST + b'Content-Length: 999\r\n\r\n{"name": "An',
        GET + b"GET /health HT",
        GET + POST + b"Content-Length: 999\r\n\r\n{",
    ],
)
def test_half_a_request_is_not_waited_for(server, in_haste, half):
    async def scenario():
        async with RawSocket(server.url) as stranger:
            await stranger.send(half)
            heard = await stranger.until_closed(PATIENCE)
            assert heard.count(b"200 OK") == half.count(GET)

    asyncio.run(scenario())
    assert not broken(server.url)


def test_a_whole_request_has_all_the_time_it_needs(server, in_haste, monkeypatch):
    """What is slow is the answer; then the connection is kept for a next request."""

    store = server.worker.store.lists
    counts = store.counts

    async def slow_counts():
        await asyncio.sleep(0.5)
        return await counts()

    monkeypatch.setattr(store, "counts", slow_counts)

    async def scenario():
        async with RawSocket(server.url) as patient:
            await patient.send(b"GET /ready HTTP/1.1\r\nHost: here\r\n\r\n")
            assert b"200 OK" in await patient.receive()
            await asyncio.sleep(0.5)
            await patient.send(GET)
            assert b"200 OK" in await patient.receive()

    asyncio.run(scenario())


def test_a_socket_has_to_say_hello(server, in_haste):
    async def scenario():
        async with two_players(server.url, open=True) as (anna, _bert):
            async with RawSocket(server.url) as silent:
                await silent.upgrade(f"/api/tables/{anna.table}/socket")
                # To ask whether anybody is there is no hello.
                await silent.send(PING)
                heard = await silent.until_closed(PATIENCE)
            assert b"pong" in heard
            assert b"say hello first" in heard
            assert heard.endswith((4005).to_bytes(2, "big"))
            await asyncio.sleep(0.3)
            assert await anna.do("chat", text="we have said hello")

    asyncio.run(scenario())


# Crowds


def test_one_address_is_one_guest_and_so_is_half_of_an_ipv6_address():
    assert address_key("192.0.2.7") == "192.0.2.7"
    assert address_key("::ffff:192.0.2.7") == "192.0.2.7"
    assert address_key("2001:db8:1:2::1") == address_key("2001:db8:1:2:ffff::9")
    assert address_key("2001:db8:1:2::1") != address_key("2001:db8:1:3::1")
    assert address_key("testclient") == "testclient"


def test_those_who_say_nothing_make_room_for_newer_ones_of_their_address(tmp_path):
    async def scenario(server):
        async with AsyncExitStack() as stack:
            crowd = [RawSocket(server.url, ELSEWHERE) for _ in range(12)]
            for one in crowd:
                await stack.enter_async_context(one)
                await one.send(b"GET /health HTTP/1.1\r\n")
            doorkeeper = server.app.state.doorkeeper
            await until_true(lambda: len(doorkeeper.waiting_of.get(ELSEWHERE, ())) == 5)
            for one in crowd[:7]:
                assert await one.until_closed(PATIENCE) == b""
            # Whoever says all that is to be said is answered, and those of other addresses stay.
            newest = await stack.enter_async_context(RawSocket(server.url, ELSEWHERE))
            await newest.send(GET)
            assert b"200 OK" in await newest.receive()
            other = await stack.enter_async_context(RawSocket(server.url))
            await other.send(GET)
            assert b"200 OK" in await other.receive()

    with ThreadServer(str(tmp_path / "tables.db"), address_connections=5) as server:
        asyncio.run(scenario(server))


def test_where_all_is_taken_whoever_waited_longest_makes_room(tmp_path):
    async def scenario(server):
        async with AsyncExitStack() as stack:
            crowd = [RawSocket(server.url, f"127.0.1.{number}") for number in range(1, 13)]
            for one in crowd:
                await stack.enter_async_context(one)
                await one.send(b"GET /health HTTP/1.1\r\n")
            assert await crowd[0].until_closed(PATIENCE) == b""
            await crowd[-1].send(b"\r\n")
            assert b"200 OK" in await crowd[-1].receive()

    with ThreadServer(str(tmp_path / "tables.db"), most_connections=8) as server:
        asyncio.run(scenario(server))


def test_a_crowd_of_strangers_does_not_keep_those_out_who_sit_at_the_table(tmp_path):
    """They come from the same address, hold all its sockets, and knock without end."""

    async def scenario(server):
        async with two_players(server.url, open=True) as (anna, bert):
            async with AsyncExitStack() as stack:
                await bert.leave()
                for _ in range(4):
                    stranger = await stack.enter_async_context(RawSocket(server.url))
                    await stranger.upgrade("/api/socket")
                refused = await stack.enter_async_context(RawSocket(server.url))
                await refused.upgrade("/api/socket")
                heard = await refused.until_closed(PATIENCE)
                assert b"too-many" in heard
                assert heard.endswith((4008).to_bytes(2, "big"))
                # One who sits elsewhere is a stranger here.
                async with two_players(server.url) as (other, _):
                    with pytest.raises((ConnectionError, Refused)):
                        await other.client.sit(anna.table)
                await bert.connect()
                await bert.do("chat", text="I am in")
            doorkeeper = server.app.state.doorkeeper
            await until_true(lambda: len(doorkeeper.sockets["127.0.0.1"]) == 2)

    with ThreadServer(str(tmp_path / "tables.db"), address_connections=4) as server:
        asyncio.run(scenario(server))


def test_a_player_who_sits_has_a_bucket_of_their_own(tmp_path):
    rates = Rates(requests=(0.001, 40))

    async def scenario(server):
        async with two_players(server.url, open=True) as (anna, _bert):
            knocks = 0
            while knocks < 60:
                async with RawSocket(server.url) as stranger:
                    await stranger.upgrade("/api/socket")
                knocks += 1
            assert await refusal(anna.client.get("/api/me")) == "too-many"
            await anna.leave()
            await anna.connect()

    with ThreadServer(str(tmp_path / "tables.db"), rates=rates) as server:
        asyncio.run(scenario(server))


def test_a_socket_is_counted_before_the_database_is_asked_who_it_is(tmp_path, monkeypatch):
    allowed = 20
    rates = Rates(requests=(0.001, allowed))

    async def scenario(server):
        sessions = server.worker.sessions
        known = sessions.known
        asked = []

        async def counted(claimed):
            asked.append(claimed)
            return await known(claimed)

        async with two_players(server.url, open=True) as (anna, _bert):
            monkeypatch.setattr(sessions, "known", counted)
            cookie = anna.client.cookie()["Cookie"]
            for _ in range(4 * allowed):
                async with RawSocket(server.url) as knocking:
                    await knocking.upgrade("/api/socket", cookie)
                    await knocking.receive()
            # Those of the address, then those of the player.
            assert len(asked) <= 2 * allowed

    with ThreadServer(str(tmp_path / "tables.db"), rates=rates) as server:
        asyncio.run(scenario(server))


async def refusal(work):
    with pytest.raises(Refused) as refused:
        await work
    return refused.value.kind


def listener(player, *viewpoints):
    found = Listener(Guest(player), lambda: None)
    found.viewpoints = viewpoints
    return found


def test_a_part_of_the_house_is_kept_for_those_who_sit():
    house = Doorkeeper(Settings(most_connections=100, address_connections=10))
    room = int(100 * (1 - RESERVE))
    for number in range(room):
        house.check_room(f"a{number}", "", seated=False)
        house.enter(f"a{number}", listener("", "spectator"))
    with pytest.raises(RequestError, match="full"):
        house.check_room("new", "p1", seated=False)
    for number in range(100 - room):
        house.check_room("new", f"p{number}", seated=True)
        house.enter("new", listener(f"p{number}", "0"))
    with pytest.raises(RequestError, match="full"):
        house.check_room("newer", "p99", seated=True)


def test_those_who_sit_are_not_counted_among_the_strangers_of_their_address():
    settings = Settings(most_connections=1000, address_connections=50, address_seats=60)
    house = Doorkeeper(settings)
    for number in range(60):
        house.check_room("here", f"p{number}", seated=False)
        house.enter("here", listener(f"p{number}", "0"))
    strangers = [listener("", "spectator") for _ in range(50)]
    for stranger in strangers:
        house.check_room("here", "", seated=False)
        house.enter("here", stranger)
    for seated in (False, True):
        with pytest.raises(RequestError, match="your address"):
            house.check_room("here", "p99", seated=seated)
    house.leave("here", strangers[0])
    house.check_room("here", "", seated=False)


def test_one_player_does_not_hold_all_the_seats_of_an_address():
    house = Doorkeeper(Settings(most_connections=1000, address_connections=OF_PLAYER))
    for _ in range(OF_PLAYER):
        house.check_room("here", "p1", seated=False)
        house.enter("here", listener("p1", "0"))
    for seated in (False, True):
        with pytest.raises(RequestError, match="you hold"):
            house.check_room("here", "p1", seated=seated)
    house.check_room("here", "p2", seated=False)


def test_nobody_is_remembered_who_has_gone(server):
    async def scenario():
        async with two_players(server.url, open=True) as (anna, _bert):
            await anna.do("chat", text="hello")
        doorkeeper = server.app.state.doorkeeper
        await until_true(lambda: not doorkeeper.sockets and not doorkeeper.waiting_of)
        await until_true(lambda: not doorkeeper.waiting)

    asyncio.run(scenario())
