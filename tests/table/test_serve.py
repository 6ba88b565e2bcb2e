"""`ludotheque serve`: opened and closed in good order, refused with a clear word."""

import asyncio
import errno
import json
import random
import signal
import socket

import httpx
import pytest
from click.testing import CliRunner

from ludotheque.cli import main
from ludotheque.table.client import Client
from tests.table.playing import play_on, refused, settled, two_players
from tests.table.servers import PATIENCE, ProcessServer, free_port


def test_several_workers_need_postgresql(tmp_path):
    done = CliRunner().invoke(main, ["serve", "--workers", "2", "--db", str(tmp_path / "t.db")])
    assert done.exit_code == 2
    assert "SQLite serves one worker" in done.output


def test_an_unknown_database_is_refused():
    done = CliRunner().invoke(main, ["serve", "--db", "mysql://x/y"])
    assert done.exit_code == 2
    assert "mysql" in done.output


NO_DATABASE = [
    ("mysql://x/y", "la base de données « mysql »"),
    ("://", "la base de données est un fichier"),
    ("postgresql://me:hidden@127.0.0.1:1/none", "postgresql://me:***@127.0.0.1:1/none"),
    ("/tmp", "/tmp est un dossier"),
    ("/dev/null/tables.db", "/dev/null : "),
]  # fmt: skip


@pytest.mark.parametrize(("place", "said"), NO_DATABASE)
def test_a_database_that_does_not_open_is_one_line_before_anything_is_announced(place, said):
    words = ["serve", "--db", place, "--port", str(free_port()), "--lang", "fr"]
    done = CliRunner().invoke(main, words)
    assert done.exit_code in (1, 2)
    assert not done.stdout
    assert done.stderr.startswith("Erreur : ")
    assert said in done.stderr
    assert done.stderr.count("\n") == 1


def test_an_address_that_cannot_be_had_is_one_line_before_anything_is_announced(tmp_path):
    def said(*words):
        done = CliRunner().invoke(main, ["serve", "--db", str(tmp_path / "t.db"), *words])
        assert not done.stdout
        return done.stderr

    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        taken = said("--port", str(port), "--lang", "de")
    place = f"an Port {port} von 127.0.0.1 kann nicht gelauscht werden"
    assert taken == f"Fehler: {place}: die Adresse ist schon vergeben\n"
    assert said("--port", "65536") == "Error: --port: at most 65535, not 65536\n"
    assert said("--host", "300.1.1.1") == "Error: there is no host '300.1.1.1'\n"
    assert said("--workers", "0") == "Error: --workers: at least 1, not 0\n"


def test_a_server_closes_gracefully_and_goes_on_afterwards(tmp_path):
    server = ProcessServer(str(tmp_path / "t.db"))

    async def first():
        async with two_players(server.url, options={"first": 0}) as (anna, bert):
            await anna.do("start")
            await anna.until(lambda: anna.legal(0) != [])
            await anna.act(0, "place lion b2")
            number = await settled(anna, bert)
            server.process.send_signal(signal.SIGTERM)
            await anna.until(anna.lost.is_set)
            assert anna.socket.close_code == 1012
            return anna.table, number, anna.doc["views"], dict(anna.client.http.cookies)

    async def second(table, cookies):
        async with Client(server.url) as anna:
            anna.http.cookies.update(cookies)
            place = await anna.sit(table)
            found = place.number, place.doc["views"]
            await place.leave()
            return found

    with server:
        headers = httpx.get(server.url + "/health").headers
        assert "server" not in headers
        table, number, views, cookies = asyncio.run(first())
        server.process.wait(PATIENCE)
        said = [json.loads(line) for line in server.said().splitlines() if line.startswith("{")]
        assert said[-1]["what"] == "house closed"
        server.open()
        assert asyncio.run(second(table, cookies)) == (number, views)


