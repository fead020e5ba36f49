"""Whoever goes is gone everywhere: also at servers that have a table in memory, whether or not they can be told."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from starlode.server.storage.store import Entry
from starlode.server.tables.registry import RESTART
from tests.server.persons import new_person
from tests.server.salon import Salon, salon
from tests.server.services import Postgres, RedisServer

TWO = {"game": "ore-rush", "seats": [{"kind": "human"}, {"kind": "open"}]}


async def leave(place: Salon, headers: dict[str, str]) -> None:
    """Let Ann be forgotten."""
    gone = await place.api.request("DELETE", "/api/me", json={"name": "Ann"}, headers=headers)
    assert gone.status_code == 204, gone.text


async def names(place: Salon, table: str) -> list[str]:
    """Who sits at a table, as a server has it in memory."""
    async with place.registry.at(table) as at:
        return at.names


def in_the_middle(folder: Path, visit: Any, **shared: str) -> None:
    """Two servers, where Bob is connected to one and Ann, who plays with him, to the other."""

    async def whole() -> None:
        async with AsyncExitStack() as stack:
            here, there = [await stack.enter_async_context(salon(folder, **shared)) for _ in range(2)]
            _, ann = await new_person(here.registry.store, "Ann")
            made = (await here.api.post("/api/tables", json=TWO, headers=ann)).json()
            table = made["table"]
            bob = (await there.api.post(f"/api/tables/{table}/seats/1", json={"name": "Bob"})).json()["token"]
            ear = await there.ear(table, bob)
            await there.settled(lambda: ear.frames)
            assert "Ann" in str(ear.drain())
            await visit(here, there, table, ann, ear)

    asyncio.run(whole())


def test_another_server_is_told_that_a_name_is_gone(
    tmp_path: Path, database: Postgres, bus: RedisServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def visit(here: Salon, there: Salon, table: str, ann: dict[str, str], ear: Any) -> None:
        await there.settled(lambda: here.registry.peers.heard and there.registry.peers.heard)
        await leave(here, ann)
        await there.settled(lambda: ear.closed is not None)
        assert ear.closed == RESTART
        assert await names(there, table) == await names(here, table) == ["Someone", "Bob"]

    monkeypatch.setattr("starlode.server.tables.upkeep.ROUND_S", 3600.0)  # nobody looks by themselves
    in_the_middle(tmp_path, visit, database=database.fresh(), bus=bus.address)


def test_a_server_that_was_not_told_finds_out_before_anything_is_stored_or_shown(
    tmp_path: Path, database: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def visit(here: Salon, there: Salon, table: str, ann: dict[str, str], ear: Any) -> None:
        await leave(here, ann)
        assert await names(there, table) == ["Ann", "Bob"]  # it does not know
        shown = (await there.api.get(f"/api/tables/{table}")).json()
        assert [seat["name"] for seat in shown["seats"]] == ["Someone", "Bob"]
        await there.settled(lambda: ear.closed is not None)

    monkeypatch.setattr("starlode.server.tables.upkeep.ROUND_S", 3600.0)
    in_the_middle(tmp_path, visit, database=database.fresh())


def test_nothing_is_lost_that_happens_while_a_name_goes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another server stores something at the very moment: the name goes all the same, and what it stored stays."""

    async def visit() -> None:
        async with salon(tmp_path) as place:
            _, ann = await new_person(place.registry.store, "Ann")
            table = (await place.api.post("/api/tables", json=TWO, headers=ann)).json()["table"]
            store, load, words = place.registry.store, place.registry.store.load, ["one", "two"]

            async def meanwhile(name: str) -> Any:
                found = await load(name)
                assert found is not None
                if words:
                    said = Entry(number=len(found[1]), kind="say", at=1, seat=0, text=words.pop())
                    await store.append(name, said)
                return found

            place.registry.forget(place.registry.tables[table])
            monkeypatch.setattr(store, "load", meanwhile)
            await leave(place, ann)
            found = await load(table)
            assert found is not None
            kinds = [entry.kind for entry in found[1]]
            assert kinds == ["sit", "say", "say", "unname"]
            assert "Ann" not in str(found)

    asyncio.run(visit())
