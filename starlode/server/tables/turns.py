"""Taking turns: one at a time within a server, and once more where another server was quicker."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TypeVar

from starlode.engine.boundary.errors import Refused
from starlode.server.tables.access import TableAccess
from starlode.server.tables.table import Table

T = TypeVar("T")

TRIES = 5  # how often something is tried while other servers are quicker


class Alone:
    """Holds the lock of a table; written as a class, because every message passes here and a generator is slower."""

    __slots__ = ("_fresh", "_name", "_registry", "_table")

    def __init__(self, registry: TableAccess, name: str, fresh: bool) -> None:
        self._registry, self._name, self._fresh = registry, name, fresh

    async def __aenter__(self) -> Table:
        while True:
            table = self._registry.tables.get(self._name) or await self._registry.find(self._name)
            await table.lock.acquire()
            if self._fresh and self._registry.tables.get(self._name) is table:
                await self._refresh(table)
            if self._registry.tables.get(self._name) is table:
                break
            table.lock.release()  # it has left memory meanwhile
        self._table = table
        return table

    async def _refresh(self, table: Table) -> None:
        try:
            await self._registry.refresh(table)
        except BaseException:
            table.lock.release()
            raise

    async def __aexit__(self, *_: object) -> None:
        self._table.lock.release()


async def insist(work: Callable[[], Awaitable[T]]) -> T:
    """Do something, and retry if another server was quicker; it must check again whether it is still allowed."""
    for _ in range(TRIES - 1):
        try:
            return await work()
        except Refused as refused:
            if refused.code != "conflict":
                raise
    return await work()
