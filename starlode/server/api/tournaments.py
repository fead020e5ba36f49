"""The REST API of tournaments."""

from __future__ import annotations

from starlette.requests import Request

from starlode.server.api.callers import person_of, signed_in
from starlode.server.api.handling import Api, Verb
from starlode.server.protocol.wire_tournaments import OpenTournament, Tournament, TournamentLine
from starlode.server.web.guard import network_of


async def list_tournaments(api: Api, request: Request) -> list[TournamentLine]:
    """Tournaments to come and under way, with yours."""
    return await api.hall.tournaments.lines(await person_of(api, request))


async def open_tournament(api: Api, request: Request) -> Tournament:
    """Open a tournament."""
    wish, caller = await api.body(request, OpenTournament), await signed_in(api, request)
    api.guard.creations.take(network_of(request.scope))  # type: ignore[arg-type]
    return await api.hall.tournaments.open(wish, caller.person)


async def show_tournament(api: Api, request: Request) -> Tournament:
    """How a tournament stands."""
    return await api.hall.tournaments.show(_name(request), await person_of(api, request))


async def join_tournament(api: Api, request: Request) -> Tournament:
    """Take part from the next round on."""
    return await api.hall.tournaments.join(_name(request), (await signed_in(api, request)).person)


async def leave_tournament(api: Api, request: Request) -> Tournament:
    """Sit down in no further round."""
    return await api.hall.tournaments.leave(_name(request), (await signed_in(api, request)).person)


async def begin_tournament(api: Api, request: Request) -> Tournament:
    """Begin a tournament of yours at once."""
    return await api.hall.tournaments.begin(_name(request), (await signed_in(api, request)).person)


async def end_tournament(api: Api, request: Request) -> Tournament:
    """Call a tournament of yours off."""
    return await api.hall.tournaments.call_off(_name(request), (await signed_in(api, request)).person)


def _name(request: Request) -> str:
    return str(request.path_params["tournament"])


ALL, ONE = "/api/tournaments", "/api/tournaments/{tournament}"
VERBS = [
    Verb("GET", ALL, list_tournaments, "Tournaments to come and under way.", None, list[TournamentLine]),
    Verb("POST", ALL, open_tournament, "Open a tournament.", OpenTournament, Tournament),
    Verb("GET", ONE, show_tournament, "How a tournament stands.", None, Tournament),
    Verb("POST", ONE + "/place", join_tournament, "Take part from the next round on.", None, Tournament),
    Verb("DELETE", ONE + "/place", leave_tournament, "Sit down in no further round.", None, Tournament),
    Verb("POST", ONE + "/start", begin_tournament, "Begin a tournament of yours at once.", None, Tournament),
    Verb("DELETE", ONE, end_tournament, "Call a tournament of yours off.", None, Tournament),
]
