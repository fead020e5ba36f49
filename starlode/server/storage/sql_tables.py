"""The tables of the database, in the terms of SQLAlchemy Core. A change here needs a migration beside it."""

from __future__ import annotations

from sqlalchemy import JSON, BigInteger, Column, Index, Integer, MetaData, SmallInteger, String, Table, Text

METADATA = MetaData()

TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("game", String(60), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("layout", String(64), nullable=False),
    Column("options", JSON, nullable=False),
    Column("wish", JSON, nullable=False),
    Column("seed", String(64), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("status", String(16), nullable=False),
    Column("deadline", BigInteger),
    Column("record", Text),
    Column("results", JSON(none_as_null=True)),
    Column("cleared", BigInteger),
    Index("tables_by_status", "status", "created"),
    Index("tables_by_deadline", "deadline"),
)

ENTRIES = Table(
    "entries",
    METADATA,
    Column("table_id", String(32), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(8), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("seat", SmallInteger, nullable=False),
    Column("value", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("spent", BigInteger, nullable=False),
    Column("secret", String(64), nullable=False),
    sqlite_with_rowid=False,
)

# Servers that share the database: when each was last seen, and since when there has always been one.
SERVERS = Table(
    "servers",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("seen", BigInteger, nullable=False),
    Column("since", BigInteger, nullable=False),
)

# Which server thinks for the bots of a table and decides who is late there, and until when no other server may.
KEEPERS = Table(
    "keepers",
    METADATA,
    Column("table_id", String(32), primary_key=True),
    Column("server", String(32), nullable=False),
    Column("until", BigInteger, nullable=False),
)
