"""Logs as they were last asked for: a game is played again for each, and whoever asks once asks again."""

from __future__ import annotations

from collections import OrderedDict

from starlode.server.tables.table import Table
from starlode.server.tables.transcripts import log_of

KEPT = 64  # logs

_Moment = tuple[str, int, int, str]  # a table, how many entries it had, who looked, and in which language


class Logbook:
    """The latest logs; those that were read longest ago are forgotten first."""

    def __init__(self) -> None:
        self._logs: OrderedDict[_Moment, list[str]] = OrderedDict()

    async def read(self, table: Table, viewer: int, language: str) -> list[str]:
        """What happened as far as a viewer may know, in sentences; raises Refused before the game."""
        moment = (table.id, table.number, viewer, language)
        if moment not in self._logs:
            self._logs[moment] = await log_of(table, viewer, language)
        self._logs.move_to_end(moment)
        if len(self._logs) > KEPT:
            self._logs.popitem(last=False)
        return self._logs[moment]
