"""Who plays best, and how somebody's rating came about."""

from __future__ import annotations

import time
from collections.abc import Sequence

from sqlalchemy import Connection, Select, and_, func, select

from starlode.bots.cast import cast_name
from starlode.engine.boundary.errors import Refused, StarlodeError
from starlode.games import load_game
from starlode.server.people.rating_store import steps_at, steps_in
from starlode.server.people.ratings import RatingStep, Skill, bot_skill, level_marks, shown_rating
from starlode.server.protocol.wire import Rating
from starlode.server.protocol.wire_hall import LadderLine, RatingChange, RatingLine, RatingPoint
from starlode.server.storage.sql_hall import RATED
from starlode.server.storage.sql_people import PERSONS
from starlode.server.storage.store import Store
from starlode.server.tables.registry import TableRegistry

GAMES = 10  # that somebody must have played to be on the ladder
MOST = 100  # people on it
LATEST = 100  # points of a history
LASTING_S = 30.0  # for which a ladder is not computed again


class Ladders:
    """The ladders of all games, each computed when somebody looks at it, and not again for a while."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._known: dict[tuple[str, int], tuple[float, list[LadderLine]]] = {}

    async def show(self, game: str, players: int) -> list[LadderLine]:
        """Public people who have played enough, and the bots, the best first; raises Refused for an unknown game."""
        until, lines = self._known.get((game, players), (0.0, []))
        if time.monotonic() >= until:
            bots = await self._registry.aside(_bots, game, players)
            people = await self._registry.store.read(lambda connection: _people(connection, game, players))
            lines = sorted([*people, *bots], key=lambda line: (-line.rating.mark, line.level or "", line.name))
            self._known[game, players] = time.monotonic() + LASTING_S, lines
        return lines


def _people(connection: Connection, game: str, players: int) -> list[LadderLine]:
    last = (
        select(RATED.c.person, func.max(RATED.c.nth).label("nth"))
        .where(RATED.c.game == game, RATED.c.players == players)
        .group_by(RATED.c.person)
        .having(func.max(RATED.c.nth) >= GAMES)
        .subquery()
    )
    wanted = (
        select(PERSONS.c.name, RATED.c.mu, RATED.c.sigma, RATED.c.nth)
        .join(last, and_(last.c.person == RATED.c.person, last.c.nth == RATED.c.nth))
        .join(PERSONS, and_(PERSONS.c.id == RATED.c.person, PERSONS.c.public))
        .where(RATED.c.game == game, RATED.c.players == players)
        .order_by(RATED.c.mu.desc(), PERSONS.c.name)
        .limit(MOST)
    )
    return [
        LadderLine(name, shown_rating(Skill(mu, sigma), nth)) for name, mu, sigma, nth in connection.execute(wanted)
    ]


def _bots(game: str, players: int) -> list[LadderLine]:
    """The marks of the numbered levels; raises Refused for a number of players that the game does not have."""
    try:
        found = load_game(game)
    except StarlodeError:
        raise Refused("not-found") from None
    fewest, most = found.info.players
    if not max(2, fewest) <= players <= most:
        raise Refused("not-found")
    names: dict[str, str] = {}
    for level in (marks := level_marks(found, players)):
        names[level] = cast_name(level, names.values())
    return [LadderLine(names[level], _fixed(mark), level) for level, mark in marks.items()]


def _fixed(mark: float) -> Rating:
    return shown_rating(bot_skill(mark), 0)


async def rating_lines(store: Store, person: str) -> list[RatingLine]:
    """All ratings of a person, each with its latest history."""
    steps = await store.read(lambda connection: steps_in(connection, _history(connection, person)))
    found: dict[tuple[str, int], list[RatingStep]] = {}
    for step in steps:
        found.setdefault((step.game, step.players), []).append(step)
    return [RatingLine(game, players, line[-1].shown(), _points(line)) for (game, players), line in found.items()]


def _history(connection: Connection, person: str) -> Select[tuple[int]]:
    """The latest steps of a person in all games, in order."""
    last = select(func.max(RATED.c.nth)).where(RATED.c.person == person).group_by(RATED.c.game, RATED.c.players)
    lowest = min(connection.execute(last).scalars(), default=LATEST) - LATEST
    wanted = select(RATED).where(RATED.c.person == person, RATED.c.nth > lowest)
    return wanted.order_by(RATED.c.game, RATED.c.players, RATED.c.nth)


def _points(steps: Sequence[RatingStep]) -> list[RatingPoint]:
    return [RatingPoint(step.at, step.shown().mark, step.rank) for step in steps[-LATEST:]]


async def changes_at(registry: TableRegistry, table: str) -> list[RatingChange]:
    """What a game did to ratings, by seat; empty before its end, and for a game that was not rated."""
    here = registry.tables.get(table)
    steps = here.steps if here and here.steps else await steps_at(registry.store, table)
    return [
        RatingChange(step.seat, shown_rating(step.before[step.seat], step.nth - 1), step.shown())
        for step in sorted(steps, key=lambda step: step.seat)
    ]
