"""Routes for operators: whether the server lives, whether it is ready, and its metrics."""

import os
from typing import Any

from litestar import Response, get
from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

from ludotheque import __version__
from ludotheque.table.http.connection import worker_of
from ludotheque.table.http.dead_workers import forget_dead_workers
from ludotheque.table.http.routing import Asked

__all__ = ["OPERATOR_ROUTES"]


@get("/health", sync_to_thread=False, include_in_schema=False)
def health() -> dict[str, str]:
    """The process is alive."""
    return {"status": "alive", "version": __version__}


@get("/ready", include_in_schema=False)
async def ready(request: Asked) -> Response[dict[str, Any]]:
    """The server is open, its database answers, and its clocks are watched."""
    worker = worker_of(request)
    answers = not worker.background.closing and await worker.store.connections.migrated()
    found = {
        "ready": answers and not worker.clocks_stand_still(),
        "tables": await worker.store.lists.counts() if answers else {},
        # These fail alone: all others are served as ever.
        "set_aside": await worker.store.set_aside.count() if answers else 0,
        "clocks": "stand still" if worker.clocks_stand_still() else "run",
    }
    return Response(found, status_code=200 if found["ready"] else 503)


@get("/metrics", sync_to_thread=True, include_in_schema=False)
def metrics() -> Response[bytes]:
    """What operators watch."""
    # Of several workers one is asked; all of them keep their counts in this folder.
    if "PROMETHEUS_MULTIPROC_DIR" in os.environ:
        forget_dead_workers(os.environ["PROMETHEUS_MULTIPROC_DIR"])
        registry = CollectorRegistry()
        MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
        return Response(generate_latest(registry), media_type=CONTENT_TYPE_LATEST)
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)


OPERATOR_ROUTES = [health, ready, metrics]
