"""Servers to test in: a server in a thread of this process, or in a process of its own."""

import asyncio
import os
import random
import secrets
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Self, TypeVar

import asyncpg
import httpx
import pytest
import uvicorn

from ludotheque.table.http.app import application
from ludotheque.table.http.protocols import RequestProtocol, SocketProtocol
from ludotheque.table.limits import Rates
from ludotheque.table.live.worker import Worker
from ludotheque.table.settings import VARIABLE, Settings

T = TypeVar("T")

# One thing that strangers may try on a running server, and what was seen.
Stage = Callable[["ProcessServer"], Coroutine[Any, Any, dict[str, object]]]

PLENTY = Rates(*[(1e6, 1e6)] * len(Rates.__struct_fields__))
PATIENCE = 120
PORTS = range(12_000, 32_000)


def free_port() -> int:
    """Return a port that nobody has, below those that the system gives to clients of its own.

    A server that is killed and opened again must find its port as it left it.
    """
    for port in random.Random(secrets.randbits(60)).sample(PORTS, len(PORTS)):
        with socket.socket() as found:
            found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                found.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port
    raise AssertionError("there is no free port")


class ThreadServer:
    """A server in a thread, whose inside the test can look at."""

    def __init__(self, database: str, **settings: Any) -> None:
        settings.setdefault("rates", PLENTY)
        settings.setdefault("thinkers", 1)
        settings.setdefault("sweep", 0.1)
        settings.setdefault("presence", 0.05)
        settings.setdefault("hint_ms", 100)
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.app = application(Settings(database=database, **settings))
        config = uvicorn.Config(
            self.app, host="127.0.0.1", port=self.port, log_config=None, access_log=False,
            ws_max_size=1 << 20, ws_per_message_deflate=False, timeout_graceful_shutdown=5,
            server_header=False, http=RequestProtocol, ws=SocketProtocol,
        )  # fmt: skip
        self.uvicorn = uvicorn.Server(config)
        self.thread = threading.Thread(target=self.uvicorn.run, daemon=True)

    @property
    def worker(self) -> Worker:
        worker: Worker = self.app.state.worker
        return worker

    def ask(self, work: Coroutine[Any, Any, T]) -> T:
        """Return what *work* comes to, done in the server's own loop."""
        loop = next(iter(self.worker.background.tasks)).get_loop()
        return asyncio.run_coroutine_threadsafe(work, loop).result(PATIENCE)

    def __enter__(self) -> Self:
        self.thread.start()
        wait_for(self.url)
        return self

    def __exit__(self, *_: object) -> None:
        self.uvicorn.should_exit = True
        self.thread.join(PATIENCE)
        assert not self.thread.is_alive(), "the server did not close"


class ProcessServer:
    """A server in a process of its own, that can be killed and opened again."""

    def __init__(
        self, database: str, workers: int = 1, python: str = sys.executable, **settings: Any
    ) -> None:
        settings.setdefault("rates", PLENTY)
        settings.setdefault("thinkers", 1)
        settings.setdefault("sweep", 0.2)
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.workers = workers
        self.python = python
        self.settings = Settings(database=database, **settings)
        self.environment = {**os.environ, VARIABLE: self.settings.handed_on()}
        self.started: subprocess.Popen[bytes] | None = None
        self.log = tempfile.TemporaryFile()  # noqa: SIM115

    @property
    def process(self) -> subprocess.Popen[bytes]:
        assert self.started is not None, "the server was not opened"
        return self.started

    def open(self) -> None:
        command = [self.python, "-m", "ludotheque", "serve", "--port", str(self.port),
                   "--workers", str(self.workers)]  # fmt: skip
        self.started = subprocess.Popen(
            command, env=self.environment, stdout=self.log, stderr=self.log, start_new_session=True
        )
        wait_for(self.url, self)

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(PATIENCE)

    def close(self) -> int:
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
            self.process.wait(PATIENCE)
        code: int = self.process.returncode
        return code

    def said(self) -> str:
        self.log.seek(0)
        return self.log.read().decode()

    def __enter__(self) -> Self:
        self.open()
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
        self.log.close()


