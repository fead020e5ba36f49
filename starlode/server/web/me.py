"""The REST API of people: who you are, and which seats are yours."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from starlode.engine.boundary.errors import Refused
from starlode.server.people.sessions import Sessions
from starlode.server.protocol import wire
from starlode.server.protocol.wire_people import GameOfMine, Me, Passkey, PersonInfo, TakenSeats, TakeSeats
from starlode.server.storage.people_store import PeopleStore, Person
from starlode.server.tables import commands
from starlode.server.web.api import Api, Verb, answered, number_in
from starlode.server.web.callers import caller_of, signed_in
from starlode.server.web.cookies import give, take_away, token_in
from starlode.server.web.my_games import games_of, take_along

LATEST = 2**53  # later than anything


async def tell_me(api: Api, request: Request) -> Response:
    """Who you are; this is also where the token of your session is renewed."""
    caller = await caller_of(api, request)
    if caller is None:
        response = answered(await me_of(api, request, None))
        return response if token_in(request) is None else take_away(response, request)
    token = await Sessions(api.registry.store).renew(caller)
    response = answered(await me_of(api, request, caller.person))
    return response if token is None else give(response, request, token)


async def me_of(api: Api, request: Request, person: Person | None) -> Me:
    """What you see of yourself."""
    return Me(None if person is None else await _info(api, person), [])


async def _info(api: Api, person: Person) -> PersonInfo:
    keys = await PeopleStore(api.registry.store).passkeys(person.id)
    shown = [Passkey(key.id, key.label, key.created, key.used) for key in keys]
    return PersonInfo(person.name, person.created, person.public, shown, person.mail, person.settings)


async def take_seats(api: Api, request: Request) -> TakenSeats:
    """Let a guest's seats become yours."""
    wish, caller = await api.body(request, TakeSeats), await signed_in(api, request)
    return TakenSeats(await take_along(api.registry, caller.person, wish.seats))


async def list_my_games(api: Api, request: Request) -> list[GameOfMine]:
    """Your games, the newest first."""
    before = number_in(request, "before", LATEST)
    return await games_of(api.registry, (await signed_in(api, request)).person, before)


async def give_key(api: Api, request: Request) -> wire.Joined:
    """Another token of a seat of yours, for this device."""
    caller, seat = await signed_in(api, request), number_in(request, "seat", None)
    claim = await PeopleStore(api.registry.store).claim(caller.person.id, request.path_params["table"], seat)
    if claim is None:
        raise Refused("not-your-seat")
    async with api.at(request) as table:
        return await commands.add_key(api.registry, table, claim)


ME = "/api/me"
VERBS = [
    Verb("GET", ME, tell_me, "Who you are, and how you can sign in here.", None, Me),
    Verb("POST", ME + "/seats", take_seats, "Let a guest's seats become yours.", TakeSeats, TakenSeats),
    Verb(
        "GET",
        ME + "/games",
        list_my_games,
        "Your games, 50 at a time; `before` asks for older ones.",
        None,
        list[GameOfMine],
        query=("before",),
    ),
    Verb(
        "POST",
        ME + "/games/{table}/key",
        give_key,
        "A token of your seat for this device; `seat` chooses one of several.",
        None,
        wire.Joined,
        query=("seat",),
    ),
]
