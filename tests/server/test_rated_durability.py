"""Whatever is killed while strangers sign in, are paired and rated: nothing is lost, nothing counts twice."""

from __future__ import annotations

import asyncio
from collections import Counter
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import httpx
from sqlalchemy import select

from starlode.server.common.tokens import digest, new_token
from starlode.server.operating.authenticator import Authenticator
from starlode.server.operating.recount import recount
from starlode.server.storage.sql_hall import PAIRINGS
from starlode.server.storage.sql_people import PERSONS, SESSIONS
from starlode.server.storage.sqlstore import SqlStore
from tests.server.parlour import PATIENCE_S, PLAIN, House, house
from tests.server.services import Postgres, RedisServer

PEOPLE, GAMES = 4, 6
ORIGIN, KEYS = "http://localhost", "/api/me/passkeys"


class Stranger:
    """Somebody who signs in, looks for a rated game, plays it out, and does it again, whatever happens to servers."""

    def __init__(self, houses: list[House], device: Authenticator, seed: int) -> None:
        self._houses, self._device, self._chance = houses, device, Random(seed)
        self._headers: dict[str, str] = {}
        self.tables: list[str] = []  # that were played to their end, as far as was told
        self.sessions: set[str] = set()

    async def stay(self, stop: asyncio.Event) -> None:
        """Play one game after the other; at the end also those that this one was seated at without hearing of it."""
        async with httpx.AsyncClient(**PLAIN) as client:
            finished = False
            while not finished:
                finished = stop.is_set()  # then the last seek makes sure that no other one is left
                await self._sign_in(client)
                await self._play_next(client, stop)
                for table, seat, token in await self._unfinished(client):
                    await self._play(client, table, seat, token)

    async def _sign_in(self, client: httpx.AsyncClient) -> None:
        """Sign in by a passkey, anew if an answer is lost: the ticket is spent then, or the counter is higher."""
        answer: httpx.Response | None = None
        while answer is None or answer.status_code != 200:
            asked = await self._insist(client, "POST", KEYS + "/ask", json={})
            sent = {"ticket": asked["ticket"], "credential": self._device.sign(asked["options"])}
            answer = await self._call(client, "POST", KEYS + "/answer", json=sent)
        client.cookies.clear()
        self._headers = {"Cookie": f"starlode={answer.cookies['starlode']}"}
        self.sessions.add(answer.cookies["starlode"])

    async def _play_next(self, client: httpx.AsyncClient, stop: asyncio.Event) -> None:
        token = new_token()
        found = await self._find(client, token, stop)
        if found is not None:
            await self._play(client, found["table"], found["seat"], token)
            self.tables.append(found["table"])

    async def _unfinished(self, client: httpx.AsyncClient) -> list[tuple[str, int, str]]:
        games = await self._insist(client, "GET", "/api/me/games", headers=self._headers)
        tables = [game["table"] for game in games if game["status"] == "playing"]
        keys = [
            await self._insist(client, "POST", f"/api/me/games/{table}/key", headers=self._headers) for table in tables
        ]
        return [(table, key["seat"], key["token"]) for table, key in zip(tables, keys, strict=True)]

    async def _insist(self, client: httpx.AsyncClient, method: str, path: str, **more: Any) -> Any:
        """The answer of whichever server answers first."""
        while (answer := await self._call(client, method, path, **more)) is None:
            pass
        assert answer.status_code == 200, answer.text
        return answer.json()

    async def _call(self, client: httpx.AsyncClient, method: str, path: str, **more: Any) -> httpx.Response | None:
        """The answer of any server; None where none came."""
        with suppress(httpx.TransportError):
            answer = await client.request(method, self._chance.choice(self._houses).address + path, **more)
            return None if answer.status_code >= 500 else answer
        await asyncio.sleep(0.05)
        return None

    async def _find(self, client: httpx.AsyncClient, token: str, stop: asyncio.Event) -> dict[str, Any] | None:
        wish = {"game": "ore-rush", "players": 2, "rated": True, "token": token}
        state: dict[str, Any] = await self._insist(client, "POST", "/api/hall/seeks", json=wish, headers=self._headers)
        bearer = {"Authorization": f"Bearer {token}"}
        while state["state"] == "waiting":
            if stop.is_set():
                gone = await self._call(client, "DELETE", f"/api/hall/seeks/{state['id']}", headers=bearer)
                if gone is not None and gone.status_code == 204:
                    return None
            await asyncio.sleep(0.02)
            asked = await self._call(client, "GET", f"/api/hall/seeks/{state['id']}", headers=bearer)
            state = state if asked is None else asked.json()
        return state if state["state"] == "paired" else None

    async def _play(self, client: httpx.AsyncClient, table: str, seat: int, token: str) -> None:
        path, bearer = f"/api/tables/{table}", {"Authorization": f"Bearer {token}"}
        while True:
            shown = await self._call(client, "GET", path)
            info = {} if shown is None else shown.json()
            if info.get("status") == "over":
                return
            if seat not in (info.get("acting") or []):
                await asyncio.sleep(0.02)
                continue
            view = await self._call(client, "GET", path + "/view", headers=bearer)
            if view is not None and view.status_code == 200 and (legal := view.json()["legal"]):
                move = {"move": self._chance.choice(legal), "version": view.json()["version"]}
                once = {"Idempotency-Key": new_token()}
                await self._call(client, "POST", path + "/moves", json=move, headers={**bearer, **once})


