"""The schema: the tables of the database, and their columns."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    true,
)

__all__ = ["chat", "house", "log", "metadata", "notes", "packs", "players", "seats", "sessions",
           "signed_out", "tables"]  # fmt: skip

# Named by rule, so that migrations can name what they change on every database alike.
metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

# What the server itself remembers: the secret that signs cookies.
house = Table(
    "house",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

players = Table(
    "players",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(60), nullable=False),
    Column("login", String(60), unique=True),
    Column("password", Text),
    Column("created", BigInteger, nullable=False),
)

# Component packs as players wrote them, each kept once: a long text that lists never read.
packs = Table(
    "packs",
    metadata,
    # Of the body, as a SHA-256 in hexadecimal digits.
    Column("digest", String(64), primary_key=True),
    Column("body", Text, nullable=False),
    # When a table was last opened with it: one that is just being opened keeps it from going.
    Column("used", BigInteger, nullable=False),
)

# Every browser that somebody is signed in with; one that is not here is signed in no more.
sessions = Table(
    "sessions",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("player", String(32), nullable=False, index=True),
    # What the browser calls itself, for the list of one's own sessions.
    Column("browser", String(200), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("expires", BigInteger, nullable=False, index=True),
)

# Guests without an account who have signed out: their cookies of earlier versions name no session.
signed_out = Table("signed_out", metadata, Column("player", String(32), primary_key=True))

# Beside the terms, what lists and searches need; all of it follows from the log.
tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("terms", Text, nullable=False),
    Column("first_chairs", Text, nullable=False),
    Column("chairs", Text, nullable=False),
    Column("invite", String(40), nullable=False),
    Column("host", String(32), nullable=False),
    Column("open", Boolean, nullable=False),
    Column("status", String(10), nullable=False),
    Column("number", Integer, nullable=False),
    # A bit for each seat that may decide now.
    Column("waiting", Integer, nullable=False),
    Column("bots_owe", Boolean, nullable=False),
    Column("deadline", BigInteger),
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    # The digest of the pack it is played with; the terms are kept without it.
    Column("pack", String(64), index=True),
    # The kind of its clock.
    Column("clock", String(10), nullable=False, server_default="none"),
    Column("spectators", Boolean, nullable=False, server_default=true()),
    # How many seats are free, and the names that it may be found by, case folded.
    Column("free", Integer, nullable=False, server_default="0"),
    Column("search", Text, nullable=False, server_default=""),
    # Why it cannot be read: whoever goes through many tables leaves it out.
    Column("set_aside", Text),
    Index("ix_tables_lobby", "open", "status", "changed"),
    Index("ix_tables_status", "status", "changed"),
    Index("ix_tables_deadline", "deadline"),
    Index("ix_tables_bots_owe", "bots_owe", "changed"),
)

# Who sits where, so that a player's tables are found without reading every table.
seats = Table(
    "seats",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("player", String(32), nullable=False, index=True),
)

# Append only: two workers that race for the same number cannot both win.
log = Table(
    "log",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("kind", String(10), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("body", Text, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("name", String(60), nullable=False),
    Column("text", Text, nullable=False),
    # A page is found without reading the rest, however much was said.
    Index("ix_chat_pages", "table_id", "id"),
)

notes = Table(
    "notes",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("player", String(32), primary_key=True),
    Column("text", Text, nullable=False),
)
