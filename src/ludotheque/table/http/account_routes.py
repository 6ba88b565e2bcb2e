"""Routes: who you are, accounts, sessions, and your own tables."""

from typing import Annotated

import msgspec
from litestar import Response
from litestar.datastructures import Cookie
from litestar.params import FromPath, JSONBody

from ludotheque.table.errors import RequestError
from ludotheque.table.guests import Guest, random_id
from ludotheque.table.http.connection import (
    browser_of,
    cookie_of,
    guest_of,
    named_guest_of,
    worker_of,
)
from ludotheque.table.http.known_browsers import count_tries, forget_tries, known_cookie_of, triers
from ludotheque.table.http.routing import Answer, Asked, delete, get, post
from ludotheque.table.passwords import FITS_NOBODY
from ludotheque.table.signing import COOKIE
from ludotheque.table.text import printable, shown_name

__all__ = ["ACCOUNT_ROUTES"]

LONGEST_LOGIN = 60

Password = Annotated[str, msgspec.Meta(min_length=8, max_length=200)]


class Name(msgspec.Struct):
    """What a guest wants to be called."""

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=30)]


class SignIn(msgspec.Struct):
    """A login and its password."""

    login: Annotated[str, msgspec.Meta(min_length=2, max_length=40)]
    password: Password


class NewPassword(msgspec.Struct):
    """The password so far, and the one from now on."""

    old: Password
    new: Password


class Me(msgspec.Struct):
    """Who is asking."""

    player: str | None
    name: str | None
    account: str | None


class OneSession(msgspec.Struct):
    """A browser that I am signed in with; times in milliseconds since 1970."""

    id: str
    browser: str
    created: int
    seen: int
    expires: int
    here: bool


class MySessions(msgspec.Struct):
    """All of them, the last used first."""

    sessions: list[OneSession]


def me_of(guest: Guest) -> Me:
    """Return *guest* as they are told."""
    return Me(guest.player or None, guest.name or None, guest.account or None)


def remembered(request: Asked, guest: Guest, *more: Cookie, status: int = 200) -> Response[Me]:
    """Answer with who somebody is now, and with the cookie that remembers it."""
    cookies = [cookie_of(request, guest), *more]
    return Response(me_of(guest), cookies=cookies, status_code=status)


async def with_session(request: Asked, guest: Guest) -> Guest:
    """Return *guest* with a session: the one they came with, or a new one."""
    if guest.session:
        return guest
    return await worker_of(request).sessions.begin(guest, browser_of(request))


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
    renamed = Guest(guest.player, name, guest.account, guest.session)
    return remembered(request, await with_session(request, renamed))


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
    count_tries(request, triers(request, login))
    guest = named_guest_of(request)
    worker = worker_of(request)
    password = await worker.passwords.hashed(data.password)
    if not await worker.store.players.give_account(guest.player, login, password):
        raise RequestError("taken", "this login is taken, or you have an account")
    owner = await with_session(request, Guest(guest.player, guest.name, login, guest.session))
    return remembered(request, owner, known_cookie_of(request, login), status=201)


@post("/api/accounts/password", status_code=200)
async def change_password(request: Asked, data: JSONBody[NewPassword]) -> Response[Me]:
    """Take another password; whoever is signed in elsewhere is signed out."""
    worker = worker_of(request)
    guest = named_guest_of(request)
    row = await worker.store.players.account(guest.account) if guest.account else None
    if row is None:
        raise RequestError("forbidden", "you have no account, so you have no password")
    # Of its own, so that a thief of the session cannot guess, nor keep the owner from signing in.
    tries = [f"changing {guest.player}"]
    count_tries(request, tries)
    if not await worker.passwords.matches(row["password"], data.old, known=True):
        raise RequestError("bad-password", "this is not your password so far")
    forget_tries(request, tries)
    password = await worker.passwords.hashed(data.new, known=True)
    await worker.store.players.change_password(guest.player, password)
    worker.sessions.close_sockets(guest.player)
    owner = Guest(guest.player, guest.name, guest.account)
    return remembered(request, await with_session(request, owner))


@post("/api/session", status_code=200)
async def sign_in(request: Asked, data: JSONBody[SignIn]) -> Response[Me]:
    """Sign in with an account."""
    worker = worker_of(request)
    login = printable(data.login).casefold()
    tries = triers(request, login)
    count_tries(request, tries)
    row = await worker.store.players.account(login)
    kept = row["password"] if row else FITS_NOBODY
    right = await worker.passwords.matches(kept, data.password, known=len(tries) == 1)
    if row is None or not right:
        raise RequestError("bad-password", "no account has this login and password")
    owner = Guest(row["id"], row["name"], login)
    begun = await worker.sessions.begin(owner, browser_of(request), kept)
    forget_tries(request, tries)
    # The cookie of whoever was here before is overwritten: nobody could end that session later.
    before = guest_of(request)
    if before.session:
        await worker.sessions.end(before.player, before.session)
    return remembered(request, begun, known_cookie_of(request, login))


@delete("/api/session", status_code=204)
async def sign_out(request: Asked) -> Response[None]:
    """End my session, and forget who I am."""
    guest = guest_of(request)
    if guest.player:
        await worker_of(request).sessions.sign_out(guest)
    return forgotten()


def forgotten() -> Response[None]:
    """Answer nothing, and have the browser forget its cookie."""
    response: Response[None] = Response(None, status_code=204)
    response.delete_cookie(COOKIE)
    return response


@get("/api/me/sessions")
async def my_sessions(request: Asked) -> MySessions:
    """The browsers that I am signed in with."""
    guest = named_guest_of(request)
    rows = await worker_of(request).store.sessions.of_player(guest.player)
    return MySessions(
        [
            OneSession(
                id=row["id"],
                browser=row["browser"],
                created=row["created"],
                seen=row["seen"],
                expires=row["expires"],
                here=row["id"] == guest.session,
            )
            for row in rows
        ]
    )


@delete("/api/me/sessions/{session:str}", status_code=204)
async def end_session(request: Asked, session: FromPath[str]) -> Response[None]:
    """Sign out a browser of mine."""
    guest = named_guest_of(request)
    if not await worker_of(request).sessions.end(guest.player, session):
        raise RequestError("not-found", "you have no such session")
    return forgotten() if session == guest.session else Response(None, status_code=204)


@get("/api/me/tables")
async def my_tables(request: Asked) -> Answer:
    """My tables, those that wait for me first."""
    return await worker_of(request).lobby.turns(guest_of(request).player)


ACCOUNT_ROUTES = [
    who_am_i,
    say_name,
    make_account,
    change_password,
    sign_in,
    sign_out,
    my_sessions,
    end_session,
    my_tables,
]
