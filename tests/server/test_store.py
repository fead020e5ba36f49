"""What every store promises, on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from collections.abc import Awaitable, Callable

import msgspec
import pytest
from sqlalchemy import create_engine, inspect

from starlode.engine.boundary.errors import InvalidSetting, Refused, StarlodeError
from starlode.server.common.settings import Settings
from starlode.server.operating.app import Server
from starlode.server.protocol.wire import CreateTable, SeatWish
from starlode.server.storage.schema_steps import is_current, take_missing
from starlode.server.storage.sql_tables import METADATA
from starlode.server.storage.sqlstore import GONE_MS, SqlStore, url_of
from starlode.server.storage.store import Entry, Founding, Listing, TableRow
from starlode.server.storage.tournament_statements import NEW_STAGE
from starlode.server.tables.registry import row_of
from tests.example import NAME
from tests.server.parlour import ROOT
from tests.server.services import Postgres

Visit = Callable[[SqlStore], Awaitable[None]]


def using(address: str, visit: Visit) -> None:
    async def whole() -> None:
        store = SqlStore(address)
        await store.open()
        try:
            await visit(store)
        finally:
            await store.close()

    asyncio.run(whole())


def a_table(**changes: object) -> TableRow:
    wish = CreateTable(game=NAME, seats=[SeatWish(name="Zo\u00eb \u0000 \u68ee")] * 2)
    return msgspec.structs.replace(row_of(wish), **changes)


def said(number: int, text: str = "hello") -> Entry:
    return Entry(number=number, kind="say", at=number, seat=0, text=text)


def test_what_was_kept_comes_back(address: str) -> None:
    row = a_table(status="playing", deadline=77)
    first = Entry(number=0, kind="sit", at=2**42, seat=1, value=3, text='{"name":"\u68ee"}', spent=2**41, secret="s")

    async def visit(store: SqlStore) -> None:
        await store.create(Founding(row, [first]))
        await store.append(row.id, said(1))
        await store.append(row.id, said(2), Listing(status="over", deadline=None))
        await store.keep_record(row.id, "the record")
        after = msgspec.structs.replace(row, status="over", deadline=None, record="the record")
        assert await store.load(row.id) == (after, [first, said(1), said(2)])
        assert await store.entries(row.id, 1) == [said(1), said(2)]
        assert await store.load("nowhere") is None

    using(address, visit)


def test_a_number_is_taken_once_and_the_rest_of_its_group_is_kept(address: str) -> None:
    rows = [a_table() for _ in range(8)]

    async def visit(store: SqlStore) -> None:
        for row in rows:
            await store.create(Founding(row, []))
        await store.append(rows[3].id, said(0, "first"))
        over = Listing(status="over", deadline=None)
        done = await asyncio.gather(*(store.append(row.id, said(0), over) for row in rows), return_exceptions=True)
        assert [str(one) for one in done if one] == ["conflict"]
        assert str(done[3]) == "conflict"
        assert await store.entries(rows[3].id, 0) == [said(0, "first")]
        assert await store.counts() == {"over": 7, "waiting": 1}
        assert await store.numbers([row.id for row in rows]) == dict.fromkeys((row.id for row in rows), 1)

    using(address, visit)


def test_two_servers_that_append_at_once_never_both_succeed(address: str) -> None:
    row, rounds = a_table(), 40

    async def visit(store: SqlStore) -> None:
        other = SqlStore(address)
        await other.open()
        await store.create(Founding(row, []))
        for number in range(rounds):
            tries = [one.append(row.id, said(number, who)) for one, who in ((store, "a"), (other, "b"))]
            done = await asyncio.gather(*tries, return_exceptions=True)
            assert sorted(map(str, done)) == ["None", "conflict"]
        assert await store.numbers([row.id]) == {row.id: rounds}
        await other.close()

    using(address, visit)


def test_an_entry_and_the_table_it_founds_are_kept_together(address: str) -> None:
    old, new = a_table(), a_table()

    async def visit(store: SqlStore) -> None:
        await store.create(Founding(old, [said(0)]))
        with pytest.raises(Refused, match="conflict"):
            await store.append(old.id, said(0), None, Founding(new, [said(0)]))
        assert await store.load(new.id) is None
        await store.append(old.id, said(1), None, Founding(new, [said(0)]))
        assert await store.load(new.id) == (new, [said(0)])

    using(address, visit)


def test_tables_and_what_they_are_made_for_are_kept_together(address: str) -> None:
    rows = [a_table() for _ in range(3)]
    stage = (NEW_STAGE, {"tournament": "t", "number": 1, "kind": "round", "at": 1})

    async def visit(store: SqlStore) -> None:
        await store.create(Founding(rows[0], [said(0)]), Founding(rows[1], []), also=[stage])
        with pytest.raises(Refused, match="conflict"):
            await store.create(Founding(rows[2], [said(0)]), also=[stage])
        assert [await store.load(row.id) is not None for row in rows] == [True, True, False]
        assert await store.entries(rows[2].id, 0) == []

    using(address, visit)


def test_lists_know_the_newest_and_the_latest(address: str) -> None:
    rows = [a_table(created=moment, deadline=100 - moment) for moment in range(5)]

    async def visit(store: SqlStore) -> None:
        for row in rows:
            await store.create(Founding(row, []))
        assert await store.listed("waiting", 2) == [rows[4], rows[3]]
        assert await store.due(99, 10) == [(96, rows[4].id), (97, rows[3].id), (98, rows[2].id)]
        await store.relist(rows[4].id, Listing(status="closed", deadline=None))
        assert await store.due(98, 10) == [(97, rows[3].id)]
        assert await store.counts() == {"waiting": 4, "closed": 1}

    using(address, visit)


def test_only_what_is_still_outdated_is_dropped(address: str) -> None:
    async def visit(store: SqlStore) -> None:
        quiet, lively, timed = (a_table(created=1, deadline=deadline) for deadline in (None, None, 99))
        for row in (quiet, lively, timed):
            await store.create(Founding(row, [said(0)]))
        assert set(await store.outdated(50, 10)) == {quiet.id, lively.id}
        await store.append(lively.id, msgspec.structs.replace(said(1), at=60))
        await store.drop([quiet.id, lively.id, timed.id], 50)
        assert await store.load(quiet.id) is None
        assert await store.entries(quiet.id, 0) == []
        assert len(await store.entries(lively.id, 0)) == 2
        assert await store.load(timed.id) == (timed, [said(0)])
        await store.probe()

    using(address, visit)


def test_one_server_looks_after_a_table_until_its_word_lapses(address: str) -> None:
    async def visit(store: SqlStore) -> None:
        assert await store.keep("t", "ann", now=0, until=10)
        assert not await store.keep("t", "bob", now=5, until=15)
        assert await store.keep("t", "ann", now=5, until=15)
        assert not await store.keep("t", "bob", now=15, until=25)
        assert await store.keep("t", "bob", now=16, until=26)
        await store.release("t", "ann")
        assert not await store.keep("t", "ann", now=17, until=27)
        await store.release("t", "bob")
        assert await store.keep("t", "ann", now=17, until=27)
        await store.depart("ann")
        assert await store.keep("t", "bob", now=18, until=28)

    using(address, visit)


def test_it_is_known_since_when_there_has_always_been_a_server(address: str) -> None:
    async def visit(store: SqlStore) -> None:
        assert await store.attend("ann", 1000) == 1000
        assert await store.attend("bob", 2000) == 1000
        await store.depart("ann")
        assert await store.attend("cid", 3000) == 1000
        assert await store.attend("bob", 3000 + GONE_MS) == 1000
        later = 3001 + 2 * GONE_MS
        assert await store.attend("dan", later) == later

    using(address, visit)


def test_many_servers_may_start_at_once(address: str) -> None:
    async def start(store: SqlStore) -> None:
        await store.open()
        await store.close()

    async def whole() -> None:
        await asyncio.gather(*(start(SqlStore(address)) for _ in range(4)))

    asyncio.run(whole())


def test_the_steps_lead_to_the_schema_that_the_store_uses(address: str) -> None:
    async def visit(store: SqlStore) -> None:
        engine = create_engine(url_of(address))
        found = inspect(engine)
        for table in METADATA.tables.values():
            columns = {(column["name"], bool(column["nullable"])) for column in found.get_columns(table.name)}
            assert columns == {(column.name, bool(column.nullable)) for column in table.columns}
            indexes = {str(index["name"]) for index in found.get_indexes(table.name)}
            assert indexes == {str(index.name) for index in table.indexes}
        engine.dispose()

    using(address, visit)


def test_a_database_takes_the_steps_it_lacks_and_no_others(address: str) -> None:
    engine = create_engine(url_of(address))

    def columns() -> set[str]:
        return {column["name"] for column in inspect(engine).get_columns("tables")}

    with engine.begin() as connection:
        assert not is_current(connection)
        take_missing(connection)
        assert is_current(connection)
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = 's0005'")  # as it was before the last
        connection.exec_driver_sql("ALTER TABLE tables DROP COLUMN cleared")
        connection.exec_driver_sql("ALTER TABLE seeks DROP COLUMN agreed")
        assert not is_current(connection)
    assert "cleared" not in columns()

    async def visit(_: SqlStore) -> None:
        assert "cleared" in columns()

    using(address, visit)
    engine.dispose()


def test_a_database_that_is_none_is_named_in_one_line() -> None:
    with pytest.raises(InvalidSetting, match="mysql is not supported"):
        SqlStore("mysql://here/tables")
    with pytest.raises(InvalidSetting, match="expected an address"):
        SqlStore("tables.db")
    with pytest.raises(StarlodeError, match=r"cannot be used.*refused") as caught:
        using("postgresql://me:sesame@127.0.0.1:1/tables", lambda store: store.release("t", "ann"))
    assert "sesame" not in str(caught.value)


@pytest.mark.parametrize(
    ("module", "make"),
    [
        ("psycopg", lambda: SqlStore("postgresql://here/tables")),
        ("redis", lambda: Server(Settings(database="sqlite://", bus="redis://here"))),
    ],
)
def test_an_extra_that_is_missing_is_named(
    module: str, make: Callable[[], object], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delitem(sys.modules, "starlode.server.cluster.redis_bus", raising=False)
    for name in [name for name in sys.modules if name.split(".")[0] == module]:
        monkeypatch.setitem(sys.modules, name, None)
    with pytest.raises(InvalidSetting, match=r"pip install .*\[cluster\]"):
        make()


@pytest.mark.parametrize("setting", ["STARLODE_DATABASE=mysql://here/tables", "STARLODE_BUS=here"])
def test_a_server_says_in_one_line_what_is_wrong_with_its_settings(setting: str) -> None:
    name, _, value = setting.partition("=")
    command = [sys.executable, "-m", "starlode.cli", "serve", "--port", "0"]
    environment = {**os.environ, "STARLODE_DATABASE": "sqlite://", "STARLODE_WARM": "0", "PYTHONPATH": str(ROOT)}
    done = subprocess.run(command, env={**environment, name: value}, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)
    assert done.stderr.startswith(f"starlode: {name.removeprefix('STARLODE_').lower()}: ")


def test_a_database_that_was_away_is_found_again(database: Postgres) -> None:
    row = a_table()

    async def visit(store: SqlStore) -> None:
        await store.create(Founding(row, []))
        database.service.stop()
        with pytest.raises(Refused, match="not-stored"):
            await store.append(row.id, said(0))
        with pytest.raises(Refused, match="unavailable"):
            await store.load(row.id)
        database.service.start()
        database.wait()
        await store.append(row.id, said(0))
        assert await store.entries(row.id, 0) == [said(0)]

    using(database.fresh(), visit)


def test_the_id_of_a_table_can_be_typed_after_any_command() -> None:
    wish = CreateTable(game=NAME, seats=[SeatWish(kind="human")] * 2)
    assert not [row.id for row in (row_of(wish) for _ in range(500)) if row.id.startswith("-")]
