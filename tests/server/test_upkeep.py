"""What keeps a server healthy over the years: private files, old tables, fair lists and limits."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import stat
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest

from starlode.server.common.moments import now
from starlode.server.operating import admin
from starlode.server.protocol.wire import Clock, CreateTable, SeatWish
from starlode.server.storage.store import Entry
from starlode.server.tables import log_cache, transcripts
from starlode.server.tables.lobby import MOST
from starlode.server.tables.upkeep import DAY_MS
from starlode.server.web.guard import network_of
from tests.server.salon import Salon, salon

GAME = "cave-in"
POSIX = pytest.mark.skipif(os.name != "posix", reason="another system has another way with files")


def mode_of(file: Path) -> int:
    return stat.S_IMODE(file.stat().st_mode)


@POSIX
def test_nobody_else_may_read_the_database_or_its_copies(tmp_path: Path) -> None:
    async def visit() -> None:
        database = f"sqlite:///{tmp_path / 'tables.db'}"  # which the server makes itself
        async with salon(tmp_path, database=database) as house:
            await house.table(GAME, 2)
            copy = tmp_path / "copy.db"
            admin.backup(database, copy)
            modes = {file.name: mode_of(file) for file in tmp_path.glob("*.db*")}
            assert set(modes) >= {"tables.db", "tables.db-wal", "copy.db"}
            assert set(modes.values()) == {0o600}

    before = os.umask(0o022)
    try:
        asyncio.run(visit())
    finally:
        os.umask(before)


@POSIX
def test_a_database_that_everybody_may_read_is_taken_from_them(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    with closing(sqlite3.connect(file)):
        file.touch()
        file.chmod(0o664)

    async def visit() -> None:
        async with salon(tmp_path):
            assert mode_of(file) == 0o660  # what a group may do, somebody has chosen

    asyncio.run(visit())


# ---- old tables ----


async def create(house: Salon, public: bool = False, **wish: Any) -> str:
    seats = [SeatWish(kind="human"), SeatWish()]
    made, _ = await house.registry.create(CreateTable(game=GAME, seats=seats, public=public, **wish))
    return made.id


def forget_all(house: Salon) -> None:
    for table in list(house.registry.tables.values()):
        house.registry.forget(table)


def age(folder: Path, days: float, *tables: str) -> None:
    """Let whatever happened at tables be longer ago."""
    with closing(sqlite3.connect(folder / "tables.db")) as database:
        for table in tables:
            database.execute("UPDATE tables SET created = created - ? WHERE id = ?", (days * DAY_MS, table))
            database.execute("UPDATE entries SET at = at - ? WHERE table_id = ?", (days * DAY_MS, table))
        database.commit()


def test_tables_at_which_nothing_has_happened_for_long_are_deleted_if_that_is_wished(tmp_path: Path) -> None:
    async def visit() -> None:
        async with salon(tmp_path) as house:
            old, lively, fresh, held = [await create(house) for _ in range(4)]
            seats = [SeatWish(kind="human")] * 2
            timed, _ = await house.registry.create(
                CreateTable(game=GAME, seats=seats, clock=Clock(kind="move", seconds=5_000_000))
            )
            forget_all(house)
            await house.registry.find(held)
            age(tmp_path, 40, old, lively, held, timed.id)
            with closing(sqlite3.connect(tmp_path / "tables.db")) as database:
                database.execute("UPDATE entries SET at = ? WHERE table_id = ?", (now(), lively))
                database.commit()
            watch = house.registry.upkeep
            assert await watch._clear_some(now() - 30 * DAY_MS)
            assert not await watch._clear_some(now() - 30 * DAY_MS)
            kept = {
                row.id for status in ("waiting", "playing") for row in await house.registry.store.listed(status, 10)
            }
            assert kept == {lively, fresh, held, timed.id}
            assert await house.registry.store.entries(old, 0) == []
            assert (await house.api.get(f"/api/tables/{old}")).json()["code"] == "no-table"

    asyncio.run(visit())


def test_a_table_that_is_loaded_or_played_at_meanwhile_is_not_deleted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def visit() -> None:
        async with salon(tmp_path) as house:
            loading, played, late, old = [await create(house) for _ in range(4)]
            forget_all(house)
            age(tmp_path, 40, loading, played, late, old)
            store, before = house.registry.store, now() - 30 * DAY_MS
            outdated, drop = store.outdated, store.drop

            async def meanwhile(*given: Any) -> list[str]:
                found = await outdated(*given)
                asyncio.get_running_loop().create_task(house.registry.find(loading))
                await asyncio.sleep(0)
                await store.append(played, Entry(number=1, kind="say", at=now(), seat=0, text="hello"))
                return found

            async def dropping(*given: Any) -> None:
                await house.registry.find(late)
                await drop(*given)

            monkeypatch.setattr(store, "outdated", meanwhile)
            monkeypatch.setattr(store, "drop", dropping)
            assert await house.registry.upkeep._clear_some(before)
            assert await store.load(loading) is not None
            kept = await store.load(played)
            assert kept is not None
            assert len(kept[1]) == 2
            assert await store.load(old) is None
            assert await store.load(late) is None
            assert late not in house.registry.tables

    asyncio.run(visit())


@pytest.mark.parametrize(("retention", "kept"), [(0.0, True), (30.0, False)])
def test_nothing_is_deleted_unless_it_is_wished(tmp_path: Path, retention: float, kept: bool) -> None:
    async def visit() -> None:
        async with salon(tmp_path) as house:
            name = await create(house)
            forget_all(house)
            age(tmp_path, 1000, name)
        async with salon(tmp_path, retention=retention) as house:
            async with asyncio.timeout(120):
                while not kept and await house.registry.store.load(name) is not None:
                    await asyncio.sleep(0.01)
            assert (await house.registry.store.load(name) is not None) is kept

    asyncio.run(visit())


# ---- stopping ----


def test_a_server_stops_though_its_store_answers_at_that_very_moment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def visit() -> None:
        async with salon(tmp_path) as house:
            answer = asyncio.get_running_loop().create_future()

            async def ping() -> None:
                await answer

            monkeypatch.setattr(house.registry.store, "ping", ping)
            pulse = asyncio.create_task(house.registry.upkeep.feel_pulse())
            await house.settle()
            answer.set_result(None)
            await asyncio.sleep(0)  # the store has answered, and nobody has heard of it yet
            pulse.cancel()
            await house.settle()
            assert pulse.cancelled()

    asyncio.run(visit())


# ---- the list ----


def test_tables_that_were_merely_made_hide_none_at_which_somebody_waits(tmp_path: Path) -> None:
    async def visit() -> None:
        async with salon(tmp_path) as house:
            wish = CreateTable(game=GAME, seats=[SeatWish(kind="human"), SeatWish()], public=True)
            made, tokens = await house.registry.create(wish)
            waiting = await house.ear(made.id, *tokens.values())
            for _ in range(MOST + 5):
                await create(house, public=True)
            lines = (await house.api.get("/api/tables")).json()
            assert len(lines) == MOST
            assert lines[0]["table"] == made.id
            await waiting.hang_up()

    asyncio.run(visit())


def test_whoever_makes_many_tables_hides_none_of_others(tmp_path: Path) -> None:
    async def visit() -> None:
        async with salon(tmp_path) as house:
            wish = CreateTable(game=GAME, seats=[SeatWish(kind="human"), SeatWish()], public=True)
            mine = [(await house.registry.create(wish, network="mine"))[0].id for _ in range(2)]
            for _ in range(MOST + 5):
                await house.registry.create(wish, network="crowd")
            listed = [line["table"] for line in (await house.api.get("/api/tables")).json()]
            assert len(listed) == MOST
            assert [listed.index(name) for name in reversed(mine)] == [1, 3]  # the newest first, in turn

    asyncio.run(visit())


# ---- limits ----


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("2001:db8::1", "2001:db8::ffff:2", True),
        ("2001:db8::1", "2001:db8:0:1::1", False),
        ("192.0.2.1", "192.0.2.2", False),
        ("::ffff:192.0.2.1", "192.0.2.1", True),
        ("unknown", "unknown", True),
        ("fe80::1%eth0", "fe80::2", True),
    ],
)
def test_limits_count_networks_that_somebody_has_alone(one: str, other: str, same: bool) -> None:
    assert (network_of({"client": (one, 1)}) == network_of({"client": (other, 2)})) is same


def test_the_description_of_the_api_is_limited_too(tmp_path: Path) -> None:
    async def visit() -> None:
        async with salon(tmp_path, request_rate=1.0) as house:
            answers = [await house.api.get("/api/openapi.json") for _ in range(20)]
            assert {answer.status_code for answer in answers} == {200, 429}
            assert int(answers[-1].headers["retry-after"]) >= 1

    asyncio.run(visit())


def test_a_log_is_made_once_for_each_who_may_know_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[int] = []

    async def counting(*given: Any) -> list[str]:
        made.append(given[1])
        return await transcripts.log_of(*given)

    monkeypatch.setattr(log_cache, "log_of", counting)

    async def visit() -> None:
        async with salon(tmp_path) as house:
            table, tokens = await house.table(GAME, 2)
            path = f"/api/tables/{table}/log"
            headers = [{"Authorization": f"Bearer {token}"} for token in tokens]
            for _ in range(3):
                logs = [(await house.api.get(path, headers=one)).json() for one in (*headers, {})]
            assert (made, len(logs)) == ([0, 1, -1], 3)
            seat = house.registry.tables[table].playing().acting[0]
            move = house.registry.tables[table].playing().actions(seat)[0]
            await house.api.post(f"/api/tables/{table}/moves", json={"move": move}, headers=headers[seat])
            assert len((await house.api.get(path, headers=headers[0])).json()) >= len(logs[0])
            assert made == [0, 1, -1, 0]

    asyncio.run(visit())


# ---- after the end ----


def test_whoever_leaves_after_the_end_has_still_played(tmp_path: Path) -> None:
    async def visit() -> None:
        async with salon(tmp_path) as house:
            table, tokens = await house.table(GAME, 2)
            chance = Random(1)
            async with house.registry.at(table) as held:
                while held.status == "playing":
                    seat = held.playing().acting[0]
                    action = chance.choice(held.playing().actions(seat))
                    await house.registry.happen(held, "move", seat=seat, value=action)
            for seat, token in enumerate(tokens):
                headers = {"Authorization": f"Bearer {token}"}
                left = await house.api.delete(f"/api/tables/{table}/seats/{seat}", headers=headers)
                assert left.status_code == 204
            forget_all(house)
            shown = (await house.api.get(f"/api/tables/{table}")).json()
            assert [seat["kind"] for seat in shown["seats"]] == ["human", "human"]
            record = (await house.api.get(f"/api/tables/{table}/record")).json()
            assert not any(record.get("bots") or [])

    asyncio.run(visit())
