"""Garbage while a game is compiled: nearly nothing of what the compiler makes can go before it is done."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager

RARELY = 100_000, 10, 1000  # new objects, and how often what has survived is looked through again


@contextmanager
def rarely_collected() -> Iterator[None]:
    """Let Python look for garbage rarely for a while; as usual it takes a twentieth of the time of compiling."""
    usual = gc.get_threshold()
    gc.set_threshold(*RARELY)
    try:
        yield
    finally:
        gc.set_threshold(*usual)
