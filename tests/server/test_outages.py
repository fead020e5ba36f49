"""When something else is away or slow: what is said of it, to whom, and who does not have to wait."""

from __future__ import annotations

import asyncio
import logging
import socket
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from starlode.server.common.tokens import digest
from starlode.server.storage.sqlstore import SqlStore
from starlode.server.storage.statements import SQLITE
from tests.server.salon import Salon, salon

GAME = "cave-in"
WORDS = "the treasure is under the old oak"


def alter(folder: Path, statement: str) -> None:
    """Change the database behind the server's back."""
    with closing(sqlite3.connect(folder / "tables.db")) as database:
        database.execute(statement)
        database.commit()


def test_what_could_not_be_stored_is_not_in_the_log(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def visit() -> list[str]:
        async with salon(tmp_path) as house:
            table, tokens = await house.table(GAME, 2)
            seed = house.registry.tables[table].row.seed
            ear = await house.ear(table, *tokens)
            alter(tmp_path, "ALTER TABLE entries RENAME TO elsewhere")
            ear.say("chat", id=5, seat=0, text=WORDS)
            async with asyncio.timeout(120):
                while ear.closed is None:
                    await asyncio.sleep(0.01)
            made = await house.api.post("/api/tables", json={"game": GAME, "seats": [{"kind": "human"}, {}]})
            assert made.status_code == 503
            await ear.hang_up()
            return [WORDS, seed, *tokens, *map(digest, tokens)]

    with caplog.at_level(logging.INFO):
        secrets = asyncio.run(visit())
    assert "no such table: entries" in caplog.text
    assert [secret for secret in secrets if secret in caplog.text] == []
    assert "INSERT" not in caplog.text


async def until(house: Salon, status: int) -> None:
    """Wait until a server says that it is ready, or not."""
    async with asyncio.timeout(120):
        while (await house.api.get("/healthz")).status_code != status:
            await asyncio.sleep(0.05)


def test_a_server_that_cannot_reach_its_tables_is_not_ready(tmp_path: Path) -> None:
    async def visit() -> None:
        async with salon(tmp_path) as house:
            await until(house, 200)
            alter(tmp_path, "ALTER TABLE tables RENAME TO elsewhere")
            await until(house, 503)
            assert (await house.api.get("/healthz")).json()["ready"] is False
            alter(tmp_path, "ALTER TABLE elsewhere RENAME TO tables")
            await until(house, 200)

    asyncio.run(visit())


@pytest.mark.parametrize("error", [ValueError("a secret"), MemoryError(), SystemExit()])
@pytest.mark.parametrize("part", ["_store", "_execute"])
def test_the_writer_survives_whatever_goes_wrong(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, part: str, error: BaseException
) -> None:
    def fail(*given: object) -> None:
        raise error

    async def visit() -> None:
        async with salon(tmp_path) as house:
            await until(house, 200)
            store = house.registry.store
            assert isinstance(store, SqlStore)
            assert store._writer is not None
            writer, wish = store._writer, {"game": GAME, "seats": [{"kind": "human"}, {}]}
            setattr(writer, part, fail)
            broken = (await house.api.post("/api/tables", json=wish)).status_code
            assert broken == 503 or part == "_execute"  # then one by one, the general way
            if broken == 503:
                await until(house, 503)
            delattr(writer, part) if part == "_store" else setattr(writer, part, SQLITE.execute)
            await until(house, 200)
            assert (await house.api.post("/api/tables", json=wish)).status_code == 200

    asyncio.run(visit())
    assert "a secret" not in caplog.text


def test_a_host_that_does_not_answer_keeps_nobody_else_waiting(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("starlode.server.common.calls.PATIENCE_S", 0.5)

    async def visit(host: str) -> None:
        async with salon(tmp_path, hook_hosts=(host,)) as house:
            for _ in range(20):
                made = await house.api.post("/api/tables", json={"game": GAME, "seats": [{}, {}]})
                for seat in (0, 1):
                    wish = {"name": "Ann", "hook": f"http://{host}/"}
                    await house.api.post(f"/api/tables/{made.json()['table']}/seats/{seat}", json=wish)
            assert (await house.api.get("/api/tables")).status_code == 200
            assert house.registry.hooks.calls.pending > 10

    with socket.create_server(("127.0.0.1", 0)) as deaf:
        asyncio.run(visit(f"127.0.0.1:{deaf.getsockname()[1]}"))
