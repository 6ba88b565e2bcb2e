"""Bad input: each gets a typed error and changes nothing."""

import asyncio
import json
from contextlib import suppress

import httpx
import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from ludotheque.table.client import Client
from ludotheque.table.limits import Rates
from ludotheque.table.store.connections import DatabaseLost
from tests.table.playing import refused, settled, two_players
from tests.table.servers import PATIENCE, PLENTY, ThreadServer


async def answer_to(place, data):
    """Send *data* as it is and return the type of the next error."""
    heard = asyncio.get_running_loop().create_future()

    def listen(text):
        message = json.loads(text)
        if message["type"] == "error" and not heard.done():
            heard.set_result(message["error"]["type"])

    place.raw = listen
    await place.socket.send(data)
    return await asyncio.wait_for(heard, PATIENCE)


BAD_MESSAGES = {
    "no json": ("{", "malformed"),
    "no object": ("[1]", "malformed"),
    "nothing": ("", "malformed"),
    "bytes": (b"\xff\xfe", "malformed"),
    "lone surrogate": ('{"do": "chat", "text": "\\ud800"}', "malformed"),
    "unknown command": ('{"do": "cheat"}', "malformed"),
    "missing field": ('{"do": "act", "seat": 0}', "malformed"),
    "wrong type": ('{"do": "resign", "seat": "zero"}', "malformed"),
    "negative seat": ('{"do": "resign", "seat": -1}', "malformed"),
    "no seat": ('{"do": "resign", "seat": 50}', "forbidden"),
    "deep": ("[" * 5000, "malformed"),
    "wrong seat": ('{"do": "act", "seat": 1, "number": 2, "actions": ["pass"]}', "forbidden"),
    "unknown action": ('{"do": "act", "seat": 0, "number": 9, "actions": ["x"]}', "stale"),
    "huge number": ('{"do": "act", "seat": 0, "number": 1e99, "actions": ["x"]}', "malformed"),
    "no actions": ('{"do": "act", "seat": 0, "number": 2, "actions": []}', "malformed"),
    "oversized": (json.dumps({"do": "chat", "text": "x" * 70_000}), "too-large"),
}


@pytest.mark.parametrize("name", BAD_MESSAGES)
def test_a_bad_message_is_answered_and_changes_nothing(server, name):
    async def scenario():
        async with two_players(server.url, options={"first": 0}) as (anna, bert):
            await anna.do("start")
            number = await settled(anna, bert)
            data, kind = BAD_MESSAGES[name]
            assert await answer_to(anna, data) == kind
            assert await settled(anna, bert) == number
            await anna.act(0, anna.legal(0)[0])

    asyncio.run(scenario())


def test_a_message_of_megabytes_closes_the_socket(server):
    async def scenario():
        async with two_players(server.url) as (anna, _bert):
            # The door may be shut before all of it is out.
            with suppress(ConnectionClosed):
                await anna.socket.send("x" * (1 << 21))
            await anna.until(anna.lost.is_set)
            assert anna.socket.close_code == 1009
            await anna.connect()
            assert anna.doc["you"]["seats"] == [0]

    asyncio.run(scenario())


def test_commands_come_after_hello(server):
    async def scenario():
        async with Client(server.url, "Anna") as anna:
            table = await anna.open_table("aisopos", ["me", "random"])
            address = f"{server.url.replace('http', 'ws')}/api/tables/{table}/socket"
            async with connect(address, additional_headers=anna.cookie()) as socket:
                await socket.send('{"do": "start"}')
                assert json.loads(await socket.recv())["error"]["type"] == "malformed"
                await socket.send('{"do": "ping"}')
                assert json.loads(await socket.recv())["type"] == "pong"

    asyncio.run(scenario())


