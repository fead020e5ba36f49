"""The SQL statements about people; each is one line of a write, together with whatever else belongs to it."""

from __future__ import annotations

from sqlalchemy import bindparam, delete, exists, insert, literal, or_, select, text, update

from starlode.server.storage.hall_statements import FORGET_PERSON
from starlode.server.storage.sql_people import BANS, BLOCKS, CLAIMS, PASSKEYS, PERSONS, REPORTS, SESSIONS, TICKETS
from starlode.server.storage.sql_tables import ENTRIES, TABLES

NEW_PERSON = insert(PERSONS)
NEW_SESSION = insert(SESSIONS)
NEW_TICKET = insert(TICKETS)
NEW_PASSKEY = insert(PASSKEYS)

_OF_PERSON = update(PERSONS).where(PERSONS.c.id == bindparam("of"))
RENAME = _OF_PERSON.values(name=bindparam("new_name"), key=bindparam("new_key"))
SET_MAIL = _OF_PERSON.values(mail=bindparam("new_mail"))
SET_PUBLIC = _OF_PERSON.values(public=bindparam("new_public"))
SET_SETTINGS = _OF_PERSON.values(settings=bindparam("new_settings"))
SEEN = _OF_PERSON.values(seen=bindparam("new_seen"))
USE_PASSKEY = (
    update(PASSKEYS)
    .where(PASSKEYS.c.id == bindparam("passkey"), PASSKEYS.c.counter <= bindparam("new_counter"))
    .values(counter=bindparam("new_counter"), used=bindparam("new_used"))
)
# The last way to sign in stays.
_OTHERS = PASSKEYS.alias("others")
_ANOTHER = select(_OTHERS.c.id).where(_OTHERS.c.person == bindparam("of"), _OTHERS.c.id != bindparam("passkey"))
_BY_MAIL = select(PERSONS.c.id).where(PERSONS.c.id == bindparam("of"), PERSONS.c.mail.is_not(None))
DROP_PASSKEY = delete(PASSKEYS).where(
    PASSKEYS.c.id == bindparam("passkey"),
    PASSKEYS.c.person == bindparam("of"),
    or_(exists(_ANOTHER), exists(_BY_MAIL)),
)
_BY_PASSKEY = select(PASSKEYS.c.id).where(PASSKEYS.c.person == bindparam("of"))
DROP_MAIL = _OF_PERSON.where(exists(_BY_PASSKEY)).values(mail=None)
SIGN_OUT = delete(SESSIONS).where(SESSIONS.c.digest == bindparam("session"))
SIGN_OUT_EVERYWHERE = delete(SESSIONS).where(SESSIONS.c.person == bindparam("of"))

# A session that is used for the first time takes the place of the one before it.
CONFIRM = (
    update(SESSIONS).where(SESSIONS.c.digest == bindparam("session")).values(follows=None, until=bindparam("new_until"))
)
LET_LAPSE = (
    update(SESSIONS)
    .where(SESSIONS.c.digest == bindparam("session"), SESSIONS.c.until > bindparam("new_until"))
    .values(until=bindparam("new_until"))
)

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

# Everything that is kept of a person, in the order in which it goes; the person is last, so that a server which dies
# in between leaves somebody who can ask for it again.
ERASE = (
    SIGN_OUT_EVERYWHERE,
    delete(PASSKEYS).where(PASSKEYS.c.person == bindparam("of")),
    delete(CLAIMS).where(CLAIMS.c.person == bindparam("of")),
    delete(BLOCKS).where(or_(BLOCKS.c.person == bindparam("of"), BLOCKS.c.blocked == bindparam("of"))),
    delete(BANS).where(BANS.c.subject == literal("person ") + bindparam("of")),
    update(REPORTS).where(REPORTS.c.reporter == bindparam("of")).values(reporter=None),
    update(REPORTS).where(REPORTS.c.person == bindparam("of")).values(person=None, name=""),
    *FORGET_PERSON,
    delete(PERSONS).where(PERSONS.c.id == bindparam("of")),
)
RETEXT = (
    update(ENTRIES)
    .where(ENTRIES.c.table_id == bindparam("table"), ENTRIES.c.number == bindparam("at_number"))
    .values(text=bindparam("new_text"))
)
REWISH = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("table"))
    .values(wish=bindparam("new_wish"), record=bindparam("new_record"))
)
