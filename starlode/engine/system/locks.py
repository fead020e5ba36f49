"""A lock that only one process may hold at a time, by the name of a file; a process releases it however it ends."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

try:
    import fcntl
except ImportError:  # Windows: there are no locks there
    fcntl = None  # type: ignore[assignment]


class Hold:
    """A lock on a file that is created for it and deleted with it."""

    def __init__(self, path: Path, number: int | None) -> None:
        self._path, self._number = path, number

    def release(self) -> None:
        """Release the lock; a second call does nothing."""
        if self._number is None:
            return
        with suppress(OSError):
            self._path.unlink()
        os.close(self._number)
        self._number = None


def hold(path: Path) -> Hold | None:
    """Hold a name, or None if another process does; if no file can be made for it, every process may hold it."""
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
        os.close(number)  # the holder has just released it, and deleted the file
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
    """Whether the name still refers to the open file."""
    with suppress(OSError):
        return os.path.samestat(path.stat(), os.fstat(number))
    return False
