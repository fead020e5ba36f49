"""Work for crews to be tested with; other processes find it by its name."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path
from typing import NamedTuple


class Errand(NamedTuple):
    number: int
    folder: Path


def double(errand: Errand) -> int:
    """Twice the number; each attempt leaves a mark, and the first at 3 costs the worker its life."""
    mark = errand.folder / f"{errand.number}-{os.getpid()}"
    mark.touch()
    if errand.number == 3 and len(attempts(errand.folder, 3)) == 1:
        os.kill(os.getpid(), signal.SIGKILL)
    time.sleep(0.05)
    return 2 * errand.number


def die(errand: Errand) -> int:
    """Whoever tries this is lost."""
    (errand.folder / f"{errand.number}-{os.getpid()}").touch()
    os.kill(os.getpid(), signal.SIGKILL)
    return 0


def stumble(errand: Errand) -> int:
    raise ZeroDivisionError(errand.number)


def wait_for(file: Path) -> None:
    """Done as soon as there is such a file."""
    while not file.exists():
        time.sleep(0.01)


def attempts(folder: Path, number: int) -> list[Path]:
    return list(folder.glob(f"{number}-*"))
