"""Players and their accounts, and the secret that their cookies are signed with."""

import secrets

from sqlalchemy import Connection, RowMapping, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from ludotheque.table.store import schema
from ludotheque.table.store.connections import Connections
from ludotheque.table.timestamps import now_ms

__all__ = ["Players"]


class Players:
    """Who has ever said a name here."""

    def __init__(self, connections: Connections) -> None:
        self.connections = connections

    async def secret(self) -> bytes:
        """Return the server's secret, made when it is first opened."""
        column = schema.house.c
        fresh = secrets.token_hex(32)
        # Of several workers that open a new database at once one succeeds; all read its secret.
        try:
            async with self.connections.writing() as connection:
                await connection.execute(insert(schema.house).values(name="secret", value=fresh))
        except IntegrityError:
            pass
        query = select(column.value).where(column.name == "secret")
        rows = await self.connections.rows(query)
        return bytes.fromhex(rows[0]["value"])

    async def add(self, player: str, name: str) -> None:
        """Remember a new guest."""
        row = {"id": player, "name": name, "created": now_ms()}
        async with self.connections.writing() as connection:
            await connection.execute(insert(schema.players).values(**row))

    async def rename(self, player: str, name: str) -> bool:
        """Give *player* another *name*; False where we do not know them."""
        change = update(schema.players).where(schema.players.c.id == player).values(name=name)
        async with self.connections.writing() as connection:
            done = await connection.execute(change)
        return done.rowcount == 1

    async def give_account(self, player: str, login: str, password: str) -> bool:
        """Let *player* sign in as *login*; False where it is taken or they have an account."""
        column = schema.players.c
        change = update(schema.players).where(column.id == player, column.login.is_(None))
        try:
            async with self.connections.writing() as connection:
                done = await connection.execute(change.values(login=login, password=password))
        except IntegrityError:
            return False
        return done.rowcount == 1

    async def change_password(self, player: str, password: str) -> None:
        """Let *player* sign in with another *password*, and end all their sessions."""
        change = update(schema.players).where(schema.players.c.id == player)
        sessions = delete(schema.sessions).where(schema.sessions.c.player == player)

        def work(connection: Connection) -> None:
            connection.execute(change.values(password=password))
            connection.execute(sessions)
            self.connections.notify(connection, {"ended": player})

        await self.connections.write(work)

    async def account(self, login: str) -> RowMapping | None:
        """Return the player who signs in as *login*."""
        query = select(schema.players).where(schema.players.c.login == login)
        rows = await self.connections.rows(query)
        return rows[0] if rows else None
