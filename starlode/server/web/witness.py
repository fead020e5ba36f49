"""What is written down of each request and socket: how long it took, and its line in the access log.

Both go by the template of the route. What a client wrote as its path could be anything, and could be secret.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from starlette.routing import BaseRoute, Route

from starlode.server.common.access_log import AccessLog
from starlode.server.common.metrics import Metrics
from starlode.server.common.settings import Settings
from starlode.server.web.guard import Reply, Scope, network_of

NOWHERE = "none"  # a request that was refused before it was known what it is for
SOCKET = "/api/tables/{table}/socket"
OPENED = 101
SENT = (200, 304)
FILES = ("/engine/{game}/{name:path}", "/{path:path}")  # once something is sent, their path is the name of a file


class Witness:
    """Measures and writes down."""

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self._metrics, self.log = metrics, AccessLog(settings.access_log)
        self._templates: dict[Any, str] = {}

    def know(self, routes: Sequence[BaseRoute]) -> None:
        """Learn which endpoint belongs to which template."""
        known = [route for route in routes if isinstance(route, Route)]
        self._templates = {route.endpoint: route.path for route in reversed(known)}  # the first name of each counts

    def route_of(self, scope: Scope) -> str:
        """The template of the route that a request took."""
        return self._templates.get(scope.get("endpoint"), NOWHERE)

    def answered(self, scope: Scope, reply: Reply, seconds: float) -> None:
        """Write down a request."""
        method, route = scope["method"], self.route_of(scope)
        self._metrics.answered(method, route, reply.status, seconds)
        table = scope.get("path_params", {}).get("table")
        file = scope["path"] if route in FILES and reply.status in SENT else None
        network = network_of(scope)
        self.log.add(network, method, route, reply.status, seconds, bytes=reply.size, table=table, file=file)

    def turned_away(self, network: str, status: int, seconds: float) -> None:
        """Write down a socket that was refused."""
        self._metrics.answered("GET", SOCKET, status, seconds)
        self.log.add(network, "GET", SOCKET, status, seconds)

    def left(self, network: str, table: str, seconds: float) -> None:
        """Write down a socket that was open for so long."""
        self.log.add(network, "GET", SOCKET, OPENED, seconds, table=table)
