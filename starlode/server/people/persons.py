"""Persons: how one comes to be, changes a name, and is forgotten."""

from __future__ import annotations

from typing import Any

from starlode.engine.boundary.errors import Refused
from starlode.server.common.moments import now
from starlode.server.people.names import fitting_name, folded
from starlode.server.storage.group_commit import Line
from starlode.server.storage.people_statements import NEW_PERSON, RENAME, SET_MAIL, SET_PUBLIC, SET_SETTINGS
from starlode.server.storage.people_store import PeopleStore, Person


async def free_name(people: PeopleStore, name: str, person: str | None = None) -> str:
    """A name that can be kept, as it will be; raises Refused for one that cannot, or that somebody else has.

    If two ask at once, both may be told that it is free. Storing it decides.
    """
    found = fitting_name(name)
    holder = await people.named(folded(found))
    if holder is not None and holder.id != person:
        raise Refused("name-taken")
    return found


def new_person(person: str, name: str, mail: str | None = None) -> tuple[Person, Line]:
    """Somebody new, and the line that stores them; that conflicts if the name or the address is somebody's."""
    at = now()
    made = Person(id=person, name=name, key=folded(name), created=at, seen=at, mail=mail)
    return made, (NEW_PERSON, _values(made))


def renamed(person: str, name: str) -> Line:
    """The line that gives somebody another name; it conflicts if that is somebody's."""
    return RENAME, {"of": person, "new_name": name, "new_key": folded(name)}


def reached_at(person: str, mail: str) -> Line:
    """The line that gives somebody another mail address; it conflicts if that is somebody's."""
    return SET_MAIL, {"of": person, "new_mail": mail}


def shown(person: str, public: bool) -> Line:
    """The line that shows or hides somebody's profile."""
    return SET_PUBLIC, {"of": person, "new_public": public}


def with_settings(person: str, settings: dict[str, Any]) -> Line:
    """The line that keeps what somebody has set in the page."""
    return SET_SETTINGS, {"of": person, "new_settings": settings}


def _values(person: Person) -> dict[str, Any]:
    return {name: getattr(person, name) for name in person.__struct_fields__}
