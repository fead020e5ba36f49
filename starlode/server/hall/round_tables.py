"""The tables of a round: who sits where, with which bots, and who is called because they are away."""

from __future__ import annotations

import secrets
from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from starlode.games import load_game
from starlode.server.common.tokens import digest, new_token
from starlode.server.hall.push import Browser
from starlode.server.hall.scoring import PlayedSeat, opponents
from starlode.server.hall.swiss import Rival
from starlode.server.hall.tournament_store import Entrant, Evening, TournamentRow
from starlode.server.people.rating_store import Known
from starlode.server.people.ratings import nearest_level
from starlode.server.protocol.wire import CreateTable, SeatWish
from starlode.server.storage.group_commit import Line
from starlode.server.storage.store import Entry, Founding
from starlode.server.storage.tournament_statements import NEW_TOURNAMENT_SEAT
from starlode.server.tables.chairs import Seated, Sitting
from starlode.server.tables.naming import named
from starlode.server.tables.registry import TableRegistry
from starlode.server.tables.table import Table


class RoundSeat(msgspec.Struct, frozen=True):
    """Somebody at a table of a new round, and the browsers to call if they are away."""

    entrant: Entrant
    known: Known
    browsers: list[Browser] = []


class PlannedTable(NamedTuple):
    """A table that is not stored yet, and who sits in each seat; nobody where a bot does."""

    founding: Founding
    table: Table
    order: list[RoundSeat | None]

    def lines(self, evening: Evening) -> list[Line]:
        """What says where everyone sits in the next round."""
        place = {"tournament": evening.row.id, "round": evening.round + 1, "table_id": self.founding.row.id}
        return [
            (NEW_TOURNAMENT_SEAT, {**place, "entrant": one.entrant.id, "seat": seat, "points": None, "rank": None})
            for seat, one in enumerate(self.order)
            if one
        ]


def rivals_of(
    plays: Sequence[Entrant], played: Sequence[PlayedSeat], seats: int, shuns: set[tuple[str, str]]
) -> list[Rival]:
    """Those who play, with all that decides where they sit."""
    points, met = Counter[str](), opponents(played)
    for one in played:
        points[one.entrant] += one.points or 0
    people = Counter(one.table_id for one in played)
    with_bots = Counter(one.entrant for one in played if people[one.table_id] < seats)
    ids = {one.person: one.id for one in plays}
    lots = secrets.SystemRandom().sample(range(len(plays)), len(plays))
    return [
        Rival(
            one.id,
            points[one.id],
            lot,
            with_bots[one.id],
            met.get(one.id, {}),
            frozenset(ids[blocked] for person, blocked in shuns if person == one.person),
        )
        for one, lot in zip(plays, lots, strict=True)
    ]


def plan_table(registry: TableRegistry, row: TournamentRow, group: Sequence[RoundSeat]) -> PlannedTable:
    """A table for a group; bots of about their level take the seats that are left, and the lot says who sits where.

    Raises Refused for a game that can no longer be played.
    """
    places = [*group, *([None] * (row.players - len(group)))]
    order = secrets.SystemRandom().sample(places, len(places))
    mark = sum(one.known.shown().mark for one in group) / len(group)
    bot = {"kind": "bot", "level": nearest_level(mark, load_game(row.game), row.players)}
    seats = [{"kind": "human"} if one else bot for one in order]
    wish = CreateTable(
        game=row.game,
        seats=msgspec.convert(seats, list[SeatWish]),
        public=row.public,
        clock=row.time,
        late="seat",
        rated=row.rated,
    )
    wish = named(wish, "en", {seat: one.entrant.name or "" for seat, one in enumerate(order) if one})
    founding, table = registry.plan(wish, [_seated(seat, one, row) for seat, one in enumerate(order) if one])
    _note_calls(founding, table, order)
    return PlannedTable(founding, table, order)


def _seated(seat: int, one: RoundSeat, row: TournamentRow) -> Seated:
    """Somebody in a seat whose first token nobody knows: each of their devices asks for one of its own."""
    rating = one.known.shown() if row.rated else None
    return Seated(seat, Sitting(one.entrant.name or "", None, one.entrant.person, rating), digest(new_token()))


def _note_calls(founding: Founding, table: Table, order: Sequence[RoundSeat | None]) -> None:
    """Store with the table who is called to it, so that nobody is called twice."""
    called = [seat for seat, one in enumerate(order) if one and one.browsers]
    for number, seat in enumerate(called, len(founding.entries)):
        founding.entries.append(Entry(number=number, kind="call", at=founding.row.created, seat=seat))
        table.fold(founding.entries[-1])