@pytest.mark.parametrize(
    ("origin", "code"), [("http://elsewhere.example", 4003), ("null", 4003), ("http://[", 4003)]
)
def test_a_socket_from_another_site_is_closed(server, origin, code):
    async def scenario():
        async with Client(server.url, "Anna") as anna:
            table = await anna.open_table("aisopos", ["me", "random"], open=True)
            address = f"{server.url.replace('http', 'ws')}/api/tables/{table}/socket"
            headers = {**anna.cookie(), "Origin": origin}
            async with connect(address, additional_headers=headers) as socket:
                assert json.loads(await socket.recv())["error"]["type"] == "forbidden"
                with pytest.raises(ConnectionClosed) as closed:
                    await socket.recv()
                assert closed.value.rcvd.code == code

    asyncio.run(scenario())


async def closed_in_the_end(socket):
    """Yield every message until the server closes the socket."""
    try:
        while True:
            yield await asyncio.wait_for(socket.recv(), PATIENCE)
    except ConnectionClosed:
        return


def test_the_lobby_socket_tells_another_site_nothing(server):
    async def scenario():
        async with Client(server.url, "Anna") as anna:
            await anna.open_table("aisopos", ["me", "random"], open=True)
            address = f"{server.url.replace('http', 'ws')}/api/socket"
            headers = {**anna.cookie(), "Origin": "http://elsewhere.example"}
            async with connect(address, additional_headers=headers) as socket:
                heard = [json.loads(text) async for text in closed_in_the_end(socket)]
                assert [message["type"] for message in heard] == ["error"]
                assert heard[0]["error"]["type"] == "forbidden"
                assert socket.close_code == 4003

    asyncio.run(scenario())


def test_sockets_are_counted_like_requests(tmp_path):
    rates = msgspec.structs.replace(PLENTY, requests=(0.01, 10))
    with ThreadServer(str(tmp_path / "t.db"), rates=rates) as server:

        async def scenario():
            address = f"{server.url.replace('http', 'ws')}/api/socket"
            codes = []
            for _ in range(12):
                async with connect(address) as socket:
                    message = json.loads(await socket.recv())
                    if message["type"] == "error":
                        assert message["error"]["type"] == "too-many"
                        await socket.wait_closed()
                        codes.append(socket.close_code)
            assert codes[-1] == 4008

        asyncio.run(scenario())


def test_an_unknown_table_closes_the_socket(server):
    async def scenario():
        async with Client(server.url, "Anna") as anna:
            with pytest.raises(ConnectionError):
                await anna.sit("nothere")

    asyncio.run(scenario())


def post(server, path, body, cookies=None, **headers):
    data = body if isinstance(body, bytes) else json.dumps(body).encode()
    headers.setdefault("Content-Type", "application/json")
    return httpx.post(server.url + path, content=data, headers=headers, cookies=cookies)


SEATS = [{"kind": "me"}, {"kind": "open"}]
BAD_TABLES = {
    "unknown game": ({"game": "chess", "seats": SEATS}, 404, "unknown-game"),
    "one seat": ({"game": "aisopos", "seats": SEATS[:1]}, 422, "bad-seats"),
    "seven seats": ({"game": "aisopos", "seats": SEATS + [{"kind": "bot"}] * 5}, 422, "bad-seats"),
    "no seats": ({"game": "aisopos", "seats": []}, 400, "malformed"),
    "odd seat": ({"game": "aisopos", "seats": [{"kind": "throne"}]}, 400, "malformed"),
    "odd option": ({"game": "aisopos", "seats": SEATS, "options": {"x": 1}}, 422, "bad-option"),
    "odd value": ({"game": "aisopos", "seats": SEATS, "options": {"games": 9}}, 422, "bad-option"),
    "a pack": ({"game": "aisopos", "seats": SEATS, "pack": {}}, 422, "bad-pack"),
    "a seed": ({"game": "aisopos", "seats": SEATS, "seed": "1"}, 422, "bad-seed"),
    "a bad seed": ({"game": "aisopos", "seats": SEATS, "seed": "-1", "practice": True}, 400,
                   "malformed"),
    "a huge seed": ({"game": "aisopos", "seats": SEATS, "seed": "9" * 39, "practice": True}, 422,
                    "bad-seed"),
    "unknown bot": ({"game": "aisopos", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "hal"}]},
                    422, "unknown-bot"),
    "greedy for ever": ({"game": "aisopos", "seats": [{"kind": "me"},
                         {"kind": "bot", "bot": "greedy:worlds=1000000"}]}, 422, "unknown-bot"),
    "options of a level": ({"game": "aisopos", "seats": [{"kind": "me"},
                            {"kind": "bot", "bot": "expert:ms=100000000"}]}, 422, "unknown-bot"),
    "odd clock": ({"game": "aisopos", "seats": SEATS, "clock": {"kind": "sand"}}, 400, "malformed"),
    "no seconds": ({"game": "aisopos", "seats": SEATS, "clock": {"kind": "move", "seconds": 0}},
                   400, "malformed"),
    "broken json": (b"{", 400, "malformed"),
    "no utf-8": (b'{"game": "\xff"}', 400, "malformed"),
    "oversized": ({"game": "aisopos", "seats": SEATS, "name": "x" * 600_000}, 413, "too-large"),
}  # fmt: skip


