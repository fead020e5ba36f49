"""Who may not come, and who may not speak: by name, and by network. Operators decide that.

All bans are in memory and read again every few seconds, so that nobody who comes costs the database anything.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Literal

from starlode.engine.boundary.errors import Refused
from starlode.server.common.moments import now
from starlode.server.storage.people_store import Ban, PeopleStore
from starlode.server.storage.store import Store

ROUND_S = 5.0
BanKind = Literal["ban", "mute"]


def of_person(person: str) -> str:
    """How a ban names a person."""
    return f"person {person}"


def of_network(network: str) -> str:
    """How a ban names a network."""
    return f"network {network}"


class Bans:
    """All bans as they were a few seconds ago."""

    def __init__(self, store: Store) -> None:
        self._people, self._known = PeopleStore(store), dict[tuple[str, str], Ban]()

    async def watch(self, changed: Callable[[], None]) -> None:
        """Keep reading bans, and say when there are new ones."""
        while True:
            with suppress(Refused):  # the store is away; what was known stays true
                if await self.read():
                    changed()
            await asyncio.sleep(ROUND_S)

    async def read(self) -> bool:
        """Read all bans; returns whether there is a new one."""
        before = self._known
        self._known = {(ban.subject, ban.kind): ban for ban in await self._people.bans(now())}
        return bool(self._known.keys() - before.keys())

    def why(self, kind: BanKind, subject: str) -> str | None:
        """Why there is a ban; None if there is none."""
        ban = self._known.get((subject, kind))
        return None if ban is None or (ban.until is not None and ban.until <= now()) else ban.reason

    def check_network(self, network: str) -> None:
        """Raise Refused for a network that is banned."""
        if self._known and (why := self.why("ban", of_network(network))) is not None:
            raise Refused("banned", why=why)

    def check_person(self, person: str) -> None:
        """Raise Refused for a person who is banned."""
        if self._known and (why := self.why("ban", of_person(person))) is not None:
            raise Refused("banned", why=why)

    def check_speech(self, person: str | None, network: str) -> None:
        """Raise Refused for somebody who may not speak."""
        if not self._known:
            return
        if self.why("mute", of_network(network)) is not None or self.why("mute", of_person(person or "")) is not None:
            raise Refused("muted")
