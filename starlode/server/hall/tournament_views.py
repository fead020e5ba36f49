"""How a tournament is shown: names and points, and nothing that would open a seat."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from starlode.server.common.moments import now
from starlode.server.hall.round_scores import TableEnd
from starlode.server.hall.rounds import next_at
from starlode.server.hall.scoring import Placed, PlayedSeat, standing
from starlode.server.hall.tournament_store import Entrant, Evening, Listed, RoundTable, TournamentRow
from starlode.server.protocol.wire import CreateTable
from starlode.server.protocol.wire_tournaments import (
    Tournament,
    TournamentLine,
    TournamentPlace,
    TournamentSeat,
    TournamentTable,
)
from starlode.server.storage.people_store import Person

HERE_MS = 20_000  # for this long after they asked, somebody counts as being here


def line_of(one: Listed) -> TournamentLine:
    """A tournament as a list shows it."""
    return TournamentLine(**_facts(one.row, one.maker, one.round), people=one.people, joined=one.joined)


def _facts(row: TournamentRow, maker: str, number: int) -> dict[str, Any]:
    return {
        "id": row.id,
        "game": row.game,
        "players": row.players,
        "rounds": row.rounds,
        "clock": row.time,
        "rated": row.rated,
        "public": row.public,
        "maker": maker,
        "starts": row.starts,
        "status": row.status,
        "round": number,
    }


def shown_to(
    person: Person | None, evening: Evening, played: Sequence[PlayedSeat], ended: Mapping[str, TableEnd]
) -> Tournament:
    """A tournament as somebody sees it, or a stranger."""
    row, mine = evening.row, evening.entrant_of(person)
    entrants = {one.id: one for one in evening.entrants}
    lines = standing([one.id for one in evening.entrants if _counts(one, played)], played, row.players)
    return Tournament(
        **_facts(row, evening.maker, evening.round),
        now=now(),
        people=[_place(line, entrants[line.entrant], mine) for line in lines],
        tables=[_round(evening, played, number) for number in range(1, evening.round + 1)],
        next=next_at(evening, ended),
        yours=person is not None and row.maker == person.id,
        joined=mine is not None and mine.plays,
        table=_table_of(mine, evening, ended),
        short=evening.end == "short",
    )


def _counts(one: Entrant, played: Sequence[PlayedSeat]) -> bool:
    """Whether somebody belongs in the standing: not those who left before they ever played."""
    return one.plays or any(seat.entrant == one.id for seat in played)


def _place(line: Placed, entrant: Entrant, mine: Entrant | None) -> TournamentPlace:
    return TournamentPlace(
        line.place,
        entrant.name or "",
        line.points / 2,
        line.opponents / 2,
        line.wins,
        line.games,
        you=entrant is mine,
        here=now() - entrant.seen < HERE_MS,
        gone=not entrant.plays,
    )


def _table_of(mine: Entrant | None, evening: Evening, ended: Mapping[str, TableEnd]) -> str | None:
    """Where somebody plays now."""
    names = [one.table_id for one in evening.present if mine and one.entrant == mine.id and one.table_id not in ended]
    return names[0] if names and evening.end is None else None


def _round(evening: Evening, played: Sequence[PlayedSeat], number: int) -> list[TournamentTable]:
    stored = {one.id: one for one in evening.tables}
    tables: dict[str, dict[int, PlayedSeat]] = {}
    for one in played:
        if one.round == number:
            tables.setdefault(one.table_id, {})[one.seat] = one
    names = {one.id: one.name or "" for one in evening.entrants}
    return [
        TournamentTable(
            name, all(one.points is not None for one in seats.values()), _seats(seats, names, stored.get(name))
        )
        for name, seats in tables.items()
    ]


def _seats(seats: Mapping[int, PlayedSeat], names: Mapping[str, str], table: RoundTable | None) -> list[TournamentSeat]:
    """The seats of a table, the best first once it is over; bots only as long as the table is kept."""
    people = [
        TournamentSeat(names[one.entrant], points=None if one.points is None else one.points / 2)
        for one in sorted(seats.values(), key=lambda one: (-(one.points or 0), one.seat))
    ]
    wish = msgspec.convert(table.wish, CreateTable) if table else None
    bots = [one for one in wish.seats if one.kind == "bot"] if wish else []
    return [*people, *(TournamentSeat(one.name or "", one.level) for one in bots)]
