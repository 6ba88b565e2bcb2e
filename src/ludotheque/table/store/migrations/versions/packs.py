"""Packs in a table of their own, and what the lobby is searched by in columns."""

from hashlib import sha256
from typing import Any

import msgspec
import sqlalchemy as sa
from alembic import op

revision = "packs"
down_revision = "0001"
branch_labels = None
depends_on = None

# So many tables are read at a time: a pack may have half a megabyte.
BATCH = 50

NEW_COLUMNS: list[sa.Column[Any]] = [
    sa.Column("pack", sa.String(length=64), nullable=True),
    sa.Column("clock", sa.String(length=10), server_default="none", nullable=False),
    sa.Column("spectators", sa.Boolean(), server_default=sa.true(), nullable=False),
    sa.Column("free", sa.Integer(), server_default="0", nullable=False),
    sa.Column("search", sa.Text(), server_default="", nullable=False),
    sa.Column("set_aside", sa.Text(), nullable=True),
]

# The tables of the database as far as this step is concerned.
packs = sa.table("packs", sa.column("digest"), sa.column("body"), sa.column("used"))
tables = sa.table(
    "tables",
    *(sa.column(name) for name in ("id", "terms", "chairs", "created", "pack", "clock")),
    *(sa.column(name) for name in ("spectators", "free", "search")),
)


def upgrade() -> None:
    """Add the columns, fill them from the terms and chairs, and move packs out of the terms."""
    op.create_table(
        "packs",
        sa.Column("digest", sa.String(length=64), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.Column("used", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("digest", name=op.f("pk_packs")),
    )
    # One by one and not as a batch: that would drop the old table, and with it every log.
    for column in NEW_COLUMNS:
        op.add_column("tables", column)
    op.create_index("ix_tables_pack", "tables", ["pack"], unique=False)
    op.create_index("ix_tables_status", "tables", ["status", "changed"], unique=False)
    connection = op.get_bind()
    last = ""
    while rows := next_rows(connection, last):
        for row in rows:
            fill(connection, row)
        last = rows[-1]["id"]


def next_rows(connection: sa.Connection, after: str) -> list[Any]:
    """Return the next tables by their id."""
    query = sa.select(tables.c.id, tables.c.terms, tables.c.chairs, tables.c.created)
    query = query.where(tables.c.id > after).order_by(tables.c.id).limit(BATCH)
    return list(connection.execute(query).mappings())


def fill(connection: sa.Connection, row: Any) -> None:
    """Fill the new columns of one table; one that cannot be read is left as it is."""
    try:
        terms = msgspec.json.decode(row["terms"], type=dict[str, Any])
        chairs = msgspec.json.decode(row["chairs"], type=list[dict[str, Any]])
        values = {
            "clock": str(terms.get("clock", {}).get("kind", "none"))[:10],
            "spectators": bool(terms.get("spectators", True)),
            "free": sum(chair.get("kind", "open") == "open" for chair in chairs),
            "search": searched([terms.get("name", ""), *(chair.get("name") for chair in chairs)]),
        }
    except (msgspec.MsgspecError, AttributeError):
        return
    if terms.get("pack") is not None:
        values["pack"] = keep_pack(connection, terms["pack"], row["created"])
        values["terms"] = msgspec.json.encode({**terms, "pack": None}).decode()
    connection.execute(sa.update(tables).where(tables.c.id == row["id"]).values(values))


def searched(names: list[Any]) -> str:
    """Return the *names* that there are as they are searched, a line each."""
    return "\n".join(str(name).casefold() for name in names if name)


def keep_pack(connection: sa.Connection, pack: object, used: int) -> str:
    """Keep a pack, if it is new, and return its digest."""
    body = msgspec.json.encode(pack)
    digest = sha256(body).hexdigest()
    known = connection.execute(sa.select(packs.c.digest).where(packs.c.digest == digest)).first()
    if known is None:
        row = {"digest": digest, "body": body.decode(), "used": used}
        connection.execute(sa.insert(packs).values(row))
    return digest


def downgrade() -> None:
    """Put the packs back into the terms, and drop what was added."""
    connection = op.get_bind()
    query = sa.select(tables.c.id, tables.c.terms, packs.c.body)
    for row in connection.execute(query.join(packs, packs.c.digest == tables.c.pack)).all():
        terms = {**msgspec.json.decode(row.terms), "pack": msgspec.json.decode(row.body)}
        values = {"terms": msgspec.json.encode(terms).decode()}
        connection.execute(sa.update(tables).where(tables.c.id == row.id).values(values))
    op.drop_index("ix_tables_status", "tables")
    op.drop_index("ix_tables_pack", "tables")
    for column in reversed(NEW_COLUMNS):
        op.drop_column("tables", column.name)
    op.drop_table("packs")
