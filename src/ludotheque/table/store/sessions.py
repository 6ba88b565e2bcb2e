"""Sessions: every browser that somebody is signed in with, until they sign out or stay away."""

from sqlalchemy import Connection, RowMapping, delete, insert, select, update

from ludotheque.table.errors import RequestError
from ludotheque.table.guests import Guest
from ludotheque.table.store import schema
from ludotheque.table.store.connections import Connections
from ludotheque.table.timestamps import now_ms

__all__ = ["SessionRows"]

MOST_LISTED = 200


class SessionRows:
    """The sessions as they are kept; a session that is not here has ended."""

    def __init__(self, connections: Connections) -> None:
        self.connections = connections

    async def begin(
        self, guest: Guest, browser: str, expires: int, password: str | None = None
    ) -> None:
        """Keep a new session; *password* is the hash that must still be the player's."""
        now = now_ms()
        row = {"id": guest.session, "player": guest.player, "browser": browser, "created": now,
               "seen": now, "expires": expires}  # fmt: skip
        column = schema.players.c
        still = select(column.id).where(column.id == guest.player, column.password == password)

        def work(connection: Connection) -> None:
            # Held until the commit: a password that is changed meanwhile ends this session too.
            found = connection.execute(still.with_for_update()).first()
            if password is not None and found is None:
                raise RequestError("bad-password", "the password was changed a moment ago")
            connection.execute(insert(schema.sessions).values(**row))

        await self.connections.write(work)

    async def find(self, session: str, player: str) -> RowMapping | None:
        """Return a session of *player* that has not ended, or None."""
        column = schema.sessions.c
        query = select(schema.sessions).where(
            column.id == session, column.player == player, column.expires > now_ms()
        )
        rows = await self.connections.rows(query)
        return rows[0] if rows else None

    async def of_player(self, player: str) -> list[RowMapping]:
        """Return the sessions of *player*, the last used first."""
        column = schema.sessions.c
        query = select(schema.sessions).where(column.player == player, column.expires > now_ms())
        query = query.order_by(column.seen.desc(), column.id).limit(MOST_LISTED)
        return await self.connections.rows(query)

    async def renew(self, sessions: list[str], expires: int, before: int) -> None:
        """Note that *sessions* are used, and keep them longer, if it was not noted since then."""
        column = schema.sessions.c
        change = update(schema.sessions).where(column.id.in_(sessions), column.seen < before)
        change = change.values(seen=now_ms(), expires=expires)

        def work(connection: Connection) -> None:
            connection.execute(change)

        await self.connections.write(work)

    async def alive(self, sessions: list[str]) -> set[str]:
        """Return those of *sessions* that have not ended."""
        column = schema.sessions.c
        query = select(column.id).where(column.id.in_(sessions), column.expires > now_ms())
        return {row["id"] for row in await self.connections.rows(query)}

    async def end(self, player: str, session: str) -> bool:
        """End one session of *player*, and tell the other workers; False if there is none."""
        column = schema.sessions.c
        change = delete(schema.sessions).where(column.player == player, column.id == session)
        ended: list[int] = []

        def work(connection: Connection) -> None:
            ended.append(connection.execute(change).rowcount)
            self.connections.notify(connection, {"ended": player, "session": session})

        await self.connections.write(work)
        return ended[-1] > 0

    async def forget_expired(self) -> None:
        """Let go of sessions that nobody has used for long."""
        change = delete(schema.sessions).where(schema.sessions.c.expires <= now_ms())

        def work(connection: Connection) -> None:
            connection.execute(change)

        await self.connections.write(work)

    # Guests of earlier versions, whose cookies name no session

    async def sign_guest_out(self, player: str) -> None:
        """Take no cookie of this guest any more, whether it names a session or not."""
        column = schema.signed_out.c
        change = delete(schema.sessions).where(schema.sessions.c.player == player)

        def work(connection: Connection) -> None:
            connection.execute(change)
            known = connection.execute(select(column.player).where(column.player == player))
            if known.first() is None:
                connection.execute(insert(schema.signed_out).values(player=player))
            self.connections.notify(connection, {"ended": player})

        await self.connections.write(work)

    async def takes_old_cookie(self, player: str) -> bool:
        """Say whether a guest without an account may still come with a cookie without a session."""
        has_account = select(schema.players.c.id).where(
            schema.players.c.id == player, schema.players.c.login.is_not(None)
        )
        gone = select(schema.signed_out.c.player).where(schema.signed_out.c.player == player)
        query = select(has_account.exists().label("account"), gone.exists().label("gone"))
        row = (await self.connections.rows(query))[0]
        return not row["account"] and not row["gone"]