def wait_for(url: str, server: ProcessServer | None = None) -> None:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if server is not None and server.process.poll() is not None:
            raise AssertionError(f"the server did not open: {server.said()}")
        try:
            if httpx.get(f"{url}/ready", timeout=5).status_code == 200:
                return
        except httpx.TransportError:
            time.sleep(0.05)
    raise AssertionError(f"no server at {url}")


def memory(process: int) -> float:
    """Return the megabytes that a process and its children hold."""
    total = 0
    for folder in family(process):
        text = (folder / "status").read_text()
        total += next((int(line.split()[1]) for line in text.splitlines()
                       if line.startswith("VmRSS")), 0)  # fmt: skip
    return total / 1024


def seconds_of_cpu(process: int) -> float:
    """Return the seconds of CPU that a process and its children have taken so far."""
    ticks = 0
    for folder in family(process):
        # After the name, which may hold anything, in brackets: user's and system's time.
        parts = (folder / "stat").read_text().rpartition(")")[2].split()
        ticks += int(parts[11]) + int(parts[12])
    return ticks / os.sysconf("SC_CLK_TCK")


def family(process: int) -> list[Path]:
    """Return what the system tells of a process that leads a session, and of its children."""
    folders = [folder for folder in Path("/proc").iterdir() if folder.name.isdecimal()]
    return [folder for folder in folders if belongs(int(folder.name), process)]


def belongs(process: int, ancestor: int) -> bool:
    try:
        return os.getsid(process) == ancestor
    except ProcessLookupError:
        return False


def postgres_programs() -> Path | None:
    """Return the folder of PostgreSQL's own programs, Debian's newest first, or None."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), reverse=True)
    if found:
        return found[0].parent
    path = shutil.which("initdb")
    return Path(path).parent if path else None


def needed_postgres() -> Path:
    """Return where PostgreSQL's programs are; without them skip loudly, and in CI fail."""
    programs = postgres_programs()
    if programs is None:
        if os.environ.get("CI") == "true":
            pytest.fail("CI needs PostgreSQL: apt-get install postgresql")
        pytest.skip("NOT TESTED ON POSTGRESQL: apt-get install postgresql")
    return programs


@contextmanager
def postgres_server(programs: Path, fsync: str = "off", password: str = "") -> Iterator[str]:
    """Run a real server of our own; PostgreSQL refuses to run as root, so root steps back.

    Everybody is trusted unless there is a *password*.
    """
    folder = Path(tempfile.mkdtemp(prefix="ludotheque-pg-"))
    as_postgres: list[str] = []
    if os.geteuid() == 0:
        as_postgres = ["runuser", "-u", "postgres", "--"]
        shutil.chown(folder, "postgres")
    port = free_port()
    options = f"-c listen_addresses=127.0.0.1 -p {port} -k {folder} -c fsync={fsync}"

    def run(*command: str | Path) -> None:
        subprocess.run([*as_postgres, *command], check=True, cwd="/", stdout=subprocess.DEVNULL)

    (folder / "password").write_text(password or "none")
    shutil.chown(folder / "password", folder.owner())
    auth = "scram-sha-256" if password else "trust"
    run(programs / "initdb", "-D", folder / "data", "-U", "postgres", f"--auth={auth}", "-N",
        f"--pwfile={folder / 'password'}", "--no-instructions")  # fmt: skip
    run(programs / "pg_ctl", "-D", folder / "data", "-w", "-t", str(PATIENCE), "-l", folder / "log",
        "-o", options, "start")  # fmt: skip
    try:
        yield f"postgresql://postgres@127.0.0.1:{port}"
    finally:
        run(programs / "pg_ctl", "-D", folder / "data", "-m", "immediate", "stop")
        shutil.rmtree(folder, ignore_errors=True)


def fresh_database(server: str) -> str:
    """Return the URL of a new database on *server*."""
    name = f"t{secrets.token_hex(6)}"

    async def create() -> None:
        connection = await asyncpg.connect(f"{server}/postgres")
        await connection.execute(f"CREATE DATABASE {name}")
        await connection.close()

    asyncio.run(create())
    return f"{server}/{name}"
