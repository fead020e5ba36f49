"""A move that was acknowledged is never lost, whatever happens to the server."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest

from starlode.server.sqlstore import SqlStore
from tests.server.parlour import Guest, House, attend, house
from tests.server.services import Postgres, RedisServer


class Regular:
    """Somebody who plays at a table for both seats, comes back by themselves, and keeps what was acknowledged.

    Where there are several servers, any of them will do.
    """

    def __init__(self, houses: Sequence[House], seed: int) -> None:
        self._houses, self._chance = houses, Random(seed)
        self.table, self.tokens = houses[0].create()
        self.acknowledged: list[tuple[int, int]] = []
        self.seen: tuple[int, ...] = (0, 0)
        self.over = False

    async def stay(self, stop: asyncio.Event) -> None:
        """Play until told to stop; whenever the server goes, look for another or wait for it to come back."""
        while not (stop.is_set() or self.over):
            try:
                address = self._chance.choice(self._houses).address
                guest = await Guest.enter(address, self.table, *self.tokens, seen=self.seen)
                await self._play(guest, stop)
            except (OSError, TimeoutError):
                await asyncio.sleep(0.02)

    async def _play(self, guest: Guest, stop: asyncio.Event) -> None:
        while not (stop.is_set() or guest.line.gone.done()):
            if guest.table.get("status") == "over":
                self.over = True
                return
            if guest.acting is None:
                await _any(guest.line.gone, guest.heard_more())
                continue
            await self._move(guest, guest.acting)

    async def _move(self, guest: Guest, seat: int) -> None:
        view = guest.views[seat]
        assert view["version"] >= self.seen[seat], "the server forgot something this client was shown"
        action = self._chance.choice(view["legal"])
        number = guest.say("play", seat=seat, action=action, version=view["version"])
        answer: dict[str, Any] | None = None
        while answer is None and not guest.line.gone.done():
            answer = next((m for m in guest.heard if m.get("re") == number), None)
            if answer is None:
                await _any(guest.line.gone, guest.heard_more())
        if answer is not None and answer["type"] != "refusal":
            self.acknowledged.append((seat, action))
        self.seen = tuple(guest.views.get(n, {}).get("version", seen) for n, seen in enumerate(self.seen))


async def _any(*things: Any) -> None:
    waiting = [asyncio.ensure_future(thing) for thing in things]
    await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED, timeout=5)
    for task in waiting[1:]:
        task.cancel()


async def stored(served: House, table: str) -> list[tuple[int, int]]:
    store = SqlStore(served.database)
    await store.open()
    found = await store.load(table)
    await store.close()
    assert found is not None
    return [(entry.seat, entry.value) for entry in found[1] if entry.kind == "move"]


def is_within(part: list[tuple[int, int]], whole: list[tuple[int, int]]) -> bool:
    """Whether the one is found in the other, in its order."""
    rest = iter(whole)
    return all(one in rest for one in part)


async def trouble(houses: Sequence[House], kills: int, tables: int) -> None:
    """Kill servers at random moments while people play; whatever they were told of must be there afterwards."""
    chance, stop = Random(kills), asyncio.Event()
    regulars = [Regular(houses, seed) for seed in range(tables)]
    playing = [asyncio.create_task(regular.stay(stop)) for regular in regulars]
    for kill in range(kills):
        await asyncio.sleep(chance.uniform(0.1, 1.0))
        served = chance.choice(houses)
        await asyncio.to_thread(served.kill)
        await asyncio.sleep(chance.uniform(0.0, 0.5))
        await asyncio.to_thread(served.start)
        done = sum(regular.over for regular in regulars) - (len(regulars) - tables)
        fresh = [await asyncio.to_thread(Regular, houses, 1000 * kill + n) for n in range(done)]
        playing += [asyncio.create_task(regular.stay(stop)) for regular in fresh]
        regulars += fresh
    await asyncio.sleep(1)
    stop.set()
    await asyncio.gather(*playing)
    assert sum(len(regular.acknowledged) for regular in regulars) > 10 * kills
    for regular in regulars:
        moves = await stored(houses[0], regular.table)
        assert is_within(regular.acknowledged, moves)
        assert len(moves) - len(regular.acknowledged) <= kills
        await finish(houses, regular)


async def finish(houses: Sequence[House], regular: Regular) -> None:
    """No table is stuck: every game can be played to its end, and is over at every server."""
    await regular.stay(asyncio.Event())
    assert regular.over
    for served in houses:
        table = await asyncio.to_thread(served.get, f"/api/tables/{regular.table}")
        assert table.json()["status"] == "over"


def kill_one(folder: Path, kills: int, tables: int) -> None:
    with house(folder) as served:
        attend(trouble([served], kills, tables))


def kill_either(folder: Path, kills: int, tables: int, **shared: str) -> None:
    with house(folder, **shared) as here, house(folder, **shared) as there:
        attend(trouble([here, there], kills, tables))


def test_no_acknowledged_move_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    kill_one(tmp_path, kills=2, tables=6)


def test_no_acknowledged_move_is_lost_when_one_of_two_is_killed(
    tmp_path: Path, database: Postgres, bus: RedisServer
) -> None:
    kill_either(tmp_path, kills=2, tables=6, database=database.fresh(), bus=bus.address)


@pytest.mark.soak
def test_no_acknowledged_move_is_lost_in_fifty_kills(tmp_path: Path) -> None:
    kill_one(tmp_path, kills=50, tables=12)


@pytest.mark.soak
def test_no_acknowledged_move_is_lost_in_fifty_kills_of_two(
    tmp_path: Path, database: Postgres, bus: RedisServer
) -> None:
    kill_either(tmp_path, kills=50, tables=12, database=database.fresh(), bus=bus.address)


def test_a_server_that_is_asked_to_stop_tells_its_guests_to_come_back(tmp_path: Path) -> None:
    async def stop(served: House) -> None:
        table, tokens = served.create()
        guest = await Guest.enter(served.address, table, *tokens)
        await guest.play_on(Random(1), 4)
        code = await asyncio.to_thread(served.stop)
        await guest.line.gone
        assert (code, guest.line.code) == (-signal.SIGTERM, 1012)
        await asyncio.to_thread(served.start)
        seen = tuple(guest.views[seat]["version"] for seat in (0, 1))
        again = await Guest.enter(served.address, table, *tokens, seen=seen)
        await again.until(lambda: len(again.views) == 2)
        assert [again.views[seat].get("events", []) for seat in (0, 1)] == [[], []]
        assert [again.views[seat]["record"] for seat in (0, 1)] == [guest.views[seat]["record"] for seat in (0, 1)]

    with house(tmp_path) as served:
        attend(stop(served))


def test_tables_that_nobody_is_at_leave_memory_and_come_back(tmp_path: Path) -> None:
    async def visit(served: House) -> None:
        table, tokens = served.create()
        guest = await Guest.enter(served.address, table, *tokens)
        await guest.play_on(Random(1), 4)
        version = guest.views[0]["version"]
        guest.line.close()
        await guest.line.gone
        async with asyncio.timeout(30):
            while "starlode_tables_in_memory 0.0" not in served.get("/metrics").text:
                await asyncio.sleep(0.2)
        again = await Guest.enter(served.address, table, *tokens, seen=(version, version))
        await again.until(lambda: len(again.views) == 2)
        assert again.views[0]["version"] == version

    with house(tmp_path, idle="0.5") as served:
        attend(visit(served))
