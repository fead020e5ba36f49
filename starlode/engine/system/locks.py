"""Something that only one process may hold at a time, by the name of a file; whoever ends, however, lets go of it."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

try:
    import fcntl
except ImportError:  # Windows: there nobody holds anything
    fcntl = None  # type: ignore[assignment]


class Hold:
    """A lock on a file that is made for it and goes with it."""

    def __init__(self, path: Path, number: int | None) -> None:
        self._path, self._number = path, number

    def release(self) -> None:
        """Let others hold it; a second time does nothing."""
        if self._number is None:
            return
        with suppress(OSError):
            self._path.unlink()
        os.close(self._number)
        self._number = None


def hold(path: Path) -> Hold | None:
    """Hold a name, or None where another process does; where no file can be made for it, nobody is kept from it."""
    while fcntl is not None:
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            number = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError:
            break
        try:
            fcntl.flock(number, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            os.close(number)
            return None
        if _is_there(path, number):
            return Hold(path, number)
        os.close(number)  # whoever held it has just let go, and taken the file away
    return Hold(path, None)


def is_held(path: Path) -> bool:
    """Whether another process holds a name."""
    if fcntl is None:
        return False
    try:
        number = os.open(path, os.O_RDWR)
    except OSError:
        return False
    try:
        fcntl.flock(number, fcntl.LOCK_SH | fcntl.LOCK_NB)
    except OSError:
        return True
    finally:
        os.close(number)
    return False


def _is_there(path: Path, number: int) -> bool:
    """Whether the name still leads to the open file."""
    with suppress(OSError):
        return os.path.samestat(path.stat(), os.fstat(number))
    return False
