"""Tournaments as they are stored: everything about one, read at one moment."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, Select, func, or_, select

from starlode.server.common.moments import now
from starlode.server.hall.scoring import PlayedSeat
from starlode.server.protocol.wire import Clock
from starlode.server.storage.people_store import Person
from starlode.server.storage.sql_people import PERSONS
from starlode.server.storage.sql_tables import TABLES
from starlode.server.storage.sql_tournaments import ENTRANTS, STAGES, TOURNAMENT_SEATS, TOURNAMENTS

LISTED = 50
ROUND = "round"  # the kind of a stage; any other is the end

_read_clock = msgspec.json.Decoder(Clock).decode


class TournamentRow(msgspec.Struct, frozen=True, kw_only=True):
    """A tournament as it was opened."""

    id: str
    maker: str | None
    game: str
    players: int
    rounds: int
    clock: str  # as JSON
    rated: bool
    public: bool
    starts: int
    created: int
    status: str

    @property
    def time(self) -> Clock:
        """How long decisions may take."""
        return _read_clock(self.clock)


class Entrant(msgspec.Struct, frozen=True):
    """Somebody who takes part, or did."""

    id: str
    person: str | None
    joined: int
    gone: int | None
    seen: int
    name: str | None  # as it is now

    @property
    def plays(self) -> bool:
        """Whether they sit down in the next round."""
        return self.person is not None and self.gone is None


class RoundTable(msgspec.Struct, frozen=True):
    """A table of the present round, as lists know it."""

    id: str
    status: str
    deadline: int | None
    results: list[list[int]] | None
    wish: dict[str, object]

    @property
    def is_over(self) -> bool:
        """Whether nothing is played there any more."""
        return self.status in ("over", "closed")


class Evening(msgspec.Struct, frozen=True):
    """All that is stored of a tournament."""

    row: TournamentRow
    maker: str  # the name of who opened it
    stages: list[tuple[str, int]]  # what kind, and since when
    entrants: list[Entrant]
    played: list[PlayedSeat]
    tables: list[RoundTable]  # of all rounds; some may have been deleted since

    @property
    def round(self) -> int:
        """The round that is played, or was last; 0 before the first."""
        return sum(kind == ROUND for kind, _ in self.stages)

    @property
    def end(self) -> str | None:
        """How it ended: `over`, `off` or `short`; None while it goes on."""
        last = self.stages[-1][0] if self.stages else ROUND
        return None if last == ROUND else last

    @property
    def present(self) -> list[PlayedSeat]:
        """The seats of the present round."""
        return [one for one in self.played if one.round == self.round]

    def entrant_of(self, person: Person | None) -> Entrant | None:
        """A person, as somebody who takes part."""
        return next((one for one in self.entrants if person and one.person == person.id), None)


def read_evening(connection: Connection, name: str) -> Evening | None:
    """A tournament with everything that belongs to it; None where there is none."""
    row = connection.execute(select(TOURNAMENTS).where(TOURNAMENTS.c.id == name)).mappings().first()
    if row is None:
        return None
    maker = select(PERSONS.c.name).where(PERSONS.c.id == row["maker"])
    stages = select(STAGES.c.kind, STAGES.c.at).where(STAGES.c.tournament == name).order_by(STAGES.c.number)
    played = connection.execute(_seats_of(name)).all()
    names = sorted({one.table_id for one in played})
    return Evening(
        TournamentRow(**row),
        connection.execute(maker).scalar() or "",
        [(kind, at) for kind, at in connection.execute(stages)],
        [Entrant(*one) for one in connection.execute(_entrants_of(name))],
        [PlayedSeat(*one) for one in played],
        [RoundTable(*one) for one in connection.execute(_tables_of(names))] if names else [],
    )


def _entrants_of(name: str) -> Select[Any]:
    columns = (ENTRANTS.c[column] for column in ("id", "person", "joined", "gone", "seen"))
    wanted = select(*columns, PERSONS.c.name).outerjoin(PERSONS, PERSONS.c.id == ENTRANTS.c.person)
    return wanted.where(ENTRANTS.c.tournament == name).order_by(ENTRANTS.c.joined, ENTRANTS.c.id)


def _seats_of(name: str) -> Select[Any]:
    seats = TOURNAMENT_SEATS.c
    wanted = select(seats.round, seats.entrant, seats.table_id, seats.seat, seats.points, seats.rank)
    return wanted.where(seats.tournament == name).order_by(seats.round, seats.table_id, seats.seat)


def _tables_of(names: Sequence[str]) -> Select[Any]:
    columns = (TABLES.c[column] for column in ("id", "status", "deadline", "results", "wish"))
    return select(*columns).where(TABLES.c.id.in_(names))


def going(connection: Connection) -> list[str]:
    """The tournaments that are due: those that are played, and those that should begin."""
    due = (TOURNAMENTS.c.status == "waiting") & (TOURNAMENTS.c.starts <= now())
    wanted = select(TOURNAMENTS.c.id).where(or_(TOURNAMENTS.c.status == "playing", due))
    return list(connection.execute(wanted.order_by(TOURNAMENTS.c.starts)).scalars())


class Listed(msgspec.Struct, frozen=True):
    """A tournament as a list shows it."""

    row: TournamentRow
    maker: str
    round: int
    people: int
    joined: bool


def read_list(connection: Connection, person: Person | None) -> list[Listed]:
    """Tournaments to come and under way: all that are public, and those of a person, the next first."""
    entrants = ENTRANTS.alias("others")
    mine = select(ENTRANTS.c.id).where(
        ENTRANTS.c.tournament == TOURNAMENTS.c.id,
        ENTRANTS.c.person == (person.id if person else ""),
        ENTRANTS.c.gone.is_(None),
    )
    joined = mine.exists().label("joined")
    rounds = select(func.count()).where(STAGES.c.tournament == TOURNAMENTS.c.id, STAGES.c.kind == ROUND)
    people = select(func.count()).where(entrants.c.tournament == TOURNAMENTS.c.id, entrants.c.gone.is_(None))
    wanted = (
        select(
            TOURNAMENTS,
            PERSONS.c.name.label("called"),
            rounds.scalar_subquery().label("round"),
            people.scalar_subquery().label("people"),
            joined,
        )
        .outerjoin(PERSONS, PERSONS.c.id == TOURNAMENTS.c.maker)
        .where(TOURNAMENTS.c.status.in_(("waiting", "playing")), or_(TOURNAMENTS.c.public, mine.exists()))
        .order_by(joined.desc(), TOURNAMENTS.c.starts, TOURNAMENTS.c.id)
        .limit(LISTED)
    )
    return [_listed(dict(row)) for row in connection.execute(wanted).mappings()]


def _listed(found: dict[str, Any]) -> Listed:
    called, number, people, joined = (found.pop(name) for name in ("called", "round", "people", "joined"))
    return Listed(TournamentRow(**found), called or "", number, people, bool(joined))