@pytest.mark.parametrize("name", BAD_TABLES)
def test_a_bad_table_is_not_opened(server, name):
    body, status, kind = BAD_TABLES[name]
    cookies = httpx.post(server.url + "/api/me", json={"name": "Anna"}).cookies
    before = httpx.get(server.url + "/ready").json()["tables"]
    answer = post(server, "/api/tables", body, cookies)
    assert (answer.status_code, answer.json()["error"]["type"]) == (status, kind)
    assert httpx.get(server.url + "/ready").json()["tables"] == before


def test_what_is_not_there_is_not_found(server):
    for path in ("/api/nothing", "/api/tables/nothere", "/api/games/chess/rules", "/x.js"):
        assert httpx.get(server.url + path).status_code == 404, path
    assert httpx.get(server.url + "/api/tables/nothere").json()["error"]["type"] == "unknown-table"
    answer = httpx.delete(server.url + "/api/games")
    assert (answer.status_code, answer.json()["error"]["type"]) == (405, "not-supported")


def test_a_stranger_says_a_name_first(server):
    assert post(server, "/api/tables", {"game": "aisopos", "seats": SEATS}).status_code == 401
    answer = post(server, "/api/tables/x/start", {})
    assert answer.json()["error"]["type"] == "no-name"
    assert post(server, "/api/me", {"name": "\t \x00"}).status_code == 400
    assert post(server, "/api/me", {"name": "x" * 31}).status_code == 400


def test_another_site_cannot_act_for_a_guest(server):
    answer = post(server, "/api/me", {"name": "Anna"}, Origin="http://elsewhere.example")
    assert answer.json()["error"]["type"] == "forbidden"
    assert post(server, "/api/me", {"name": "Anna"}, Origin=server.url).status_code == 200


def test_a_finished_game_is_needed_for_its_record(server):
    async def scenario():
        async with two_players(server.url) as (anna, _):
            await anna.do("start")
            for path in ("record", "replay"):
                got = anna.client.get(f"/api/tables/{anna.table}/{path}")
                assert await refused(got) == "not-now"

    asyncio.run(scenario())


def test_a_replay_asks_for_a_viewpoint_that_exists(server):
    async def scenario():
        async with two_players(server.url) as (anna, _):
            await anna.do("start")
            await anna.do("resign", seat=0)
            for viewpoint in ("2", "-1", "x"):
                got = anna.client.get(f"/api/tables/{anna.table}/replay", viewpoint=viewpoint)
                assert await refused(got) == "malformed"
            got = anna.client.get(f"/api/tables/{anna.table}/replay", count=501)
            assert await refused(got) == "malformed"

    asyncio.run(scenario())


