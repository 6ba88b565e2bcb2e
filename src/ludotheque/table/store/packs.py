"""Component packs: each is kept once, however many tables are played with it."""

from hashlib import sha256

from sqlalchemy import Connection, delete, insert, select, update

from ludotheque.table.store import schema
from ludotheque.table.store.connections import as_json
from ludotheque.table.timestamps import now_ms

__all__ = ["drop_unused_packs", "keep_pack"]

# Milliseconds that a pack is kept after a table was last opened with it, though none is left.
KEPT_FOR = 3_600_000


def keep_pack(connection: Connection, pack: object) -> str:
    """Keep *pack*, if it is new, and return its digest.

    Where it is known its row is written to all the same: whoever would drop it as unused waits
    for that, and then finds it used.
    """
    body = as_json(pack)
    digest = sha256(body.encode()).hexdigest()
    used = {"used": now_ms()}
    mine = schema.packs.c.digest == digest
    if connection.execute(update(schema.packs).where(mine).values(used)).rowcount == 0:
        row = {"digest": digest, "body": body, **used}
        connection.execute(insert(schema.packs).values(row))
    return digest


def drop_unused_packs(connection: Connection) -> None:
    """Drop the packs that no table is played with any more."""
    column = schema.packs.c
    played = select(schema.tables.c.id).where(schema.tables.c.pack == column.digest)
    unused = delete(schema.packs).where(column.used < now_ms() - KEPT_FOR, ~played.exists())
    connection.execute(unused)
