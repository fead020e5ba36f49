"""Tournaments as people see them: opened, joined, left, begun, called off, and how they stand."""

from __future__ import annotations

import secrets

import msgspec
from sqlalchemy import func, select

from starlode.engine.boundary.errors import Refused, StarlodeError
from starlode.server.common.moments import now
from starlode.server.hall.push import Push
from starlode.server.hall.round_scores import TableEnd
from starlode.server.hall.rounds import FEWEST, Rounds, called_off
from starlode.server.hall.scoring import PlayedSeat
from starlode.server.hall.tournament_store import Evening, TournamentRow, read_list
from starlode.server.hall.tournament_views import line_of, shown_to
from starlode.server.people.sessions import DAY_MS
from starlode.server.protocol.wire import Clock
from starlode.server.protocol.wire_tournaments import OpenTournament, Tournament, TournamentLine
from starlode.server.storage.group_commit import Line
from starlode.server.storage.people_store import Person
from starlode.server.storage.sql_tournaments import TOURNAMENTS
from starlode.server.storage.store import TABLE_ID
from starlode.server.storage.tournament_statements import (
    BEGIN_NOW,
    DROP_TOURNAMENTS,
    ENDED,
    GO,
    JOIN,
    NEW_TOURNAMENT,
    SEEN_ENTRANT,
)
from starlode.server.tables.registry import TableRegistry
from starlode.server.tables.rulesets import ruleset

MOST_PEOPLE = 64  # in one tournament
MOST_OPEN = 2  # that one person has opened and that are not over
SHORTEST_S, LONGEST_S, LONGEST_INCREMENT_S = 60, 3600, 60  # of a clock
SEEN_MS = 5_000  # it is noted at most this often that somebody asks
MINUTE_MS = 60_000


class Tournaments:
    """All tournaments, at all servers that share the store."""

    def __init__(self, registry: TableRegistry, push: Push) -> None:
        self._registry, self._store = registry, registry.store
        self.rounds = Rounds(registry, push)

    async def open(self, wish: OpenTournament, person: Person) -> Tournament:
        """A new tournament, in which its maker takes part; raises Refused."""
        await self._registry.aside(_check, wish)
        mine = select(func.count()).where(TOURNAMENTS.c.maker == person.id, TOURNAMENTS.c.status.not_in(ENDED))
        if await self._store.read(lambda connection: connection.execute(mine).scalar_one()) >= MOST_OPEN:
            raise Refused("tournaments-enough")
        row = _row(wish, person)
        await self._store.write((NEW_TOURNAMENT, msgspec.structs.asdict(row)), _joining(row.id, person))
        return await self.show(row.id, person)

    async def lines(self, person: Person | None) -> list[TournamentLine]:
        """Tournaments to come and under way that are public, and those of a person."""
        listed = await self._store.read(lambda connection: read_list(connection, person))
        return [line_of(one) for one in listed]

    async def show(self, name: str, person: Person | None) -> Tournament:
        """How a tournament stands; asking says that somebody who takes part is here. Raises Refused."""
        evening, played, ended = await self._look(name)
        mine = evening.entrant_of(person)
        if mine is not None and evening.end is None and now() - mine.seen >= SEEN_MS:
            await self._store.write((SEEN_ENTRANT, {"entrant": mine.id, "new_seen": now()}))
        return shown_to(person, evening, played, ended)

    async def join(self, name: str, person: Person) -> Tournament:
        """Take part, from the next round on; raises Refused."""
        evening, _, _ = await self._look(name)
        if evening.end is not None or evening.round >= evening.row.rounds:
            raise Refused("tournament-over")
        if sum(one.plays for one in evening.entrants if one.person != person.id) >= MOST_PEOPLE:
            raise Refused("tournament-full")
        await self._store.write(_joining(name, person))
        return await self.show(name, person)

    async def leave(self, name: str, person: Person) -> Tournament:
        """Sit down in no further round; raises Refused."""
        evening, _, _ = await self._look(name)
        mine = evening.entrant_of(person)
        if mine is not None and evening.end is None:
            await self._store.write((GO, {"entrant": mine.id, "new_gone": now()}))
        return await self.show(name, person)

    async def begin(self, name: str, person: Person) -> Tournament:
        """Begin a tournament of yours at once; raises Refused."""
        evening, _ = await self._own(name, person)
        if sum(one.plays for one in evening.entrants) < FEWEST:
            raise Refused("tournament-few")
        await self._store.write((BEGIN_NOW, {"of": name, "new_starts": min(now(), evening.row.starts)}))
        await self.rounds.step(name)
        return await self.show(name, person)

    async def call_off(self, name: str, person: Person) -> Tournament:
        """Call a tournament of yours off; raises Refused."""
        evening, ended = await self._own(name, person)
        await self._store.write(*called_off(evening, ended))
        return await self.show(name, person)

    async def tidy(self) -> None:
        """Delete tournaments that are over, when the operator's time for tables is over."""
        if days := self._registry.settings.retention:
            before = now() - int(days * DAY_MS)
            await self._store.write(*((statement, {"before": before}) for statement in DROP_TOURNAMENTS))

    async def _look(self, name: str) -> tuple[Evening, list[PlayedSeat], dict[str, TableEnd]]:
        if not TABLE_ID.fullmatch(name):
            raise Refused("no-tournament")
        return await self.rounds.scores.look(name)

    async def _own(self, name: str, person: Person) -> tuple[Evening, dict[str, TableEnd]]:
        """A tournament that goes on and that a person has opened; raises Refused."""
        evening, _, ended = await self._look(name)
        if evening.row.maker != person.id:
            raise Refused("forbidden")
        if evening.end is not None:
            raise Refused("tournament-over")
        return evening, ended


def _check(wish: OpenTournament) -> None:
    if not _is_short(wish.clock):
        raise Refused("tournament-clock")
    try:
        ruleset(wish.game, {"players": wish.players})
    except StarlodeError as error:
        raise Refused("bad-wish", why=str(error)) from None


def _is_short(clock: Clock) -> bool:
    return clock.kind == "total" and SHORTEST_S <= clock.seconds <= LONGEST_S and clock.increment <= LONGEST_INCREMENT_S


def _row(wish: OpenTournament, person: Person) -> TournamentRow:
    at = now()
    return TournamentRow(
        id=secrets.token_urlsafe(12).replace("-", "_"),
        maker=person.id,
        game=wish.game,
        players=wish.players,
        rounds=wish.rounds,
        clock=msgspec.json.encode(wish.clock).decode(),
        rated=wish.rated,
        public=wish.public,
        starts=at + wish.minutes * MINUTE_MS,
        created=at,
        status="waiting",
    )


def _joining(name: str, person: Person) -> Line:
    return JOIN, {"id": secrets.token_urlsafe(12), "tournament": name, "person": person.id, "at": now()}