def test_too_many_requests_are_told_to_wait(tmp_path):
    rates = Rates(requests=(0.01, 20), tables=(0.01, 2), messages=(0.01, 10))
    with ThreadServer(str(tmp_path / "t.db"), rates=rates) as server:

        async def scenario():
            async with Client(server.url, "Anna") as anna:
                table = await anna.open_table("aisopos", ["me", "random"])
                await anna.open_table("aisopos", ["me", "random"])
                opening = anna.open_table("aisopos", ["me", "random"])
                assert await refused(opening) == "too-many"
                place = await anna.sit(table)
                kinds = [await refused(place.do("why", seat=0, action="x")) for _ in range(20)]
                assert kinds[:8] == ["not-now"] * 8
                assert kinds[-1] == "too-many"
                for _ in range(120):
                    if not place.lost.is_set():
                        await place.send({"do": "ping"})
                await place.until(place.lost.is_set)
                assert place.socket.close_code == 4008

        asyncio.run(scenario())
        answers = [httpx.get(server.url + "/api/me") for _ in range(30)]
        assert answers[-1].status_code == 429
        assert int(answers[-1].headers["retry-after"]) >= 1


def test_a_full_server_opens_no_more_tables_and_room_is_made_again(tmp_path):
    with ThreadServer(str(tmp_path / "t.db"), most_tables=2, idle=0) as server:

        async def scenario():
            async with Client(server.url, "Anna") as anna:
                places = []
                for _ in range(2):
                    table = await anna.open_table("aisopos", ["me", "open"])
                    places.append(await anna.sit(table))
                assert await refused(anna.open_table("aisopos", ["me", "open"])) == "unavailable"
                for place in places:
                    await place.leave()
                async with asyncio.timeout(PATIENCE):
                    while await refused(anna.open_table("aisopos", ["me", "open"])) != "nothing":  # noqa: ASYNC110
                        await asyncio.sleep(0.05)  # the sweeper's rounds tell nobody

        asyncio.run(scenario())


def test_a_database_that_is_lost_is_told_and_nothing_has_happened(server, monkeypatch):
    async def scenario():
        async with two_players(server.url, options={"first": 0}) as (anna, bert):
            await anna.do("start")
            number = await settled(anna, bert)
            monkeypatch.setattr(server.worker.store.logs, "append", lost)
            assert await refused(anna.act(0, "place lion b2", id="same")) == "unavailable"
            act = {"seat": 0, "number": number, "actions": ["place lion b2"]}
            doing = anna.client.do(anna.table, "act", **act)
            assert await refused(doing) == "unavailable"
            monkeypatch.undo()
            assert await settled(anna, bert) == number
            done = await anna.act(0, "place lion b2", id="same")
            assert (done["taken"], done["at"]) == (1, number + 1)

    async def lost(*_):
        raise DatabaseLost("connection lost")

    asyncio.run(scenario())
    assert httpx.get(server.url + "/ready").status_code == 200


def test_replays_cannot_keep_the_bots_from_thinking(tmp_path):
    rates = msgspec.structs.replace(PLENTY, replays=(0.001, 2))
    with ThreadServer(str(tmp_path / "t.db"), rates=rates) as server:

        async def scenario():
            async with two_players(server.url) as (anna, _):
                await anna.do("start")
                await anna.do("resign", seat=0)
                path = f"/api/tables/{anna.table}"
                assert await refused(anna.client.get(f"{path}/record")) == "nothing"
                assert await refused(anna.client.get(f"{path}/replay")) == "nothing"
                assert await refused(anna.client.get(f"{path}/replay")) == "too-many"

        asyncio.run(scenario())


def test_passwords_cannot_be_tried_quickly(tmp_path):
    rates = Rates(PLENTY.requests, PLENTY.tables, PLENTY.messages, (0.01, 3))
    with ThreadServer(str(tmp_path / "t.db"), rates=rates) as server:
        body = {"login": "anna", "password": "wrong wrong"}
        kinds = [post(server, "/api/session", body).json()["error"]["type"] for _ in range(5)]
        assert kinds == ["bad-password"] * 3 + ["too-many"] * 2
