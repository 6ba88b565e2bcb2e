"""The application: the house, its desk and its sockets, and the page."""

import os
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from mimetypes import guess_type
from pathlib import Path
from typing import Any

from litestar import Litestar, MediaType, Request, Response, get
from litestar.config.compression import CompressionConfig
from litestar.exceptions import NotFoundException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromPath
from litestar.response import File
from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

from ludotheque import __version__
from ludotheque.table.database import is_sqlite, migrate, migrated, open_database, url_of
from ludotheque.table.desk import HANDLERS
from ludotheque.table.front import answer_trouble, check_request, house_of, protect
from ludotheque.table.guests import Signet
from ludotheque.table.house import House
from ludotheque.table.journal import keep_journal, note
from ludotheque.table.settings import Settings, settings_here
from ludotheque.table.sockets import house_socket, table_socket
from ludotheque.table.store import Store
from ludotheque.table.thinking import Thinkers

__all__ = ["application", "create"]

STATIC = Path(__file__).with_name("static")
LARGEST_BODY = 64 * 1024
OUR_PATHS = ("api/", "schema", "health", "ready", "metrics")
# What the system may not know, or know differently.
TYPES = {
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
}

Asked = Request[Any, Any, Any]


@get("/health", sync_to_thread=False, include_in_schema=False)
def health() -> dict[str, str]:
    """The process is alive."""
    return {"status": "alive", "version": __version__}


@get("/ready", include_in_schema=False)
async def ready(request: Asked) -> Response[dict[str, Any]]:
    """The house is open and its database answers."""
    house = house_of(request)
    fine = not house.closing and await migrated(house.store.engine)
    counts = await house.store.counts() if fine else {}
    return Response({"ready": fine, "tables": counts}, status_code=200 if fine else 503)


@get("/metrics", sync_to_thread=True, include_in_schema=False)
def metrics() -> Response[bytes]:
    """What operators watch."""
    if "PROMETHEUS_MULTIPROC_DIR" in os.environ:
        registry = CollectorRegistry()
        MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
        return Response(generate_latest(registry), media_type=CONTENT_TYPE_LATEST)
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)


@get("/", sync_to_thread=False, include_in_schema=False)
def front_page() -> File | Response[str]:
    """Return the page."""
    return page_file("")


@get("/{path:path}", sync_to_thread=False, include_in_schema=False)
def page(path: FromPath[str]) -> File | Response[str]:
    """Return a file of the page, or the page for every other address."""
    return page_file(path.lstrip("/"))


def page_file(wanted: str) -> File | Response[str]:
    """Return the file that is *wanted*; addresses inside the page are index.html."""
    found = (STATIC / wanted).resolve()
    if wanted and found.is_file() and found.is_relative_to(STATIC.resolve()):
        # Vite names assets after their contents: they never change.
        lasting = "public, max-age=31536000, immutable" if "assets/" in wanted else "no-cache"
        kind = TYPES.get(found.suffix) or guess_type(found.name)[0]
        return File(found, content_disposition_type="inline", media_type=kind,
                    headers={"cache-control": lasting})  # fmt: skip
    if wanted.startswith(OUR_PATHS) or "." in wanted.rsplit("/", 1)[-1]:
        raise NotFoundException("there is nothing here")
    index = STATIC / "index.html"
    if not index.is_file():
        return Response("The page is not built; the API is under /api.", media_type=MediaType.TEXT)
    return File(index, content_disposition_type="inline", media_type="text/html; charset=utf-8",
                headers={"cache-control": "no-cache"})  # fmt: skip


@asynccontextmanager
async def open_house(app: Litestar) -> AsyncIterator[None]:
    """Open the database and the house; close both in good order."""
    settings: Settings = app.state.settings
    url = url_of(settings.database)
    engine = open_database(url)
    await migrate(engine)
    store = Store(engine, secrets.token_hex(4))
    signet = Signet(await store.secret())
    bus_url = "" if is_sqlite(url) else url
    house = House(settings, store, signet, Thinkers(settings.thinkers), bus_url)
    await house.open()
    app.state.house = house
    note("house opened", version=__version__, database=engine.dialect.name)
    try:
        yield
    finally:
        await house.close()
        await store.close()
        await engine.dispose()
        note("house closed")


def application(settings: Settings) -> Litestar:
    """Return the application for *settings*."""
    described = OpenAPIConfig(
        title="Ludotheque",
        version=__version__,
        description="The table: docs/protocol.md says it in words, with the WebSocket messages.",
        path="/schema",
        render_plugins=[JsonRenderPlugin(path="/openapi.json")],
    )
    app = Litestar(
        [*HANDLERS, table_socket, house_socket, health, ready, metrics, front_page, page],
        lifespan=[open_house],
        before_request=check_request,
        exception_handlers={Exception: answer_trouble},
        before_send=[protect],
        compression_config=CompressionConfig(
            backend="gzip", minimum_size=1000, gzip_compress_level=5
        ),
        openapi_config=described,
        request_max_body_size=LARGEST_BODY,
        logging_config=None,
    )
    app.state.settings = settings
    return app


def create() -> Litestar:
    """Return the application as the environment wants it; every worker calls this."""
    keep_journal()
    return application(settings_here())
