"""The ASGI application: requests go to the API, sockets to tables, everything else to the page."""

from __future__ import annotations

import logging
import re
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
from starlette.applications import Starlette
from starlette.requests import HTTPConnection, Request
from starlette.responses import JSONResponse, Response
from starlette.routing import BaseRoute, Route

from starlode import __version__
from starlode.engine.boundary.errors import InvalidSetting, Refused
from starlode.engine.compiling import kernel
from starlode.engine.system.extras import how_to_install
from starlode.server.api.handling import REFUSED, STATUS, Api, language_of, problem
from starlode.server.api.openapi import openapi
from starlode.server.api.verbs import VERBS
from starlode.server.cluster.bus import Bus, LocalBus
from starlode.server.common.build_paths import built
from starlode.server.common.metrics import Metrics, known_method
from starlode.server.common.request_ids import HEADER, REQUEST
from starlode.server.common.settings import Settings
from starlode.server.hall.hall import Hall
from starlode.server.keeping.purging import keep_purging
from starlode.server.people.desk import FrontDesk
from starlode.server.storage.sqlstore import SqlStore
from starlode.server.tables.registry import TableRegistry
from starlode.server.web.assets import asset
from starlode.server.web.assets import send as send_asset
from starlode.server.web.bundles import Bundles
from starlode.server.web.fast_sockets import PUSH
from starlode.server.web.guard import Guard, Reply, Scope, Send, address_of, network_of
from starlode.server.web.page import Page
from starlode.server.web.proxies import Proxies
from starlode.server.web.readiness import ReadyCheck
from starlode.server.web.sockets import Visit
from starlode.server.web.witness import Witness

LOG = logging.getLogger("starlode.server")
Receive = Callable[[], Awaitable[dict[str, Any]]]

SOCKET = re.compile(r"/api/tables/([\w-]{1,32})/socket")
ANSWERS = "websocket.http.response"  # the extension of the scope: a socket can be answered as a request
HERE = ("127.0.0.1", "::1", "unknown")


