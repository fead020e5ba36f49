"""The ASGI application: requests go to the API, sockets to tables, everything else to the page."""

from __future__ import annotations

import logging
import re
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import BaseRoute, Route

from starlode import __version__
from starlode.engine.boundary.errors import InvalidSetting, Refused
from starlode.engine.compiling import kernel
from starlode.engine.system.extras import how_to_install
from starlode.server.cluster.bus import Bus, LocalBus
from starlode.server.common.build_paths import built
from starlode.server.common.metrics import Metrics
from starlode.server.common.settings import Settings
from starlode.server.storage.sqlstore import SqlStore
from starlode.server.tables.registry import TableRegistry
from starlode.server.web.assets import asset
from starlode.server.web.assets import send as send_asset
from starlode.server.web.bundles import Bundles
from starlode.server.web.fast_sockets import PUSH
from starlode.server.web.guard import Guard, Scope, Send, address_of, network_of, with_headers
from starlode.server.web.openapi import openapi
from starlode.server.web.page import Page
from starlode.server.web.rest import Api, language_of, problem
from starlode.server.web.sockets import Visit

LOG = logging.getLogger("starlode.server")
Receive = Callable[[], Awaitable[dict[str, Any]]]

SOCKET = re.compile(r"/api/tables/([\w-]{1,32})/socket")
HERE = ("127.0.0.1", "::1", "unknown")


class Server:
    """Everything that one process serves."""

    def __init__(self, settings: Settings) -> None:
        self.settings, self.metrics = settings, Metrics()
        self.registry = TableRegistry(settings, SqlStore(settings.database), self.metrics, _bus(settings.bus))
        self.bundles = Bundles(Path(settings.bundles) if settings.bundles else built("web"))
        self._page = Page(Path(settings.page) if settings.page else built("page"))
        self._description = asset("openapi.json", msgspec.json.encode(openapi()))
        self._guard = Guard(settings)
        self.registry.peers.limits = {"requests": self._guard.requests, "creations": self._guard.creations}
        self._http = Starlette(
            routes=self._routes(),
            lifespan=self._life,
            exception_handlers={404: _not_found, 405: _not_found, Exception: _broken},
        )

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request, one socket, or the life of the process."""
        if scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        elif scope["type"] == "http":
            await self._request(scope, receive, with_headers(send))
        else:
            await self._http(scope, receive, send)  # type: ignore[arg-type]

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            if scope["method"] not in ("GET", "HEAD"):
                self._guard.check_origin(scope)
        except Refused as refused:
            answer = problem(refused, language_of(Request(scope)))
            await answer(scope, receive, send)  # type: ignore[arg-type]
            return
        await self._http(scope, receive, send)  # type: ignore[arg-type]

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Accept a socket, unless it comes from another site's page, comes too often, or its path is unknown."""
        path, address = SOCKET.fullmatch(scope["path"]), network_of(scope)
        await receive()
        try:
            if path is None:
                raise Refused("not-found")
            self._guard.check_origin(scope)
            self._guard.requests.take(address)
            self._guard.sockets.enter(address)
        except Refused as refused:
            self.metrics.refusals.labels(refused.code).inc()
            await send({"type": "websocket.close", "code": 1008})
            return
        try:
            await send({"type": "websocket.accept"})
            push = scope.get("extensions", {}).get(PUSH)
            scope.clear()  # not needed any more, and there may be thousands of sockets
            await Visit(self.registry, path[1], address, receive, send, push).run()
        finally:
            self._guard.sockets.leave(address)

    @asynccontextmanager
    async def _life(self, app: Starlette) -> AsyncIterator[None]:
        await self.registry.open()
        if self.settings.warm:
            self.registry.spawn(self.bundles.build_missing())
        try:
            yield
        finally:
            self.bundles.stop()
            await self.registry.close()

    def _routes(self) -> list[BaseRoute]:
        api = Api(self.registry, self._guard, self.bundles)
        return [
            Route("/healthz", self._health),
            Route("/metrics", self._metrics),
            Route("/api/openapi.json", api.limited(self._openapi)),
            *api.routes(),
            Route("/engine/{game}/{name:path}", api.endpoint(self._bundle)),
            Route("/{path:path}", api.endpoint(self._page.answer)),
        ]

    async def _bundle(self, request: Request) -> Response:
        return await self.bundles.file(request.path_params["game"], request.path_params["name"], request)

    async def _openapi(self, request: Request) -> Response:
        return send_asset(self._description, request)

    async def _health(self, request: Request) -> Response:
        """Whether this server can serve: if it cannot reach its tables, a proxy should use another one."""
        ready = self.registry.upkeep.reaches_store
        state = {"ready": ready, "compiled": kernel.COMPILED, "version": __version__}
        return JSONResponse(state, 200 if ready else 503)

    async def _metrics(self, request: Request) -> Response:
        token = self.settings.admin_token
        if token and request.headers.get("authorization") != f"Bearer {token}":
            return problem(Refused("forbidden"), language_of(request))
        if not token and address_of(request.scope) not in HERE:  # type: ignore[arg-type]
            return problem(Refused("forbidden"), language_of(request))
        return Response(self.metrics.text(), media_type="text/plain; version=0.0.4")


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


async def _broken(request: Request, error: Exception) -> Response:
    LOG.error("a request failed: %s %s", request.method, request.scope["path"], exc_info=error)
    return problem(Refused("broken"), language_of(request))
