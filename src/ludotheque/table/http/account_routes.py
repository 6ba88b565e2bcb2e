"""Routes: who you are, accounts, and your own tables."""

from typing import Annotated

import msgspec
from litestar import Response
from litestar.params import JSONBody

from ludotheque.table.errors import RequestError
from ludotheque.table.guests import Guest, random_id
from ludotheque.table.http.connection import (
    address_of,
    cookie_of,
    guest_of,
    named_guest_of,
    worker_of,
)
from ludotheque.table.http.routing import Answer, Asked, delete, get, post
from ludotheque.table.passwords import FITS_NOBODY, hashed, matches
from ludotheque.table.signing import COOKIE
from ludotheque.table.text import printable, shown_name

__all__ = ["ACCOUNT_ROUTES"]

LONGEST_LOGIN = 60


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


def remembered(request: Asked, guest: Guest, status: int = 200) -> Response[Me]:
    """Answer with who somebody is now, and with the cookie that remembers it."""
    return Response(me_of(guest), cookies=[cookie_of(request, guest)], status_code=status)


@get("/api/me")
async def who_am_i(request: Asked) -> Me:
    """Say who I am."""
    return me_of(guest_of(request))


@post("/api/me", status_code=200)
async def say_name(request: Asked, data: JSONBody[Name]) -> Response[Me]:
    """Begin as a guest, or take another name."""
    players = worker_of(request).store.players
    name = shown_name(data.name, "name")
    guest = guest_of(request)
    # A cookie may be older than the database.
    if not guest.player or not await players.rename(guest.player, name):
        guest = Guest(random_id(16), name)
        await players.add(guest.player, name)
    return remembered(request, Guest(guest.player, name, guest.account))


@post("/api/accounts", status_code=201)
async def make_account(request: Asked, data: JSONBody[SignIn]) -> Response[Me]:
    """Make an account of the guest, to sign in from elsewhere."""
    login = shown_name(data.login, "login").casefold()
    # Some letters become several: the database has room for so many.
    if len(login) > LONGEST_LOGIN:
        raise RequestError(
            "malformed",
            f"a login has at most {LONGEST_LOGIN} letters in lower case, this one {len(login)}",
            where="login",
        )
    count_sign_in(request, login)
    guest = named_guest_of(request)
    players = worker_of(request).store.players
    if not await players.give_account(guest.player, login, await hashed(data.password)):
        raise RequestError("taken", "this login is taken, or you have an account")
    return remembered(request, Guest(guest.player, guest.name, login), 201)


@post("/api/session", status_code=200)
async def sign_in(request: Asked, data: JSONBody[SignIn]) -> Response[Me]:
    """Sign in with an account."""
    login = printable(data.login).casefold()
    count_sign_in(request, login)
    row = await worker_of(request).store.players.account(login)
    right = await matches(row["password"] if row else FITS_NOBODY, data.password)
    if row is None or not right:
        raise RequestError("bad-password", "no account has this login and password")
    return remembered(request, Guest(row["id"], row["name"], login))


def count_sign_in(request: Asked, login: str) -> None:
    """Let nobody try many passwords, from one place or for one login."""
    limits = worker_of(request).limits
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
    return await worker_of(request).lobby.turns(guest_of(request).player)


ACCOUNT_ROUTES = [who_am_i, say_name, make_account, sign_in, sign_out, my_tables]
