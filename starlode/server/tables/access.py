"""What the parts of a registry of tables ask of the whole, so that none of them has to know it."""

from __future__ import annotations

from collections.abc import Coroutine
from contextlib import AbstractAsyncContextManager
from typing import Any, Protocol

from starlode.server.common.settings import Settings
from starlode.server.storage.store import Kind, Store
from starlode.server.tables.audience import Socket
from starlode.server.tables.table import Table


class TableAccess(Protocol):
    """The tables in memory, the way to all others, and what can happen there; `TableRegistry` is one."""

    settings: Settings
    store: Store
    tables: dict[str, Table]

    def spawn(self, work: Coroutine[Any, Any, object]) -> None:
        """Do something in the background."""

    def at(self, name: str, fresh: bool = False) -> AbstractAsyncContextManager[Table]:
        """A table, for oneself."""
        ...

    async def find(self, name: str) -> Table:
        """A table, from memory or from the store; raises Refused where there is none."""
        ...

    def has(self, name: str) -> bool:
        """Whether a table is in memory, or on its way there."""
        ...

    async def refresh(self, table: Table) -> None:
        """Fold and tell what other servers have stored, for a table whose lock is held."""

    async def catch_up(self, name: str) -> None:
        """The same for any table."""

    async def happen(self, table: Table, kind: Kind, **fields: Any) -> None:
        """Let something happen at a table whose lock is held."""

    def forget(self, table: Table, spared: Socket | None = None) -> None:
        """Let a table leave memory."""
