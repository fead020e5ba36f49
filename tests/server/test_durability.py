"""A move that was acknowledged is never lost, whatever happens to the server."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from random import Random

import httpx
import pytest

from tests.server.parlour import PATIENCE_S, PLAIN, Guest, House, attend, house
from tests.server.regulars import Regular, is_within, stored
from tests.server.services import Postgres, RedisServer

DIG = 0


async def trouble(houses: Sequence[House], kills: int, tables: int) -> None:
    """Kill servers at random moments while people play; whatever they were told of must be there afterwards."""
    chance, stop = Random(kills), asyncio.Event()
    regulars = [Regular(houses, seed) for seed in range(tables)]
    playing = [asyncio.create_task(regular.stay(stop)) for regular in regulars]
    for kill in range(kills):
        await reach(regulars, acknowledged(regulars) + 1)
        await asyncio.sleep(chance.uniform(0.0, 0.5))
        served = chance.choice(houses)
        await asyncio.to_thread(served.kill)
        await asyncio.sleep(chance.uniform(0.0, 0.5))
        await asyncio.to_thread(served.start)
        done = sum(regular.over for regular in regulars) - (len(regulars) - tables)
        fresh = [await asyncio.to_thread(Regular, houses, 1000 * kill + n) for n in range(done)]
        playing += [asyncio.create_task(regular.stay(stop)) for regular in fresh]
        regulars += fresh
    await reach(regulars, 10 * kills + 1)
    stop.set()
    await asyncio.gather(*playing)
    kept = await stored(houses[0], *(regular.table for regular in regulars))
    for regular, moves in zip(regulars, kept, strict=True):
        assert is_within(regular.acknowledged, moves)
        assert len(moves) - len(regular.acknowledged) <= kills
        await finish(houses, regular)


def acknowledged(regulars: list[Regular]) -> int:
    """How many moves were."""
    return sum(len(regular.acknowledged) for regular in regulars)


async def reach(regulars: list[Regular], moves: int) -> None:
    """Wait until so many moves are acknowledged: on a busy machine a server takes a while to play on."""
    async with asyncio.timeout(PATIENCE_S):
        while acknowledged(regulars) < moves:
            await asyncio.sleep(0.05)


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


class Script:
    """Plays one move after the other by requests, and counts those that were acknowledged."""

    def __init__(self, served: House) -> None:
        self.table, self._tokens = served.create()
        self._address = f"{served.address}/api/tables/{self.table}"
        self._acting = served.get(f"/api/tables/{self.table}/view").json()["acting"]
        self.acknowledged = 0

    async def play(self) -> None:
        """Go on until the game is over or the server is gone."""
        async with httpx.AsyncClient(base_url=self._address, **PLAIN) as client:
            with suppress(httpx.TransportError):
                while self._acting:
                    await self._move(client)

    async def _move(self, client: httpx.AsyncClient) -> None:
        headers = {"Authorization": f"Bearer {self._tokens[self._acting[0]]}"}
        answer = await client.post("/moves", json={"move": DIG}, headers=headers)
        assert answer.status_code == 200, answer.text
        self.acknowledged += 1
        self._acting = answer.json()["acting"]


def test_a_server_that_is_asked_to_stop_answers_whatever_it_has_begun(tmp_path: Path) -> None:
    async def stop(served: House) -> None:
        scripts = [Script(served) for _ in range(8)]
        playing = [asyncio.create_task(script.play()) for script in scripts]
        while not all(script.acknowledged for script in scripts):
            await asyncio.sleep(0.01)
        assert await asyncio.to_thread(served.stop) == -signal.SIGTERM
        await asyncio.gather(*playing)
        kept = await stored(served, *(script.table for script in scripts))
        assert [script.acknowledged for script in scripts] == [len(moves) for moves in kept]

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
        async with asyncio.timeout(PATIENCE_S):
            while "starlode_tables_in_memory 0.0" not in served.get("/metrics").text:
                await asyncio.sleep(0.2)
        again = await Guest.enter(served.address, table, *tokens, seen=(version, version))
        await again.until(lambda: len(again.views) == 2)
        assert again.views[0]["version"] == version

    with house(tmp_path, idle="0.5") as served:
        attend(visit(served))
