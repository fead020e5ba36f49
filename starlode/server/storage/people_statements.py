"""The SQL statements about people; each is one line of a write, together with whatever else belongs to it."""

from __future__ import annotations

from sqlalchemy import bindparam, insert, text, update

from starlode.server.storage.sql_people import PASSKEYS, PERSONS, SESSIONS, TICKETS

NEW_PERSON = insert(PERSONS)
NEW_SESSION = insert(SESSIONS)
NEW_TICKET = insert(TICKETS)
NEW_PASSKEY = insert(PASSKEYS)

# A session that is used for the first time takes the place of the one before it.
CONFIRM = (
    update(SESSIONS).where(SESSIONS.c.digest == bindparam("session")).values(follows=None, until=bindparam("new_until"))
)
LET_LAPSE = (
    update(SESSIONS)
    .where(SESSIONS.c.digest == bindparam("session"), SESSIONS.c.until > bindparam("new_until"))
    .values(until=bindparam("new_until"))
)
SEEN = update(PERSONS).where(PERSONS.c.id == bindparam("of")).values(seen=bindparam("new_seen"))

# The entry with which someone sits down is the truth, so its claim replaces any other.
CLAIM = text(
    "INSERT INTO claims (table_id, seat, person, at, secret) VALUES (:table, :seat, :person, :at, :secret) "
    "ON CONFLICT (table_id, seat) DO UPDATE SET person = excluded.person, at = excluded.at, secret = excluded.secret"
)
# A token that someone shows proves less: a seat which is another person's stays theirs while its secret is the same.
CLAIM_BY_TOKEN = text(
    "INSERT INTO claims (table_id, seat, person, at, secret) VALUES (:table, :seat, :person, :at, :secret) "
    "ON CONFLICT (table_id, seat) DO UPDATE SET person = excluded.person, at = excluded.at, secret = excluded.secret "
    "WHERE claims.secret <> excluded.secret"
)
UNCLAIM = text("DELETE FROM claims WHERE table_id = :table AND seat = :seat")
INHERIT = text(
    "INSERT INTO claims (table_id, seat, person, at, secret) "
    "SELECT CAST(:heir AS VARCHAR(32)), seat, person, CAST(:at AS BIGINT), secret FROM claims WHERE table_id = :table "
    "ON CONFLICT (table_id, seat) DO NOTHING"
)
