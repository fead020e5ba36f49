"""The tables of the database where strangers meet. A change here needs a migration beside it."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, Float, Index, Integer, SmallInteger, String, Table, Text

from starlode.server.storage.sql_tables import METADATA

# What each rated game did to each person's rating: the present one is the last. The key is what two servers, at which
# games of one person end at the same moment, cannot both store.
RATED = Table(
    "rated",
    METADATA,
    Column("person", String(32), primary_key=True),
    Column("game", String(60), primary_key=True),
    Column("players", SmallInteger, primary_key=True, autoincrement=False),
    Column("nth", Integer, primary_key=True, autoincrement=False),
    Column("table_id", String(32), nullable=False),
    Column("mu", Float(53), nullable=False),
    Column("sigma", Float(53), nullable=False),
    Column("rank", SmallInteger, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("seat", SmallInteger, nullable=False),
    Column("skills", Text, nullable=False),
    Index("rated_by_table", "table_id"),
    Index("rated_by_game", "game", "players", "person", "nth"),
)

# Who looks for others to play with, and when they last asked.
SEEKS = Table(
    "seeks",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("game", String(60), nullable=False),
    Column("players", SmallInteger, nullable=False),
    Column("clock", String(120), nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("person", String(32)),
    Column("name", String(40), nullable=False),
    Column("mu", Float(53), nullable=False),
    Column("sigma", Float(53), nullable=False),
    Column("games", Integer, nullable=False),
    Column("secret", String(64), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("agreed", BigInteger),  # since when they would begin with bots in empty seats
    Index("seeks_by_seen", "seen"),
    Index("seeks_by_person", "person"),
)

# What became of a seek, decided once: a seat at a table, or none where it was given up.
PAIRINGS = Table(
    "pairings",
    METADATA,
    Column("seek", String(32), primary_key=True),
    Column("table_id", String(32)),
    Column("seat", SmallInteger),
    Column("at", BigInteger, nullable=False),
    Index("pairings_by_at", "at"),
)

INVITATIONS = Table(
    "invitations",
    METADATA,
    Column("person", String(32), primary_key=True),
    Column("table_id", String(32), primary_key=True),
    Column("id", String(32), nullable=False),
    Column("sender", String(32), nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("invitations_by_id", "id", unique=True),
    Index("invitations_by_sender", "sender"),
)

# Browsers that are told when it is somebody's turn; the id is a digest of the address.
PUSHES = Table(
    "pushes",
    METADATA,
    Column("id", String(64), primary_key=True),
    Column("person", String(32), nullable=False),
    Column("endpoint", Text, nullable=False),
    Column("point", String(100), nullable=False),
    Column("auth", String(40), nullable=False),
    Column("language", String(12), nullable=False),
    Column("created", BigInteger, nullable=False),
    Index("pushes_by_person", "person"),
)

# Secrets of the servers themselves, made once by whichever comes first.
HOUSE_KEYS = Table(
    "house_keys",
    METADATA,
    Column("name", String(32), primary_key=True),
    Column("value", Text, nullable=False),
)
