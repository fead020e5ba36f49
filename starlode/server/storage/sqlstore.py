"""The store in an SQL database: SQLite in one file, or PostgreSQL where several servers share it."""

from __future__ import annotations

import asyncio
import sqlite3
import stat
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from sqlalchemy import URL, ColumnElement, Connection, Engine, RowMapping, create_engine, event, func, make_url, select
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from starlode.engine.boundary.errors import InvalidSetting, Refused, StarlodeError
from starlode.engine.system.extras import how_to_install
from starlode.engine.system.files import check_writable, writing
from starlode.server.storage import statements
from starlode.server.storage.group_commit import Line, Writer
from starlode.server.storage.schema_steps import is_current, take_missing
from starlode.server.storage.sql_tables import ENTRIES, KEEPERS, SERVERS, TABLES
from starlode.server.storage.store import Entry, Founding, Kind, Listing, TableRow

T = TypeVar("T")

# Rollback data of statements stays in memory, not in a file each time. The page cache is small: the system has one too.
SQLITE = ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "temp_store=MEMORY", "cache_size=-256")
READERS = 4  # threads that read
OTHERS = stat.S_IRWXO
GONE_MS = 10_000  # a server that has not been seen for this long is gone


class SqlStore:
    """Keeps tables in a database; raises InvalidSetting for an address that cannot be used."""

    def __init__(self, address: str) -> None:
        url = url_of(address)
        self._dialect = statements.DIALECTS[url.get_backend_name()]
        self.shared = self._dialect.shared
        self._engine = _engine(url)
        self._writer: Writer | None = None
        # Its own threads, so that work on something else never keeps the database's readers waiting.
        self._readers = ThreadPoolExecutor(READERS, "reader")

    async def open(self) -> None:
        """Bring the database to the current schema and get ready; raises StarlodeError if it cannot be reached."""
        try:
            connection = await asyncio.to_thread(self._prepare)
        except SQLAlchemyError as error:
            where = self._engine.url.render_as_string(hide_password=True)
            raise StarlodeError(f"the database {where} cannot be used: {error.args[0]}") from None
        self._writer = Writer(connection, self._dialect.execute)

    @property
    def delay(self) -> float:
        """How many seconds writes have been waiting."""
        return self._writer.delay if self._writer else 0.0

    async def close(self) -> None:
        """Store what is waiting, then close."""
        if self._writer:
            await self._writer.close()
        # Whoever still reads finishes first, because a connection that is in use cannot be closed.
        await asyncio.to_thread(self._readers.shutdown, wait=True, cancel_futures=True)
        self._engine.dispose()

    def _prepare(self) -> Connection:
        self.migrate()
        return self._engine.connect()

    def migrate(self) -> None:
        """Run the migrations that the database still lacks; if several servers start at once, only one does so."""
        with self._engine.begin() as connection:
            connection.exec_driver_sql(self._dialect.alone)
            if not is_current(connection):
                take_missing(connection)

    # ---- writing ----

    async def create(self, *foundings: Founding, also: Sequence[Line] = ()) -> None:
        """Store new tables with their first entries, after other lines if they are given: all or nothing."""
        await self.write(*also, *(line for founding in foundings for line in _founding(founding)))

    async def append(
        self,
        table: str,
        entry: Entry,
        listing: Listing | None = None,
        founding: Founding | None = None,
        also: Sequence[Line] = (),
    ) -> None:
        """Store an entry, with a new table and other lines if they are given: all or nothing.

        Raises Refused("conflict") if there already is an entry with that number.
        """
        lines: list[Line] = [(statements.NEW_ENTRY, _line(table, entry)), *also]
        if listing is not None:
            lines.append(_listing(table, listing))
        if founding is not None:
            lines += _founding(founding)
        await self.write(*lines)

    async def relist(self, table: str, listing: Listing) -> None:
        """Store what lists show of a table when that has changed without an entry."""
        await self.write(_listing(table, listing))

    async def keep_record(self, table: str, record: str) -> None:
        """Store the record of a finished game."""
        await self.write((statements.RECORD, {"table": table, "new_record": record}))

    def write(self, *lines: Line) -> Awaitable[None]:
        """Store lines together or not at all; await the result, which raises Refused on a conflict."""
        assert self._writer is not None, "open the store first"
        return self._writer.write(*lines)

    # ---- reading ----

    async def load(self, table: str) -> tuple[TableRow, list[Entry]] | None:
        """A table with all its entries; None where there is none."""
        return await self.read(lambda connection: _load(connection, table))

    async def entries(self, table: str, since: int) -> list[Entry]:
        """The entries of a table, starting at a number."""
        return await self.read(lambda connection: _entries(connection, table, since))

    async def entries_of(self, tables: list[str], kinds: tuple[Kind, ...]) -> dict[str, list[Entry]]:
        """The entries of some kinds, by table and in order; tables without any are left out."""
        wanted = select(ENTRIES).where(ENTRIES.c.table_id.in_(tables), ENTRIES.c.kind.in_(kinds))
        ordered = wanted.order_by(ENTRIES.c.table_id, ENTRIES.c.number)
        found: dict[str, list[Entry]] = {}
        for row in await self.read(lambda connection: connection.execute(ordered).mappings().all()):
            found.setdefault(row["table_id"], []).append(_entry(row))
        return found

    async def numbers(self, tables: list[str]) -> dict[str, int]:
        """How many entries tables have."""
        last = select(func.max(ENTRIES.c.number)).where(ENTRIES.c.table_id == TABLES.c.id).scalar_subquery()
        wanted = select(TABLES.c.id, func.coalesce(last + 1, 0)).where(TABLES.c.id.in_(tables))
        rows = await self.read(lambda connection: connection.execute(wanted).all())
        return {str(table): int(number) for table, number in rows}

    async def listed(
        self, status: str, limit: int, public: bool = False, among: Sequence[str] | None = None
    ) -> list[TableRow]:
        """Tables with a status, the newest first; optionally only public ones, or only those among some."""
        wanted = select(TABLES).where(TABLES.c.status == status).order_by(TABLES.c.created.desc()).limit(limit)
        if public:
            wanted = wanted.where(TABLES.c.wish["public"].as_boolean())
        if among is not None:
            wanted = wanted.where(TABLES.c.id.in_(among))
        rows = await self.read(lambda connection: connection.execute(wanted).mappings().all())
        return [TableRow(**row) for row in rows]

    async def due(self, before: int, limit: int) -> list[tuple[int, str]]:
        """Tables whose clock runs out before a given time, the earliest first, with their deadlines."""
        wanted = select(TABLES.c.deadline, TABLES.c.id).where(TABLES.c.deadline < before)
        rows = await self.read(lambda c: c.execute(wanted.order_by(TABLES.c.deadline).limit(limit)).all())
        return [(deadline, table) for deadline, table in rows]

    async def counts(self) -> dict[str, int]:
        """How many tables there are, by status."""
        wanted = select(TABLES.c.status, func.count()).group_by(TABLES.c.status)
        rows = await self.read(lambda connection: connection.execute(wanted).all())
        return {str(status): int(count) for status, count in rows}

    async def read(self, work: Callable[[Connection], T]) -> T:
        """What some work finds, which only reads; it is done in another thread."""

        def reading() -> T:
            try:
                with self._engine.connect() as connection:
                    return work(connection)
            except SQLAlchemyError as error:
                raise Refused("unavailable") from error

        return await asyncio.get_running_loop().run_in_executor(self._readers, reading)

    async def ping(self) -> None:
        """Return if the database answers; raises Refused if it does not."""
        await self.read(lambda connection: connection.execute(select(TABLES.c.id).limit(1)).first())

    async def probe(self) -> None:
        """Return once all waiting writes are stored and another one works; raises Refused if nothing can be stored."""
        await self.write((statements.NOTHING, {}))

    # ---- outdated tables ----

    async def outdated(self, before: int, limit: int) -> list[str]:
        """Tables where nothing has happened since a given time and no clock runs, the oldest first."""
        return await self._oldest(statements.QUIET, before, limit)

    async def uncleared(self, before: int, limit: int) -> list[str]:
        """The same of tables that stay because ratings rest on them, and still have what is personal."""
        return await self._oldest(statements.UNCLEARED, before, limit)

    async def _oldest(self, which: ColumnElement[bool], before: int, limit: int) -> list[str]:
        wanted = select(TABLES.c.id).where(which).order_by(TABLES.c.created).limit(limit)
        return await self.read(lambda connection: list(connection.execute(wanted, {"before": before}).scalars()))

    async def drop(self, tables: Sequence[str], before: int) -> None:
        """Delete those of some tables that are still outdated, with everything that happened there."""
        for table in tables:
            await self.write(*((statement, {"table": table, "before": before}) for statement in statements.DROP))

    # ---- servers that share the store ----

    async def attend(self, server: str, now: int) -> int:
        """Note that a server is running; returns since when there has always been one."""
        before = now - GONE_MS
        earliest = select(func.min(SERVERS.c.since)).where(SERVERS.c.seen >= before)
        since = await self.read(lambda connection: connection.execute(earliest).scalar())
        values = {"server": server, "now": now, "since": now if since is None else since}
        lost = [(statement, {"before": before}) for statement in (statements.DEPART_LOST, statements.RELEASE_LAPSED)]
        await self.write(*lost, (statements.ATTEND, values))
        return int(values["since"])

    async def is_alone(self, server: str, now: int) -> bool:
        """Whether no other server has been seen lately."""
        others = select(SERVERS.c.id).where(SERVERS.c.seen >= now - GONE_MS, SERVERS.c.id != server).limit(1)
        return await self.read(lambda connection: connection.execute(others).first()) is None

    async def keep(self, table: str, server: str, now: int, until: int) -> bool:
        """Let a server look after a table until a given time; False if another one does."""
        values = {"table": table, "server": server, "now": now, "until": until}
        await self.write((statements.KEEP, values))
        keeper = select(KEEPERS.c.server).where(KEEPERS.c.table_id == table)
        return await self.read(lambda connection: connection.execute(keeper).scalar()) == server

    async def release(self, table: str, server: str) -> None:
        """Stop looking after a table."""
        await self.write((statements.RELEASE, {"table": table, "server": server}))

    async def depart(self, server: str) -> None:
        """Note that a server is gone and looks after nothing."""
        await self.write((statements.RELEASE_ALL, {"server": server}), (statements.DEPART, {"server": server}))


