"""The REST API of the hall: looking for others, ladders, invitations, and calls to browsers."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from starlode.engine.boundary.errors import Refused
from starlode.server.api.callers import person_of, signed_in
from starlode.server.api.handling import Api, Verb, language_of, text_in
from starlode.server.hall import invitations
from starlode.server.hall.ladder import changes_at
from starlode.server.hall.profiles import profile_of
from starlode.server.protocol.wire_hall import (
    Invitation,
    Invite,
    LadderLine,
    Profile,
    PushEnd,
    PushKey,
    PushSubscription,
    RatingChange,
    Seek,
    SeekLine,
    SeekState,
)
from starlode.server.storage.store import TABLE_ID
from starlode.server.web.guard import network_of

DONE = 204


async def list_seeks(api: Api, request: Request) -> list[SeekLine]:
    """What people are looking for."""
    return await api.hall.seeks.lines()


async def begin_seek(api: Api, request: Request) -> SeekState:
    """Look for others to play with."""
    wish, person = await api.body(request, Seek), await person_of(api, request)
    api.guard.creations.take(network_of(request.scope))  # type: ignore[arg-type]
    return await api.hall.seeks.begin(wish, person, language_of(request))


async def ask_seek(api: Api, request: Request) -> SeekState:
    """What became of a seek; asking keeps it alive."""
    return await api.hall.seeks.ask(text_in(request, "seek"), _token(request), language_of(request))


async def agree_to_bots(api: Api, request: Request) -> SeekState:
    """Begin with bots in the seats that stay empty."""
    return await api.hall.seeks.agree(text_in(request, "seek"), _token(request), language_of(request))


async def end_seek(api: Api, request: Request) -> Response:
    """Look no longer."""
    await api.hall.seeks.give_up(text_in(request, "seek"), _token(request))
    return Response(status_code=DONE)


def _token(request: Request) -> str:
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    if kind.lower() != "bearer":
        raise Refused("not-your-seat")
    return token.strip()


async def show_ladder(api: Api, request: Request) -> list[LadderLine]:
    """Who plays a game best."""
    players = request.path_params["players"]
    if not (players.isascii() and players.isdigit() and len(players) == 1):
        raise Refused("not-found")
    return await api.hall.ladders.show(request.path_params["game"], int(players))


async def show_changes(api: Api, request: Request) -> list[RatingChange]:
    """What a game did to the ratings of those at it; a table where there is something to tell is not loaded for it."""
    name = request.path_params["table"]
    found = await changes_at(api.registry, name) if TABLE_ID.fullmatch(name) else []
    if not found:
        async with api.at(request):
            pass  # there is such a table
    return found


async def show_person(api: Api, request: Request) -> Profile:
    """What everyone may see of a person who wants that."""
    return await profile_of(api.registry.store, text_in(request, "name"))


async def send_invitation(api: Api, request: Request) -> Response:
    """Ask somebody to a table of yours."""
    wish, caller = await api.body(request, Invite), await signed_in(api, request)
    api.guard.creations.take(network_of(request.scope))  # type: ignore[arg-type]
    await invitations.invite(api.registry.store, caller.person, wish)
    return Response(status_code=DONE)


async def list_invitations(api: Api, request: Request) -> list[Invitation]:
    """Tables to which others ask you."""
    caller = await signed_in(api, request)
    return await invitations.invitations(api.registry.store, caller.person.id)


async def decline_invitation(api: Api, request: Request) -> Response:
    """Forget an invitation."""
    caller = await signed_in(api, request)
    await invitations.decline(api.registry.store, caller.person.id, text_in(request, "invitation"))
    return Response(status_code=DONE)


async def give_push_key(api: Api, request: Request) -> PushKey:
    """The key that a browser needs to be called."""
    return PushKey(await api.hall.push.key())


async def begin_push(api: Api, request: Request) -> Response:
    """Call a browser of yours when it is your turn."""
    browser, caller = await api.body(request, PushSubscription), await signed_in(api, request)
    await api.hall.push.subscribe(caller.person.id, browser)
    return Response(status_code=DONE)


async def end_push(api: Api, request: Request) -> Response:
    """Call a browser no longer, or none of yours."""
    wish, caller = await api.body(request, PushEnd), await signed_in(api, request)
    await api.hall.push.unsubscribe(caller.person.id, wish.endpoint)
    return Response(status_code=DONE)


HALL, INVITATIONS, PUSH = "/api/hall", "/api/me/invitations", "/api/me/push"
VERBS = [
    Verb("GET", HALL, list_seeks, "What people are looking for.", None, list[SeekLine]),
    Verb("POST", HALL + "/seeks", begin_seek, "Look for others to play with.", Seek, SeekState),
    Verb("GET", HALL + "/seeks/{seek}", ask_seek, "What became of it; asking keeps it alive.", None, SeekState, True),
    Verb(
        "POST",
        HALL + "/seeks/{seek}/bots",
        agree_to_bots,
        "Begin with bots in empty seats, once all who wait agree or do not answer.",
        None,
        SeekState,
        True,
    ),
    Verb("DELETE", HALL + "/seeks/{seek}", end_seek, "Look no longer.", None, None, True),
    Verb("GET", "/api/ladder/{game}/{players}", show_ladder, "Who plays a game best.", None, list[LadderLine]),
    Verb(
        "GET",
        "/api/tables/{table}/ratings",
        show_changes,
        "What a rated game did to ratings, once it is over.",
        None,
        list[RatingChange],
    ),
    Verb("GET", "/api/people/{name}", show_person, "A person who wants to be seen.", None, Profile),
    Verb("GET", INVITATIONS, list_invitations, "Tables to which others ask you.", None, list[Invitation]),
    Verb("POST", INVITATIONS, send_invitation, "Ask somebody to a table of yours.", Invite, empty=True),
    Verb("DELETE", INVITATIONS + "/{invitation}", decline_invitation, "Forget an invitation."),
    Verb("GET", "/api/push", give_push_key, "The key that a browser needs to be called.", None, PushKey),
    Verb("POST", PUSH, begin_push, "Call this browser when it is your turn.", PushSubscription, empty=True),
    Verb("DELETE", PUSH, end_push, "Call a browser no longer, or none of yours.", PushEnd),
]
