"""Ratings as they are stored: a row for what each game did to each person; the last one is the present rating."""

from __future__ import annotations

from collections.abc import Collection, Sequence

import msgspec
from sqlalchemy import Connection, Select, and_, func, select

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


async def lines_of(store: Store, played: RatedGame) -> list[Line]:
    """What must be stored with the end of a game; people who are gone by now have no rating."""
    people = [person for person in played.people if person is not None]
    here, latest = await store.read(lambda connection: _found(connection, people, played.game, played.players))
    left = [person if person in here else None for person in played.people]
    return [line_of(step) for step in steps_of(msgspec.structs.replace(played, people=left), latest)]


def line_of(step: RatingStep) -> Line:
    """A step of a rating, to be stored."""
    return NEW_RATING, msgspec.structs.asdict(step)


def _found(
    connection: Connection, people: Collection[str], game: str, players: int
) -> tuple[set[str], dict[str, RatingStep]]:
    here = connection.execute(select(PERSONS.c.id).where(PERSONS.c.id.in_(people))).scalars()
    steps = steps_in(connection, last_of(people).where(RATED.c.game == game, RATED.c.players == players))
    return set(here), {step.person: step for step in steps}


def last_of(people: Collection[str]) -> Select[tuple[int]]:
    """The last steps of people in all games."""
    later = RATED.alias("later")
    is_same = and_(*(later.c[name] == RATED.c[name] for name in ("person", "game", "players")))
    last = select(func.max(later.c.nth)).where(is_same).scalar_subquery()
    return select(RATED).where(RATED.c.person.in_(people), RATED.c.nth == last)


def steps_in(connection: Connection, wanted: Select[tuple[int]]) -> list[RatingStep]:
    """The steps that a statement finds."""
    return [
        RatingStep(**{str(name): value for name, value in row.items()}) for row in connection.execute(wanted).mappings()
    ]


async def known_of(store: Store, person: str, game: str, players: int) -> Known:
    """How well a person plays a game with so many players."""
    found = await store.read(lambda connection: known_among(connection, [person], game, players))
    return found.get(person, Known())


def known_among(connection: Connection, people: Collection[str], game: str, players: int) -> dict[str, Known]:
    """How well people play a game with so many players; those who never did are left out."""
    wanted = last_of(people).where(RATED.c.game == game, RATED.c.players == players)
    return {step.person: Known(step.skill, step.nth) for step in steps_in(connection, wanted)}


async def steps_at(store: Store, tables: Sequence[str]) -> list[RatingStep]:
    """What games at some tables did to ratings."""
    wanted = select(RATED).where(RATED.c.table_id.in_(tables))
    return await store.read(lambda connection: steps_in(connection, wanted))
