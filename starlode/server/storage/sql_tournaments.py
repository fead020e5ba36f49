"""The tables of the database about tournaments. A change here needs a migration beside it."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, Index, SmallInteger, String, Table

from starlode.server.storage.sql_tables import METADATA

TOURNAMENTS = Table(
    "tournaments",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("maker", String(32)),  # a person; empty once they are gone
    Column("game", String(60), nullable=False),
    Column("players", SmallInteger, nullable=False),  # at a table
    Column("rounds", SmallInteger, nullable=False),
    Column("clock", String(120), nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("starts", BigInteger, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("status", String(8), nullable=False),  # follows from the last stage; kept for lists
    Index("tournaments_by_status", "status", "starts"),
    Index("tournaments_by_maker", "maker"),
)

# What a tournament has come to, decided once: number n is round n, or the end instead of it. Of two servers that make
# the next round at the same moment, or one that makes it and one that calls the tournament off, only one can store it.
STAGES = Table(
    "stages",
    METADATA,
    Column("tournament", String(32), primary_key=True),
    Column("number", SmallInteger, primary_key=True, autoincrement=False),
    Column("kind", String(8), nullable=False),
    Column("at", BigInteger, nullable=False),
)

# Who takes part; the id outlives the person, so that a standing stays what it was.
ENTRANTS = Table(
    "entrants",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("tournament", String(32), nullable=False),
    Column("person", String(32)),
    Column("joined", BigInteger, nullable=False),
    Column("gone", BigInteger),  # when they left, or were left out
    Column("seen", BigInteger, nullable=False),  # when they last asked how it stands
    Index("entrants_by_person", "tournament", "person", unique=True),
    Index("entrants_of_person", "person"),
)

# Where everyone sat in each round, and what came of it once the round was over. Points count halves.
TOURNAMENT_SEATS = Table(
    "tournament_seats",
    METADATA,
    Column("tournament", String(32), primary_key=True),
    Column("round", SmallInteger, primary_key=True, autoincrement=False),
    Column("entrant", String(32), primary_key=True),
    Column("table_id", String(32), nullable=False),
    Column("seat", SmallInteger, nullable=False),
    Column("points", SmallInteger),
    Column("rank", SmallInteger),
)
