"""Ratings as they are stored: a row for what each game did to each person; the last one is the present rating."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, Select, and_, bindparam, func, select

from starlode.server.people.ratings import NEWCOMER, RatedGame, RatingStep, Skill, shown_rating, steps_of
from starlode.server.protocol.wire import Rating
from starlode.server.storage.group_commit import Line
from starlode.server.storage.hall_statements import NEW_RATING
from starlode.server.storage.sql_hall import RATED
from starlode.server.storage.sql_people import PERSONS
from starlode.server.storage.store import Store


class Known(msgspec.Struct, frozen=True):
    """How well somebody plays a game as far as is known."""

    skill: Skill = NEWCOMER
    games: int = 0

    def shown(self) -> Rating:
        """The same as people see it."""
        return shown_rating(self.skill, self.games)


# Made once, because making a statement takes longer than the database needs for it; and the last step is looked up for
# each person, so that those who have played much cost no more than others.
_LATER = RATED.alias("later")
_LAST = (
    select(func.max(_LATER.c.nth))
    .where(
        _LATER.c.person == PERSONS.c.id,
        _LATER.c.game == bindparam("in_game"),
        _LATER.c.players == bindparam("among"),
    )
    .correlate(PERSONS)
    .scalar_subquery()
)
_LATEST = (
    select(PERSONS.c.id, RATED)
    .select_from(PERSONS)
    .outerjoin(
        RATED,
        and_(
            RATED.c.person == PERSONS.c.id,
            RATED.c.game == bindparam("in_game"),
            RATED.c.players == bindparam("among"),
            RATED.c.nth == _LAST,
        ),
    )
    .where(PERSONS.c.id.in_(bindparam("people", expanding=True)))
)
_AT = select(RATED).where(RATED.c.table_id == bindparam("table"))
_NAMES = [column.name for column in RATED.columns]


async def steps_after(store: Store, played: RatedGame) -> list[RatingStep]:
    """What the end of a game does to ratings; people who are gone by now have none."""
    people = [person for person in played.people if person is not None]
    found = await _latest(store, people, played.game, played.players)
    left = [person if person in found else None for person in played.people]
    latest = {person: step for person, step in found.items() if step is not None}
    return steps_of(msgspec.structs.replace(played, people=left), latest)


def line_of(step: RatingStep) -> Line:
    """A step of a rating, to be stored."""
    return NEW_RATING, msgspec.structs.asdict(step)


async def _latest(store: Store, people: Collection[str], game: str, players: int) -> dict[str, RatingStep | None]:
    """The last steps of those of some people who are still here; None for newcomers."""
    wanted = {"people": list(people), "in_game": game, "among": players}
    rows = await store.read(lambda connection: connection.execute(_LATEST, wanted).all())
    return {row[0]: None if row[1] is None else _step(row[1:]) for row in rows}


def _step(values: Sequence[Any]) -> RatingStep:
    return RatingStep(**dict(zip(_NAMES, values, strict=True)))


def steps_in(connection: Connection, wanted: Select[Any]) -> list[RatingStep]:
    """The steps that a statement finds, which selects all of `rated`."""
    return [_step(row) for row in connection.execute(wanted)]


async def known_of(store: Store, people: Collection[str], game: str, players: int) -> dict[str, Known]:
    """How well people play a game with so many players."""
    found = await _latest(store, people, game, players)
    return {person: Known(step.skill, step.nth) if step else Known() for person, step in found.items()}


async def steps_at(store: Store, table: str) -> list[RatingStep]:
    """What the game at a table did to ratings."""
    rows = await store.read(lambda connection: connection.execute(_AT, {"table": table}).all())
    return [_step(row) for row in rows]