class Server:
    """Everything that one process serves."""

    def __init__(self, settings: Settings) -> None:
        self.settings, self.metrics = settings, Metrics()
        self.registry = TableRegistry(settings, SqlStore(settings.database), self.metrics, _bus(settings.bus))
        self.bundles = Bundles(Path(settings.bundles) if settings.bundles else built("web"))
        self.hall = Hall(self.registry)
        self._page = Page(Path(settings.page) if settings.page else built("page"))
        self._description = asset("openapi.json", msgspec.json.encode(openapi()))
        self._guard, self._desk = Guard(settings), FrontDesk(settings, self.registry.store)
        self.registry.peers.limits = {
            "requests": self._guard.requests,
            "creations": self._guard.creations,
            **self.registry.limits.shared,
            **self._desk.shared,
        }
        self.readiness, self._witness = ReadyCheck(self.registry), Witness(settings, self.metrics)
        routes = self._routes()
        self._witness.know(routes)
        self._http = Starlette(
            routes=routes,
            lifespan=self._life,
            exception_handlers={404: _not_found, 405: _not_found, Exception: self._broken},
        )
        self._enter = Proxies(self._serve, settings.trusted_proxies)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request, one socket, or the life of the process."""
        await self._enter(scope, receive, send)

    async def _serve(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        elif scope["type"] == "http":
            await self._request(scope, receive, Reply(send))
        else:
            await self._http(scope, receive, send)  # type: ignore[arg-type]

    async def _request(self, scope: Scope, receive: Receive, reply: Reply) -> None:
        began = time.perf_counter()
        try:
            if scope["method"] not in ("GET", "HEAD"):
                self._guard.check_origin(scope)
            await self._http(scope, receive, reply)  # type: ignore[arg-type]
        except Refused as refused:
            answer = problem(refused, language_of(Request(scope)))
            await answer(scope, receive, reply)  # type: ignore[arg-type]
        finally:
            self._witness.answered(scope, reply, time.perf_counter() - began)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Accept a socket, unless it comes from another site's page, comes too often, or its path is unknown."""
        path, address = SOCKET.fullmatch(scope["path"]), network_of(scope)
        began = time.perf_counter()
        await receive()
        try:
            if path is None:
                raise Refused("not-found")
            self._guard.check_origin(scope)
            self._guard.requests.take(address)
            self.registry.bans.check_network(address)
            self._guard.sockets.enter(address)
        except Refused as refused:
            await self._turn_away(refused, scope, receive, send)
            self._witness.turned_away(address, STATUS.get(refused.code, REFUSED), time.perf_counter() - began)
            return
        try:
            await send({"type": "websocket.accept", "headers": [(HEADER, REQUEST.get().encode())]})
            push = scope.get("extensions", {}).get(PUSH)
            scope.clear()  # not needed any more, and there may be thousands of sockets
            await Visit(self.registry, path[1], address, receive, send, push).run()
        finally:
            self._guard.sockets.leave(address)
            self._witness.left(address, path[1], time.perf_counter() - began)

    async def _turn_away(self, refused: Refused, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a socket as a request, with the time to come back, where the process that carries it can do that."""
        self.metrics.refusals.labels(refused.code).inc()
        if ANSWERS in scope.get("extensions", {}):
            answer = problem(refused, language_of(HTTPConnection(scope)))
            answer.headers[HEADER.decode()] = REQUEST.get()
            await answer(scope, receive, send)  # type: ignore[arg-type]
        else:
            await send({"type": "websocket.close", "code": 1008})

    @asynccontextmanager
    async def _life(self, app: Starlette) -> AsyncIterator[None]:
        await self.registry.open()
        self.hall.open()
        self.registry.spawn(keep_purging(self.registry, self._desk))
        if self.settings.warm:
            self.registry.spawn(self.bundles.build_missing())
        try:
            yield
        finally:
            self.bundles.stop()
            self.hall.close()
            self._desk.close()
            await self.registry.close()

    def _routes(self) -> list[BaseRoute]:
        api = Api(self.registry, self._guard, self.bundles, self._desk, self.hall)
        return [
            Route("/livez", self._live),
            Route("/readyz", self._ready),
            Route("/healthz", self._ready),  # its older name
            Route("/metrics", self._metrics),
            Route("/api/openapi.json", api.limited(self._openapi)),
            *api.routes(VERBS),
            Route("/engine/{game}/{name:path}", api.endpoint(self._bundle)),
            Route("/{path:path}", api.endpoint(self._page.answer)),
        ]

    async def _bundle(self, request: Request) -> Response:
        return await self.bundles.file(request.path_params["game"], request.path_params["name"], request)

    async def _openapi(self, request: Request) -> Response:
        return send_asset(self._description, request)

    async def _live(self, request: Request) -> Response:
        """Whether this process answers; nothing else is asked, because nothing else is mended by killing it."""
        return JSONResponse({"alive": True, "version": __version__})

    async def _ready(self, request: Request) -> Response:
        """Whether this server can serve: if it cannot, a proxy should use another one."""
        ready = self.readiness.is_ready
        state = {"ready": ready, **self.readiness.checks(), "compiled": kernel.COMPILED, "version": __version__}
        return JSONResponse(state, 200 if ready else 503)

    async def _metrics(self, request: Request) -> Response:
        token = self.settings.admin_token
        if token and request.headers.get("authorization") != f"Bearer {token}":
            return problem(Refused("forbidden"), language_of(request))
        if not token and address_of(request.scope) not in HERE:  # type: ignore[arg-type]
            return problem(Refused("forbidden"), language_of(request))
        return Response(self.metrics.text(), media_type="text/plain; version=0.0.4")

    async def _broken(self, request: Request, error: Exception) -> Response:
        route = self._witness.route_of(request.scope)  # type: ignore[arg-type]
        LOG.error("a request failed: %s %s", known_method(request.method), route, exc_info=error)
        return problem(Refused("broken"), language_of(request))


def _bus(address: str) -> Bus:
    """The bus at an address; raises InvalidSetting where it cannot be used."""
    if not address:
        return LocalBus()
    try:
        from starlode.server.cluster.redis_bus import RedisBus
    except ModuleNotFoundError:
        raise InvalidSetting(f"bus: Redis needs redis-py: {how_to_install('cluster')}") from None
    return RedisBus(address)


async def _not_found(request: Request, error: Exception) -> Response:
    return problem(Refused("not-found"), language_of(request))
