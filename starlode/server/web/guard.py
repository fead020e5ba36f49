"""What every request goes through: limits, the check of its origin, and the headers of every response."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import Any

from starlode.engine.boundary.errors import Refused
from starlode.server.common.addresses import host_of
from starlode.server.common.limits import Addresses, Turnstile
from starlode.server.common.request_ids import HEADER, REQUEST
from starlode.server.common.settings import Settings

Scope = dict[str, Any]
Send = Callable[[dict[str, Any]], Awaitable[None]]

NETWORKS = 4_096  # that are remembered
HOST_BITS = 64  # of an IPv6 address, which its owner chooses freely
TABLES = 6  # a newcomer tries one game after the other

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self' 'wasm-unsafe-eval'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "worker-src 'self'",
        "manifest-src 'self'",
        "frame-ancestors 'none'",
        "base-uri 'none'",
        "form-action 'none'",
    )
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]


class Guard:
    """Checks every request and socket that comes in."""

    def __init__(self, settings: Settings) -> None:
        self._origins = set(settings.origins)
        self.requests = Addresses(settings.request_rate)
        self.creations = Addresses(settings.create_rate, least=TABLES)
        self.sockets = Turnstile(settings.sockets_per_address)

    def check_origin(self, scope: Scope) -> None:
        """Raise Refused for a call from another site's page; programs send no origin and may call."""
        headers = dict(scope["headers"])
        origin = headers.get(b"origin", b"").decode("latin-1")
        host = headers.get(b"host", b"").decode("latin-1")
        if origin and host_of(origin) != host and origin not in self._origins:
            raise Refused("wrong-origin")


def address_of(scope: Scope) -> str:
    """The address a client calls from, as far as is known."""
    client = scope.get("client")
    return str(client[0]) if client else "unknown"


def network_of(scope: Scope) -> str:
    """The network a client calls from, as limits count it: a home has one IPv4 address, or 2**64 IPv6 addresses."""
    return network_at(address_of(scope))


@lru_cache(NETWORKS)
def network_at(address: str) -> str:
    """The network that an address lies in."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if isinstance(found, IPv4Address):
        return address
    mapped = found.ipv4_mapped
    return str(mapped) if mapped else f"{IPv6Address(int(found) >> HOST_BITS << HOST_BITS)}/{HOST_BITS}"


class Reply:
    """A way to answer with Starlode's headers on every response, which remembers what was answered."""

    __slots__ = ("_send", "size", "status")

    def __init__(self, send: Send) -> None:
        self._send, self.status, self.size = send, 0, 0

    async def __call__(self, event: dict[str, Any]) -> None:
        """Send a part of the response."""
        if event["type"] == "http.response.start":
            self.status = event["status"]
            event["headers"] = [*event.get("headers", ()), *HEADERS, (HEADER, REQUEST.get().encode())]
        else:
            self.size += len(event.get("body", b""))
        await self._send(event)
