"""How fast something plays: decisions a second of CPU time, best of some tries. Nothing but Python is needed.

CPU time rather than that of the clock, so that whatever else a machine does counts for little. Every program is kept on
one core.
"""

from __future__ import annotations

import json
import os
import time
from collections.abc import Callable

SECONDS, TRIES = 0.2, 5


def on_one_core() -> None:
    """Keep this process, and all threads it will start, on one core, where the system knows how."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def rate(play: Callable[[], int]) -> int:
    """Decisions a second, where each call plays something and answers with the number of its decisions."""
    play()  # what is loaded or compiled at the first call is not measured
    best = 0.0
    for _ in range(TRIES):
        made, began = 0, time.process_time()
        while (spent := time.process_time() - began) < SECONDS:
            made += play()
        best = max(best, made / spent)
    return round(best)


def tell(way: str, game: str, decisions: int) -> None:
    """Print one measurement as a line for `run.py`."""
    print(json.dumps({"way": way, "game": game, "decisions_per_s": decisions}), flush=True)