def url_of(address: str) -> URL:
    """A database's address in SQLAlchemy's form; raises InvalidSetting for one that cannot be used."""
    try:
        url = make_url(address.replace("postgres://", "postgresql://", 1))
    except ArgumentError:
        raise InvalidSetting("database: expected an address such as sqlite:///tables.db") from None
    if url.get_backend_name() not in statements.DIALECTS:
        raise InvalidSetting(f"database: {url.get_backend_name()} is not supported; use sqlite or postgresql")
    return url.set(drivername="postgresql+psycopg") if url.get_backend_name() == "postgresql" else url


def check_place(address: str) -> None:
    """Raise StarlodeError for an SQLite file that cannot be used; any other database may still come up."""
    url = url_of(address)
    if url.get_backend_name() != "sqlite" or not url.database:
        return
    file = Path(url.database)
    with writing(file):
        file.parent.mkdir(parents=True, exist_ok=True)
        check_writable(file)
        keep_private(file)
    try:
        with closing(sqlite3.connect(file)) as connection:
            connection.execute("PRAGMA schema_version")
    except sqlite3.Error as error:
        raise StarlodeError(f"the database {file} cannot be used: {error}") from None


def keep_private(file: Path) -> None:
    """Make a database file that other users cannot read: it holds the keys of games in progress; raises OSError.

    Permissions of the group stay; those of all other users are removed.
    """
    file.touch(mode=0o600)
    for part in (file, *(file.with_name(file.name + end) for end in ("-wal", "-shm"))):
        with suppress(OSError):  # it does not exist, or belongs to another user
            mode = stat.S_IMODE(part.stat().st_mode)
            if mode & OTHERS:
                part.chmod(mode & ~OTHERS)


