"""A cache of recently requested pasts: each one means replaying a game, and clients tend to ask again.

A viewer's past stays in the cache as long as that viewer was told nothing new. What others do in secret makes no
difference, so the time an answer takes does not reveal it.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Any

from starlode.engine.boundary.errors import Refused
from starlode.server.protocol.wire import Past
from starlode.server.tables.allowances import Working
from starlode.server.tables.table import Table
from starlode.server.tables.transcripts import log_of, past_of

KEPT = 64  # pasts

_Moment = tuple[Any, ...]  # a table, who looked, what they had been told by then, and in which words


class Logbook:
    """The latest pasts; those read longest ago are forgotten first."""

    def __init__(self) -> None:
        self._kept: OrderedDict[_Moment, Any] = OrderedDict()

    async def read(self, table: Table, viewer: int, language: str, work: Working) -> list[str]:
        """What happened as far as a viewer may know, in sentences; raises Refused before the game."""
        moment = (*_seen(table, viewer), language, *table.names)
        log: list[str] = await self._found(moment, lambda: log_of(table, viewer, language, work))
        return log

    async def past(self, table: Table, viewer: int, work: Working) -> Past:
        """The same as events; raises Refused before the game."""
        past: Past = await self._found(_seen(table, viewer), lambda: past_of(table, viewer, work))
        return past

    async def _found(self, moment: _Moment, make: Callable[[], Awaitable[Any]]) -> Any:
        if moment not in self._kept:
            self._kept[moment] = await make()
        self._kept.move_to_end(moment)
        found = self._kept[moment]
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return found


def _seen(table: Table, viewer: int) -> tuple[str, int, int]:
    """What a viewer has been told at a table; raises Refused before the game."""
    if table.live is None:
        raise Refused(table.why or "not-started")
    return table.id, viewer, table.live.versions[viewer]
