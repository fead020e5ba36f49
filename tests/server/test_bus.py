"""Two servers that share a store: each entry is accepted once, and both tell of it."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from starlode.engine.boundary.errors import Refused
from starlode.server.cluster.bus import Bus, LocalBus, TableGrew
from starlode.server.cluster.redis_bus import RedisBus
from starlode.server.common.metrics import Metrics
from starlode.server.common.moments import now
from starlode.server.common.settings import Settings
from starlode.server.protocol.wire import CreateTable, Play, SeatWish
from starlode.server.storage.sqlstore import SqlStore
from starlode.server.tables import commands
from starlode.server.tables.audience import Socket
from starlode.server.tables.commands import play_action
from starlode.server.tables.registry import TableRegistry
from starlode.server.tables.turns import insist
from tests.example import NAME
from tests.server.salon import salon

DIG = 0


def registry(folder: Path, bus: Bus) -> TableRegistry:
    settings = Settings(database=f"sqlite:///{folder / 'tables.db'}")
    return TableRegistry(settings, SqlStore(settings.database), Metrics(), bus)


async def play(at: TableRegistry, name: str) -> None:
    async with at.at(name) as table:
        await play_action(at, table, table.playing().acting[0], DIG)


def test_what_one_server_stores_the_other_tells(tmp_path: Path) -> None:
    async def visit() -> None:
        bus = LocalBus()
        here, there = registry(tmp_path, bus), registry(tmp_path, bus)
        await here.open()
        await there.open()
        made, _ = await here.create(CreateTable(game=NAME, seats=[SeatWish(kind="human")] * 2))
        await there.find(made.id)
        await play(here, made.id)
        async with asyncio.timeout(120):
            while there.tables[made.id].number < here.tables[made.id].number:
                await asyncio.sleep(0.01)
        assert there.tables[made.id].playing().record(-1) == here.tables[made.id].playing().record(-1)
        await here.close()
        await there.close()

    asyncio.run(visit())


def test_secret_decisions_at_two_servers_do_not_disturb_each_other(tmp_path: Path) -> None:
    """All program at once: the numbers of their entries collide, and their seats do not notice."""

    async def program(at: TableRegistry, name: str, seat: int) -> None:
        async with at.at(name) as table:
            live = table.playing()
            seen, action = live.versions[seat], live.actions(seat)[0]

        async def send() -> None:
            async with at.at(name) as table:
                await commands.play(at, table, Play(seat=seat, action=action, version=seen), socket)

        socket = Socket(nowhere, None, "en")
        await insist(send)

    async def visit() -> None:
        here, there = registry(tmp_path, LocalBus()), registry(tmp_path, LocalBus())
        await here.open()
        await there.open()
        made, _ = await here.create(CreateTable(game="cosmic-scavengers", seats=[SeatWish(kind="human")] * 2))
        await there.find(made.id)
        for _ in range(3):
            await program(here, made.id, 0)
            await program(there, made.id, 1)
        assert there.tables[made.id].number == 2 + 6
        await here.close()
        await there.close()

    asyncio.run(visit())


async def nowhere(event: dict[str, Any]) -> None:
    """A socket that takes everything."""


def test_two_servers_that_do_not_hear_each_other_never_both_accept(tmp_path: Path) -> None:
    async def visit() -> None:
        here, there = registry(tmp_path, LocalBus()), registry(tmp_path, LocalBus())
        await here.open()
        await there.open()
        made, _ = await here.create(CreateTable(game=NAME, seats=[SeatWish(kind="human")] * 2))
        await there.find(made.id)
        await play(here, made.id)
        with pytest.raises(Refused, match="conflict"):
            await play(there, made.id)
        await play(there, made.id)  # it has looked again meanwhile
        await here.close()
        await there.close()

    asyncio.run(visit())


@pytest.mark.parametrize(("who", "follows"), [("nobody", False), ("a listener", True), ("the keeper", True)])
def test_a_table_is_followed_where_that_matters(tmp_path: Path, who: str, follows: bool) -> None:
    """What is played at another server costs nothing here, unless someone looks or bots think here."""

    async def visit() -> None:
        async with salon(tmp_path) as house:
            table, tokens = await house.table(NAME, 2)
            ear = await house.ear(table, *tokens) if who == "a listener" else None
            peers, caught = house.registry.peers, list[str]()
            if who == "the keeper":
                peers._kept[table] = now() + 60_000

            async def catch_up(name: str) -> None:
                caught.append(name)

            house.registry.catch_up = catch_up  # type: ignore[method-assign]
            peers._hear(TableGrew(table, 99))
            await house.settle()
            assert caught == [table] * follows
            if ear is not None:
                await ear.hang_up()

    asyncio.run(visit())


def test_a_bus_closes_even_if_its_driver_swallows_the_cancellation(monkeypatch: pytest.MonkeyPatch) -> None:
    """As `asyncio.wait_for` does, with which it sends, if what was sent is answered in the same moment."""

    async def close() -> None:
        sending = asyncio.Event()

        async def deaf(self: RedisBus) -> None:
            sending.set()
            try:
                await asyncio.Event().wait()
            except asyncio.CancelledError:
                monkeypatch.undo()

        monkeypatch.setattr(RedisBus, "_send", deaf)
        bus = RedisBus("redis://127.0.0.1:1")
        await bus.open(lambda message: None)
        bus.publish(TableGrew("table", 1))
        await sending.wait()
        async with asyncio.timeout(60):
            await bus.close()

    asyncio.run(close())