async def trouble(houses: list[House], database: Postgres, bus: RedisServer) -> None:
    """Kill servers, the bus and the database while people sign in, are paired and rated."""
    stop, chance = asyncio.Event(), Random(7)
    strangers = [Stranger(houses, registered(houses[0], number), number) for number in range(PEOPLE)]
    playing = [asyncio.create_task(stranger.stay(stop)) for stranger in strangers]
    for kill in (houses[0], bus, houses[1], database):
        await reach(strangers, sum(len(stranger.tables) for stranger in strangers) + 2)
        await asyncio.sleep(chance.uniform(0.0, 0.3))
        await asyncio.to_thread(end_and_begin, kill)
    await reach(strangers, 2 * GAMES)
    stop.set()
    async with asyncio.timeout(PATIENCE_S):
        await asyncio.gather(*playing)
    await judge(houses[0], strangers)


def registered(served: House, number: int) -> Authenticator:
    """The device of somebody who keeps a name."""
    device = Authenticator(ORIGIN)
    asked = served.post(KEYS + "/new", {"name": f"Person {number}"}).json()
    made = served.post(KEYS, {"ticket": asked["ticket"], "credential": device.make(asked["options"])})
    assert made.status_code == 200, made.text
    return device


def end_and_begin(what: House | RedisServer | Postgres) -> None:
    if isinstance(what, Postgres):
        what.service.stop()
        what.service.start()
        what.wait()
    else:
        what.kill()
        what.start()


async def reach(strangers: list[Stranger], games: int) -> None:
    """Wait until so many have played a game to its end."""
    async with asyncio.timeout(PATIENCE_S):
        while sum(len(stranger.tables) for stranger in strangers) < games:
            await asyncio.sleep(0.05)


async def judge(served: House, strangers: list[Stranger]) -> None:
    """Nobody sits twice, every game that ended is rated once, and ratings are those computed anew."""
    store = SqlStore(served.database)
    await store.open()
    counted = await recount(store)
    pairings = await store.read(lambda connection: connection.execute(select(PAIRINGS)).mappings().all())
    over = {row.id for row in await store.listed("over", 1000)}
    kept = await store.read(lambda connection: set(connection.execute(select(SESSIONS.c.digest)).scalars()))
    persons = await store.read(lambda connection: list(connection.execute(select(PERSONS.c.name)).scalars()))
    await store.close()
    assert {digest(session) for stranger in strangers for session in stranger.sessions} <= kept
    assert sorted(persons) == [f"Person {number}" for number in range(PEOPLE)]
    assert counted.wrong == [], counted.lines()
    rated = Counter(step.table_id for step in counted.stored.values())
    assert set(rated) == over
    assert set(rated.values()) == {2}
    assert {table for stranger in strangers for table in stranger.tables} <= over
    seats = Counter((row["table_id"], row["seat"]) for row in pairings if row["table_id"])
    assert set(seats.values()) == {1}
    assert {len([seat for at, seat in seats if at == table]) for table in over} == {2}


def test_nothing_is_lost_or_doubled_whatever_is_killed(tmp_path: Path, bus: RedisServer, database: Postgres) -> None:
    shared = {"database": database.fresh(), "bus": bus.address, "site": ORIGIN}
    with house(tmp_path, **shared) as here, house(tmp_path, **shared) as there:
        asyncio.run(trouble([here, there], database, bus))
        assert "Traceback" not in here.log + there.log
