"""Rate limits: buckets that fill slowly and are emptied by requests."""

from __future__ import annotations

import math
import time
from collections import Counter, OrderedDict

from starlode.engine.boundary.errors import Refused

BURST = 4.0  # seconds' worth of requests that may come at once
KNOWN = 10_000  # addresses that are remembered


class Bucket:
    """Lets through `rate` requests per second on average, and short bursts of more."""

    __slots__ = ("_at", "_left", "_most", "_rate")

    def __init__(self, rate: float, least: float = 1.0) -> None:
        self._rate, self._most = rate, max(least, rate * BURST)
        self._left, self._at = self._most, time.monotonic()

    def take(self) -> None:
        """Count one request; raises Refused("too-fast") if that is too often."""
        self._fill()
        if self._left < 1:
            raise Refused("too-fast", seconds=math.ceil((1 - self._left) / self._rate))
        self._left -= 1

    def charge(self, count: int) -> None:
        """Count requests made elsewhere; that may leave a debt of up to one burst."""
        self._fill()
        self._left = max(-self._most, self._left - count)

    def _fill(self) -> None:
        now = time.monotonic()
        self._left = min(self._most, self._left + (now - self._at) * self._rate)
        self._at = now


class Addresses:
    """A bucket for each address, which allows at least `least` requests at once.

    The addresses that asked longest ago are forgotten first.
    """

    def __init__(self, rate: float, least: float = 1.0) -> None:
        self._rate, self._least = rate, least
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()
        self._lately: Counter[str] | None = None  # where other servers want to know

    def take(self, address: str) -> None:
        """Count one request from an address; raises Refused("too-fast") if that is too often."""
        self.bucket(address).take()
        if self._lately is not None:
            self._lately[address] += 1

    def bucket(self, address: str) -> Bucket:
        """The bucket of an address, for callers that use it often."""
        bucket = self._buckets.setdefault(address, Bucket(self._rate, self._least))
        self._buckets.move_to_end(address)
        if len(self._buckets) > KNOWN:
            self._buckets.popitem(last=False)
        return bucket

    def report(self) -> dict[str, int]:
        """How often each address has asked since the last report."""
        lately, self._lately = self._lately, Counter()
        return dict(lately or ())

    def charge(self, counts: dict[str, int]) -> None:
        """Count what addresses requested from other servers."""
        for address, count in counts.items():
            self.bucket(address).charge(count)


class Turnstile:
    """Counts what each address has open, up to a limit."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._open: Counter[str] = Counter()

    def enter(self, address: str) -> None:
        """One more; raises Refused("too-many")."""
        if self._open[address] >= self._most:
            raise Refused("too-many")
        self._open[address] += 1

    def leave(self, address: str) -> None:
        """One less."""
        self._open[address] -= 1
        if self._open[address] <= 0:
            del self._open[address]
