"""The time, as everything that is stored has it."""

from __future__ import annotations

import time

_EPOCH_NS = time.time_ns() - time.monotonic_ns()


def now() -> int:
    """Milliseconds since 1970, by a clock that is never adjusted while the process runs."""
    return (_EPOCH_NS + time.monotonic_ns()) // 1_000_000
