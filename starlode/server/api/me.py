"""The REST API of people: who you are, and which seats are yours."""

from __future__ import annotations

from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from starlode.engine.boundary.errors import Refused
from starlode.server.api.callers import caller_of, signed_in, take_try
from starlode.server.api.handling import Api, Verb, answered, language_of, number_in
from starlode.server.api.myself import me_of
from starlode.server.keeping.farewells import exported, forget
from starlode.server.keeping.my_games import games_of, take_along
from starlode.server.people.names import folded
from starlode.server.people.persons import free_name, renamed, shown, with_settings
from starlode.server.protocol import wire
from starlode.server.protocol.wire_people import ChangeMe, Farewell, GameOfMine, Me, TakenSeats, TakeSeats
from starlode.server.storage.group_commit import Line
from starlode.server.storage.people_statements import SIGN_OUT, SIGN_OUT_EVERYWHERE
from starlode.server.storage.store import TABLE_ID
from starlode.server.tables import commands
from starlode.server.web.cookies import give, take_away, token_in

LATEST = 2**53  # later than anything


async def tell_me(api: Api, request: Request) -> Response:
    """Who you are; this is also where the token of your session is renewed."""
    caller = await caller_of(api, request)
    if caller is None:
        response = answered(await me_of(api, request, None))
        return response if token_in(request) is None else take_away(response, request)
    token = await api.desk.sessions.renew(caller)
    response = answered(await me_of(api, request, caller.person))
    return response if token is None else give(response, request, token)


async def change_me(api: Api, request: Request) -> Me:
    """Change your name, your settings, or whether everybody may see your profile."""
    wish, person = await api.body(request, ChangeMe), (await signed_in(api, request)).person
    lines: list[Line] = []
    if wish.name is not None:
        take_try(api, request)
        lines.append(renamed(person.id, await free_name(api.desk.people, wish.name, person.id)))
    if wish.public is not None:
        lines.append(shown(person.id, wish.public))
    if wish.settings is not None:
        lines.append(with_settings(person.id, wish.settings))
    if lines:
        await api.desk.store.write(*lines)
    return await me_of(api, request, await api.desk.people.person(person.id))


async def sign_out(api: Api, request: Request) -> Response:
    """Sign out here."""
    caller = await caller_of(api, request)
    if caller is not None:
        await api.desk.store.write((SIGN_OUT, {"session": caller.session.digest}))
    return take_away(Response(status_code=204), request)


async def sign_out_everywhere(api: Api, request: Request) -> Response:
    """Sign out here and everywhere else."""
    caller = await signed_in(api, request, everyone=True)
    await api.desk.store.write((SIGN_OUT_EVERYWHERE, {"of": caller.person.id}))
    return take_away(Response(status_code=204), request)


async def export_me(api: Api, request: Request) -> dict[str, Any]:
    """Everything that is kept of you."""
    person = (await signed_in(api, request, everyone=True)).person
    take_try(api, request)
    return await exported(api.desk, person)


async def delete_me(api: Api, request: Request) -> Response:
    """Delete everything that is kept of you; what you played stays, and nothing says that it was you."""
    wish, caller = await api.body(request, Farewell), await signed_in(api, request, everyone=True)
    if folded(wish.name) != caller.person.key:
        raise Refused("wrong-name")
    await forget(api.registry, api.desk, caller.person, language_of(request))
    return take_away(Response(status_code=204), request)


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
    caller, seat, table = await signed_in(api, request), number_in(request, "seat", None), request.path_params["table"]
    known = TABLE_ID.fullmatch(table) is not None
    claim = await api.desk.people.claim(caller.person.id, table, seat) if known else None
    if claim is None:
        raise Refused("not-your-seat")
    async with api.at(request) as found:
        return await commands.add_key(api.registry, found, claim)


ME = "/api/me"
VERBS = [
    Verb("GET", ME, tell_me, "Who you are, and how you can sign in here.", None, Me, all=True),
    Verb("PUT", ME, change_me, "Change your name, your settings, or who may see your profile.", ChangeMe, Me),
    Verb("DELETE", ME, delete_me, "Delete everything that is kept of you.", Farewell, all=True),
    Verb("GET", ME + "/export", export_me, "Everything that is kept of you.", None, dict[str, Any], all=True),
    Verb("DELETE", ME + "/session", sign_out, "Sign out here.", all=True),
    Verb("DELETE", ME + "/sessions", sign_out_everywhere, "Sign out everywhere.", all=True),
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
