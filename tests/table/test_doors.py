"""What comes in by the door: addresses, bodies, names and headers that are not right."""

import asyncio
import json

import httpx
import pytest
from websockets.asyncio.client import connect

from ludotheque.table.client import Client
from ludotheque.table.http import rulebook
from ludotheque.table.text import is_visible, shown_name
from tests.table.playing import refused
from tests.table.servers import ThreadServer

LONG = "a" * 300
AT_A_TABLE = ["", "/view", "/record", "/replay", "/notes", "/chat"]


@pytest.fixture
def house(database):
    """Open a server on each kind of database."""
    with ThreadServer(database) as found:
        yield found


def test_an_address_with_a_zero_is_not_found(house):
    with httpx.Client(base_url=house.url) as anna:
        anna.post("/api/me", json={"name": "Anna"})
        for path in ("/%00", "/assets/%00", "/a%00b.js", "/api/games/%00/rules"):
            assert anna.get(path).status_code == 404, path
        for rest in AT_A_TABLE:
            answer = anna.get(f"/api/tables/%00{rest}")
            assert (answer.status_code, answer.json()["error"]["type"]) == (404, "unknown-table")
        for command in ("join", "start", "chat", "notes"):
            answer = anna.post(f"/api/tables/a%00/{command}", json={"text": "x"})
            assert (answer.status_code, answer.json()["error"]["type"]) == (404, "unknown-table")
        assert anna.get("/api/tables?game=%00").status_code < 500


def test_a_socket_at_a_table_with_a_zero_is_closed(house):
    async def scenario():
        address = f"{house.url.replace('http', 'ws')}/api/tables/%00/socket"
        async with connect(address) as socket:
            assert json.loads(await socket.recv())["error"]["type"] == "unknown-table"
            await socket.wait_closed()
            assert socket.close_code == 4004

    asyncio.run(scenario())


@pytest.mark.parametrize(
    "path", [f"/{LONG}", f"/assets/{LONG}.js", f"/{LONG}/{LONG}", "/" + "a/" * 3000]
)
def test_a_long_address_is_no_fault_of_the_server(server, path):
    assert httpx.get(server.url + path).status_code in {200, 404}


def test_a_login_that_grows_when_its_case_is_folded_is_refused(house):
    with httpx.Client(base_url=house.url) as anna:
        anna.post("/api/me", json={"name": "Anna"})
        # Each becomes three letters.
        body = {"login": "ΐ" * 40, "password": "correct horse"}
        answer = anna.post("/api/accounts", json=body)
        assert (answer.status_code, answer.json()["error"]["type"]) == (400, "malformed")
        assert "60" in answer.json()["error"]["message"]
        assert anna.post("/api/session", json=body).json()["error"]["type"] == "bad-password"
        kept = anna.post("/api/accounts", json={**body, "login": "Straße"}).json()
        assert kept["account"] == "strasse"


def test_a_game_without_a_rulebook_has_no_rules_to_read(server, monkeypatch, tmp_path):
    rulebook.rulebook.cache_clear()
    monkeypatch.setattr(rulebook, "files", lambda room: tmp_path)
    answer = httpx.get(server.url + "/api/games/aisopos/rules")
    rulebook.rulebook.cache_clear()
    assert (answer.status_code, answer.json()["error"]["type"]) == (404, "not-found")


@pytest.mark.parametrize(
    "kind",
    ["text/plain", "text/plain; charset=utf-8", "application/x-www-form-urlencoded",
     "multipart/form-data; boundary=x", "application/jsonp", None],
)  # fmt: skip
def test_a_body_is_json_and_says_so(server, kind):
    """A browser sends plain text for any site without asking first."""
    headers = {"Content-Type": kind} if kind else {}
    answer = httpx.post(server.url + "/api/me", content=b'{"name": "Anna"}', headers=headers)
    assert (answer.status_code, answer.json()["error"]["type"]) == (400, "malformed")
    assert "application/json" in answer.json()["error"]["message"]
    assert "set-cookie" not in answer.headers


@pytest.mark.parametrize("kind", ["application/json", "Application/JSON; charset=utf-8"])
def test_json_may_be_called_so_in_any_case(server, kind):
    headers = {"Content-Type": kind}
    answer = httpx.post(server.url + "/api/me", content=b'{"name": "Anna"}', headers=headers)
    assert answer.status_code == 200


def test_what_has_no_body_need_not_say_what_it_is(server):
    assert httpx.delete(server.url + "/api/session").status_code == 204


INVISIBLE = {
    "Hangul filler": "\u3164",
    "Hangul choseong filler": "\u115f\u1160",
    "half-width filler": "\uffa0",
    "blank Braille": "\u2800",
    "variation selector": "\ufe0f",
    "variation selector beyond": "\U000e0100",
    "combining accent": "\u0301",
    "combining joiner": "\u034f",
    "enclosing circle": "\u20dd",
    "Khmer inherent vowel": "\u17b4\u17b5",
    "Mongolian selector": "\u180b",
    "zero width space": "\u200b",
    "soft hyphen": "\u00ad",
    "null notehead": "\U0001d159",
    "spaces of all kinds": " \u00a0\u2003\u3000",
    "all together": "\u3164 \u0301\u2800\ufe0f",
}


@pytest.mark.parametrize("name", INVISIBLE)
def test_a_name_has_something_to_be_seen(server, name):
    async def scenario():
        async with Client(server.url, "Anna") as anna, Client(server.url) as stranger:
            text = INVISIBLE[name]
            assert await refused(stranger.post("/api/me", name=text)) == "malformed"
            login = {"login": text * 2, "password": "correct horse"}
            assert await refused(anna.post("/api/accounts", **login)) == "malformed"
            seats = [{"kind": "me", "name": text}, {"kind": "open"}]
            opening = anna.post("/api/tables", game="aisopos", seats=seats)
            assert await refused(opening) == "malformed"
            table = await anna.open_table("aisopos", ["open", "open"])
            assert await refused(anna.do(table, "join", name=text)) == "malformed"
            assert (await anna.do(table, "join", name=""))["seat"] == 0

    asyncio.run(scenario())


def test_names_in_every_script_are_seen():
    for name in (
        "Anna",
        "Änne",
        "Zoe\u0308",
        "李",
        "한국",
        "नमस्ते",
        "اسم",
        "1",
        "❤️",
        "👩‍👧",
        "⠓⠊",
        "-",
    ):
        assert is_visible(name), name
        assert shown_name(name, "name"), name
    assert shown_name(" An\u3164na\u2800 ", "name") == "Anna"


def test_what_is_said_can_be_seen(server):
    async def scenario():
        async with Client(server.url, "Anna") as anna:
            table = await anna.open_table("aisopos", ["me", "random"])
            assert await refused(anna.do(table, "chat", text="\u3164\u2800")) == "malformed"
            await anna.do(table, "chat", text="❤️")

    asyncio.run(scenario())


def test_a_browser_that_came_by_https_comes_by_https_again(tmp_path):
    by_proxy = {"X-Forwarded-Proto": "https"}
    with ThreadServer(str(tmp_path / "t.db")) as server:
        for path in ("/health", "/api/games", "/api/nothing", "/"):
            secure = httpx.get(server.url + path, headers=by_proxy).headers
            assert secure["strict-transport-security"] == "max-age=31536000"
            assert "strict-transport-security" not in httpx.get(server.url + path).headers
    with ThreadServer(str(tmp_path / "s.db"), secure=True) as server:
        assert "strict-transport-security" in httpx.get(server.url + "/health").headers
