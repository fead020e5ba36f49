"""Who sends a request: a guest, or a person who keeps a name."""

from __future__ import annotations

from starlette.requests import Request

from starlode.engine.boundary.errors import Refused
from starlode.server.api.handling import Api
from starlode.server.people.sessions import SignedIn
from starlode.server.storage.people_store import Person
from starlode.server.web.cookies import token_in
from starlode.server.web.guard import network_of


async def caller_of(api: Api, request: Request) -> SignedIn | None:
    """Who is signed in, and how; None for a guest. Without a cookie nothing is asked of the database."""
    token = token_in(request)
    if token is None:
        return None
    if not hasattr(request.state, "caller"):
        request.state.caller = await api.desk.sessions.find(token)
    found: SignedIn | None = request.state.caller
    return found


async def person_of(api: Api, request: Request) -> Person | None:
    """The person who sends a request, None for a guest; raises Refused for one who is banned."""
    caller = await caller_of(api, request)
    if caller is None:
        return None
    api.registry.bans.check_person(caller.person.id)
    return caller.person


async def signed_in(api: Api, request: Request, everyone: bool = False) -> SignedIn:
    """Who is signed in, and how; raises Refused for a guest, and for one who is banned unless everyone may ask."""
    caller = await caller_of(api, request)
    if caller is None:
        raise Refused("not-signed-in")
    if not everyone:
        api.registry.bans.check_person(caller.person.id)
    return caller


def take_try(api: Api, request: Request) -> None:
    """Count a try to sign in or to take a name, once a request; raises Refused where a network tries too often."""
    if not hasattr(request.state, "tried"):
        request.state.tried = True
        api.desk.tries.take(network_of(request.scope))  # type: ignore[arg-type]
