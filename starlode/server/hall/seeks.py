"""People who look for others: each is a row, and whoever asks what became of theirs may be the one who finds a table.

A table and the fact that everyone at it was found are stored in one write. A seek can only be found once, so two
servers that decide at the same moment never seat somebody twice: the slower one finds that it was too slow.
"""

from __future__ import annotations

import hmac
import secrets
from collections import Counter
from collections.abc import Mapping, Sequence
from statistics import fmean

import msgspec
from sqlalchemy import Connection, select

from starlode.engine.boundary.errors import Refused, StarlodeError
from starlode.games import load_game
from starlode.server.common.moments import now
from starlode.server.common.tokens import digest
from starlode.server.hall.pairing import Seeker, groups
from starlode.server.people.rating_store import Known, known_of
from starlode.server.people.ratings import Skill, nearest_level
from starlode.server.protocol.wire import Clock, CreateTable, SeatWish
from starlode.server.protocol.wire_hall import Seek, SeekLine, SeekState
from starlode.server.storage.group_commit import Line
from starlode.server.storage.hall_statements import (
    AGREE,
    DROP_PAIRINGS,
    DROP_SEEKS,
    GIVE_UP_OTHERS,
    NEW_PAIRING,
    NEW_SEEK,
    SEEN_SEEK,
)
from starlode.server.storage.people_store import Person
from starlode.server.storage.sql_hall import PAIRINGS, SEEKS
from starlode.server.storage.sql_people import BLOCKS
from starlode.server.tables.chairs import Seated, Sitting, fit_name
from starlode.server.tables.naming import named
from starlode.server.tables.registry import TableRegistry
from starlode.server.tables.rulesets import ruleset

LIVE_MS = 10_000  # since somebody last asked: later they are not there any more
LAPSED_MS = 60_000
KEPT_MS = 86_400_000  # how long it is known what became of a seek
SEEN_MS = 1_000  # it is noted at most this often that somebody asks
OFFER_MS = 15_000  # after this long a bot is offered instead
MOST = 200  # that are looked at


class SeekRow(msgspec.Struct, frozen=True, kw_only=True):
    """A seek as it is stored."""

    id: str
    game: str
    players: int
    clock: str  # as JSON: those who want the same write the same
    rated: bool
    person: str | None
    name: str
    mu: float
    sigma: float
    games: int
    secret: str
    created: int
    seen: int
    agreed: int | None = None  # since when they would begin with bots in empty seats

    @property
    def known(self) -> Known:
        """How well they play."""
        return Known(Skill(self.mu, self.sigma), self.games)

    @property
    def wants(self) -> tuple[str, int, str, bool]:
        """What they look for."""
        return self.game, self.players, self.clock, self.rated


_read_clock = msgspec.json.Decoder(Clock).decode


