"""The store in an SQL database; SQLite in one file unless told otherwise."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from alembic import command
from alembic.config import Config
from sqlalchemy import (
    Connection,
    Executable,
    bindparam,
    create_engine,
    event,
    func,
    insert,
    make_url,
    select,
    text,
    update,
)

from starlode.server.shelves import ENTRIES, TABLES
from starlode.server.store import Entry, Listing, TableRow
from starlode.server.writer import Writer, one_by_one

T = TypeVar("T")

# Made once: lines of the same statement are written together.
_NEW_TABLE = insert(TABLES)
_NEW_ENTRY = insert(ENTRIES)
_LISTING = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("table"))
    .values(status=bindparam("new_status"), deadline=bindparam("new_deadline"))
)
_RECORD = update(TABLES).where(TABLES.c.id == bindparam("table")).values(record=bindparam("new_record"))


def _many_at_once(connection: Connection, statement: Executable, rows: list[dict[str, Any]]) -> None:
    """All rows in one step of SQLite.

    Python's interpreter lock is given up and taken back at every step, and while the server is busy taking it back
    takes longer than storing the row.
    """
    if statement is _NEW_ENTRY:
        connection.execute(_ENTRIES_AT_ONCE, {"rows": msgspec.json.encode(rows).decode()})
    elif statement is _LISTING:
        connection.execute(_LISTINGS_AT_ONCE, {"rows": msgspec.json.encode(rows).decode()})
    else:
        connection.execute(statement, rows)


def _extracted(names: Iterable[str]) -> str:
    return ", ".join(f"json_extract(row.value, '$.{name}')" for name in names)


_COLUMNS = [column.name for column in ENTRIES.columns]
_ENTRIES_AT_ONCE = text(
    f"INSERT INTO entries ({', '.join(_COLUMNS)}) SELECT {_extracted(_COLUMNS)} FROM json_each(:rows) AS row"
)
_LISTINGS_AT_ONCE = text(
    f"UPDATE tables SET (status, deadline) = (SELECT {_extracted(['new_status', 'new_deadline'])}) "
    "FROM json_each(:rows) AS row WHERE tables.id = json_extract(row.value, '$.table')"
)


class SqlStore:
    """Tables in a database that SQLAlchemy knows."""

    def __init__(self, address: str) -> None:
        url = make_url(address)
        if url.get_backend_name() == "sqlite" and url.database:
            Path(url.database).parent.mkdir(parents=True, exist_ok=True)
        self._engine, self._execute = create_engine(url), one_by_one
        if url.get_backend_name() == "sqlite":
            event.listen(self._engine, "connect", _prepare_sqlite)
            self._execute = _many_at_once
        self._writer: Writer | None = None

    async def open(self) -> None:
        """Bring the database to the present schema and be ready."""
        await asyncio.to_thread(self.migrate)
        self._writer = Writer(self._engine, self._execute)

    async def close(self) -> None:
        """Write what is waiting, then leave."""
        if self._writer:
            await self._writer.close()
        self._engine.dispose()

    def migrate(self) -> None:
        """Run the steps that the database still lacks."""
        with self._engine.begin() as connection:
            config = Config()
            config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
            config.attributes["connection"] = connection
            command.upgrade(config, "head")

    # ---- writing ----

    async def create(self, row: TableRow, entries: list[Entry]) -> None:
        """Keep a new table with its first entries."""
        lines = [(_NEW_TABLE, msgspec.to_builtins(row)), *((_NEW_ENTRY, _line(row.id, entry)) for entry in entries)]
        await self._write(*lines)

    async def append(self, table: str, entry: Entry, listing: Listing | None = None) -> None:
        """Keep an entry; raises Refused("conflict") where there is one of that number already."""
        if listing is None:
            await self._write((_NEW_ENTRY, _line(table, entry)))
            return
        values = {"table": table, "new_status": listing.status, "new_deadline": listing.deadline}
        await self._write((_NEW_ENTRY, _line(table, entry)), (_LISTING, values))

    async def keep_record(self, table: str, record: str) -> None:
        """Keep the stored match of a table that is over."""
        await self._write((_RECORD, {"table": table, "new_record": record}))

    async def _write(self, *lines: Any) -> None:
        assert self._writer is not None, "open the store first"
        await self._writer.write(*lines)

    # ---- reading ----

    async def load(self, table: str) -> tuple[TableRow, list[Entry]] | None:
        """A table with all its entries; None where there is none."""
        return await self._read(lambda connection: _load(connection, table))

    async def listed(self, status: str, limit: int, public: bool = False) -> list[TableRow]:
        """Tables of a status, the newest first; perhaps only those that everybody may see in a list."""
        wanted = select(TABLES).where(TABLES.c.status == status).order_by(TABLES.c.created.desc()).limit(limit)
        if public:
            wanted = wanted.where(TABLES.c.wish["public"].as_boolean())
        rows = await self._read(lambda connection: connection.execute(wanted).mappings().all())
        return [TableRow(**row) for row in rows]

    async def due(self, before: int, limit: int) -> list[tuple[int, str]]:
        """Tables whose clock runs out before a moment, the earliest first, with their deadlines."""
        wanted = select(TABLES.c.deadline, TABLES.c.id).where(TABLES.c.deadline < before)
        rows = await self._read(lambda c: c.execute(wanted.order_by(TABLES.c.deadline).limit(limit)).all())
        return [(deadline, table) for deadline, table in rows]

    async def counts(self) -> dict[str, int]:
        """How many tables there are, by status."""
        wanted = select(TABLES.c.status, func.count()).group_by(TABLES.c.status)
        rows = await self._read(lambda connection: connection.execute(wanted).tuples().all())
        return dict(rows)

    async def _read(self, work: Callable[[Connection], T]) -> T:
        def reading() -> T:
            with self._engine.connect() as connection:
                return work(connection)

        return await asyncio.to_thread(reading)


def _load(connection: Connection, table: str) -> tuple[TableRow, list[Entry]] | None:
    row = connection.execute(select(TABLES).where(TABLES.c.id == table)).mappings().first()
    if row is None:
        return None
    wanted = select(ENTRIES).where(ENTRIES.c.table_id == table).order_by(ENTRIES.c.number)
    entries = [
        Entry(**{name: value for name, value in entry.items() if name != "table_id"})
        for entry in connection.execute(wanted).mappings()
    ]
    return TableRow(**row), entries


def _line(table: str, entry: Entry) -> dict[str, Any]:
    return {"table_id": table, **msgspec.structs.asdict(entry)}


def _prepare_sqlite(connection: Any, _: Any) -> None:
    """Readers never wait for the writer, and a commit is on the disk when it returns."""
    for setting in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000"):
        connection.execute(f"PRAGMA {setting}")
