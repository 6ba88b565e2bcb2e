"""Routes for operators: whether the server lives, whether it is ready, and its metrics."""

import os
from typing import Any

from litestar import Response, get
from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

from ludotheque import __version__
from ludotheque.table.http.connection import worker_of
from ludotheque.table.http.routing import Asked

__all__ = ["OPERATOR_ROUTES"]


@get("/health", sync_to_thread=False, include_in_schema=False)
def health() -> dict[str, str]:
    """The process is alive."""
    return {"status": "alive", "version": __version__}


@get("/ready", include_in_schema=False)
async def ready(request: Asked) -> Response[dict[str, Any]]:
    """The server is open and its database answers."""
    worker = worker_of(request)
    fine = not worker.background.closing and await worker.store.connections.migrated()
    counts = await worker.store.lists.counts() if fine else {}
    return Response({"ready": fine, "tables": counts}, status_code=200 if fine else 503)


@get("/metrics", sync_to_thread=True, include_in_schema=False)
def metrics() -> Response[bytes]:
    """What operators watch."""
    # Of several workers one is asked; all of them keep their counts in this folder.
    if "PROMETHEUS_MULTIPROC_DIR" in os.environ:
        registry = CollectorRegistry()
        MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
        return Response(generate_latest(registry), media_type=CONTENT_TYPE_LATEST)
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)


OPERATOR_ROUTES = [health, ready, metrics]
