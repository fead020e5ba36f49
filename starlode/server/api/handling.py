"""What all verbs of the REST API share: how they are described, answered, limited and refused."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Any, NamedTuple, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Route

from starlode.engine.boundary.errors import Refused
from starlode.match.names import tame
from starlode.server.common.messages import reason
from starlode.server.common.request_ids import REQUEST
from starlode.server.hall.hall import Hall
from starlode.server.people.desk import FrontDesk
from starlode.server.protocol import wire
from starlode.server.tables.allowances import Working
from starlode.server.tables.log_cache import Logbook
from starlode.server.tables.registry import TableRegistry
from starlode.server.tables.table import Table
from starlode.server.tables.turns import insist
from starlode.server.web.bundles import Bundles
from starlode.server.web.guard import Guard, network_of

T = TypeVar("T")
Answer = Callable[["Api", Request], Awaitable[Any]]
Ask = Callable[[Request], Awaitable[Any]]
Endpoint = Callable[[Request], Awaitable[Response]]

STATUS = {
    "bad-message": 400,
    "bad-wish": 400,
    "bad-name": 400,
    "mixed-name": 400,
    "bad-address": 400,
    "bad-passkey": 403,
    "bad-ticket": 403,
    "no-mail": 404,
    "no-passkeys": 404,
    "cards-fixed": 400,
    "cards-range": 400,
    "cards-too-many": 400,
    "cards-unknown": 400,
    "illegal": 409,
    "not-signed-in": 401,
    "forbidden": 403,
    "banned": 403,
    "muted": 403,
    "not-your-seat": 403,
    "wrong-origin": 403,
    "no-table": 404,
    "no-tournament": 404,
    "tournament-clock": 400,
    "no-seat": 404,
    "not-found": 404,
    "no-module": 404,
    "no-page": 404,
    "too-large": 413,
    "too-fast": 429,
    "too-many": 429,
    "bots-busy": 429,
    "not-stored": 503,
    "unavailable": 503,
    "busy": 503,
    "broken": 500,
}
REFUSED = 409  # all codes not named above: the request conflicts with the present state


LONGEST_NUMBER = 16  # digits


class Verb(NamedTuple):
    """One row of the API: what may be called, with what, and what comes back."""

    method: str
    path: str
    answer: Answer
    promise: str
    body: Any = None
    result: Any = None
    token: bool = False
    once: bool = False  # whether a key makes it safe to send again
    query: tuple[str, ...] = ()  # numbers that may stand in the query
    empty: bool = False  # whether the answer has no body
    all: bool = False  # whether even those may ask who are banned


class Api:
    """Answers requests; a refusal becomes a `Problem`."""

    def __init__(self, registry: TableRegistry, guard: Guard, bundles: Bundles, desk: FrontDesk, hall: Hall) -> None:
        self.registry, self.guard, self.bundles, self.desk, self.logbook = registry, guard, bundles, desk, Logbook()
        self.hall = hall

    def routes(self, verbs: Sequence[Verb]) -> list[Route]:
        """Verbs, for Starlette."""
        answers = [self.limited(partial(verb.answer, self), verb.all) for verb in verbs]
        return [Route(verb.path, answer, methods=[verb.method]) for verb, answer in zip(verbs, answers, strict=True)]

    def limited(self, answer: Ask, everyone: bool = False) -> Endpoint:
        """The same answer, for clients that do not ask too often and are not banned."""

        async def ask(request: Request) -> Any:
            network = network_of(request.scope)  # type: ignore[arg-type]
            self.guard.requests.take(network)
            if not everyone:
                self.registry.bans.check_network(network)
            self.registry.pressure.check()
            return await answer(request)

        return self.endpoint(ask)

    def endpoint(self, answer: Ask) -> Endpoint:
        """The answer as a Starlette endpoint; a refusal becomes a `Problem`."""

        async def endpoint(request: Request) -> Response:
            try:
                return answered(await insist(lambda: answer(request)))
            except Refused as refused:
                self.registry.metrics.refusals.labels(refused.code).inc()
                return problem(refused, language_of(request))

        return endpoint

    async def body(self, request: Request, kind: type[T]) -> T:
        """The decoded body of a request, also when you ask for it again; raises Refused."""
        if not hasattr(request.state, "body"):
            request.state.body = await self._received(request)
        return wire.understood(msgspec.json.Decoder(kind).decode, request.state.body)

    async def _received(self, request: Request) -> bytes:
        data = b""
        try:
            async for part in request.stream():
                data += part
                if len(data) > self.registry.settings.message_size:
                    raise Refused("too-large")
        except ClientDisconnect:
            raise Refused("bad-message", why="it was cut short") from None
        return data

    def working(self, table: Table, viewer: int, request: Request) -> Working:
        """Work that a request asks for, on behalf of whoever sent it."""
        return self.registry.limits.working(table, viewer, network_of(request.scope))  # type: ignore[arg-type]

    def at(self, request: Request) -> Any:
        """The table that a request names, with its lock held."""
        return self.registry.at(request.path_params["table"], fresh=True)


def answered(result: Any) -> Response:
    """A result as a response: one that is a response already stays as it is, everything else becomes JSON."""
    if isinstance(result, Response):
        return result
    return Response(msgspec.json.encode(result), media_type="application/json")


def problem(refused: Refused, language: str) -> Response:
    """A refusal as a response."""
    body = msgspec.json.encode(wire.Problem(refused.code, reason(refused, language), refused.retry, REQUEST.get()))
    headers = {} if refused.retry is None else {"Retry-After": str(refused.retry)}
    return Response(body, STATUS.get(refused.code, REFUSED), headers, "application/json")


def text_in(request: Request, name: str) -> str:
    """A part of a request's path, with unprintable characters escaped: PostgreSQL cannot even look for some of them."""
    return tame(request.path_params[name])


def number_in(request: Request, name: str, otherwise: T) -> int | T:
    """A number in the query of a request; raises Refused for anything else that stands there."""
    text = request.query_params.get(name)
    if text is None:
        return otherwise
    if not (text.isascii() and text.isdigit() and len(text) <= LONGEST_NUMBER):
        raise Refused("bad-message", why=f"{name} is no number")
    return int(text)


def language_of(request: HTTPConnection) -> str:
    """The language that the client prefers."""
    return request.headers.get("accept-language", "en").split(",")[0].split(";")[0].strip()[:2].lower() or "en"
