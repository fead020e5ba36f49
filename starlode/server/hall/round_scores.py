"""The scores of a tournament's present round, computed from what its tables have stored."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping, Sequence

import msgspec

from starlode.engine.boundary.errors import Refused
from starlode.server.hall.scoring import COUNTED, PlayedSeat, Score, scores_of
from starlode.server.hall.tournament_store import Evening, RoundTable, read_evening
from starlode.server.protocol.wire import CreateTable
from starlode.server.storage.group_commit import Line
from starlode.server.storage.store import Entry, Store
from starlode.server.storage.tournament_statements import SET_POINTS

KNOWN = 1_000  # tables that are remembered


class TableEnd(msgspec.Struct, frozen=True):
    """A table that is over: the scores of its seats, and when its last move was made."""

    scores: list[Score]
    at: int = 0


class RoundScores:
    """The scores of tables that are over, which do not change any more."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: OrderedDict[str, TableEnd] = OrderedDict()

    async def look(self, name: str) -> tuple[Evening, list[PlayedSeat], dict[str, TableEnd]]:
        """How a tournament stands, with the tables of the present round that are over; raises Refused."""
        evening = await self._store.read(lambda connection: read_evening(connection, name))
        if evening is None:
            raise Refused("no-tournament")
        ended = await self._ended(evening)
        return evening, counted(evening, ended), ended

    async def _ended(self, evening: Evening) -> dict[str, TableEnd]:
        wanted, stored = {one.table_id for one in evening.present}, {one.id: one for one in evening.tables}
        over = [stored[name] for name in wanted & stored.keys() if stored[name].is_over]
        await self._learn([one for one in over if one.id not in self._known])
        gone = {
            name: TableEnd([Score(evening.row.players - 1, 1)] * evening.row.players) for name in wanted - stored.keys()
        }
        return {one.id: self._known[one.id] for one in over} | gone

    async def _learn(self, tables: Sequence[RoundTable]) -> None:
        entries = await self._store.entries_of([one.id for one in tables], COUNTED) if tables else {}
        for one in tables:
            self._known[one.id] = _ended(one, entries.get(one.id, []))
        while len(self._known) > KNOWN:
            self._known.popitem(last=False)


def _ended(table: RoundTable, entries: Sequence[Entry]) -> TableEnd:
    scores = scores_of(msgspec.convert(table.wish, CreateTable), table.results, entries)
    return TableEnd(scores, max((entry.at for entry in entries if entry.kind == "move"), default=0))


def counted(evening: Evening, ended: Mapping[str, TableEnd]) -> list[PlayedSeat]:
    """Where everyone has sat, with the points of tables that are over though their round is not."""
    return [
        msgspec.structs.replace(one, points=score.points, rank=score.rank)
        if one.points is None and one.table_id in ended and (score := ended[one.table_id].scores[one.seat])
        else one
        for one in evening.played
    ]


def closing(evening: Evening, ended: Mapping[str, TableEnd]) -> list[Line]:
    """The lines that keep the points of the present round for good: tables may be deleted one day."""
    return [
        (
            SET_POINTS,
            {
                "of": evening.row.id,
                "in_round": one.round,
                "who": one.entrant,
                "new_points": ended[one.table_id].scores[one.seat].points,
                "new_rank": ended[one.table_id].scores[one.seat].rank,
            },
        )
        for one in evening.present
        if one.table_id in ended
    ]
