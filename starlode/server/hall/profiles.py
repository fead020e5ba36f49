"""What everyone may see of a person who wants that."""

from __future__ import annotations

from sqlalchemy import and_, select

from starlode.engine.boundary.errors import Refused
from starlode.server.hall.ladder import rating_lines
from starlode.server.people.names import folded
from starlode.server.protocol.wire_hall import Profile, ProfileGame
from starlode.server.storage.people_store import PeopleStore
from starlode.server.storage.sql_hall import RATED
from starlode.server.storage.sql_tables import TABLES
from starlode.server.storage.store import Store

LATEST = 20  # games


async def profile_of(store: Store, name: str) -> Profile:
    """A person who is public; raises Refused for anyone else, whether or not there is such a person."""
    person = await PeopleStore(store).named(folded(name))
    if person is None or not person.public:
        raise Refused("not-found")
    return Profile(person.name, person.created, await rating_lines(store, person.id), await _games(store, person.id))


async def _games(store: Store, person: str) -> list[ProfileGame]:
    """The latest rated games of a person that everyone could watch."""
    wanted = (
        select(RATED.c.table_id, RATED.c.game, RATED.c.players, RATED.c.rank, RATED.c.at)
        .join(TABLES, and_(TABLES.c.id == RATED.c.table_id, TABLES.c.wish["public"].as_boolean()))
        .where(RATED.c.person == person)
        .order_by(RATED.c.at.desc())
        .limit(LATEST)
    )
    rows = await store.read(lambda connection: connection.execute(wanted).all())
    return [ProfileGame(*row) for row in rows]
