"""The REST API of calls to browsers when it is somebody's turn."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from starlode.server.protocol.wire_hall import PushEnd, PushKey, PushSubscription
from starlode.server.web.api import Api, Verb
from starlode.server.web.callers import signed_in
from starlode.server.web.hall import DONE


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


ME = "/api/me/push"
VERBS = [
    Verb("GET", "/api/push", give_push_key, "The key that a browser needs to be called.", None, PushKey),
    Verb("POST", ME, begin_push, "Call this browser when it is your turn.", PushSubscription, empty=True),
    Verb("DELETE", ME, end_push, "Call a browser no longer, or none of yours.", PushEnd),
]
