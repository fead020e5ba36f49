"""The list of public tables shows what each table shows, and brings none into memory."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from starlode.server.protocol.wire import CreateTable, Join, SeatWish
from starlode.server.tables import commands
from tests.server.salon import Salon, salon

GAME = "cave-in"
Line = dict[str, Any]


async def listed(house: Salon) -> dict[str, Line]:
    answer = await house.api.get("/api/tables")
    return {line["table"]: line for line in answer.json()}


async def public(house: Salon, seats: str) -> str:
    """A public table with open seats (o), people (h) and bots (b)."""
    kinds = {"o": SeatWish(), "h": SeatWish(kind="human", name="Ada"), "b": SeatWish(kind="bot", level="random")}
    wish = CreateTable(game=GAME, seats=[kinds[kind] for kind in seats], public=True)
    return (await house.registry.create(wish))[0].id


def forget_all(house: Salon) -> None:
    for table in list(house.registry.tables.values()):
        house.registry.forget(table)


def test_the_list_shows_what_tables_show_and_loads_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def visit() -> None:
        async with salon(tmp_path) as house:
            monkeypatch.setattr(house.registry.bot_runner, "consider", lambda table: None)  # who thinks needs the table
            waiting, left, playing, late = [await public(house, seats) for seats in ("ho", "ho", "hb", "hh")]
            async with house.registry.at(left) as table:
                await commands.join(house.registry, table, 1, Join(name="Bob"))
                await commands.leave(house.registry, table, 0)
            async with house.registry.at(late) as table:
                await house.registry.happen(table, "bot", seat=1, text="easy")
            forget_all(house)
            lines = await listed(house)
            assert not house.registry.tables
            assert {name: line["status"] for name, line in lines.items()} == {
                waiting: "waiting",
                left: "playing",
                playing: "playing",
                late: "playing",
            }
            for name, line in lines.items():
                shown = (await house.api.get(f"/api/tables/{name}")).json()
                assert [line[part] for part in ("game", "status", "seats")] == [
                    shown[part] for part in ("game", "status", "seats")
                ]
            assert [seat["kind"] for seat in lines[left]["seats"]] == ["bot", "human"]
            assert lines[late]["seats"][1]["stands_in"] == "easy"

    asyncio.run(visit())


def test_whoever_leaves_before_the_game_is_not_in_the_list(tmp_path: Path) -> None:
    async def visit() -> None:
        async with salon(tmp_path) as house:
            name = await public(house, "ho")
            async with house.registry.at(name) as table:
                await commands.leave(house.registry, table, 0)
            assert [seat["kind"] for seat in (await listed(house))[name]["seats"]] == ["open", "open"]

    asyncio.run(visit())


def test_the_list_tells_who_is_there(tmp_path: Path) -> None:
    async def visit() -> None:
        async with salon(tmp_path) as house:
            wish = CreateTable(game=GAME, seats=[SeatWish(kind="human")] * 2, public=True)
            made, tokens = await house.registry.create(wish)
            ear = await house.ear(made.id, tokens[1])
            seats = (await listed(house))[made.id]["seats"]
            assert [seat.get("here", False) for seat in seats] == [False, True]
            await ear.hang_up()

    asyncio.run(visit())


def test_tables_of_other_rules_or_of_no_game_are_not_listed(tmp_path: Path) -> None:
    async def visit() -> None:
        async with salon(tmp_path) as house:
            names = [await public(house, "ho") for _ in range(3)]
            forget_all(house)
            with sqlite3.connect(tmp_path / "tables.db") as database:
                database.execute("UPDATE tables SET rules = rules + 1 WHERE id = ?", names[:1])
                database.execute("UPDATE tables SET game = 'gone' WHERE id = ?", names[1:2])
            database.close()
            assert list(await listed(house)) == names[2:]

    asyncio.run(visit())


def test_a_table_says_on_request_who_owes_a_decision(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def visit() -> None:
        async with salon(tmp_path) as house:
            monkeypatch.setattr(house.registry.bot_runner, "consider", lambda table: None)
            waiting, playing = await public(house, "ho"), await public(house, "hh")
            shown = [(await house.api.get(f"/api/tables/{name}")).json() for name in (waiting, playing)]
            async with house.registry.at(playing) as table:
                assert table.live is not None
                acting = [seat for seat in range(2) if table.live.history.actions(seat)]
                assert table.info(set()).acting is None  # where it would not be kept up to date
            assert [line.get("acting") for line in shown] == [None, acting]

    asyncio.run(visit())
