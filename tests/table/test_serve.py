"""`ludotheque serve`: opened and closed in good order, refused with a clear word."""

import asyncio
import json
import signal

import httpx
from click.testing import CliRunner

from ludotheque.cli import main
from ludotheque.table.client import Client
from tests.table.houses import HouseElsewhere
from tests.table.playing import settled, two_players


def test_several_workers_need_postgresql(tmp_path):
    done = CliRunner().invoke(main, ["serve", "--workers", "2", "--db", str(tmp_path / "t.db")])
    assert done.exit_code == 2
    assert "SQLite serves one worker" in done.output


def test_an_unknown_database_is_refused():
    done = CliRunner().invoke(main, ["serve", "--db", "mysql://x/y"])
    assert done.exit_code == 2
    assert "mysql" in done.output


def test_a_house_closes_gracefully_and_goes_on_afterwards(tmp_path):
    house = HouseElsewhere(str(tmp_path / "t.db"))

    async def first():
        async with two_players(house.url, options={"first": 0}) as (anna, bert):
            await anna.do("start")
            await anna.until(lambda: anna.legal(0) != [])
            await anna.act(0, "place lion b2")
            number = await settled(anna, bert)
            house.process.send_signal(signal.SIGTERM)
            await anna.until(anna.lost.is_set)
            assert anna.socket.close_code == 1012
            return anna.table, number, anna.doc["views"], dict(anna.client.http.cookies)

    async def second(table, cookies):
        async with Client(house.url) as anna:
            anna.http.cookies.update(cookies)
            place = await anna.sit(table)
            found = place.number, place.doc["views"]
            await place.leave()
            return found

    with house:
        headers = httpx.get(house.url + "/health").headers
        assert "server" not in headers
        table, number, views, cookies = asyncio.run(first())
        house.process.wait(20)
        said = [json.loads(line) for line in house.said().splitlines() if line.startswith("{")]
        assert said[-1]["what"] == "house closed"
        house.open()
        assert asyncio.run(second(table, cookies)) == (number, views)
        log = house.said()
        for secret in cookies.values():
            assert secret not in log


def test_operators_are_told_how_the_house_is(house):
    assert httpx.get(house.url + "/health").json()["status"] == "alive"
    assert httpx.get(house.url + "/ready").json()["ready"] is True
    assert "ludotheque_live_tables" in httpx.get(house.url + "/metrics").text
    paths = httpx.get(house.url + "/schema/openapi.json").json()["paths"]
    assert "/api/tables" in paths
    assert "/api/tables/{table}/act" in paths


def test_the_page_is_served_where_it_is_built(house, tmp_path, monkeypatch):
    from ludotheque.table import app

    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<title>Ludotheque</title>")
    (tmp_path / "assets" / "a1.js").write_text("export {}")
    monkeypatch.setattr(app, "STATIC", tmp_path)
    page = httpx.get(house.url + "/table/abc?invite=x")
    assert "<title>Ludotheque</title>" in page.text
    assert page.headers["content-type"].startswith("text/html")
    script = httpx.get(house.url + "/assets/a1.js")
    assert "javascript" in script.headers["content-type"]
    assert "immutable" in script.headers["cache-control"]
    assert httpx.get(house.url + "/assets/none.js").status_code == 404
    for sly in ("/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt"):
        assert httpx.get(house.url + sly).status_code in {200, 404}
        assert "secret" not in httpx.get(house.url + sly).text
