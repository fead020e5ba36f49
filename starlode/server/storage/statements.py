"""The store's SQL statements, and the forms that each kind of database needs instead."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import (
    Connection,
    Executable,
    TextClause,
    and_,
    bindparam,
    delete,
    exists,
    false,
    func,
    insert,
    select,
    text,
    update,
)

from starlode.server.storage.group_commit import Line
from starlode.server.storage.hall_statements import NEW_PAIRING, NEW_RATING
from starlode.server.storage.sql_hall import RATED
from starlode.server.storage.sql_people import CLAIMS
from starlode.server.storage.sql_tables import ENTRIES, KEEPERS, SERVERS, TABLES
from starlode.server.storage.tournament_statements import NEW_STAGE, SEEN_ENTRANT

NEW_TABLE = insert(TABLES)
NEW_ENTRY = insert(ENTRIES)
LISTING = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("table"))
    .values(status=bindparam("new_status"), deadline=bindparam("new_deadline"), results=bindparam("new_results"))
)
NOTHING = update(TABLES).where(false()).values(status=TABLES.c.status)  # works only if the database can be written to
RECORD = update(TABLES).where(TABLES.c.id == bindparam("table")).values(record=bindparam("new_record"))
_LATEST = select(func.max(ENTRIES.c.at)).where(ENTRIES.c.table_id == TABLES.c.id).scalar_subquery()
_RATINGS = select(RATED.c.table_id).where(RATED.c.table_id == TABLES.c.id)
_STILL = and_(
    TABLES.c.created < bindparam("before"),
    TABLES.c.deadline.is_(None),
    func.coalesce(_LATEST, TABLES.c.created) < bindparam("before"),
)
# Nothing has happened since a given time, no clock runs, and no rating was computed from it.
QUIET = and_(~exists(_RATINGS), _STILL)
UNCLEARED = and_(TABLES.c.cleared.is_(None), exists(_RATINGS), _STILL)
CLEARED = update(TABLES).where(TABLES.c.id == bindparam("table")).values(cleared=bindparam("new_cleared"))
_LEFT = select(TABLES.c.id).where(TABLES.c.id == bindparam("table"))
# In this order: a table where something has happened after all stays, with everything that belongs to it.
DROP = (
    delete(TABLES).where(TABLES.c.id == bindparam("table"), QUIET),
    delete(ENTRIES).where(ENTRIES.c.table_id == bindparam("table"), ~exists(_LEFT)),
    delete(KEEPERS).where(KEEPERS.c.table_id == bindparam("table"), ~exists(_LEFT)),
    delete(CLAIMS).where(CLAIMS.c.table_id == bindparam("table"), ~exists(_LEFT)),
)
ATTEND = text(
    "INSERT INTO servers (id, seen, since) VALUES (:server, :now, :since) "
    "ON CONFLICT (id) DO UPDATE SET seen = excluded.seen, since = excluded.since"
)
KEEP = text(
    "INSERT INTO keepers (table_id, server, until) VALUES (:table, :server, :until) ON CONFLICT (table_id) DO UPDATE "
    "SET server = excluded.server, until = excluded.until WHERE keepers.server = :server OR keepers.until < :now"
)
RELEASE = delete(KEEPERS).where(KEEPERS.c.table_id == bindparam("table"), KEEPERS.c.server == bindparam("server"))
RELEASE_ALL = delete(KEEPERS).where(KEEPERS.c.server == bindparam("server"))
DEPART = delete(SERVERS).where(SERVERS.c.id == bindparam("server"))
RELEASE_LAPSED = delete(KEEPERS).where(KEEPERS.c.until < bindparam("before"))
DEPART_LOST = delete(SERVERS).where(SERVERS.c.seen < bindparam("before"))

# Two servers that lock the same rows in different orders would wait for each other.
# A stage comes first: whoever has it is alone with the tournament.
_ORDER = (NEW_STAGE, NEW_TABLE, NEW_ENTRY, LISTING, RECORD, NEW_RATING, NEW_PAIRING)

_COLUMNS = ", ".join(column.name for column in ENTRIES.columns)
KEYED: dict[Executable, tuple[str, ...]] = {
    NEW_RATING: ("person", "game", "players", "nth"),
    NEW_PAIRING: ("seek",),
    NEW_STAGE: ("tournament", "number"),
    SEEN_ENTRANT: ("entrant",),
}
Rows = list[dict[str, Any]]
ROWS = 20  # in one statement of SQLite, which keeps one ready for each number of rows


class Dialect(NamedTuple):
    """How one kind of database does what all of them do, in its own SQL."""

    shared: bool  # whether servers on other machines may use it too
    alone: str  # makes all others wait who want to change the schema
    insert: Callable[[Connection, Rows], None]  # adds many entries in one step
    listings: TextClause  # the same from JSON

    def execute(self, connection: Connection, lines: Iterable[Line]) -> None:
        """Carry out all lines, those of the same statement together."""
        for statement, rows in _grouped(lines):
            self._execute(connection, statement, rows)

    def _execute(self, connection: Connection, statement: Executable, rows: Rows) -> None:
        """Execute a statement for all rows in one step of the database.

        Every step releases Python's interpreter lock and takes it back. While the server is busy, taking it back takes
        longer than storing the row.
        """
        if statement is NEW_ENTRY:
            rows.sort(key=lambda row: (row["table_id"], row["number"]))
            self.insert(connection, rows)
        elif statement is LISTING:
            connection.execute(self.listings, {"rows": msgspec.json.encode(rows).decode()})
        else:
            if statement in KEYED:
                rows.sort(key=lambda row: tuple(row[name] for name in KEYED[statement]))
            connection.execute(statement, rows)


def _grouped(lines: Iterable[Line]) -> Iterable[tuple[Executable, Rows]]:
    """The values of all lines by statement; a table never has a second write before its first one is stored."""
    groups: dict[int, tuple[Executable, Rows]] = {id(statement): (statement, []) for statement in _ORDER}
    for statement, values in lines:
        groups.setdefault(id(statement), (statement, []))[1].append(values)
    return [group for group in groups.values() if group[1]]


def _insert_values(connection: Connection, rows: Rows) -> None:
    """Insert plain values: SQLite takes them twice as fast as the same in JSON."""
    names, places = ", ".join(rows[0]), f"({', '.join('?' * len(rows[0]))})"
    for start in range(0, len(rows), ROWS):
        some = rows[start : start + ROWS]
        statement = f"INSERT INTO entries ({names}) VALUES {', '.join([places] * len(some))}"
        connection.exec_driver_sql(statement, tuple(value for row in some for value in row.values()))


_FROM_JSON = text(
    f"INSERT INTO entries ({_COLUMNS}) SELECT {_COLUMNS} "
    "FROM json_populate_recordset(CAST(NULL AS entries), CAST(:rows AS json))"
)


def _insert_json(connection: Connection, rows: Rows) -> None:
    connection.execute(_FROM_JSON, {"rows": msgspec.json.encode(rows).decode()})


def _extracted(names: Iterable[str]) -> str:
    return ", ".join(f"json_extract(row.value, '$.{name}')" for name in names)


SQLITE = Dialect(
    shared=False,
    alone="BEGIN IMMEDIATE",
    insert=_insert_values,
    listings=text(
        "UPDATE tables SET (status, deadline, results) = "
        f"(SELECT {_extracted(['new_status', 'new_deadline', 'new_results'])}) "
        "FROM json_each(:rows) AS row WHERE tables.id = json_extract(row.value, '$.table')"
    ),
)

POSTGRESQL = Dialect(
    shared=True,
    alone="SELECT pg_advisory_xact_lock(8737)",
    insert=_insert_json,
    listings=text(
        "UPDATE tables SET status = row.new_status, deadline = row.new_deadline, results = row.new_results "
        "FROM json_to_recordset(CAST(:rows AS json)) "
        'AS row ("table" text, new_status text, new_deadline bigint, new_results json) '
        'WHERE tables.id = row."table"'
    ),
)
DIALECTS = {"sqlite": SQLITE, "postgresql": POSTGRESQL}
