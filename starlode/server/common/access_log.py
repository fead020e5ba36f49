"""The access log: one line for each request and each socket, with nothing in it that opens anything.

A path or a query may hold whatever a client writes there, and the id of a table is all that a guest needs to sit down.
So a line has the template of the route, the first letters of the table's id, and the name of a file that was sent.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from contextlib import suppress
from datetime import UTC, datetime
from typing import Any

import msgspec

from starlode.server.common.metrics import known_method
from starlode.server.common.request_ids import REQUEST

SHOWN = 4  # letters of a table's id: enough to find it in a list, too few to guess the rest
ADDRESS = frozenset("0123456789abcdefABCDEF.:/")  # what the address of a network is written with
UNKNOWN = "unknown"


class AccessLine(msgspec.Struct, frozen=True, omit_defaults=True, rename={"address": "from"}):
    """What is known of a request, or of a socket, when it is over."""

    at: str
    request: str
    address: str
    method: str
    route: str
    status: int
    ms: float
    bytes: int = 0
    table: str | None = None
    file: str | None = None

    def text(self) -> str:
        """The line for people."""
        about = " ".join(part for part in (self.method, self.route, self.table, self.file) if part)
        return f"{self.at} {self.request} {self.address} {about} {self.status} {self.bytes} B {self.ms} ms"


class AccessLog:
    """Writes lines in one format, `off`, `json` or `text`; `write` takes them, by default to standard output."""

    def __init__(self, form: str, write: Callable[[str], object] | None = None) -> None:
        self._form, self._write = form, write or _print

    def add(self, network: str, method: str, route: str, status: int, seconds: float, **more: Any) -> None:
        """Add the line of the request that is being served; `table` is shortened here."""
        if self._form == "off":
            return
        at = datetime.now(UTC).isoformat(timespec="milliseconds")
        address = network if ADDRESS.issuperset(network) else UNKNOWN
        more["table"] = more["table"][:SHOWN] + "…" if more.get("table") else None
        line = AccessLine(
            at, REQUEST.get(), address, known_method(method), route, status, round(1000 * seconds, 2), **more
        )
        self._write(line.text() if self._form == "text" else msgspec.json.encode(line).decode())


def _print(line: str) -> None:
    with suppress(OSError, ValueError):  # whoever read it is gone; requests go on
        sys.stdout.write(line + "\n")
        sys.stdout.flush()
