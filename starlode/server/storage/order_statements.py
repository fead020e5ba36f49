"""The SQL statements that keep order: bans, reports, blocks, the audit log, and what of it is kept for how long."""

from __future__ import annotations

from sqlalchemy import bindparam, delete, insert, text, update

from starlode.server.storage.sql_people import AUDIT, BANS, REPORTS, SESSIONS, TICKETS

BLOCK = text(
    "INSERT INTO blocks (person, blocked, at) "
    "SELECT CAST(:person AS VARCHAR(32)), id, CAST(:at AS BIGINT) FROM persons WHERE key = :key AND id <> :person "
    "AND (SELECT count(*) FROM blocks WHERE person = :person) < :most ON CONFLICT (person, blocked) DO NOTHING"
)
UNBLOCK = text("DELETE FROM blocks WHERE person = :person AND blocked IN (SELECT id FROM persons WHERE key = :key)")
NEW_REPORT = insert(REPORTS)
SETTLE = update(REPORTS).where(REPORTS.c.id == bindparam("report")).values(done=bindparam("new_done"))
NEW_BAN = text(
    "INSERT INTO bans (subject, kind, reason, at, until) VALUES (:subject, :kind, :reason, :at, :until) "
    "ON CONFLICT (subject, kind) DO UPDATE SET reason = excluded.reason, at = excluded.at, until = excluded.until"
)
LIFT = delete(BANS).where(BANS.c.subject == bindparam("subject"), BANS.c.kind == bindparam("kind"))
LOG = insert(AUDIT)

# What has lapsed by itself, and what is kept for a time that the operator sets.
LAPSED = (
    delete(SESSIONS).where(SESSIONS.c.until < bindparam("before")),
    delete(TICKETS).where(TICKETS.c.until < bindparam("before")),
    delete(BANS).where(BANS.c.until < bindparam("before")),
)
OLD_REPORTS = delete(REPORTS).where(REPORTS.c.at < bindparam("before"))
OLD_AUDIT = delete(AUDIT).where(AUDIT.c.at < bindparam("before"))
