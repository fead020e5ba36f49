"""What the parts of the table registry need from it, so that none of them depends on the whole class."""

from __future__ import annotations

from collections.abc import Coroutine
from contextlib import AbstractAsyncContextManager
from typing import Any, Protocol

from starlode.server.common.settings import Settings
from starlode.server.storage.store import Kind, Store
from starlode.server.tables.audience import Socket
from starlode.server.tables.table import Table


class TableAccess(Protocol):
    """Access to all tables, in memory or stored, and to what can happen there; `TableRegistry` implements it."""

    settings: Settings
    store: Store
    tables: dict[str, Table]

    def spawn(self, work: Coroutine[Any, Any, object]) -> None:
        """Run something in the background."""

    def at(self, name: str, fresh: bool = False) -> AbstractAsyncContextManager[Table]:
        """A table, with its lock held."""
        ...

    async def find(self, name: str) -> Table:
        """A table, from memory or from the store; raises Refused where there is none."""
        ...

    def has(self, name: str) -> bool:
        """Whether a table is in memory or being loaded."""
        ...

    async def refresh(self, table: Table) -> None:
        """Fold what other servers have stored and tell viewers, for a table whose lock is held."""

    async def catch_up(self, name: str) -> None:
        """The same for any table."""

    async def happen(self, table: Table, kind: Kind, **fields: Any) -> None:
        """Let something happen at a table whose lock is held."""

    def forget(self, table: Table, spared: Socket | None = None) -> None:
        """Drop a table from memory."""
