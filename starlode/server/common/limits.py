"""Limits: buckets that fill slowly and are emptied by what clients ask for, in requests or in seconds of work."""

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

    def check(self, code: str) -> None:
        """Raise Refused with a code while there is a debt; nothing is counted."""
        self._fill()
        if self._left < 0:
            raise Refused(code, seconds=max(1, math.ceil(-self._left / self._rate)))

    def charge(self, amount: float) -> None:
        """Count requests made elsewhere, or work that was done; that may leave a debt of up to one burst."""
        self._fill()
        self._left = max(-self._most, self._left - amount)

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
        self._lately: dict[str, float] | None = None  # where other servers want to know

    def __len__(self) -> int:
        return len(self._buckets)

    def take(self, address: str) -> None:
        """Count one request from an address; raises Refused("too-fast") if that is too often."""
        self.bucket(address).take()
        self._note(address, 1)

    def check(self, address: str, code: str) -> None:
        """Raise Refused with a code while an address has a debt."""
        if address in self._buckets:
            self._buckets[address].check(code)

    def spend(self, address: str, amount: float) -> None:
        """Count work that was done for an address, however much that was; a debt refuses what it asks for next."""
        self.bucket(address).charge(amount)
        self._note(address, amount)

    def _note(self, address: str, amount: float) -> None:
        """Remember something for the next report; a report that is long in coming must not fill the memory."""
        lately = self._lately
        if lately is not None and (address in lately or len(lately) < KNOWN):
            lately[address] = lately.get(address, 0) + amount

    def bucket(self, address: str) -> Bucket:
        """The bucket of an address, for callers that use it often."""
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self._rate, self._least)
            if len(self._buckets) > KNOWN:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(address)
        return bucket

    def report(self) -> dict[str, float]:
        """How much each address has asked for since the last report."""
        lately, self._lately = self._lately, {}
        return lately or {}

    def charge(self, counts: dict[str, float]) -> None:
        """Count what addresses requested from other servers."""
        for address, count in counts.items():
            self.bucket(address).charge(count)


class Costs:
    """Seconds of work in two ledgers: by the network that asked, and by the place where it was done."""

    def __init__(self, rate: float, least: float, code: str) -> None:
        self.networks, self.places, self._code = Addresses(rate, least), Addresses(rate, least), code

    def check(self, network: str, place: str = "") -> None:
        """Raise Refused with the code while either has a debt; what is not known has none."""
        self.networks.check(network, self._code)
        self.places.check(place, self._code)

    def spend(self, network: str, place: str, seconds: float) -> None:
        """Count work that was done; where it is not known who asked, only in its place."""
        self.places.spend(place, seconds)
        if network:
            self.networks.spend(network, seconds)


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
