"""The seats of a person, read from the store; only those that are being played are looked at in memory."""

from __future__ import annotations

import msgspec

from starlode.engine.boundary.errors import Refused
from starlode.server.people.claims import taken_along
from starlode.server.protocol.wire import CreateTable, Result
from starlode.server.protocol.wire_people import GameOfMine, TokenOfSeat
from starlode.server.storage.people_store import PeopleStore, Person, SeatClaim
from starlode.server.storage.store import Entry, TableRow
from starlode.server.tables.chairs import KEEPING, SEATING, Chair, chairs_after
from starlode.server.tables.registry import TableRegistry

PAGE = 50
LOOKED_AT = 20  # games in progress of which it is said whose turn it is


async def games_of(registry: TableRegistry, person: Person, before: int) -> list[GameOfMine]:
    """The latest games of a person from before a given time, the newest first; raises Refused."""
    found = await PeopleStore(registry.store).games(person.id, before, PAGE)
    entries = await registry.store.entries_of([row.id for _, row in found], SEATING) if found else {}
    playing = [claim for claim, row in found if row.status == "playing"][:LOOKED_AT]
    turns = {claim.table_id: await _is_asked(registry, claim) for claim in playing}
    return [_game(registry, claim, row, entries.get(row.id, []), turns.get(row.id)) for claim, row in found]


async def _is_asked(registry: TableRegistry, claim: SeatClaim) -> bool | None:
    """Whether a seat owes a decision that its player makes; None if its table cannot be played."""
    try:
        async with registry.at(claim.table_id, fresh=True) as table:
            person_decides = table.chairs[claim.seat].mind is None
            return person_decides and claim.seat in table.playing().shown_acting(claim.seat)
    except Refused:
        return None


def _game(
    registry: TableRegistry, claim: SeatClaim, row: TableRow, entries: list[Entry], turn: bool | None
) -> GameOfMine:
    wish, table = msgspec.convert(row.wish, CreateTable), registry.tables.get(row.id)
    here = table.audience.here if table is not None else set()
    return GameOfMine(
        table=row.id,
        game=row.game,
        seat=claim.seat,
        seats=[chair.info(seat in here) for seat, chair in enumerate(chairs_after(wish, entries))],
        status=row.status,  # type: ignore[arg-type]
        clock=wish.clock,
        rated=wish.rated,
        at=claim.at,
        turn=turn,
        deadline=row.deadline,
        results=None if row.results is None else [Result(*line) for line in row.results],
    )


async def take_along(registry: TableRegistry, person: Person, held: list[TokenOfSeat]) -> list[str]:
    """Let a guest's seats become a person's, and return the tables where they now are; raises Refused."""
    store, names = PeopleStore(registry.store), sorted({one.table for one in held})
    rows, entries = await store.tables(names), await registry.store.entries_of(names, KEEPING)
    chairs = {row.id: chairs_after(msgspec.convert(row.wish, CreateTable), entries.get(row.id, [])) for row in rows}
    created = {row.id: row.created for row in rows}
    claims = [
        SeatClaim(table_id=one.table, seat=seat, person=person.id, at=created[one.table], secret=chair.secret)
        for one in held
        for seat, chair in _opened_by(one.token, chairs.get(one.table, []))
    ]
    if claims:
        await registry.store.write(*map(taken_along, claims))
    wanted = {(claim.table_id, claim.seat) for claim in claims}
    return sorted({c.table_id for c in await store.claims_of(person.id, names) if (c.table_id, c.seat) in wanted})


def _opened_by(token: str, chairs: list[Chair]) -> list[tuple[int, Chair]]:
    return [(seat, chair) for seat, chair in enumerate(chairs) if chair.is_held_by(token)]
