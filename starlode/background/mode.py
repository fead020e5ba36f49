"""Whether to run compiled: decided before any heavy import, because Numba decides at import how to run.

You never wait for a compiler. If the rules of a game are not compiled yet, a table starts interpreted, which is fast
enough for people, while an assistant compiles in the background. The next start finds everything ready.
"""

from __future__ import annotations

import os
import sys

from starlode.engine.compiling.cache import cache_folders, watch_folder
from starlode.engine.declarations.info import GameInfo

SWITCH = "NUMBA_DISABLE_JIT"
PLAYING, THINKING, STUDYING = STAGES = ("playing", "thinking", "studying")


def is_noted(info: GameInfo, stage: str) -> bool:
    """Whether a stage of compiling is complete for the current sources."""
    if info.folder:
        watch_folder(info.folder.resolve())
    return any((folder / f"{info.name}.{stage}").exists() for folder in cache_folders())


def begin_at_once(*infos: GameInfo, stage: str = THINKING) -> bool:
    """Run interpreted in this process if compiling these games would keep a player waiting; returns whether it will.

    Has no effect once Numba is imported, or if the environment variable already says how to run.
    """
    if SWITCH in os.environ or "numba" in sys.modules or all(is_noted(info, stage) for info in infos):
        return False
    os.environ[SWITCH] = "1"
    return True