def _engine(url: URL) -> Engine:
    if url.get_backend_name() == "postgresql":
        try:
            return create_engine(url, pool_pre_ping=True, hide_parameters=True)
        except ModuleNotFoundError:
            raise InvalidSetting(f"database: PostgreSQL needs psycopg: {how_to_install('cluster')}") from None
    if url.database:
        Path(url.database).parent.mkdir(parents=True, exist_ok=True)
        with suppress(OSError):  # if you cannot write there, opening the database says so
            keep_private(Path(url.database))
    engine = create_engine(url, hide_parameters=True, connect_args={"cached_statements": 2 * statements.ROWS})
    event.listen(engine, "connect", _prepare_sqlite)
    return engine


def _load(connection: Connection, table: str) -> tuple[TableRow, list[Entry]] | None:
    row = connection.execute(select(TABLES).where(TABLES.c.id == table)).mappings().first()
    return None if row is None else (TableRow(**row), _entries(connection, table, 0))


def _entries(connection: Connection, table: str, since: int) -> list[Entry]:
    wanted = select(ENTRIES).where(ENTRIES.c.table_id == table, ENTRIES.c.number >= since).order_by(ENTRIES.c.number)
    return [_entry(row) for row in connection.execute(wanted).mappings()]


def _entry(row: RowMapping) -> Entry:
    return Entry(**{str(name): value for name, value in row.items() if name != "table_id"})


def _founding(founding: Founding) -> list[Line]:
    row, entries, also = founding
    return [
        (statements.NEW_TABLE, msgspec.to_builtins(row)),
        *((statements.NEW_ENTRY, _line(row.id, entry)) for entry in entries),
        *also,
    ]


def _listing(table: str, listing: Listing) -> Line:
    new = {"new_status": listing.status, "new_deadline": listing.deadline, "new_results": listing.results}
    return statements.LISTING, {"table": table, **new}


def _line(table: str, entry: Entry) -> dict[str, Any]:
    return {"table_id": table, **msgspec.structs.asdict(entry)}


def _prepare_sqlite(connection: Any, _: Any) -> None:
    """Set up SQLite so that readers never wait for the writer, and a commit is on disk when it returns."""
    for setting in SQLITE:
        connection.execute(f"PRAGMA {setting}")
