"""People who keep a name, made without the ways by which one gets it."""

from __future__ import annotations

from typing import Any

from starlode.server.common.moments import now
from starlode.server.common.tokens import new_token
from starlode.server.people.names import folded
from starlode.server.people.sessions import begun
from starlode.server.storage.people_statements import NEW_PERSON
from starlode.server.storage.store import Store


async def new_person(store: Store, name: str, **more: Any) -> tuple[str, dict[str, str]]:
    """Somebody who is signed in: the person's id, and the headers of their requests."""
    person, at = new_token(), now()
    token, session = begun(person)
    values: dict[str, Any] = {"id": person, "name": name, "key": folded(name), "mail": None, "created": at, "seen": at}
    values |= {"public": False, "settings": {}, **more}
    await store.write((NEW_PERSON, values), session)
    return person, cookie(token)


def cookie(token: str) -> dict[str, str]:
    """The headers of somebody who is signed in by a token."""
    return {"Cookie": f"starlode={token}"}
