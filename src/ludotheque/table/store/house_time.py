"""The time of the house: when it was last seen alive, and when it could not answer.

Both are kept in the database, so that they are known after a restart and to every worker.
"""

import msgspec
from sqlalchemy import Connection, insert, select, update
from sqlalchemy.exc import IntegrityError

from ludotheque.table.play.outages import Outage
from ludotheque.table.store import schema
from ludotheque.table.store.connections import Connections, as_json

__all__ = ["HouseTime", "SeenAlive"]

# The names of the two rows of `house`.
ALIVE = "alive"
OUTAGES = "outages"
# Milliseconds: outages that ended longer ago touch no clock, of which none gives over 30 days.
KEPT_FOR = 60 * 86_400_000


class SeenAlive(msgspec.Struct, frozen=True):
    """What the database knows: when a worker was last seen, and the outages, the oldest first."""

    # 0 where no worker has ever said so.
    at: int
    outages: list[Outage]


class HouseTime:
    """Reads and writes when the house was seen alive."""

    def __init__(self, connections: Connections) -> None:
        self.connections = connections

    async def clocks_run(self) -> bool:
        """Say whether there is a table where time matters."""
        query = select(schema.tables.c.id).where(schema.tables.c.deadline.is_not(None)).limit(1)
        return bool(await self.connections.rows(query))

    async def seen(self) -> SeenAlive:
        """Return what is known of the house."""
        column = schema.house.c
        query = select(column.name, column.value).where(column.name.in_([ALIVE, OUTAGES]))
        rows = {row["name"]: row["value"] for row in await self.connections.rows(query)}
        outages = msgspec.json.decode(rows.get(OUTAGES, "[]"), type=list[Outage])
        return SeenAlive(int(rows.get(ALIVE, "0")), outages)

    async def note(self, before: SeenAlive, after: SeenAlive) -> bool:
        """Write what is known now; False if another worker has written since *before*."""
        written = False
        kept = [outage for outage in after.outages if outage.ended > after.at - KEPT_FOR]

        def work(connection: Connection) -> None:
            nonlocal written
            written = change_row(connection, ALIVE, before.at, after.at)
            # Whoever changed the first row is alone with the second.
            if written and after.outages != before.outages:
                set_row(connection, OUTAGES, as_json(kept))

        try:
            await self.connections.write(work)
        except IntegrityError:
            return False
        return written


def change_row(connection: Connection, name: str, before: int, after: int) -> bool:
    """Change a number of the house from *before*, 0 where there is none; say whether it was so."""
    column = schema.house.c
    if not before:
        connection.execute(insert(schema.house).values(name=name, value=str(after)))
        return True
    still = (column.name == name) & (column.value == str(before))
    change = update(schema.house).where(still).values(value=str(after))
    return connection.execute(change).rowcount == 1


def set_row(connection: Connection, name: str, value: str) -> None:
    """Let a row of the house be *value*, whatever it was."""
    change = update(schema.house).where(schema.house.c.name == name).values(value=value)
    if connection.execute(change).rowcount == 0:
        connection.execute(insert(schema.house).values(name=name, value=value))
