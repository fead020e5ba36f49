"""The rounds of tournaments: each is made once the one before is over, by whichever server is first to store it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping, Sequence
from contextlib import suppress

from starlode.engine.boundary.errors import Refused
from starlode.server.common.moments import now
from starlode.server.hall.attendance import attend
from starlode.server.hall.push import Push
from starlode.server.hall.round_scores import RoundScores, TableEnd, closing
from starlode.server.hall.round_tables import PlannedTable, RoundSeat, plan_table, rivals_of
from starlode.server.hall.scoring import PlayedSeat
from starlode.server.hall.swiss import seating
from starlode.server.hall.tournament_store import ROUND, Entrant, Evening, going
from starlode.server.people.bans import of_person
from starlode.server.people.rating_store import Known, known_of
from starlode.server.storage.group_commit import Line
from starlode.server.storage.people_store import PeopleStore
from starlode.server.storage.tournament_statements import GO, NEW_STAGE, SET_TOURNAMENT_STATUS
from starlode.server.tables.registry import TableRegistry

LOG = logging.getLogger("starlode.server")
ROUND_S = 1.0  # how often all tournaments are looked at
PAUSE_MS = 10_000  # between two rounds, to see how the last one ended
FEWEST = 2  # people
AWAY_MS = 10_000  # somebody who has not asked for this long is called to their table


class Rounds:
    """Makes the rounds of all tournaments."""

    def __init__(self, registry: TableRegistry, push: Push) -> None:
        self._registry, self._store, self._push = registry, registry.store, push
        self.scores = RoundScores(registry.store)

    async def walk(self) -> None:
        """Look after tournaments, again and again."""
        while True:
            with suppress(Refused):  # the store is away; the next time will find it
                for name in await self._store.read(going):
                    await self._step_safely(name)
            await asyncio.sleep(ROUND_S)

    async def _step_safely(self, name: str) -> None:
        """One tournament that cannot go on must not keep the others waiting."""
        try:
            await self.step(name)
        except Refused as refused:
            LOG.warning("a tournament waits: %s", refused.code)
        except Exception:
            LOG.exception("a tournament cannot go on")

    async def step(self, name: str) -> None:
        """Go on with a tournament as far as can be now; raises Refused."""
        evening, played, ended = await self.scores.look(name)
        if evening.end is not None or (not evening.round and now() < evening.row.starts):
            return
        playing = {one.table_id for one in evening.present} - ended.keys()
        if playing:
            await attend(self._registry, [one for one in evening.tables if one.id in playing])
        elif (at := next_at(evening, ended)) is None or at <= now():
            await self._go_on(evening, played, ended)

    async def _go_on(self, evening: Evening, played: Sequence[PlayedSeat], ended: dict[str, TableEnd]) -> None:
        """Make the next round, or the end; raises Refused unless another server was quicker."""
        missed = {one.entrant for one in evening.present if ended[one.table_id].scores[one.seat].missed}
        plays = [one for one in evening.entrants if one.plays and one.id not in missed and not self._is_banned(one)]
        also = [*closing(evening, ended), *((GO, {"entrant": one, "new_gone": now()}) for one in sorted(missed))]
        try:
            if evening.round >= evening.row.rounds or len(plays) < FEWEST:
                await self._store.write(*stage(evening, "over" if evening.round else "short"), *also)
            else:
                await self._make(evening, plays, played, also)
        except Refused as refused:
            if refused.code != "conflict":
                raise

    def _is_banned(self, one: Entrant) -> bool:
        return self._registry.bans.why("ban", of_person(one.person or "")) is not None

    async def _make(
        self, evening: Evening, plays: Sequence[Entrant], played: Sequence[PlayedSeat], also: Sequence[Line]
    ) -> None:
        """Store a round with all its tables, then let them begin; raises Refused if that is not to be."""
        planned = await self._planned(evening, plays, played)
        seats = [line for one in planned for line in one.lines(evening)]
        await self._store.create(*(one.founding for one in planned), also=[*stage(evening, ROUND), *also, *seats])
        for one in planned:
            self._registry.keep(one.table)
            for seat in filter(None, one.order):
                self._push.summon(seat.browsers, one.table, evening.round + 1)

    async def _planned(
        self, evening: Evening, plays: Sequence[Entrant], played: Sequence[PlayedSeat]
    ) -> list[PlannedTable]:
        row, people = evening.row, [one.person for one in plays if one.person]
        shuns = await PeopleStore(self._store).blocks_among(people)
        groups = await asyncio.to_thread(seating, rivals_of(plays, played, row.players, shuns), row.players)
        known = await known_of(self._store, people, row.game, row.players)
        reached = await self._push.reachable([one.person for one in plays if one.person and _is_away(one)])
        seats = {
            one.id: RoundSeat(one, known.get(one.person or "", Known()), reached.get(one.person or "", []))
            for one in plays
        }
        return [
            await self._registry.aside(plan_table, self._registry, row, [seats[one.id] for one in group])
            for group in groups
        ]


def _is_away(one: Entrant) -> bool:
    return now() - one.seen >= AWAY_MS


def next_at(evening: Evening, ended: Mapping[str, TableEnd]) -> int | None:
    """When the next round begins; None before the first, while one is played, and after the last."""
    names = {one.table_id for one in evening.present}
    if not names or names - ended.keys() or evening.round >= evening.row.rounds or evening.end is not None:
        return None
    return max(ended[name].at for name in names) + PAUSE_MS


def stage(evening: Evening, kind: str) -> list[Line]:
    """The lines that decide what comes next; whoever stores them first has decided it."""
    number, status = len(evening.stages) + 1, {ROUND: "playing", "over": "over"}.get(kind, "off")
    return [
        (NEW_STAGE, {"tournament": evening.row.id, "number": number, "kind": kind, "at": now()}),
        (SET_TOURNAMENT_STATUS, {"of": evening.row.id, "new_status": status}),
    ]


def called_off(evening: Evening, ended: Mapping[str, TableEnd]) -> list[Line]:
    """The lines that call a tournament off; what was played until then stays."""
    return [*stage(evening, "off"), *closing(evening, ended)]
