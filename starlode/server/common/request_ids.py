"""The id of the request that is served: in its answer, in its log lines, and in the body of a refusal.

A reverse proxy that the operator trusts may have named the request already; anyone else's word does not count.
"""

from __future__ import annotations

import re
import secrets
from contextvars import ContextVar

REQUEST: ContextVar[str] = ContextVar("request", default="")  # of this request or socket; empty in the background
HEADER = b"x-request-id"
FIT = re.compile(rb"[A-Za-z0-9._-]{8,64}")  # nothing that could be mistaken for something else in a log
BYTES = 8


def fresh_id() -> str:
    """An id for a request that has none."""
    return secrets.token_hex(BYTES)


def told_id(headers: list[tuple[bytes, bytes]]) -> str | None:
    """The id in a request's headers; None where there is none, or one that does not fit."""
    said = next((value for name, value in headers if name == HEADER), b"")
    return said.decode() if FIT.fullmatch(said) else None