def test_nothing_secret_is_written_down(tmp_path):
    """Whatever is done, right or wrong: cookies, passwords, invites, seats, talk, seeds."""
    secrets = {"correct horse", "wrong horse", "well hidden talk", "a private note"}

    async def everything(url):
        async with two_players(url, options={"first": 0}) as (anna, bert):
            secrets.update(anna.client.http.cookies.values(), [anna.doc["you"]["invite"]])
            secrets.add((await anna.do("secret", seat=0))["secret"])
            login = {"login": "anna", "password": "correct horse"}
            await anna.client.post("/api/accounts", **login)
            wrong = anna.client.post("/api/session", **{**login, "password": "wrong horse"})
            assert await refused(wrong) == "bad-password"
            assert await refused(bert.do("join", secret="0.guess")) == "forbidden"
            await anna.do("start")
            await anna.do("chat", text="well hidden talk")
            await anna.do("notes", text="a private note")
            await anna.client.get(f"/api/tables/{anna.table}", invite=anna.doc["you"]["invite"])
            await anna.socket.send('{"do": "act", "text": "well hidden talk"')
            await anna.do("resign", seat=0)
            await settled(anna, bert)
            record = await anna.client.get(f"/api/tables/{anna.table}/record")
            secrets.add(str(record["seed"]))

    with ProcessServer(str(tmp_path / "t.db")) as server:
        asyncio.run(everything(server.url))
        server.close()
        said = server.said()
    assert '"what":"table opened"' in said
    assert [secret for secret in secrets if secret in said] == []


def test_the_password_of_a_database_is_not_written_down():
    server = ProcessServer("postgresql://me:well-hidden@127.0.0.1:1/none")
    with pytest.raises(AssertionError, match="did not open"):
        server.open()
    assert "well-hidden" not in server.said()


def test_operators_are_told_how_the_server_is(server):
    assert httpx.get(server.url + "/health").json()["status"] == "alive"
    assert httpx.get(server.url + "/ready").json()["ready"] is True
    before = metered(server, 'ludotheque_actions_total{by="player",game="aisopos"}')

    async def play():
        async with Client(server.url, "Anna") as anna:
            table = await anna.open_table("aisopos", ["me", "random"])
            place = await anna.sit(table)
            await place.do("start")
            taken = await play_on(place, random.Random(1), until=12)
            assert metered(server, "ludotheque_connected") >= 1
            await place.leave()
            return taken

    taken = asyncio.run(play())
    after = metered(server, 'ludotheque_actions_total{by="player",game="aisopos"}')
    assert after - before == taken > 0
    for name in ("live_tables", "commit_seconds_count", "news_bytes_count"):
        assert metered(server, f"ludotheque_{name}") > 0
    paths = httpx.get(server.url + "/schema/openapi.json").json()["paths"]
    assert "/api/tables" in paths
    assert "/api/tables/{table}/act" in paths


def metered(server, name):
    """Return what the meter *name* shows, 0 where it shows nothing yet."""
    for line in httpx.get(server.url + "/metrics").text.splitlines():
        if line.startswith(f"{name} "):
            return float(line.split()[-1])
    return 0.0


def test_a_house_without_a_page_says_what_is_missing_and_how_to_get_it(
    server, tmp_path, monkeypatch
):
    from ludotheque.table.http import page_routes
    from ludotheque.table.http import serve as serving

    monkeypatch.setattr(page_routes, "STATIC", tmp_path)
    monkeypatch.setattr(serving, "serve", lambda **wishes: wishes["opened"]("http://x/"))
    opened = CliRunner().invoke(main, ["serve"])
    (line,) = opened.stderr.splitlines()
    assert "Node 20" in line
    seen = httpx.get(server.url + "/").text.splitlines()
    assert line in seen
    assert len(seen) == 3, "in every language"

    (tmp_path / "index.html").touch()
    assert CliRunner().invoke(main, ["serve"]).stderr == ""


def test_the_page_is_served_where_it_is_built(server, tmp_path, monkeypatch):
    from ludotheque.table.http import page_routes

    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<title>Ludotheque</title>")
    (tmp_path / "assets" / "a1.js").write_text("export {}")
    monkeypatch.setattr(page_routes, "STATIC", tmp_path)
    page = httpx.get(server.url + "/table/abc?invite=x")
    assert "<title>Ludotheque</title>" in page.text
    assert page.headers["content-type"].startswith("text/html")
    script = httpx.get(server.url + "/assets/a1.js")
    assert "javascript" in script.headers["content-type"]
    assert "immutable" in script.headers["cache-control"]
    assert httpx.get(server.url + "/assets/none.js").status_code == 404
    for sly in ("/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt"):
        assert httpx.get(server.url + sly).status_code in {200, 404}
        assert "secret" not in httpx.get(server.url + sly).text


