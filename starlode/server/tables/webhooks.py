"""Webhooks: players who asked for it are called when it is their turn and they are not present.

The body is signed: `X-Starlode-Signature` is the HMAC-SHA256, in hexadecimal, of the body with the server's secret.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import urllib.error
import urllib.request
from concurrent.futures import ThreadPoolExecutor
from http.client import HTTPException
from typing import Any

import msgspec

from starlode.engine.boundary.errors import Refused
from starlode.server.common.addresses import host_of
from starlode.server.common.metrics import Metrics
from starlode.server.common.settings import Settings
from starlode.server.tables.table import Table

PATIENCE_S = 5.0
HANDS, HANDS_A_HOST = 8, 2  # calls at the same time
MOST = 1_000  # calls that may wait
SIGNATURE = "X-Starlode-Signature"


class _NoDetours(urllib.request.HTTPRedirectHandler):
    """A host that may be called cannot send us to one that may not."""

    def redirect_request(self, *_: Any) -> None:
        return None


class Hooks:
    """Calls addresses that players left, on hosts that the operator allows."""

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self._hosts, self._secret, self._metrics = settings.hook_hosts, settings.hook_secret.encode(), metrics
        self._opener = urllib.request.build_opener(_NoDetours)
        # Threads of their own, and few for each host: one slow host keeps no one else waiting.
        self._threads = ThreadPoolExecutor(HANDS, "hooks")
        self._lines: dict[str, asyncio.Semaphore] = {}
        self.pending = 0  # calls under way or waiting

    def close(self) -> None:
        """Stop making calls."""
        self._threads.shutdown(wait=False, cancel_futures=True)

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
        """Call a seat's player, after those who wait for the same host; if too many wait, make no call."""
        hook = table.chairs[seat].hook
        assert hook is not None
        if self.pending >= MOST:
            self._metrics.hooks.labels("failed").inc()
            return
        line = self._lines.setdefault(host_of(hook) or "", asyncio.Semaphore(HANDS_A_HOST))
        self.pending += 1
        try:
            async with line:
                await self._call(hook, {"table": table.id, "game": table.row.game, "seat": seat, "about": "turn"})
        finally:
            self.pending -= 1

    async def _call(self, address: str, message: dict[str, Any]) -> None:
        body = msgspec.json.encode(message)
        signature = hmac.new(self._secret, body, hashlib.sha256).hexdigest()
        headers = {"Content-Type": "application/json", SIGNATURE: signature}
        request = urllib.request.Request(address, body, headers, method="POST")
        try:
            await asyncio.get_running_loop().run_in_executor(self._threads, self._open, request)
            self._metrics.hooks.labels("sent").inc()
        except (OSError, ValueError, HTTPException):
            # A player who cannot be reached is not called again before the next turn.
            self._metrics.hooks.labels("failed").inc()

    def _open(self, request: urllib.request.Request) -> None:
        self._opener.open(request, timeout=PATIENCE_S).close()
