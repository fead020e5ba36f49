"""Calls to other hosts: few at a time, never waited for, and never to where a host would send us instead."""

from __future__ import annotations

import asyncio
import urllib.error
import urllib.request
from concurrent.futures import ThreadPoolExecutor
from http.client import HTTPException
from typing import Any

from starlode.server.common.addresses import host_of

PATIENCE_S = 5.0
HANDS, HANDS_A_HOST = 8, 2  # calls at the same time
MOST = 1_000  # calls that may wait
FAILED = 0  # instead of a status, where no answer came


class _NoDetours(urllib.request.HTTPRedirectHandler):
    """A host that may be called cannot send us to one that may not."""

    def redirect_request(self, *_: Any) -> None:
        return None


class Calls:
    """Makes calls in threads of its own, few for each host, so that one slow host keeps no one else waiting."""

    def __init__(self, name: str) -> None:
        self._opener = urllib.request.build_opener(_NoDetours)
        self._threads = ThreadPoolExecutor(HANDS, name)
        self._lines: dict[str, asyncio.Semaphore] = {}
        self.pending = 0  # calls under way or waiting

    def close(self) -> None:
        """Stop making calls."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def post(self, address: str, body: bytes, headers: dict[str, str]) -> int:
        """Send something, after those who wait for the same host; returns the status, 0 if no answer came.

        If too many wait, no call is made.
        """
        if self.pending >= MOST:
            return FAILED
        line = self._lines.setdefault(host_of(address) or "", asyncio.Semaphore(HANDS_A_HOST))
        request = urllib.request.Request(address, body, headers, method="POST")
        self.pending += 1
        try:
            async with line:
                return await asyncio.get_running_loop().run_in_executor(self._threads, self._open, request)
        finally:
            self.pending -= 1

    def _open(self, request: urllib.request.Request) -> int:
        try:
            with self._opener.open(request, timeout=PATIENCE_S) as answer:
                return int(answer.status)
        except urllib.error.HTTPError as refused:
            return refused.code
        except (OSError, ValueError, HTTPException):
            return FAILED
