"""Who somebody is: signed cookies, accounts, headers."""

import asyncio

import httpx
import pytest

from ludotheque.table.client import Client
from ludotheque.table.guests import Guest
from ludotheque.table.signing import Signer
from tests.table.playing import refused


def test_a_cookie_is_ours_or_nobodys():
    signer = Signer(b"house")
    cookie = signer.cookie(Guest("p1", "Änne", ""))
    assert signer.guest(cookie) == Guest("p1", "Änne", "")
    text, _, stamp = cookie.partition(".")
    for forged in (None, "", ".", cookie[:-1], f"{text[:-2]}Ag.{stamp}", f"é.{stamp}", text):
        assert signer.guest(forged) == Guest()
    assert Signer(b"another").guest(cookie) == Guest()


def test_a_guest_keeps_their_seat_when_they_change_their_name(server):
    async def scenario():
        async with Client(server.url, "Anna") as anna:
            first = await anna.get("/api/me")
            assert first == {"player": anna.player, "name": "Anna", "account": None}
            again = await anna.post("/api/me", name="  Anne   Marie ")
            assert again == {"player": anna.player, "name": "Anne Marie", "account": None}

    asyncio.run(scenario())


def test_the_cookie_cannot_be_read_by_scripts(server):
    header = httpx.post(server.url + "/api/me", json={"name": "Anna"}).headers["set-cookie"]
    for part in ("HttpOnly", "SameSite=lax", "Path=/"):
        assert part.lower() in header.lower()


def test_an_account_opens_the_same_seats_elsewhere(server):
    async def scenario():
        async with Client(server.url, "Anna") as anna, Client(server.url) as phone:
            table = await anna.open_table("aisopos", ["me", "random"])
            made = await anna.post("/api/accounts", login="Anna", password="correct horse")
            assert made["account"] == "anna"
            wrong = phone.post("/api/session", login="anna", password="correct house")
            assert await refused(wrong) == "bad-password"
            nobody = phone.post("/api/session", login="nobody", password="correct horse")
            assert await refused(nobody) == "bad-password"
            signed = await phone.post("/api/session", login="ANNA", password="correct horse")
            assert signed["player"] == anna.player
            assert [line["id"] for line in (await phone.get("/api/me/tables"))["tables"]] == [table]
            await phone.do(table, "start")
            await phone.http.delete("/api/session")
            phone.http.cookies.clear()
            assert (await phone.get("/api/me"))["player"] is None

    asyncio.run(scenario())


def test_passwords_are_kept_as_argon2_hashes(server):
    async def scenario():
        async with Client(server.url, "Dora") as dora:
            await dora.post("/api/accounts", login="dora", password="correct horse")

    asyncio.run(scenario())
    row = server.ask(server.worker.store.players.account("dora"))
    assert row["password"].startswith("$argon2id$")
    assert "correct horse" not in str(dict(row))


def test_a_login_is_taken_once(server):
    async def scenario():
        async with Client(server.url, "Bert") as bert, Client(server.url, "Carl") as carl:
            await bert.post("/api/accounts", login="bert", password="12345678")
            taken = carl.post("/api/accounts", login="bert", password="12345678")
            assert await refused(taken) == "taken"
            again = bert.post("/api/accounts", login="other", password="12345678")
            assert await refused(again) == "taken"
            short = carl.post("/api/accounts", login="carl", password="1234567")
            assert await refused(short) == "malformed"

    asyncio.run(scenario())


@pytest.mark.parametrize("path", ["/", "/api/games", "/api/nothing", "/table/abc?invite=x"])
def test_every_answer_protects_the_browser(server, path):
    headers = httpx.get(server.url + path).headers
    policy = headers["content-security-policy"]
    rules = dict(rule.strip().split(" ", 1) for rule in policy.split(";"))
    assert rules.pop("default-src") == "'none'"
    assert set(rules.values()) == {"'self'", "'none'"}, "nothing from elsewhere, nothing inline"
    assert {"script-src", "style-src", "img-src", "connect-src", "frame-ancestors"} <= set(rules)
    assert rules["frame-ancestors"] == rules["base-uri"] == "'none'"
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert "server" not in headers or "uvicorn" not in headers["server"]
