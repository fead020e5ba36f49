"""What people are told about themselves."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from starlode.engine.boundary.errors import Refused
from starlode.server.api.handling import Api, answered
from starlode.server.people.bans import of_network, of_person
from starlode.server.people.mail import masked
from starlode.server.people.sites import Site
from starlode.server.protocol.wire_people import Me, Passkey, PersonInfo, Way
from starlode.server.storage.people_store import Person
from starlode.server.web.cookies import give
from starlode.server.web.guard import network_of


async def me_of(api: Api, request: Request, person: Person | None) -> Me:
    """What you see of yourself, and how you can sign in here."""
    info = None if person is None else await _info(api, person)
    return Me(info, _ways(api, request), _banned(api, request, person))


def _banned(api: Api, request: Request, person: Person | None) -> str | None:
    """Why somebody may not play here."""
    bans, network = api.registry.bans, network_of(request.scope)  # type: ignore[arg-type]
    why = None if person is None else bans.why("ban", of_person(person.id))
    return bans.why("ban", of_network(network)) if why is None else why


async def welcomed(api: Api, request: Request, person: str, token: str | None = None) -> Response:
    """What somebody sees who has just signed in, with the cookie of their session; raises Refused."""
    found = await api.desk.people.person(person)
    if found is None:  # deleted at this very moment
        raise Refused("not-signed-in")
    response = answered(await me_of(api, request, found))
    return response if token is None else give(response, request, token)


async def _info(api: Api, person: Person) -> PersonInfo:
    keys = await api.desk.people.passkeys(person.id)
    shown = [Passkey(key.id, key.label, key.created, key.used) for key in keys]
    mail = None if person.mail is None else masked(person.mail)
    return PersonInfo(person.name, person.created, person.public, shown, mail, person.settings)


def _ways(api: Api, request: Request) -> list[Way]:
    site = site_here(api, request)
    passkey: list[Way] = ["passkey"] if site is not None and site.takes_passkeys else []
    mail: list[Way] = ["mail"] if site is not None and api.desk.postman.is_there else []
    return passkey + mail


def site_here(api: Api, request: Request) -> Site | None:
    """The site at which a request came, as far as that can be relied on."""
    return api.desk.site(request.url.scheme, request.headers.get("host", ""))
