"""Files that are written whole or not at all, even if writing is interrupted."""

from __future__ import annotations

import errno
import os
import secrets
import stat
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from starlode.engine.boundary.errors import StarlodeError

# No other user can have put a file, or a link to another file, where this one is created.
_NEW = os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_NOFOLLOW", 0)
_BEGINNING = 1000  # bytes of a file in which a mark is looked for


@contextmanager
def writing(path: Path) -> Iterator[None]:
    """Wrap code that writes to a file or folder: raises StarlodeError, which names the path, if that fails."""
    try:
        yield
    except OSError as error:
        raise StarlodeError(f"cannot write to {path}: {error.strerror or error}") from None


def write_whole(path: Path, content: str | bytes, mode: int = 0o666) -> None:
    """Write a file, and its folder if needed; the path holds the old content or the new, never a part. Raises OSError.

    A new file has that mode, less the process's umask; a file that is replaced keeps its own mode. The content goes to
    a temporary file in the same folder, which replaces the old one only when it is on disk. On any failure before that
    moment the old file stays as it was and nothing else is left behind.
    """
    _target(path).parent.mkdir(parents=True, exist_ok=True)
    with replacing(path, mode) as temporary:
        number = os.open(temporary, os.O_WRONLY)
        try:
            write_all(number, content.encode() if isinstance(content, str) else content)
            os.fsync(number)
        finally:
            os.close(number)


@contextmanager
def replacing(path: Path, mode: int = 0o600) -> Iterator[Path]:
    """An empty file beside a path, for other code to write; afterwards it replaces the file there. Raises OSError.

    On any failure before that moment the old file stays as it was and nothing else is left behind.
    """
    target = _target(path)
    temporary, number = _create_beside(target, mode)
    try:
        os.close(number)
        yield temporary
        if target.exists():
            temporary.chmod(stat.S_IMODE(target.stat().st_mode))
        temporary.replace(target)
    except BaseException:
        temporary.unlink(missing_ok=True)
        raise
    sync_folder(target.parent)


def is_taken(path: Path) -> bool:
    """Whether there is a file that is not empty; if that cannot be checked, writing to it will report the error."""
    try:
        return path.is_file() and path.stat().st_size > 0
    except (OSError, ValueError):
        return False


def refuse_taken(path: Path, mark: str = "", force: bool = False) -> None:
    """Raise StarlodeError if writing would lose a user's file, unless `force` is set.

    A file with that mark among its first characters was written earlier by the same command, and may be overwritten.
    """
    if force or not is_taken(path) or (mark and _begins_with(path, mark)):
        return
    reason = " and was not written by this command" if mark else ""
    raise StarlodeError(f"{path} already exists{reason}; name another place, or use --force to overwrite it")


def refuse_taken_folder(folder: Path, names: Iterable[str], sign: str, mark: str, force: bool = False) -> None:
    """The same for files in a folder, which is ours if the file called `sign` has the mark."""
    if _begins_with(folder / sign, mark):
        return
    for name in names:
        refuse_taken(folder / name, mark, force)


def _begins_with(path: Path, mark: str) -> bool:
    try:
        with path.open("rb") as file:
            return mark.encode() in file.read(_BEGINNING)
    except OSError:
        return False


def stamp(path: Path) -> tuple[int, ...]:
    """A value that changes whenever a file is replaced or written to; empty if there is none."""
    try:
        found = path.stat()
    except (OSError, ValueError):
        return ()
    return found.st_dev, found.st_ino, found.st_size, found.st_mtime_ns


def write_made(path: Path, content: str, mark: str = "", force: bool = False) -> None:
    """Write a command's output to the file that was named for it, without losing a user's file.

    Raises StarlodeError as `refuse_taken` does, unless the content is the same, and if it cannot be written.
    """
    with writing(path):
        if not is_taken(path) or path.read_bytes() != content.encode():
            refuse_taken(path, mark, force)
            write_whole(path, content)


def append_whole(number: int, data: bytes) -> None:
    """Append to an open file; on any failure it is as long as before. Raises OSError."""
    end = os.lseek(number, 0, os.SEEK_END)
    try:
        write_all(number, data)
        os.fsync(number)
    except BaseException:
        with suppress(OSError):  # the next reader drops what is left of the line
            os.ftruncate(number, end)
        raise


def write_all(number: int, data: bytes) -> None:
    """Write everything to an open file, in as many calls as the system needs; raises OSError."""
    left = memoryview(data)
    while left:
        left = left[os.write(number, left) :]


def sync_folder(folder: Path) -> None:
    """Flush the names in a folder to disk, after a file was created or replaced there; raises OSError."""
    if not hasattr(os, "O_DIRECTORY"):  # Windows cannot open a folder
        return
    number = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
    try:
        os.fsync(number)
    finally:
        os.close(number)


def check_writable(path: Path) -> None:
    """Raise OSError unless a file can be written there; better now than after an hour of work."""
    temporary, number = _create_beside(_target(path))
    os.close(number)
    temporary.unlink()


def _target(path: Path) -> Path:
    """The file to be replaced; a link to it stays a link. A folder or a device is refused."""
    target = Path(os.path.realpath(path))
    if target.exists() and not target.is_file():
        raise OSError(errno.EINVAL, "it is not a regular file", str(target))
    return target


def _create_beside(target: Path, mode: int = 0o600) -> tuple[Path, int]:
    """A new file in the same folder, and its file descriptor for writing."""
    path = target.with_name(f".{secrets.token_hex(8)}.part")
    return path, os.open(path, _NEW, mode)
