"""A leash: a pipe that a child process holds at one end, and only its parent at the other.

When the parent lets go of it, or dies suddenly, the child leaves at once.
"""

from __future__ import annotations

import os
import threading
from collections.abc import Callable
from contextlib import suppress


def leave_with(number: int, farewell: Callable[[], None] = lambda: None) -> None:
    """Let this process leave when the other end of the leash of that number goes; `farewell` is called before."""
    threading.Thread(target=_watch, args=(number, farewell), daemon=True).start()


def _watch(number: int, farewell: Callable[[], None]) -> None:
    with suppress(OSError):
        os.read(number, 1)
    farewell()
    os._exit(1)
