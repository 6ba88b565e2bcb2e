"""The desk: everything that is asked over HTTP."""

from functools import partial
from typing import Annotated, Any, Literal

import litestar
import msgspec
from litestar import MediaType, Request, Response
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, JSONBody, QueryParameter

from ludotheque.games import game as game_named
from ludotheque.games import all_games
from ludotheque.table.front import address_of, cookie_of, guest_of, house_of
from ludotheque.table.guests import COOKIE, Guest, fresh_id, hashed, matches
from ludotheque.table.rulebook import Rulebook, rulebook
from ludotheque.table.seating import called
from ludotheque.table.thinking import levels
from ludotheque.table.trouble import Trouble, by_status
from ludotheque.table.wire import COMMANDS, Command, NewTableWish

__all__ = ["HANDLERS"]

Asked = Request[Any, Any, Any]
Answer = dict[str, Any]
Invite = Annotated[str, QueryParameter(max_length=100)]

PACK_SIZE = 512 * 1024
FRAMES = 500
# A password that fits nobody, so that an unknown login takes as long as a wrong password.
FITS_NOBODY = (
    "$argon2id$v=19$m=65536,t=3,p=4$MIIRqgvgQbgj220jfp0MPA$"
    "YfwJSVjtjSU0zzV/P3S9nnQ/USre2wvJMjfCIjrTQbg"
)


class TroubleTold(msgspec.Struct):
    """What could not be: see the table of types in docs/protocol.md."""

    type: str
    message: str
    details: dict[str, Any]


class TroubleAnswer(msgspec.Struct):
    """The answer to what could not be."""

    error: TroubleTold


REFUSALS = {
    status: ResponseSpec(TroubleAnswer, description=", ".join(kinds), generate_examples=False)
    for status, kinds in by_status().items()
}
get = partial(litestar.get, responses=REFUSALS)
post = partial(litestar.post, responses=REFUSALS)
delete = partial(litestar.delete, responses=REFUSALS)


class Name(msgspec.Struct):
    """What a guest wants to be called."""

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=30)]


class SignIn(msgspec.Struct):
    """A login and its password."""

    login: Annotated[str, msgspec.Meta(min_length=2, max_length=40)]
    password: Annotated[str, msgspec.Meta(min_length=8, max_length=200)]


class Me(msgspec.Struct):
    """Who is asking."""

    player: str | None
    name: str | None
    account: str | None


def me_of(guest: Guest) -> Me:
    """Return *guest* as they are told."""
    return Me(guest.player or None, guest.name or None, guest.account or None)


def known(request: Asked, guest: Guest) -> Response[Me]:
    """Answer with who somebody is now, and remember it."""
    return Response(me_of(guest), cookies=[cookie_of(request, guest)], status_code=200)


# Who you are


@get("/api/me")
async def who_am_i(request: Asked) -> Me:
    """Say who I am."""
    return me_of(guest_of(request))


@post("/api/me", status_code=200)
async def say_name(request: Asked, data: JSONBody[Name]) -> Response[Me]:
    """Begin as a guest, or take another name."""
    house = house_of(request)
    name = called(data.name)
    if not name:
        raise Trouble("malformed", "a name has letters", where="name")
    guest = guest_of(request)
    if not guest.player or not await house.store.rename_player(guest.player, name):
        guest = Guest(fresh_id(16), name)
        await house.store.add_player(guest.player, name)
    return known(request, Guest(guest.player, name, guest.account))


@post("/api/accounts", status_code=201)
async def make_account(request: Asked, data: JSONBody[SignIn]) -> Response[Me]:
    """Make an account of the guest, to sign in from elsewhere."""
    house = house_of(request)
    guest = guest_of(request)
    login = called(data.login).casefold()
    count_sign_in(request, login)
    if not guest.player:
        raise Trouble("no-name", "say your name first")
    if not login:
        raise Trouble("malformed", "a login has letters", where="login")
    if not await house.store.give_account(guest.player, login, await hashed(data.password)):
        raise Trouble("taken", "this login is taken, or you have an account")
    response = known(request, Guest(guest.player, guest.name, login))
    response.status_code = 201
    return response


@post("/api/session", status_code=200)
async def sign_in(request: Asked, data: JSONBody[SignIn]) -> Response[Me]:
    """Sign in with an account."""
    login = called(data.login).casefold()
    count_sign_in(request, login)
    row = await house_of(request).store.account(login)
    right = await matches(row["password"] if row else FITS_NOBODY, data.password)
    if row is None or not right:
        raise Trouble("bad-password", "no account has this login and password")
    return known(request, Guest(row["id"], row["name"], login))


def count_sign_in(request: Asked, login: str) -> None:
    """Let nobody try many passwords, from one place or for one login."""
    limits = house_of(request).limits
    limits.take("sign_ins", f"from {address_of(request)}")
    limits.take("sign_ins", f"as {login}")


@delete("/api/session", status_code=204)
async def sign_out(request: Asked) -> Response[None]:
    """Forget who I am."""
    response: Response[None] = Response(None, status_code=204)
    response.delete_cookie(COOKIE)
    return response


@get("/api/me/tables")
async def my_tables(request: Asked) -> Answer:
    """My tables, those that wait for me first."""
    return await house_of(request).lobby.turns(guest_of(request).player)


