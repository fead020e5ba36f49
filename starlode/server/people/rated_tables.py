"""Rated tables: who may sit there, and how their end is stored together with what it does to ratings."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Protocol

from starlode.engine.authoring.game import Game
from starlode.engine.boundary.errors import Refused
from starlode.server.people.rating_store import known_of, line_of, steps_after
from starlode.server.people.ratings import RatedGame, RatingStep, Skill, bot_skill, mark_of
from starlode.server.protocol.wire import CreateTable, Rating
from starlode.server.storage.people_store import Person
from starlode.server.storage.store import Entry, Listing, Store, TableRow

FEWEST = 2
TRIES = 20  # how often an end is stored anew because other games of the same people end at the same moment


class PlayedChair(Protocol):
    """What must be known of a seat: its person or bot, and since when a bot decides for the person."""

    person: str | None
    owner: str | None
    level: str | None
    gone: int | None


def check_rated(wish: CreateTable, game: Game, maker: Person | None) -> None:
    """Raise Refused for a rated table where not everything is as it must be; an operator's own bot has no mark."""
    people = [seat for seat in wish.seats if seat.kind == "human"]
    bots = ["" if seat.bot else seat.level for seat in wish.seats if seat.kind == "bot"]
    if (people and maker is None) or len(people) > 1 or len(bots) == len(wish.seats):
        raise Refused("rated-people")
    if wish.changes:
        raise Refused("rated-cards")
    if len(wish.seats) < FEWEST or any(mark_of(bot, game, len(wish.seats)) is None for bot in bots):
        raise Refused("rated-bots")


def check_guest(wish: CreateTable, chairs: Sequence[PlayedChair], person: Person | None) -> None:
    """Raise Refused for somebody who may not sit down at a rated table: a guest, or who sits there already."""
    if wish.rated and person is None:
        raise Refused("rated-people")
    if wish.rated and person is not None and person.id in [chair.person for chair in chairs]:
        raise Refused("rated-twice")


async def rating_at(store: Store, wish: CreateTable, person: Person | None) -> Rating | None:
    """How well a person plays what is played at a table; None where it is not rated."""
    return None if person is None else (await ratings_at(store, wish, [person.id])).get(person.id)


async def ratings_at(store: Store, wish: CreateTable, people: Collection[str]) -> dict[str, Rating]:
    """How well people play what is played at a table; of nobody where it is not rated."""
    if not (wish.rated and people):
        return {}
    found = await known_of(store, people, wish.game, len(wish.seats))
    return {person: known.shown() for person, known in found.items()}


# ---- the end ----


class Ended(Protocol):
    """What must be known of a table that is over."""

    @property
    def row(self) -> TableRow:
        """The table as it was created."""
        ...

    @property
    def chairs(self) -> Sequence[PlayedChair]:
        """Its seats."""
        ...

    @property
    def game(self) -> Game:
        """What is played."""
        ...


def rated_game(table: Ended, ranks: Sequence[int], at: int) -> RatedGame:
    """A table that is over as ratings see it, given the ranks of its seats by the rules."""
    chairs = table.chairs
    people = [chair.owner for chair in chairs]
    fixed = [None if chair.owner else _fixed(chair, table.game, len(chairs)) for chair in chairs]
    places = judged(ranks, [chair.gone for chair in chairs])
    return RatedGame(table.row.id, table.row.game, at, people, fixed, places)


def _fixed(chair: PlayedChair, game: Game, players: int) -> Skill | None:
    mark = mark_of(chair.level or "", game, players)
    return None if mark is None else bot_skill(mark)


def judged(ranks: Sequence[int], gone: Sequence[int | None]) -> list[int]:
    """Ranks where whoever gave up comes behind all who played on, and of those who did, the first comes last."""
    keys = [(0, rank) if left is None else (1, -left) for rank, left in zip(ranks, gone, strict=True)]
    return [1 + sum(other < key for other in keys) for key in keys]


async def store_end(store: Store, played: RatedGame, entry: Entry, listing: Listing | None) -> list[RatingStep]:
    """Store the move that ends a rated game with what it does to ratings, both or neither, and return the latter.

    Another game of one of its people may have ended in the meantime, here or at another server. Then only the ratings
    are computed again: the move itself is still good, unless its number is taken too. Raises Refused.
    """
    for _ in range(TRIES):
        steps = await steps_after(store, played)
        try:
            await store.append(played.table, entry, listing, also=[line_of(step) for step in steps])
            return steps
        except Refused as refused:
            if refused.code != "conflict" or await store.entries(played.table, entry.number):
                raise
    raise Refused("conflict")
