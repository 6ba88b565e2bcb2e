"""`ludotheque serve`: the server, where people and bots sit down at tables."""

from importlib import import_module

import click

from ludotheque.core import LudothequeError
from ludotheque.locale import Words

__all__ = ["serve"]


@click.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="Where to listen.")
@click.option("--port", type=int, default=8000, show_default=True, help="At which port.")
@click.option("--db", default="", envvar="LUDOTHEQUE_DB", help="A file, or postgresql://…")
@click.option("--workers", default=1, show_default=True, help="Processes; several on PostgreSQL.")
@click.option("--thinkers", default=0, help="Processes for bots; all cores but one if not given.")
@click.option("--origin", multiple=True, help="Another address of this house, as browsers see it.")
@click.option("--open", "look", is_flag=True, help="Open the page in the browser.")
def serve(
    host: str, port: int, db: str, workers: int, thinkers: int, origin: tuple[str, ...], look: bool
) -> None:
    """Open the table: a server for people and bots."""
    try:
        # Not at the top: the other commands need nothing of what the table stands on.
        server = import_module("ludotheque.table.http.serve")
    except ModuleNotFoundError as error:
        raise LudothequeError(
            f"the table needs `pip install ludotheque[table]`: {error}"
        ) from error
    click.echo(f"The house opens at http://{host}:{port}/")
    if not import_module("ludotheque.table.http.page_routes").has_page():
        click.echo(Words().say("table-no-page"), err=True)
    server.serve(
        host=host, port=port, db=db, workers=workers, thinkers=thinkers,
        origins=list(origin), look=look,
    )  # fmt: skip
