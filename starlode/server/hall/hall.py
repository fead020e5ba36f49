"""The hall of one server: everything in it decides from the store, so that all servers have the same hall."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from starlode.engine.boundary.errors import Refused
from starlode.server.hall import invitations
from starlode.server.hall.ladder import Ladders
from starlode.server.hall.push import Push
from starlode.server.hall.seeks import Seeks
from starlode.server.hall.tournaments import Tournaments
from starlode.server.tables.registry import TableRegistry

TIDYING_S = 60.0  # how often what is outdated is deleted


class Hall:
    """Where strangers meet."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self.seeks, self.ladders, self.push = Seeks(registry), Ladders(registry), Push(registry)
        self.tournaments = Tournaments(registry, self.push)

    def open(self) -> None:
        """Begin to look after it, until the registry closes."""
        self._registry.spawn(self._tidy())
        self._registry.spawn(self.push.walk())
        self._registry.spawn(self.tournaments.rounds.walk())

    def close(self) -> None:
        """Call nobody any more."""
        self.push.close()

    async def _tidy(self) -> None:
        """Keep deleting what is outdated."""
        while True:
            with suppress(Refused):  # the store is away; there is no hurry
                await self.seeks.tidy()
                await self.tournaments.tidy()
                await invitations.tidy(self._registry.store)
            await asyncio.sleep(TIDYING_S)
