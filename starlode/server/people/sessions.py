"""Sessions: the browsers in which somebody is signed in, each known by a token of which only a digest is kept.

A token is replaced once a day. The old one stays good until the new one has been used, and a few minutes longer: a
reply that was lost, or a second tab, signs nobody out. New ones that never arrive lapse after a day.
"""

from __future__ import annotations

from typing import NamedTuple

from starlode.server.common.moments import now
from starlode.server.common.tokens import digest, new_token
from starlode.server.storage.group_commit import Line
from starlode.server.storage.people_statements import CONFIRM, LET_LAPSE, NEW_SESSION, SEEN
from starlode.server.storage.people_store import PeopleStore, Person, Session
from starlode.server.storage.store import Store

DAY_MS = 86_400_000
LASTING_MS = 180 * DAY_MS
GRACE_MS = 5 * 60_000


class SignedIn(NamedTuple):
    """Who sends a request, and by which session."""

    session: Session
    person: Person


class Sessions:
    """Finds, begins and renews sessions."""

    def __init__(self, store: Store) -> None:
        self._store, self._people = store, PeopleStore(store)

    async def find(self, token: str) -> SignedIn | None:
        """Who holds a token; None if it opens nothing."""
        found = await self._people.signed_in(digest(token), now())
        return None if found is None else SignedIn(*found)

    async def renew(self, caller: SignedIn) -> str | None:
        """Note that a session is used; returns the token that takes its place, if it is time for that."""
        session, at = caller.session, now()
        if session.follows is not None:
            await self._store.write(*_confirmed(session, at))
        if at - session.since < DAY_MS or session.until - at <= GRACE_MS:
            return None
        token, line = begun(caller.person.id, session)
        await self._store.write(line, (SEEN, {"of": caller.person.id, "new_seen": at}))
        return token


def begun(person: str, before: Session | None = None) -> tuple[str, Line]:
    """A new session of a person, perhaps in place of another: its token, and the line that stores it."""
    token, at = new_token(), now()
    until = at + (LASTING_MS if before is None else DAY_MS)
    follows = None if before is None else before.digest
    values = {"digest": digest(token), "person": person, "since": at, "until": until, "follows": follows}
    return token, (NEW_SESSION, values)


def _confirmed(session: Session, at: int) -> list[Line]:
    """A session has arrived: it stays, and the one before it lapses."""
    return [
        (CONFIRM, {"session": session.digest, "new_until": at + LASTING_MS}),
        (LET_LAPSE, {"session": session.follows, "new_until": at + GRACE_MS}),
    ]
