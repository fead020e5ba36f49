"""`starlode admin`: the few things an operator needs, done on the store itself, even while a server runs.

A running server notices by itself: it checks the store every now and then, and after a table is closed here, the number
of the server's next entry for it is already taken.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar, get_args

import msgspec

from starlode.engine.boundary.errors import Refused, StarlodeError
from starlode.engine.boundary.quoting import shown
from starlode.engine.system.files import refuse_taken, replacing, writing
from starlode.match import Match
from starlode.match.seeds import key_of, key_text
from starlode.server.common.moments import now
from starlode.server.operating.order import operator
from starlode.server.people.order import logged
from starlode.server.protocol.wire import CreateTable, SeatWish, Status
from starlode.server.storage.sqlstore import SqlStore, keep_private, url_of
from starlode.server.storage.store import Entry, Founding, Listing, TableRow
from starlode.server.tables.chairs import Sitting
from starlode.server.tables.registry import rebuilt, row_of
from starlode.server.tables.table import ANEW
from starlode.server.tables.transcripts import match_of

T = TypeVar("T")


def with_store(database: str, work: Callable[[SqlStore], Awaitable[T]]) -> T:
    """Do something with the store of a database."""

    async def whole() -> T:
        store = SqlStore(database)
        await store.open()
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(whole())


async def listing(store: SqlStore, status: str, limit: int) -> list[str]:
    """A line for each table with a status, the newest first; raises StarlodeError for an unknown status."""
    if status not in get_args(Status):
        raise StarlodeError(f"there is no status {shown(status)}; choose from {', '.join(get_args(Status))}")
    rows = await store.listed(status, limit)
    return [f"{row.id}  {row.game}  {len(row.wish['seats'])} seats" for row in rows]


async def close(store: SqlStore, name: str) -> None:
    """End a table for good; raises StarlodeError where there is none."""
    _, entries = await _found(store, name)
    entry = Entry(number=len(entries), kind="close", at=now(), text="closed")
    try:
        log = logged(operator(), "close", name)
        await store.append(name, entry, Listing(status="closed", deadline=None), also=[log])
    except Refused:
        raise StarlodeError("something happened at the table just now; try again") from None


async def export(store: SqlStore, name: str) -> str:
    """The record of a table, even of one still in play; raises StarlodeError where there is none."""
    row, entries = await _found(store, name)
    if row.record is not None:
        return row.record
    table = rebuilt(Founding(row, entries), store)
    if table.live is None:
        raise StarlodeError(f"the game at table {name} cannot be played again: {table.status}")
    return match_of(table, table.live).record().text()


async def take_in(store: SqlStore, file: Path) -> str:
    """Make a table from a record and return its id; raises InvalidRecord for one that does not replay."""
    match = Match.from_record(file)
    seats = [SeatWish(kind="human", name=name[:40]) for name in match.names]
    options = {name: value for name, value in match.options.items() if name != "players"}
    row = row_of(CreateTable(game=match.game.info.name, seats=seats, options=options))
    row = msgspec.structs.replace(
        row, seed=key_text(key_of(match.seed)), status="over" if match.over else "playing", record=match.record().text()
    )
    entries = [
        Entry(number=seat, kind="sit", at=row.created, seat=seat, text=Sitting(name).text())
        for seat, name in enumerate(match.names)
    ]
    for place in range(match.count + 1):
        numbers = [str(number) for at, number in match.redraws if at == place]
        if numbers:
            text = " ".join([ANEW, *numbers])
            entries.append(Entry(number=len(entries), kind="undo", at=row.created, value=place, text=text))
        if place < match.count:
            seat, action = match.made(place)
            entries.append(Entry(number=len(entries), kind="move", at=row.created, seat=seat, value=action))
    await store.create(Founding(row, entries))
    return row.id


def backup(database: str, file: Path, force: bool = False) -> None:
    """Copy an SQLite database while it is in use; raises StarlodeError for any other, or if the file exists."""
    url = url_of(database)
    if url.get_backend_name() != "sqlite" or not url.database:
        raise StarlodeError("only an SQLite database is copied here; for PostgreSQL use its own pg_dump")
    if file.exists() and Path(url.database).exists() and file.samefile(url.database):
        raise StarlodeError(f"{file} is the database itself; name another file")
    refuse_taken(file, force=force)
    with writing(file):
        with replacing(file) as copy:
            _copy(url.database, copy)
        keep_private(file)  # an older copy may not have been


def _copy(database: str, file: Path) -> None:
    source, copy = sqlite3.connect(database), sqlite3.connect(file)
    try:
        source.backup(copy)
    except sqlite3.Error as error:
        raise StarlodeError(f"{database} cannot be copied: {error}") from None
    finally:
        source.close()
        copy.close()


async def _found(store: SqlStore, name: str) -> tuple[TableRow, list[Entry]]:
    found = await store.load(name)
    if found is None:
        raise StarlodeError(f"there is no table {name}")
    return found
