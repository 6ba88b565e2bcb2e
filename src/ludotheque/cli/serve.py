"""`ludotheque serve`: open the house, so that people can sit down."""

import os
import tempfile
import threading
import webbrowser

import click

from ludotheque.core import LudothequeError

__all__ = ["serve"]

GRACEFUL = 10
LARGEST_MESSAGE = 1 << 20


@click.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="Where to listen.")
@click.option("--port", type=int, default=8000, show_default=True, help="At which port.")
@click.option("--db", default="", help="A file (SQLite) or postgresql://…; your own folder if not given.")
@click.option("--workers", type=int, default=1, show_default=True, help="Processes; PostgreSQL only.")
@click.option("--thinkers", type=int, default=0, help="Processes for bots; a core each if not given.")
@click.option("--origin", multiple=True, help="Another address of this house, as browsers see it.")
@click.option("--open", "look", is_flag=True, help="Open the page in the browser.")
def serve(
    host: str, port: int, db: str, workers: int, thinkers: int, origin: tuple[str, ...], look: bool
) -> None:
    """Open the table: a server for people and bots."""
    try:
        import uvicorn

        from ludotheque.table.database import is_sqlite, url_of
        from ludotheque.table.settings import VARIABLE, Settings, settings_here
    except ImportError as error:
        raise LudothequeError(f"the table needs `pip install ludotheque[table]` ({error})") from error
    if workers < 1:
        raise LudothequeError("workers are at least 1")
    if workers > 1 and is_sqlite(url_of(db)):
        raise LudothequeError("SQLite serves one worker; several need --db postgresql://…")
    given = settings_here() if VARIABLE in os.environ else Settings()
    settings = Settings(
        **{
            **{name: getattr(given, name) for name in given.__struct_fields__},
            "database": db or given.database,
            "thinkers": thinkers or given.thinkers,
            "origins": [*given.origins, *origin],
        }
    )
    os.environ[VARIABLE] = settings.handed_on()
    if workers > 1:
        os.environ.setdefault("PROMETHEUS_MULTIPROC_DIR", tempfile.mkdtemp(prefix="ludotheque-"))
    if look:
        threading.Timer(1.0, webbrowser.open, [f"http://{host}:{port}/"]).start()
    click.echo(f"The house is open: http://{host}:{port}/")
    uvicorn.run(
        "ludotheque.table.app:create",
        factory=True,
        host=host,
        port=port,
        workers=workers,
        log_config=None,
        access_log=False,
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=GRACEFUL,
        server_header=False,
    )
