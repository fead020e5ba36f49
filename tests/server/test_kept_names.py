"""Whoever was told that they keep a name keeps it, whatever happens to servers and database meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import httpx

from starlode.server.operating.authenticator import Authenticator
from starlode.server.storage.people_store import PeopleStore
from starlode.server.storage.sqlstore import SqlStore
from tests.server.parlour import PATIENCE_S, PLAIN, House, house
from tests.server.services import Postgres, RedisServer

ORIGIN = "http://localhost"
PACE_S = 0.3  # all names are looked at again in the end, so let them be few


class Newcomer:
    """Takes one name after the other, and remembers which it was told to have."""

    def __init__(self, houses: Sequence[House], number: int) -> None:
        self._houses, self._number = houses, number
        self.kept: dict[str, tuple[Authenticator, str]] = {}  # by name: the passkey, and the session
        self.tried = 0

    async def keep_coming(self, stop: asyncio.Event) -> None:
        """Try until it is enough; whatever fails is left, as a person would."""
        while not stop.is_set():
            self.tried += 1
            name, device = f"Guest {self._number} {self.tried}", Authenticator(ORIGIN)
            try:
                begun = await self.ask("/new", {"name": name})
                sent = {"ticket": begun.json()["ticket"], "credential": device.make(begun.json()["options"])}
                made = await self.ask("", sent)
                self.kept[name] = device, made.cookies["starlode"]
            except (httpx.TransportError, KeyError, ValueError):
                pass
            await asyncio.sleep(PACE_S)

    async def ask(self, path: str, body: dict[str, Any]) -> httpx.Response:
        """Call any of the servers."""
        served = self._houses[self.tried % len(self._houses)]
        async with httpx.AsyncClient(base_url=served.address, **PLAIN) as client:
            return await client.post(f"/api/me/passkeys{path}", json=body)


async def trouble(houses: Sequence[House], database: Postgres, bus: RedisServer) -> None:
    """Kill each server, the bus, then the database, while people take names."""
    stop = asyncio.Event()
    newcomers = [Newcomer(houses, number) for number in range(2)]
    coming = [asyncio.create_task(one.keep_coming(stop)) for one in newcomers]
    victims: list[House | RedisServer] = [*houses, bus]
    for victim in victims:
        await reach(newcomers, len(newcomers))
        await asyncio.to_thread(victim.kill)
        await reach(newcomers, 1)  # whoever is left goes on
        await asyncio.to_thread(victim.start)
    await reach(newcomers, 1)
    database.service.stop()
    await asyncio.to_thread(start, database)
    await reach(newcomers, len(newcomers))
    stop.set()
    await asyncio.gather(*coming)
    for one in newcomers:
        for name, (device, session) in one.kept.items():
            await is_still(houses, one, name, device, session)
    await nothing_is_doubled(houses[0], newcomers)


def start(database: Postgres) -> None:
    database.service.start()
    database.wait()


async def reach(newcomers: list[Newcomer], more: int) -> None:
    """Wait until so many more names are kept."""
    wanted = sum(len(one.kept) for one in newcomers) + more
    async with asyncio.timeout(PATIENCE_S):
        while sum(len(one.kept) for one in newcomers) < wanted:
            await asyncio.sleep(0.02)


async def is_still(houses: Sequence[House], one: Newcomer, name: str, device: Authenticator, session: str) -> None:
    """The session is good at every server, and the passkey signs in."""
    for served in houses:
        async with httpx.AsyncClient(base_url=served.address, **PLAIN) as client:
            me = (await client.get("/api/me", headers={"Cookie": f"starlode={session}"})).json()
            assert me["person"]["name"] == name
    asked = (await one.ask("/ask", {})).json()
    signed = await one.ask("/answer", {"ticket": asked["ticket"], "credential": device.sign(asked["options"])})
    assert signed.json()["person"]["name"] == name


async def nothing_is_doubled(served: House, newcomers: list[Newcomer]) -> None:
    """Nobody exists who cannot sign in, whether or not they were told of it."""
    store = SqlStore(served.database)
    await store.open()
    try:
        people = PeopleStore(store)
        for number, one in enumerate(newcomers):
            for tried in range(1, one.tried + 1):
                person = await people.named(f"guest{number}{tried}")
                assert (person is not None) >= (f"Guest {number} {tried}" in one.kept)
                if person is not None:
                    assert (len(await people.passkeys(person.id)), bool(await people.sessions(person.id))) == (1, True)
    finally:
        await store.close()


def test_a_kept_name_survives_kills_of_servers_bus_and_database(
    tmp_path: Path, database: Postgres, bus: RedisServer
) -> None:
    shared = {"database": database.fresh(), "bus": bus.address, "site": ORIGIN, "games": ""}
    with house(tmp_path, **shared) as here, house(tmp_path, **shared) as there:
        asyncio.run(trouble([here, there], database, bus))
