"""`starlode admin ratings`: compute all ratings anew from the tables where the games were played, and compare."""

from __future__ import annotations

from collections.abc import Sequence
from math import isclose
from typing import NamedTuple

import msgspec
from sqlalchemy import Connection, select

from starlode.engine.boundary.errors import Refused, StarlodeError
from starlode.server.people.rated_tables import rated_game
from starlode.server.people.rating_store import steps_in
from starlode.server.people.ratings import RatedGame, RatingStep, Skill, all_steps, shown_rating
from starlode.server.storage.hall_statements import DROP_RATING, MEND_RATING
from starlode.server.storage.sql_hall import RATED
from starlode.server.storage.sql_people import PERSONS
from starlode.server.storage.sql_tables import TABLES
from starlode.server.storage.sqlstore import SqlStore
from starlode.server.storage.store import Entry, Founding
from starlode.server.tables.registry import rebuilt

CLOSE = 1e-6  # processors add up floats in their own ways

Key = tuple[str, str, int, int]


class Recount(NamedTuple):
    """What is stored and what it should be, by person, game, number of players and which game it was."""

    games: int
    stored: dict[Key, RatingStep]
    computed: dict[Key, RatingStep]
    names: dict[str, str]

    @property
    def wrong(self) -> list[Key]:
        """Where the two differ."""
        keys = sorted(self.stored.keys() | self.computed.keys())
        return [key for key in keys if not _alike(self.stored.get(key), self.computed.get(key))]

    def lines(self) -> list[str]:
        """A line for each difference, then a sum."""
        found = [self._line(key) for key in self.wrong]
        return [*found, f"{self.games} rated games, {len(self.computed)} ratings, {len(found)} not as computed"]

    def _line(self, key: Key) -> str:
        name, which = self.names.get(key[0], key[0]), f"{key[1]} with {key[2]}, game {key[3]}"
        return f"{name}: {which}: stored {_mark(self.stored.get(key))}, computed {_mark(self.computed.get(key))}"


def _alike(one: RatingStep | None, other: RatingStep | None) -> bool:
    if one is None or other is None:
        return False
    near = isclose(one.mu, other.mu, abs_tol=CLOSE) and isclose(one.sigma, other.sigma, abs_tol=CLOSE)
    return near and (one.table_id, one.seat, one.rank) == (other.table_id, other.seat, other.rank)


def _mark(step: RatingStep | None) -> str:
    return "nothing" if step is None else f"{shown_rating(step.skill, step.nth).mark} after {step.table_id}"


async def recount(store: SqlStore) -> Recount:
    """Compute all ratings anew."""
    names, steps, tables = await store.read(_known)
    stored: dict[str, list[RatingStep]] = {}
    for step in steps:
        stored.setdefault(step.table_id, []).append(step)
    games = [await _game(store, table, stored.get(table, []), names) for table in tables]
    return Recount(len(games), _by_key(steps), _by_key(all_steps(games)), names)


def _known(connection: Connection) -> tuple[dict[str, str], list[RatingStep], list[str]]:
    people = {str(person): str(name) for person, name in connection.execute(select(PERSONS.c.id, PERSONS.c.name))}
    over = select(TABLES.c.id).where(TABLES.c.status == "over", TABLES.c.wish["rated"].as_boolean())
    return people, steps_in(connection, select(RATED)), list(connection.execute(over).scalars())


def _by_key(steps: Sequence[RatingStep]) -> dict[Key, RatingStep]:
    return {(step.person, step.game, step.players, step.nth): step for step in steps}


async def _game(store: SqlStore, name: str, steps: Sequence[RatingStep], here: dict[str, str]) -> RatedGame:
    """A game from its entries; of bots and of people who are gone it is stored how well they played."""
    found = await store.load(name)
    if found is None:
        raise StarlodeError(f"table {name} has gone just now; try again")
    row, entries = found
    table = rebuilt(Founding(row, entries), store)
    at = steps[0].at if steps else _end(entries)
    ranks = table.ranks or [rank for _, rank in row.results or ()]  # where rules have changed, only results are known
    played = rated_game(table, ranks, at)
    people = [person if person in here else None for person in played.people]
    fixed: list[Skill | None] = list(played.fixed)
    if steps:
        fixed = [None if person else skill for person, skill in zip(people, steps[0].before, strict=True)]
    return msgspec.structs.replace(played, people=people, fixed=fixed)


def _end(entries: Sequence[Entry]) -> int:
    return max(entry.at for entry in entries if entry.kind == "move")


async def recount_and_mend(store: SqlStore) -> Recount:
    """The same, and store what was computed wherever it differs; raises StarlodeError if that cannot be stored."""
    counted = await recount(store)
    mended = [counted.computed[key] for key in counted.wrong if key in counted.computed]
    surplus = [key for key in counted.wrong if key not in counted.computed]
    lines = [(MEND_RATING, msgspec.structs.asdict(step)) for step in mended]
    drops = [(DROP_RATING, dict(zip(("of", "in_game", "among", "number"), key, strict=True))) for key in surplus]
    try:
        if lines or drops:
            await store.write(*drops, *lines)
    except Refused:
        raise StarlodeError("a rated game has ended just now; try again") from None
    return counted
