"""Serving: the application run by uvicorn, in one worker process or several."""

import os
import socket
import sys
import tempfile
import threading
import webbrowser
from collections.abc import Callable
from importlib import import_module

import msgspec
import uvicorn
from uvicorn.supervisors import Multiprocess

from ludotheque.core import LudothequeError
from ludotheque.table.http.listening import listen
from ludotheque.table.http.protocols import RequestProtocol, SocketProtocol
from ludotheque.table.play.bot_levels import offer
from ludotheque.table.settings import VARIABLE, Settings, settings_here
from ludotheque.table.store.database import check_opens, is_sqlite, url_of

__all__ = ["allow_many_connections", "serve"]

# Seconds that open requests have to finish when the server closes.
GRACEFUL = 10
LARGEST_MESSAGE = 1 << 20
# What uvicorn leaves with where the application did not start.
STARTUP_FAILURE = 3
# Seconds after which the browser is opened: by then the server usually answers.
TO_START = 1.5
# Seconds that a connection is kept for a next request.
KEEP_ALIVE = 60


def serve(
    *,
    host: str,
    port: int,
    db: str,
    make_folder: bool,
    workers: int,
    thinkers: int,
    origins: list[str],
    bots: dict[str, str],
    look: bool,
    opened: Callable[[str], None],
) -> None:
    """Serve until the process is told to end; *opened* is told the address once it is ours."""
    settings = settings_for(db, thinkers, origins, bots)
    offer(settings.bots)
    if workers < 1:
        raise LudothequeError("workers are at least 1")
    sockets = listen(host, port)
    url = url_of(settings.database, make_folder=make_folder)
    if workers > 1 and is_sqlite(url):
        raise LudothequeError(
            "SQLite serves one worker; several need --db postgresql://…", "one-worker"
        )
    # Else uvicorn would announce itself, and tell in its log why it ends again.
    check_opens(url)
    # Worker processes are spawned and know nothing but their environment.
    os.environ[VARIABLE] = settings.handed_on()
    if workers > 1:
        os.environ.setdefault("PROMETHEUS_MULTIPROC_DIR", tempfile.mkdtemp(prefix="ludotheque-"))
    allow_many_connections()
    address = f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"
    opened(address)
    if look:
        threading.Timer(TO_START, webbrowser.open, [address]).start()
    config = uvicorn.Config(
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
    run(config, sockets)


def run(config: uvicorn.Config, sockets: list[socket.socket]) -> None:
    """Run uvicorn on *sockets* that listen already, as `uvicorn.run` does on its own."""
    try:
        if config.workers > 1:
            Multiprocess(config, sockets=sockets).run()
            return
        server = uvicorn.Server(config)
        server.run(sockets=sockets)
    except KeyboardInterrupt:
        return
    if not server.started:
        sys.exit(STARTUP_FAILURE)


def allow_many_connections() -> None:
    """Take as many connections as the system lets us, where it can be asked."""
    # Windows has no such module.
    try:
        resource = import_module("resource")
    except ModuleNotFoundError:
        return
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def settings_for(db: str, thinkers: int, origins: list[str], bots: dict[str, str]) -> Settings:
    """Return the settings of the environment with what the command says."""
    given = settings_here()
    return msgspec.structs.replace(
        given,
        database=db or given.database,
        thinkers=thinkers or given.thinkers,
        origins=[*given.origins, *origins],
        bots={**given.bots, **bots},
    )
