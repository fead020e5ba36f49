"""What reverse proxies say about a request: who sent it, and what it is called. Only those that the operator trusts."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from starlode.server.common.request_ids import REQUEST, fresh_id, told_id

Scope = dict[str, Any]
App = Callable[[Scope, Any, Any], Awaitable[None]]


class Proxies:
    """Passes requests and sockets on with the client's own address, after giving each of them an id."""

    def __init__(self, app: App, trusted: str) -> None:
        self._forwarded = ProxyHeadersMiddleware(app, trusted) if trusted else None  # type: ignore[arg-type]
        self._app: Any = self._forwarded or app

    async def __call__(self, scope: Scope, receive: Any, send: Any) -> None:
        """Pass something on."""
        if scope["type"] != "lifespan":
            REQUEST.set(self._id_of(scope))
        await self._app(scope, receive, send)

    def _id_of(self, scope: Scope) -> str:
        caller = (scope.get("client") or (None,))[0]
        is_trusted = self._forwarded is not None and caller in self._forwarded.trusted_hosts
        return (told_id(scope["headers"]) if is_trusted else None) or fresh_id()
