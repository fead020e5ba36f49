"""A leash: a pipe that a child process holds at one end, and only its parent at the other.

When the parent lets go of it, or dies suddenly, the child exits at once. `processes` runs every module on one, with
`python -m starlode.engine.system.leash`.
"""

from __future__ import annotations

import os
import runpy
import sys
import threading
from collections.abc import Callable
from contextlib import suppress


def leave_with(number: int, farewell: Callable[[], None] = lambda: None) -> None:
    """Make this process exit when the other end of the leash with that number closes; `farewell` is called first."""
    threading.Thread(target=_watch, args=(number, farewell), daemon=True).start()


def _watch(number: int, farewell: Callable[[], None]) -> None:
    with suppress(OSError):
        os.read(number, 1)
    farewell()
    os._exit(1)


def run_leashed(number: int, niceness: int, module: str, arguments: list[str]) -> None:
    """Run a module as the main program of this process, on a leash, with that much added niceness."""
    leave_with(number)
    with suppress(OSError):
        os.nice(niceness)
    sys.argv = [module, *arguments]
    runpy.run_module(module, run_name="__main__", alter_sys=True)


if __name__ == "__main__":
    run_leashed(int(sys.argv[1]), int(sys.argv[2]), sys.argv[3], sys.argv[4:])
