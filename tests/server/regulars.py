"""People who play on, whatever happens to the server, and remember what they were told."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from random import Random
from typing import Any

from starlode.server.storage.sqlstore import SqlStore
from tests.server.parlour import Guest, House


class Regular:
    """Somebody who plays at a table for both seats, comes back by themselves, and keeps what was acknowledged.

    Where there are several servers, any of them will do.
    """

    def __init__(self, houses: Sequence[House], seed: int, game: str = "ore-rush", pace: float = 0.0) -> None:
        self._houses, self._chance, self._pace = houses, Random(seed), pace
        self.table, self.tokens = houses[0].create(game)
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
            await asyncio.sleep(self._pace)

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


async def stored(served: House, *tables: str) -> list[list[tuple[int, int]]]:
    """The moves of tables, as the database has them."""
    store = SqlStore(served.database)
    await store.open()
    found = [await store.entries(table, 0) for table in tables]
    await store.close()
    return [[(entry.seat, entry.value) for entry in entries if entry.kind == "move"] for entries in found]


def is_within(part: list[tuple[int, int]], whole: list[tuple[int, int]]) -> bool:
    """Whether the one is found in the other, in its order."""
    rest = iter(whole)
    return all(one in rest for one in part)