class Seeks:
    """All who look for others, at all servers that share the store."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry, self._store = registry, registry.store

    async def begin(self, wish: Seek, person: Person | None, language: str) -> SeekState:
        """Look for others; raises Refused for a game that there is not, or a rated one without a kept name."""
        if wish.rated and person is None:
            raise Refused("rated-people")
        await self._registry.aside(_check, wish)
        known = await known_of(self._store, [person.id], wish.game, wish.players) if person else {}
        row = _row(wish, person, known.get(person.id, Known()) if person else Known())
        await self._store.write(*_begun(row))
        return await self._state(row, language)

    async def ask(self, name: str, token: str, language: str) -> SeekState:
        """What became of a seek, perhaps just now; raises Refused without its token."""
        row = await self._held(name, token)
        return SeekState(name, "gone") if row is None else await self._state(row, language)

    async def agree(self, name: str, token: str, language: str) -> SeekState:
        """Begin with bots in the seats that stay empty, once the others agree or do not answer; raises Refused."""
        row = await self._held(name, token)
        if row is None:
            return SeekState(name, "gone")
        at = now()
        await self._store.write((AGREE, {"seek": name, "new_agreed": at}))
        return await self._state(row if row.agreed else msgspec.structs.replace(row, agreed=at), language)

    async def give_up(self, name: str, token: str) -> None:
        """Look no longer; raises Refused if others were found already."""
        row = await self._held(name, token)
        if row is None:
            return
        try:
            await self._store.write((NEW_PAIRING, _pairing(name, None, None)))
        except Refused as refused:
            state = await self._decided(row.id) if refused.code == "conflict" else None
            if state is None or state.state == "paired":
                raise Refused("paired") if state else refused from None

    async def lines(self) -> list[SeekLine]:
        """What people are looking for."""
        live = await self._store.read(lambda connection: _live(connection, now()))
        counts = Counter(row.wants for row in live)
        return [
            SeekLine(game, players, _read_clock(clock), rated, count)
            for (game, players, clock, rated), count in sorted(counts.items())
        ]

    async def tidy(self) -> None:
        """Forget seeks that nobody asks about any more, and what became of older ones."""
        at = now()
        await self._store.write((DROP_SEEKS, {"before": at - LAPSED_MS}), (DROP_PAIRINGS, {"before": at - KEPT_MS}))

    async def _held(self, name: str, token: str) -> SeekRow | None:
        """A seek, for whoever has its token; None if it has lapsed. Raises Refused for anyone else."""
        wanted = select(SEEKS).where(SEEKS.c.id == name)
        row = await self._store.read(lambda connection: connection.execute(wanted).mappings().first())
        if row is None:
            return None
        found = SeekRow(**row)
        if not hmac.compare_digest(found.secret, digest(token)):
            raise Refused("not-your-seat")
        return found

    async def _state(self, row: SeekRow, language: str) -> SeekState:
        decided = await self._decided(row.id)
        if decided is not None:
            return decided
        at = now()
        if at - row.seen >= SEEN_MS:
            await self._store.write((SEEN_SEEK, {"seek": row.id, "new_seen": at}))
        live, shuns = await self._store.read(lambda connection: _hall(connection, row, at))
        for group in groups([_seeker(one, shuns) for one in live], row.players, at):
            if row.id in (ids := [one.id for one in group]):
                return await self._seat(row, [one for one in live if one.id in ids], language)
        willing = sum(one.agreed is not None for one in live if one.id != row.id)
        offer = await self._level([row]) if willing or at - row.created >= OFFER_MS else None
        return SeekState(
            row.id, "waiting", waiting=len(live) - 1, offer=offer, willing=willing, agreed=row.agreed is not None
        )

    async def _decided(self, name: str) -> SeekState | None:
        """What was decided about a seek; None while it waits."""
        wanted = select(PAIRINGS).where(PAIRINGS.c.seek == name)
        found = await self._store.read(lambda connection: connection.execute(wanted).mappings().first())
        if found is None:
            return None
        return SeekState(name, "paired" if found["table_id"] else "gone", found["table_id"], found["seat"])

    async def _seat(self, row: SeekRow, group: Sequence[SeekRow], language: str) -> SeekState:
        """Make a table for a group; if another server was quicker with one of them, wait on."""
        level = await self._level(group) if len(group) < row.players else ""
        seats = secrets.SystemRandom().sample(range(row.players), len(group))  # nobody chooses where to sit
        places = dict(zip(seats, group, strict=True))
        wish = named(
            _table_for(row, places, level), language, {at: one.name for at, one in places.items() if one.person}
        )
        founding, table = self._registry.plan(wish, _seated(wish, places))
        found = [(NEW_PAIRING, _pairing(one.id, table.id, seat)) for seat, one in places.items()]
        try:
            await self._store.create(founding._replace(also=[*founding.also, *sorted(found, key=_seek_in)]))
        except Refused as refused:
            if refused.code != "conflict":
                raise
            return await self._decided(row.id) or SeekState(row.id, "waiting")
        self._registry.keep(table)
        return SeekState(row.id, "paired", table.id, next(at for at, one in places.items() if one.id == row.id))

    async def _level(self, group: Sequence[SeekRow]) -> str:
        """The level of a bot that plays as a group does."""
        one, mark = group[0], fmean(one.known.shown().mark for one in group)
        return await self._registry.aside(lambda: nearest_level(mark, load_game(one.game), one.players))


def _check(wish: Seek) -> None:
    try:
        ruleset(wish.game, {"players": wish.players})
    except StarlodeError as error:
        raise Refused("bad-wish", why=str(error)) from None


def _row(wish: Seek, person: Person | None, known: Known) -> SeekRow:
    at = now()
    return SeekRow(
        id=secrets.token_urlsafe(12).replace("-", "_"),
        game=wish.game,
        players=wish.players,
        clock=msgspec.json.encode(wish.clock).decode(),
        rated=wish.rated,
        person=person.id if person else None,
        name=person.name if person else fit_name(wish.name or ""),
        mu=known.skill.mu,
        sigma=known.skill.sigma,
        games=known.games,
        secret=digest(wish.token),
        created=at,
        seen=at,
    )


def _begun(row: SeekRow) -> list[Line]:
    others = [(GIVE_UP_OTHERS, {"person": row.person, "at": row.created})] if row.person else []
    return [*others, (NEW_SEEK, msgspec.structs.asdict(row))]


def _live(connection: Connection, at: int, among: SeekRow | None = None) -> list[SeekRow]:
    """Those who look for others and are still there, the oldest first."""
    decided = select(PAIRINGS.c.seek).where(PAIRINGS.c.seek == SEEKS.c.id).exists()
    wanted = select(SEEKS).where(SEEKS.c.seen >= at - LIVE_MS, ~decided).order_by(SEEKS.c.created, SEEKS.c.id)
    if among is not None:
        names = ("game", "players", "clock", "rated")
        wanted = wanted.where(*(SEEKS.c[name] == want for name, want in zip(names, among.wants, strict=True))).limit(
            MOST
        )
    return [SeekRow(**row) for row in connection.execute(wanted).mappings()]


def _hall(connection: Connection, row: SeekRow, at: int) -> tuple[list[SeekRow], dict[str, set[str]]]:
    """Those who look for the same, with the one who asks, and whom each of them has blocked."""
    live = [one for one in _live(connection, at, row) if one.id != row.id] + [row]
    people = [one.person for one in live if one.person]
    shuns: dict[str, set[str]] = {}
    for person, blocked in connection.execute(
        select(BLOCKS.c.person, BLOCKS.c.blocked).where(BLOCKS.c.person.in_(people))
    ):
        shuns.setdefault(person, set()).add(blocked)
    return live, shuns


def _seeker(row: SeekRow, shuns: dict[str, set[str]]) -> Seeker:
    shunned = frozenset(shuns.get(row.person or "", ()))
    return Seeker(row.id, row.known.shown().mark, row.created, row.person, shunned, row.agreed)


def _table_for(row: SeekRow, places: Mapping[int, SeekRow], level: str) -> CreateTable:
    """The table that a group wants; a bot keeps the seat of somebody who does not come, or goes."""
    bot = SeatWish(kind="bot", level=level)  # type: ignore[arg-type]  # `nearest_level` knows no others
    seats = [
        SeatWish(kind="human", name=places[seat].name or None) if seat in places else bot for seat in range(row.players)
    ]
    return CreateTable(
        game=row.game, seats=seats, public=True, clock=_read_clock(row.clock), late="seat", rated=row.rated
    )


def _seated(wish: CreateTable, places: Mapping[int, SeekRow]) -> list[Seated]:
    return [
        Seated(
            seat,
            Sitting(wish.seats[seat].name or "", None, one.person, one.known.shown() if one.rated else None),
            one.secret,
        )
        for seat, one in sorted(places.items())
    ]


def _pairing(seek: str, table: str | None, seat: int | None) -> dict[str, object]:
    return {"seek": seek, "table_id": table, "seat": seat, "at": now()}


def _seek_in(line: Line) -> str:
    return str(line[1]["seek"])
