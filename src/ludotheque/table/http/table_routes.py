"""Routes: opening tables, looking at them, and every command that is sent without a socket."""

from typing import Annotated, Any

from litestar import MediaType, Response
from litestar.params import FromPath, JSONBody, QueryParameter

from ludotheque.table.commands import HTTP_COMMANDS, Command
from ludotheque.table.http.connection import address_of, guest_of, named_guest_of, worker_of
from ludotheque.table.http.routing import Answer, Asked, get, post
from ludotheque.table.play.opening import NewTableWish
from ludotheque.table.store.table_lists import LobbySearch
from ludotheque.table.text import printable

__all__ = ["TABLE_ROUTES"]

Invite = Annotated[str, QueryParameter(max_length=100)]

# A table may be opened with a pack of components, which is longer than any other request.
PACK_SIZE = 512 * 1024
MOST_FRAMES = 500


@post("/api/tables", request_max_body_size=PACK_SIZE)
async def open_table(request: Asked, data: JSONBody[NewTableWish]) -> Answer:
    """Open a table."""
    worker = worker_of(request)
    guest = named_guest_of(request)
    worker.limits.take("tables", guest.player)
    worker.limits.take("tables_from", address_of(request))
    return await worker.opener.open(guest, data)


@get("/api/tables")
async def lobby(
    request: Asked,
    game: Annotated[str, QueryParameter(max_length=60)] = "",
    free: Annotated[int, QueryParameter(ge=0, le=16)] = 0,
    name: Annotated[str, QueryParameter(max_length=60)] = "",
    after: Annotated[str, QueryParameter(max_length=100)] = "",
) -> Answer:
    """Open tables that wait for players or may be watched, searched and page by page."""
    search = LobbySearch(printable(game), free, printable(name), after)
    return await worker_of(request).lobby.open_tables(guest_of(request).player, search)


@get("/api/tables/{table:str}")
async def one_table(
    request: Asked, table: FromPath[str], invite: Invite = "", share: Invite = ""
) -> Answer:
    """One table."""
    return await worker_of(request).views.look(table, guest_of(request), invite, share)


@get("/api/tables/{table:str}/view")
async def view(
    request: Asked,
    table: FromPath[str],
    invite: Invite = "",
    share: Invite = "",
    since: Annotated[int, QueryParameter(ge=0, le=2**31 - 1)] = 0,
) -> Answer:
    """Everything I may see, for clients without a socket."""
    return await worker_of(request).views.view(table, guest_of(request), invite, share, since)


@get("/api/tables/{table:str}/record", media_type=MediaType.JSON)
async def record(request: Asked, table: FromPath[str], share: Invite = "") -> Response[bytes]:
    """The record of a finished game."""
    worker = worker_of(request)
    worker.limits.take("replays", address_of(request))
    guest = guest_of(request)
    text = await worker.replays.record(table, guest, share, address_of(request))
    named = {"content-disposition": f'attachment; filename="ludotheque-{table}.json"'}
    return Response(text.encode(), media_type=MediaType.JSON, headers=named)


@get("/api/tables/{table:str}/replay", media_type=MediaType.JSON)
async def replay(
    request: Asked,
    table: FromPath[str],
    viewpoint: Annotated[str, QueryParameter(max_length=10)] = "spectator",
    begin: Annotated[int, QueryParameter(name="from", ge=0, le=10**6)] = 0,
    count: Annotated[int, QueryParameter(ge=1, le=MOST_FRAMES)] = 200,
    share: Invite = "",
) -> Response[bytes]:
    """A finished game again, from one viewpoint."""
    worker = worker_of(request)
    worker.limits.take("replays", address_of(request))
    asked = (guest_of(request), share, address_of(request))
    frames = await worker.replays.replay(table, *asked, viewpoint, begin, count)
    return Response(frames, media_type=MediaType.JSON)


@get("/api/tables/{table:str}/notes")
async def notes(request: Asked, table: FromPath[str]) -> Answer:
    """My private notes."""
    guest = named_guest_of(request)
    return {"text": await worker_of(request).store.messages.notes(table, guest.player)}


@get("/api/tables/{table:str}/chat")
async def chat(
    request: Asked,
    table: FromPath[str],
    invite: Invite = "",
    share: Invite = "",
    before: Annotated[int, QueryParameter(ge=1, le=2**31 - 1)] = 2**31 - 1,
) -> Answer:
    """What was said at the table: the last page, or the one before an id."""
    return await worker_of(request).views.chat(table, guest_of(request), invite, share, before)


def command_route(name: str, kind: type[Command]) -> Any:
    """Return the route of one command."""

    async def handler(request: Asked, table: FromPath[str], data: JSONBody[Command]) -> Answer:
        whose = (guest_of(request), address_of(request))
        done = await worker_of(request).dispatcher.carry_out(table, *whose, data)
        return {"type": "done", "id": data.id, **done}

    # Litestar reads from these what the body is and how the route is called in the description.
    handler.__annotations__["data"] = Annotated[kind, JSONBody.__metadata__[0]]
    handler.__name__ = f"do_{name}"
    handler.__doc__ = kind.__doc__
    return post(f"/api/tables/{{table:str}}/{name}", status_code=200)(handler)


TABLE_ROUTES = [
    open_table,
    lobby,
    one_table,
    view,
    record,
    replay,
    notes,
    chat,
    *(command_route(name, kind) for name, kind in HTTP_COMMANDS.items()),
]
