"""The Dockerfile and the compose file say things that are so."""

import asyncio
import json
import os
import re
from ipaddress import ip_address, ip_network
from pathlib import Path
from random import Random
from urllib.parse import quote, urlsplit

import httpx
import pytest
import yaml
from click.testing import CliRunner
from uvicorn.middleware.proxy_headers import _TrustedHosts

from ludotheque.cli import main
from ludotheque.table.client import Client
from ludotheque.table.http.sockets import lobby_socket, table_socket
from tests.table.playing import play_on
from tests.table.servers import (
    ProcessServer,
    ThreadServer,
    fresh_database,
    needed_postgres,
    postgres_server,
)

ROOT = Path(__file__).parents[2]
DOCKERFILE = (ROOT / "Dockerfile").read_text()
COMPOSE = yaml.safe_load((ROOT / "compose.yaml").read_text())
SERVICES = COMPOSE["services"]
CADDYFILE = (ROOT / "Caddyfile").read_text()
LOCK = json.loads((ROOT / "web" / "package-lock.json").read_text())["packages"]


def test_everything_copied_is_there():
    for line in re.findall(r"^COPY (?!--from)(.+)$", DOCKERFILE, re.MULTILINE):
        *sources, _ = line.split()
        for source in sources:
            if source.startswith("web") and not (ROOT / "web").exists():
                pytest.skip("the page is not in this checkout")
            assert (ROOT / source).exists(), source


def test_the_commands_know_their_options():
    known = CliRunner().invoke(main, ["serve", "--help"]).output
    commands = [COMPOSE["services"]["table"]["command"], re.findall(r"^CMD \[(.+)\]", DOCKERFILE,
                re.MULTILINE)[-1].replace('"', "").split(", ")]  # fmt: skip
    for command in commands:
        assert command[:2] == ["ludotheque", "serve"]
        assert all(word in known for word in command if word.startswith("--"))


def test_the_image_runs_as_nobody_special_and_keeps_no_password():
    assert re.search(r"^USER table$", DOCKERFILE, re.MULTILINE)
    assert "PASSWORD" not in DOCKERFILE
    for service in COMPOSE["services"].values():
        for name, value in service.get("environment", {}).items():
            if "PASSWORD" in value or name.endswith("PASSWORD"):
                assert "${LUDOTHEQUE_DB_PASSWORD:?" in value


def test_the_table_waits_for_its_database():
    table = COMPOSE["services"]["table"]
    assert table["depends_on"]["db"]["condition"] == "service_healthy"
    assert "@db/" in table["environment"]["LUDOTHEQUE_DB"]
    assert "healthcheck" in COMPOSE["services"]["db"]


def test_every_service_has_its_memory_and_nobody_gains_rights():
    for name, service in SERVICES.items():
        assert re.fullmatch(r"\d+[mg]", service["mem_limit"]), name
        assert "no-new-privileges:true" in service["security_opt"], name


def test_the_table_believes_the_proxy_and_nobody_else():
    address = SERVICES["proxy"]["networks"]["inside"]["ipv4_address"]
    (subnet,) = COMPOSE["networks"]["inside"]["ipam"]["config"]
    assert ip_address(address) in ip_network(subnet["subnet"])
    assert SERVICES["table"]["environment"]["FORWARDED_ALLOW_IPS"] == address
    assert address in _TrustedHosts(address)
    assert "ports" not in SERVICES["table"], "the only way in is the proxy"
    assert "ports" not in SERVICES["db"]


def test_the_proxy_speaks_tls_on_a_named_host_and_passes_sockets_on():
    names = [line for line in CADDYFILE.splitlines() if re.match(r"\S+ \{$", line)]
    assert names == ["{$LUDOTHEQUE_HOST} {"], "a name without a scheme: Caddy gets a certificate"
    assert ":?" in SERVICES["proxy"]["environment"]["LUDOTHEQUE_HOST"]
    assert "443:443" in SERVICES["proxy"]["ports"]
    assert "./Caddyfile:/etc/caddy/Caddyfile:ro" in SERVICES["proxy"]["volumes"]
    upstreams = set(re.findall(r"reverse_proxy (\S+)", CADDYFILE))
    assert upstreams == {"table:8000"}
    assert "EXPOSE 8000" in DOCKERFILE
    assert CADDYFILE.count("{") == CADDYFILE.count("}")


def test_the_socket_paths_of_the_proxy_are_those_of_the_server():
    (paths,) = re.findall(r"@sockets path (.+)", CADDYFILE)
    ours = [path.replace("{table:str}", "*") for path in (*table_socket.paths, *lobby_socket.paths)]
    assert sorted(paths.split()) == sorted(ours)


def test_the_page_is_built_by_a_node_that_is_supported_and_that_its_tools_take():
    (node,) = re.findall(r"^FROM node:(\d+)", DOCKERFILE, re.MULTILINE)
    # 24 is supported until April 2028, 22 until April 2027; odd ones only for months.
    assert int(node) >= 22
    assert int(node) % 2 == 0
    for name, package in LOCK.items():
        for part in [] if name == "" else package.get("engines", {}).get("node", "").split("||"):
            if re.match(r"\s*>=\s*(\d+)", part):
                assert int(re.match(r"\s*>=\s*(\d+)", part)[1]) <= int(node), name