# Games


@get("/api/games", sync_to_thread=False)
def list_games() -> Answer:
    """All games with their options, and the bots."""
    return {"games": [told_game(name) for name in all_games()], "bots": levels()}


def told_game(name: str) -> Answer:
    """Return what a table of this game can be opened with."""
    game = game_named(name)
    return {
        "name": game.name,
        "title": game.title,
        "credits": game.credits,
        "prefix": game.prefix,
        "rules": game.rules_version,
        "seats": list(game.seats),
        "actions": len(game.actions),
        "packs": game.read_pack is not None,
        "options": [told_option(option) for option in game.options],
    }


def told_option(option: Any) -> Answer:
    """Return what may be chosen."""
    told: Answer = {"name": option.name, "words": list(option.words), "default": option.at_table}
    numbers = option.high >= option.low
    if isinstance(option.default, bool):
        told["kind"] = "yes-no"
    elif numbers:
        told["kind"] = "number-or-word" if option.words else "number"
        told |= {"low": option.low, "high": option.high}
    else:
        told["kind"] = "word"
    return told


@get("/api/games/{game:str}/rules", sync_to_thread=False)
def rules(
    game: FromPath[str], lang: Annotated[Literal["en", "fr", "de"], QueryParameter()] = "en"
) -> Rulebook:
    """The numbered rules of a game."""
    return rulebook(game_named(game).name, lang)


# Tables


@post("/api/tables", request_max_body_size=PACK_SIZE)
async def open_table(request: Asked, data: JSONBody[NewTableWish]) -> Answer:
    """Open a table."""
    house = house_of(request)
    guest = guest_of(request)
    if not guest.player:
        raise Trouble("no-name", "say your name first")
    house.limits.take("tables", guest.player)
    return await house.open_table(guest, data)


@get("/api/tables")
async def lobby(request: Asked) -> Answer:
    """Open tables that wait for players or may be watched."""
    return {"tables": await house_of(request).lobby.open_tables(guest_of(request).player)}


@get("/api/tables/{table:str}")
async def one_table(request: Asked, table: FromPath[str], invite: Invite = "") -> Answer:
    """One table."""
    seen, you = await house_of(request).look(table, guest_of(request), invite)
    return {"table": seen, "you": you}


@get("/api/tables/{table:str}/view")
async def view(
    request: Asked,
    table: FromPath[str],
    invite: Invite = "",
    since: Annotated[int, QueryParameter(ge=0, le=2**31 - 1)] = 0,
) -> Answer:
    """Everything I may see, for clients without a socket."""
    return await house_of(request).view(table, guest_of(request), invite, since)


@get("/api/tables/{table:str}/record", media_type=MediaType.JSON)
async def record(request: Asked, table: FromPath[str]) -> Response[bytes]:
    """The record of a finished game."""
    house_of(request).limits.take("replays", address_of(request))
    text = await house_of(request).record(table)
    named = {"content-disposition": f'attachment; filename="ludotheque-{table}.json"'}
    return Response(text.encode(), media_type=MediaType.JSON, headers=named)


@get("/api/tables/{table:str}/replay", media_type=MediaType.JSON)
async def replay(
    request: Asked,
    table: FromPath[str],
    viewpoint: Annotated[str, QueryParameter(max_length=10)] = "spectator",
    begin: Annotated[int, QueryParameter(name="from", ge=0, le=10**6)] = 0,
    count: Annotated[int, QueryParameter(ge=1, le=FRAMES)] = 200,
) -> Response[bytes]:
    """A finished game again, from one viewpoint."""
    house_of(request).limits.take("replays", address_of(request))
    frames = await house_of(request).replay(table, viewpoint, begin, count)
    return Response(frames, media_type=MediaType.JSON)


@get("/api/tables/{table:str}/notes")
async def notes(request: Asked, table: FromPath[str]) -> Answer:
    """My private notes."""
    guest = guest_of(request)
    if not guest.player:
        raise Trouble("no-name", "say your name first")
    return {"text": await house_of(request).store.noted(table, guest.player)}


@get("/api/tables/{table:str}/chat")
async def chat(request: Asked, table: FromPath[str], invite: Invite = "") -> Answer:
    """What was said at the table."""
    house = house_of(request)
    await house.look(table, guest_of(request), invite)
    return {"chat": await house.store.said(table)}


def command_path(name: str, kind: type[Command]) -> Any:
    """Return the handler of one command."""

    async def handler(request: Asked, table: FromPath[str], data: JSONBody[Command]) -> Answer:
        done = await house_of(request).command(table, guest_of(request), data)
        return {"type": "done", "id": data.id, **done}

    handler.__annotations__["data"] = Annotated[kind, JSONBody.__metadata__[0]]
    handler.__name__ = f"do_{name}"
    handler.__doc__ = kind.__doc__
    return post(f"/api/tables/{{table:str}}/{name}", status_code=200)(handler)


HANDLERS = [
    who_am_i,
    say_name,
    make_account,
    sign_in,
    sign_out,
    my_tables,
    list_games,
    rules,
    open_table,
    lobby,
    one_table,
    view,
    record,
    replay,
    notes,
    chat,
    *(command_path(name, kind) for name, kind in COMMANDS.items()),
]
