"""The application: routes, sockets and middleware over one worker."""

import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from ludotheque import __version__
from ludotheque.table.http.account_routes import ACCOUNT_ROUTES
from ludotheque.table.http.doorkeeper import Doorkeeper
from ludotheque.table.http.errors import answer_error
from ludotheque.table.http.game_routes import GAME_ROUTES
from ludotheque.table.http.middleware import add_security_headers, check_request
from ludotheque.table.http.operator_routes import OPERATOR_ROUTES
from ludotheque.table.http.page_routes import PAGE_ROUTES
from ludotheque.table.http.protocols import DOORKEEPER
from ludotheque.table.http.sockets import lobby_socket, table_socket
from ludotheque.table.http.table_routes import TABLE_ROUTES
from ludotheque.table.live.garbage import tended
from ludotheque.table.live.thinkers import Thinkers
from ludotheque.table.live.worker import Worker
from ludotheque.table.play.bot_levels import offer
from ludotheque.table.server_log import log_event, log_to_stderr
from ludotheque.table.settings import Settings, settings_here
from ludotheque.table.signing import Signer
from ludotheque.table.store.database import is_sqlite, migrate, open_engine, url_of
from ludotheque.table.store.store import Store

__all__ = ["application", "create"]

LARGEST_BODY = 64 * 1024


class TableApp(Litestar):
    """The application; its server's protocols are given the doorkeeper, as ASGI lets us."""

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Answer, or open and close."""
        if scope["type"] == "lifespan":
            scope.setdefault("state", {})[DOORKEEPER] = self.state.doorkeeper
        await super().__call__(scope, receive, send)


@asynccontextmanager
async def run_worker(app: Litestar) -> AsyncIterator[None]:
    """Open the database and the worker; close both in good order."""
    settings: Settings = app.state.settings
    url = url_of(settings.database)
    engine = open_engine(url, settings.waits)
    await migrate(engine)
    store = Store(engine, secrets.token_hex(4), settings.waits)
    signer = Signer(await store.players.secret())
    # SQLite serves one worker, who has nobody to hear of.
    notices_url = "" if is_sqlite(url) else url
    worker = Worker(
        settings, store, signer, Thinkers(settings.thinkers, settings.patience), notices_url
    )
    await worker.open()
    app.state.worker = worker
    log_event("house opened", version=__version__, database=engine.dialect.name)
    try:
        yield
    finally:
        await worker.close()
        await store.close()
        await engine.dispose()
        log_event("house closed")


def application(settings: Settings, *, own_process: bool = False) -> Litestar:
    """Return the application for *settings*; in a process of its own it tends the garbage too."""
    described = OpenAPIConfig(
        title="Ludotheque",
        version=__version__,
        description="The table: docs/protocol.md says it in words, with the WebSocket messages.",
        path="/schema",
        render_plugins=[JsonRenderPlugin(path="/openapi.json")],
    )
    app = TableApp(
        [
            *ACCOUNT_ROUTES,
            *GAME_ROUTES,
            *TABLE_ROUTES,
            table_socket,
            lobby_socket,
            *OPERATOR_ROUTES,
            *PAGE_ROUTES,
        ],
        lifespan=[run_worker, tended] if own_process else [run_worker],
        before_request=check_request,
        exception_handlers={Exception: answer_error},
        before_send=[add_security_headers],
        # Litestar compresses answers only; sockets are sent short changes as they are.
        compression_config=CompressionConfig(
            backend="gzip", minimum_size=1000, gzip_compress_level=5
        ),
        openapi_config=described,
        request_max_body_size=LARGEST_BODY,
        logging_config=None,
    )
    offer(settings.bots)
    app.state.settings = settings
    app.state.doorkeeper = Doorkeeper(settings)
    return app


def create() -> Litestar:
    """Return the application as the environment wants it; every worker process calls this."""
    log_to_stderr()
    return application(settings_here(), own_process=True)
