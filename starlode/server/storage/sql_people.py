"""The tables of the database that are about people. A change here needs a migration beside it."""

from __future__ import annotations

from sqlalchemy import JSON, BigInteger, Boolean, Column, Index, SmallInteger, String, Table, Text

from starlode.server.storage.sql_tables import METADATA

PERSONS = Table(
    "persons",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("key", String(80), nullable=False),  # the name as it is compared
    Column("mail", String(254)),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),  # to the day
    Column("public", Boolean, nullable=False),
    Column("settings", JSON, nullable=False),
    Index("persons_by_key", "key", unique=True),
    Index("persons_by_mail", "mail", unique=True),
    Index("persons_by_seen", "seen"),
)

SESSIONS = Table(
    "sessions",
    METADATA,
    Column("digest", String(64), primary_key=True),
    Column("person", String(32), nullable=False),
    Column("since", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=False),
    Column("follows", String(64)),  # the session it takes the place of, until it is first used
    Index("sessions_by_person", "person"),
    Index("sessions_by_until", "until"),
)

# What may be done once, by whoever holds a ticket. That it was done is a row too, so that only one request can do it.
TICKETS = Table(
    "tickets",
    METADATA,
    Column("digest", String(64), primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("data", JSON, nullable=False),
    Column("until", BigInteger, nullable=False),
    Index("tickets_by_until", "until"),
)

PASSKEYS = Table(
    "passkeys",
    METADATA,
    Column("id", String(64), primary_key=True),  # digest of the credential's own id, which may be very long
    Column("person", String(32), nullable=False),
    Column("credential", Text, nullable=False),
    Column("public_key", Text, nullable=False),
    Column("counter", BigInteger, nullable=False),
    Column("label", String(40), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("used", BigInteger),
    Index("passkeys_by_person", "person"),
)

# Whose a seat is, beyond the token that opens it; no longer true once the seat has another secret.
CLAIMS = Table(
    "claims",
    METADATA,
    Column("table_id", String(32), primary_key=True),
    Column("seat", SmallInteger, primary_key=True, autoincrement=False),
    Column("person", String(32), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("secret", String(64), nullable=False),
    Index("claims_by_person", "person", "at"),
)

BLOCKS = Table(
    "blocks",
    METADATA,
    Column("person", String(32), primary_key=True),
    Column("blocked", String(32), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Index("blocks_by_blocked", "blocked"),
)

REPORTS = Table(
    "reports",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("reporter", String(32)),  # a person; empty for a guest
    Column("table_id", String(32), nullable=False),
    Column("seat", SmallInteger, nullable=False),
    Column("name", String(40), nullable=False),
    Column("person", String(32)),  # whom it is about, if that is a person
    Column("words", Text, nullable=False),
    Column("done", BigInteger),
    Index("reports_by_at", "at"),
)

# Who may not come, or not speak: `subject` is `person ID` or `network ADDRESS`, `kind` is `ban` or `mute`.
BANS = Table(
    "bans",
    METADATA,
    Column("subject", String(80), primary_key=True),
    Column("kind", String(8), primary_key=True),
    Column("reason", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("until", BigInteger),
)

AUDIT = Table(
    "audit",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("who", String(80), nullable=False),
    Column("what", String(16), nullable=False),
    Column("about", String(120), nullable=False),
    Column("reason", Text, nullable=False),
    Index("audit_by_at", "at"),
)
