"""Serving: the application run by uvicorn, in one worker process or several."""

import os
import socket
import tempfile
import threading
import webbrowser
from importlib import import_module

import msgspec
import uvicorn

from ludotheque.core import LudothequeError
from ludotheque.table.http.protocols import RequestProtocol, SocketProtocol
from ludotheque.table.settings import VARIABLE, Settings, settings_here
from ludotheque.table.store.database import check_opens, is_sqlite, url_of

__all__ = ["allow_many_connections", "check", "serve"]

# Seconds that open requests have to finish when the server closes.
GRACEFUL = 10
LARGEST_MESSAGE = 1 << 20
# Seconds after which the browser is opened: by then the server usually answers.
TO_START = 1.5
# Seconds that a connection is kept for a next request.
KEEP_ALIVE = 60


def check(*, host: str, port: int, db: str, workers: int) -> None:
    """Refuse what the server could not open with; uvicorn would tell it in its log."""
    url = url_of(settings_for(db, 0, []).database)
    if workers > 1 and is_sqlite(url):
        raise LudothequeError(
            "SQLite serves one worker; several need --db postgresql://…", "one-worker"
        )
    check_address(host, port)
    check_opens(url)


def check_address(host: str, port: int) -> None:
    """Refuse an address at which we cannot listen."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except (socket.gaierror, UnicodeError) as error:
        raise LudothequeError(
            f"there is no host '{host}'", "unknown-host", {"name": host}
        ) from error
    family, kind, protocol, _, address = found[0]
    with socket.socket(family, kind, protocol) as trial:
        # As uvicorn does: an address that was left a moment ago is free.
        trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            trial.bind(address)
        except OSError as error:
            raise OSError(error.errno, error.strerror, f"{host}:{port}") from error


def serve(
    *, host: str, port: int, db: str, workers: int, thinkers: int, origins: list[str], look: bool
) -> None:
    """Serve until the process is told to end."""
    settings = settings_for(db, thinkers, origins)
    # Worker processes are spawned and know nothing but their environment.
    os.environ[VARIABLE] = settings.handed_on()
    if workers > 1:
        os.environ.setdefault("PROMETHEUS_MULTIPROC_DIR", tempfile.mkdtemp(prefix="ludotheque-"))
    allow_many_connections()
    if look:
        threading.Timer(TO_START, webbrowser.open, [f"http://{host}:{port}/"]).start()
    uvicorn.run(
        "ludotheque.table.http.app:create",
        factory=True,
        host=host,
        port=port,
        workers=workers,
        log_config=None,
        access_log=False,
        http=RequestProtocol,
        ws=SocketProtocol,
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=GRACEFUL,
        server_header=False,
        timeout_keep_alive=KEEP_ALIVE,
    )


def allow_many_connections() -> None:
    """Take as many connections as the system lets us, where it can be asked."""
    # Windows has no such module.
    try:
        resource = import_module("resource")
    except ModuleNotFoundError:
        return
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def settings_for(db: str, thinkers: int, origins: list[str]) -> Settings:
    """Return the settings of the environment with what the command says."""
    given = settings_here()
    return msgspec.structs.replace(
        given,
        database=db or given.database,
        thinkers=thinkers or given.thinkers,
        origins=[*given.origins, *origins],
    )