def test_the_lock_holds_for_every_platform_and_names_no_registry():
    assert "npm ci" in DOCKERFILE
    assert not [name for name, package in LOCK.items() if "resolved" in package]
    for package in LOCK.values():
        for wanted, version in package.get("optionalDependencies", {}).items():
            found = LOCK[f"node_modules/{wanted}"]
            assert found["optional"]
            if re.fullmatch(r"[\d.]+", version):
                assert found["version"] == version, wanted
    without = [name for name, package in LOCK.items() if name and "integrity" not in package]
    assert all("@rolldown/binding-" in name for name in without)
    # What the image is built on.
    for kind in ("x64-gnu", "x64-musl", "arm64-gnu", "arm64-musl"):
        assert "integrity" in LOCK[f"node_modules/@rolldown/binding-linux-{kind}"]


AWKWARD = "p@ss/w:rd#?% &é"


def test_a_password_may_hold_any_letter():
    """Given apart, as compose does, or written into the URL as URLs write such letters."""
    with postgres_server(needed_postgres(), password=AWKWARD) as server:
        address = server.removeprefix("postgresql://postgres@")
        quoted = f"postgresql://postgres:{quote(AWKWARD, safe='')}@{address}/postgres"
        with ThreadServer(quoted) as house:
            assert httpx.get(house.url + "/ready").status_code == 200
        assert "PGPASSWORD" in SERVICES["table"]["environment"]
        assert urlsplit(SERVICES["table"]["environment"]["LUDOTHEQUE_DB"]).password is None
        apart = ProcessServer(f"{server}/postgres", workers=2)
        apart.environment["PGPASSWORD"] = AWKWARD
        with apart:
            assert httpx.get(apart.url + "/ready").status_code == 200


# Python tells of every file that is opened, made or moved; SQLite's own are found by its name.
WATCHER = """
import os, sys
told = os.open(os.environ["WATCHED"], os.O_WRONLY | os.O_APPEND | os.O_CREAT)
WRITING = os.O_WRONLY | os.O_RDWR | os.O_CREAT | os.O_TRUNC | os.O_APPEND
PATHS = {"os.mkdir", "os.rename", "os.remove", "os.rmdir", "os.symlink", "os.link",
         "os.truncate", "os.chmod", "sqlite3.connect"}
def watch(event, given):
    wrote = event in PATHS
    if event == "open":
        mode, flags = given[1], given[2]
        wrote = bool(set(mode) & set("wax+")) if mode else bool(flags & WRITING)
    if wrote and not isinstance(given[0], int):
        os.write(told, (os.path.abspath(os.fsdecode(given[0])) + "\\n").encode())
sys.addaudithook(watch)
"""


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_nothing_is_written_outside_of_what_the_image_lets_be_written(tmp_path, kind, request):
    """With a table played, bots, an account and a second process: only /data and /tmp."""
    data, passing, watcher = tmp_path / "data", tmp_path / "tmp", tmp_path / "watcher"
    for folder in (data, passing, watcher):
        folder.mkdir()
    (watcher / "sitecustomize.py").write_text(WATCHER)
    database, workers = str(data / "tables.db"), 1
    if kind == "postgresql":
        database, workers = fresh_database(request.getfixturevalue("postgres")), 2
    server = ProcessServer(database, workers)
    known = server.environment.get("PYTHONPATH", "")
    server.environment |= {
        "PYTHONPATH": os.pathsep.join(filter(None, [str(watcher), known])),
        "WATCHED": str(watcher / "written"),
        "TMPDIR": str(passing),
        "HOME": str(tmp_path / "home"),
        "PYTHONDONTWRITEBYTECODE": "1",
    }
    assert "PYTHONDONTWRITEBYTECODE=1" in DOCKERFILE
    with server:
        asyncio.run(a_short_evening(server.url))
    written = set((watcher / "written").read_text().splitlines())
    # The system's own places for devices and shared memory are no part of the image.
    strange = {path for path in written if not path.startswith(("/dev/", str(passing), str(data)))}
    assert strange == set()
    assert kind == "postgresql" or str(data / "tables.db") in written, "the watcher sees"
    assert not (tmp_path / "home").exists()
    assert SERVICES["table"]["tmpfs"] == ["/tmp"]
    assert re.search(r"^VOLUME /data$", DOCKERFILE, re.MULTILINE)


async def a_short_evening(url):
    async with Client(url, "Anna") as anna:
        await anna.post("/api/accounts", login="anna", password="correct horse")
        table = await anna.open_table("aisopos", ["me", "club"])
        place = await anna.sit(table)
        await place.do("start")
        await play_on(place, Random(1), until=8)
        await anna.get("/api/games/aisopos/rules")
        await place.do("resign", seat=0)
        await anna.get(f"/api/tables/{table}/replay")
        await place.leave()
        for path in ("/", "/metrics"):
            assert (await anna.http.get(path)).status_code == 200
