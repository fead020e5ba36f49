"""What operators do: list, close, export, import, back up, verify; all while the server runs."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest

from tests.commands import refusal, run
from tests.server.parlour import Guest, House, attend

pytestmark = pytest.mark.parametrize("served", ["sqlite", "postgresql"], indirect=True)


def test_an_operator_lists_exports_and_closes(served: House, tmp_path: Path) -> None:
    async def visit() -> None:
        table, tokens = served.create()
        guest = await Guest.enter(served.address, table, *tokens)
        await guest.play_on(Random(1), 3)
        database = ("--database", served.database)
        assert table in (await asyncio.to_thread(run, "admin", "list", *database)).stdout
        record = tmp_path / "game.json"
        exported = await asyncio.to_thread(run, "admin", "export", table, *database)
        assert exported.exit_code == 0, exported.output
        record.write_text(exported.stdout)
        verified = await asyncio.to_thread(run, "verify", record)
        assert "3 moves replay; the game is not over" in verified.stdout, verified.output
        await back_up(served, table, tmp_path / "copy.db")
        assert (await asyncio.to_thread(run, "admin", "close", table, *database)).exit_code == 0
        await guest.until(lambda: guest.acting is not None)
        seat = guest.acting
        assert seat is not None
        assert (await guest.play(seat))["code"] == "closed"
        assert (guest.table["status"], guest.table["why"]) == ("closed", "closed")
        again = await Guest.enter(served.address, table, *tokens)
        await again.until(lambda: again.table)
        assert (again.table["status"], again.table["why"]) == ("closed", "closed")

    attend(visit())


async def back_up(served: House, table: str, copy: Path) -> None:
    """An SQLite file is copied while it is in use; PostgreSQL has its own way, and the error names it."""
    command = ("admin", "backup", copy, "--database", served.database)
    if served.database.startswith("postgresql"):
        assert "pg_dump" in await asyncio.to_thread(refusal, *command)
        return
    await asyncio.to_thread(run, *command)
    before = copy.read_bytes()
    assert "already exists" in await asyncio.to_thread(refusal, *command)
    assert copy.read_bytes() == before
    itself = served.database.removeprefix("sqlite:///")
    wrong = ("admin", "backup", itself, "--force", "--database", served.database)
    assert "is the database itself" in await asyncio.to_thread(refusal, *wrong)
    assert (await asyncio.to_thread(run, *command, "--force")).exit_code == 0
    assert table in (await asyncio.to_thread(run, "admin", "list", "--database", f"sqlite:///{copy}")).stdout


def test_a_record_that_was_tampered_with_is_found_out(served: House, tmp_path: Path) -> None:
    async def visit() -> None:
        table, tokens = served.create()
        guest = await Guest.enter(served.address, table, *tokens)
        await guest.play_on(Random(1))
        text, file = served.get(f"/api/tables/{table}/record").text, tmp_path / "game.json"
        file.write_text(text)
        assert (
            "the game is over"
            in (await asyncio.to_thread(run, "verify", file, "--fairness", guest.table["fairness"])).stdout
        )
        assert "SHA-256" in await asyncio.to_thread(refusal, "verify", file, "--fairness", "0" * 64)
        file.write_text(text.replace('"points": ', '"points": 9', 1))
        assert "another outcome" in await asyncio.to_thread(refusal, "verify", file)
        file.write_text(text)
        database = ("--database", served.database)
        name = (await asyncio.to_thread(run, "admin", "import", file, *database)).stdout.strip()
        assert served.get(f"/api/tables/{name}").json()["results"] == guest.table["results"]

    attend(visit())


def test_a_table_that_is_not_there_is_said_to_be_none(served: House) -> None:
    assert "there is no table" in refusal("admin", "close", "x", "--database", served.database)
