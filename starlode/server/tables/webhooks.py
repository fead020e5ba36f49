"""Webhooks: players who asked for it are called when it is their turn and they are not present.

The body is signed: `X-Starlode-Signature` is the HMAC-SHA256, in hexadecimal, of the body with the server's secret.
"""

from __future__ import annotations

import hashlib
import hmac

import msgspec

from starlode.engine.boundary.errors import Refused
from starlode.server.common.addresses import host_of
from starlode.server.common.calls import Calls
from starlode.server.common.metrics import Metrics
from starlode.server.common.settings import Settings
from starlode.server.tables.table import Table

SIGNATURE = "X-Starlode-Signature"
FINE = range(200, 300)


class Hooks:
    """Calls addresses that players left, on hosts that the operator allows."""

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self._hosts, self._secret, self._metrics = settings.hook_hosts, settings.hook_secret.encode(), metrics
        self.calls = Calls("hooks")

    def check(self, address: str | None) -> None:
        """Raise Refused for an address that may not be called."""
        if address is not None and host_of(address, "http", "https") not in self._hosts:
            raise Refused("no-hook")

    def waiting(self, table: Table) -> list[int]:
        """The seats whose players are asked, not present, and not called yet."""
        if not table.has_hooks or table.status != "playing" or table.live is None:
            return []
        asked = set(table.live.acting) - table.called - table.audience.here
        return [seat for seat in sorted(asked) if table.chairs[seat].hook and table.chairs[seat].mind is None]

    async def call(self, table: Table, seat: int) -> None:
        """Call a seat's player; one who cannot be reached is not called again before the next turn."""
        hook = table.chairs[seat].hook
        assert hook is not None
        body = msgspec.json.encode({"table": table.id, "game": table.row.game, "seat": seat, "about": "turn"})
        signature = hmac.new(self._secret, body, hashlib.sha256).hexdigest()
        status = await self.calls.post(hook, body, {"Content-Type": "application/json", SIGNATURE: signature})
        self._metrics.hooks.labels("sent" if status in FINE else "failed").inc()