def refused_to_serve(*words, env=None):
    """Return the only line that `serve` says, on exit 2, before anything was announced."""
    done = CliRunner().invoke(main, ["serve", *words], env=env)
    assert done.exit_code == 2, done.output
    assert done.stdout == "", "nothing is announced"
    (line,) = done.stderr.splitlines()
    return line


@pytest.fixture
def no_browser(monkeypatch):
    """Fail where a browser would be opened."""

    def timer(*_):
        raise AssertionError("a browser is opened")

    monkeypatch.setattr("ludotheque.table.http.serve.threading.Timer", timer)


@pytest.mark.usefixtures("no_browser")
@pytest.mark.parametrize(
    ("port", "right"),
    [("0", "at least 1"), ("-1", "at least 1"), ("65536", "at most 65535"),
     ("99999999999999999999", "at most 65535")],
)  # fmt: skip
def test_a_port_out_of_range_is_refused(tmp_path, port, right):
    line = refused_to_serve("--open", "--port", port, "--db", str(tmp_path / "t.db"))
    assert right in line
    assert port in line


@pytest.mark.usefixtures("no_browser")
@pytest.mark.parametrize("workers", ["1", "2"])
def test_a_port_that_somebody_has_is_refused(tmp_path, workers):
    with socket.socket() as taken:
        taken.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        words = ["--open", "--port", port, "--workers", workers]
        line = refused_to_serve(*words, "--db", str(tmp_path / "t.db"))
    assert f"port {port} of 127.0.0.1: the address is taken" in line
    assert list(tmp_path.iterdir()) == []


@pytest.mark.usefixtures("no_browser")
def test_a_port_that_we_may_not_have_is_refused(tmp_path, monkeypatch):
    def bind(*_):
        raise PermissionError(errno.EACCES, "Permission denied")

    monkeypatch.setattr("ludotheque.table.http.listening.socket.socket.bind", bind, raising=False)
    line = refused_to_serve("--open", "--port", "80", "--db", str(tmp_path / "t.db"))
    assert "port 80 of 127.0.0.1: we may not" in line


@pytest.mark.usefixtures("no_browser")
def test_an_address_that_is_not_ours_is_refused(tmp_path):
    for host in ("192.0.2.1", "no such host"):
        line = refused_to_serve("--open", "--host", host, "--db", str(tmp_path / "t.db"))
        assert host in line


@pytest.mark.usefixtures("no_browser")
def test_no_folder_is_made_unless_it_is_asked_for(tmp_path, monkeypatch):
    port = ["--port", str(free_port())]
    for wanted in (str(tmp_path / "a/b/t.db"), f"sqlite:///{tmp_path}/a/b/t.db"):
        line = refused_to_serve(*port, "--open", "--db", wanted)
        assert "--make-folder" in line
        assert str(tmp_path / "a/b") in line
        assert "--make-folder" in refused_to_serve(*port, env={"LUDOTHEQUE_DB": wanted})
        assert list(tmp_path.iterdir()) == []
    assert "is a folder" in refused_to_serve(*port, "--db", str(tmp_path))
    (tmp_path / "file").touch()
    assert "file" in refused_to_serve(*port, "--make-folder", "--db", str(tmp_path / "file/t.db"))
    monkeypatch.setattr("ludotheque.table.http.serve.run", lambda *_: None)
    words = ["serve", *port, "--make-folder", "--db", str(tmp_path / "a/b/t.db")]
    assert CliRunner().invoke(main, words).exit_code == 0
    assert (tmp_path / "a/b").is_dir()


def test_the_port_is_ours_once_it_is_announced(tmp_path, monkeypatch):
    port = free_port()
    opened = []

    def run(config, sockets):
        opened.extend(one.getsockname() for one in sockets)
        with socket.socket() as other:
            other.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            with pytest.raises(OSError, match="in use"):
                other.bind(("127.0.0.1", port))
        for one in sockets:
            one.close()

    monkeypatch.setattr("ludotheque.table.http.serve.run", run)
    words = ["serve", "--port", str(port), "--db", str(tmp_path / "t.db")]
    done = CliRunner().invoke(main, words)
    assert done.exit_code == 0
    assert f"http://127.0.0.1:{port}/" in done.stdout
    assert opened == [("127.0.0.1", port)]
