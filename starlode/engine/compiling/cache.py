"""Where compiled code is kept: a folder on disk that notices every edit.

Numba's own cache only looks at the file of the cached function, so a changed rule in another file would go unnoticed.
The cache folder is therefore named by a digest of the sources and of the settings that change the machine code.
Nothing here imports Numba, so you can ask whether something is already compiled without waiting for that import.
"""

from __future__ import annotations

import atexit
import hashlib
import os
import platform
import re
import shutil
import stat
import tempfile
import time
import warnings
from contextlib import suppress
from functools import cache
from importlib import metadata
from pathlib import Path

_CACHE_NAME = re.compile("[0-9a-f]{16}")
_FROM = b"\nfrom "  # indented ones run later
_IMPORT = re.compile(rb"([\w.]+) import ([\w, ]+|\([^)]*\))")
_KERNEL = "starlode.engine.compiling.kernel"
_DECORATORS = {f"{_KERNEL}.{name}" for name in ("entry", "kernel", "rule", "straight")}
_MARKER = "starlode-cache"  # a file in each cache: nothing else is ever pruned
_KEPT_DAYS = 14  # how long a cache of other sources stays unused before it goes
_HOUSE = Path(__file__).resolve().parents[2]
_SETTINGS = ("NUMBA_BOUNDSCHECK", "NUMBA_OPT")  # variables that change the machine code
_guests: list[Path] = []  # folders of games from outside Starlode


def cache_root() -> Path:
    """`$STARLODE_CACHE`, else a folder in the user's cache folder."""
    chosen = os.environ.get("STARLODE_CACHE")
    if chosen:
        return Path(chosen)
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "starlode"


def cache_folder() -> Path:
    """Where code compiled from the current sources is kept; it need not exist."""
    return cache_root() / source_digest()


def cache_folders() -> list[Path]:
    """Where code compiled from the current sources may be: with all external games first, without them last."""
    return [cache_root() / source_digest(_guests[:count]) for count in range(len(_guests), -1, -1)]


def watch_folder(folder: Path) -> bool:
    """Include a game's folder in the digest if it is outside Starlode; returns whether that is new."""
    if folder in _guests or folder.is_relative_to(_HOUSE):
        return False
    _guests.append(folder)
    return True


def open_cache() -> Path:
    """The cache folder, created if needed; a folder for this process alone if none can be used.

    Compiled code is run as it is found. So a folder that other users can write to is not used, and a warning says so.
    """
    folder = cache_folder()
    try:
        make_folder(folder)
        os.utime(folder)
    except PermissionError as error:
        if error.errno is None:  # not the system's objection but ours
            warnings.warn(f"compiled code is not kept: {error}", stacklevel=2)
        return _own_folder()
    except OSError:  # a read-only home
        return _own_folder()
    _prune(folder.parent)
    return folder


def make_folder(folder: Path) -> None:
    """Make a folder for compiled code that only we can write to; raises OSError if that is impossible."""
    _make_private(folder.parent)
    if _is_open(folder):  # others may have put code there
        shutil.rmtree(folder)
    _make_private(folder)
    (folder / _MARKER).touch(0o600)


def _make_private(folder: Path) -> None:
    """Make sure that a folder exists, is ours, and is closed to others; raises PermissionError."""
    folder.mkdir(0o700, parents=True, exist_ok=True)
    if not hasattr(os, "geteuid"):  # Windows has no modes
        return
    if folder.stat().st_uid != os.geteuid():
        raise PermissionError(f"{folder} belongs to another user")
    if any(_is_free_for_all(above) for above in folder.resolve().parents):
        raise PermissionError(f"anybody can replace {folder}")
    if _is_open(folder):
        folder.chmod(0o700)


def _is_open(folder: Path) -> bool:
    """Whether others may write to a folder."""
    return folder.exists() and bool(folder.stat().st_mode & (stat.S_IWGRP | stat.S_IWOTH))


def _is_free_for_all(folder: Path) -> bool:
    """Whether any user may replace files in a folder; not if it is sticky, as folders for temporary files are."""
    mode = folder.stat().st_mode
    return bool(mode & stat.S_IWOTH) and not mode & stat.S_ISVTX


def _own_folder() -> Path:
    folder = Path(tempfile.mkdtemp(prefix="starlode-cache-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    return folder


def _prune(root: Path) -> None:
    """Remove caches that no process has opened for long; other processes may be using a recent one, or pruning too."""
    oldest = time.time() - _KEPT_DAYS * 86_400
    with suppress(OSError):
        for folder in list(root.iterdir()):
            if _is_cache(folder) and _age(folder) < oldest:
                shutil.rmtree(folder, ignore_errors=True)


def _is_cache(folder: Path) -> bool:
    """Whether a folder is certainly a cache of ours."""
    named = bool(_CACHE_NAME.fullmatch(folder.name)) and not folder.is_symlink()
    return named and (folder / _MARKER).is_file()


def _age(folder: Path) -> float:
    try:
        return folder.stat().st_mtime
    except OSError:  # another process has pruned it
        return float("inf")


# ---- what compiled code depends on ----


def source_digest(guests: list[Path] | None = None) -> str:
    """A short digest of the sources and settings that compiled code depends on, including all external games.

    With `guests`, it includes only the games in these folders.
    """
    digest = hashlib.sha256()
    settings = [os.environ.get(name) for name in _SETTINGS]
    digest.update(repr((metadata.version("numba"), platform.machine(), settings)).encode())
    for name, text in _compiled_sources(_guests if guests is None else guests).items():
        digest.update(name.encode() + b"\0" + text)
    return digest.hexdigest()[:16]


def rules_digest(folder: Path | None) -> str:
    """A digest of the sources of a game's kernels, the same on every machine; its folder may be anywhere."""
    guests = [folder] if folder and not folder.is_relative_to(_HOUSE) else []
    found = _compiled_sources(guests)
    return hashlib.sha256(b"\0".join(name.encode() + b"\0" + text for name, text in found.items())).hexdigest()


def _compiled_sources(guests: list[Path]) -> dict[str, bytes]:
    """The modules that define kernels and all they import, by name: nothing else reaches machine code."""
    found = dict(_house_sources())
    for folder in sorted(guests):  # we cannot know how external games import, so all their sources count
        found |= _sources(folder)
    return found


@cache
def _house_sources() -> dict[str, bytes]:
    """Starlode's own sources; read once, because Python does not notice later edits either."""
    texts = _sources(_HOUSE)
    named = _KERNEL.encode()  # most sources do not name it, and looking for that is quick
    needed = {name for name, text in texts.items() if named in text and _imported(text) & _DECORATORS}
    waiting = list(needed)
    while waiting:
        imported = _imported(texts[waiting.pop()]) & texts.keys()
        waiting += imported - needed
        needed |= imported
    return {name: texts[name] for name in sorted(needed)}


def _imported(text: bytes) -> set[str]:
    """Everything that a source imports when it is imported itself: modules, and names from them.

    Parsing every source would take half a second at each start; a test compares this with what a parser finds.
    """
    found = set()
    for statement in (b"\n" + text).split(_FROM)[1:]:
        if match := _IMPORT.match(statement):
            module = match[1].decode()
            found |= {module, *(f"{module}.{name}" for name in re.findall(r"\w+", match[2].decode()))}
    return found


def _sources(folder: Path) -> dict[str, bytes]:
    """The sources in a folder, by the names of their modules; paths are strings, since a Path takes twice as long."""
    texts = {}
    is_package = (folder / "__init__.py").exists()  # elsewhere anything may lie below
    for place, below, files in os.walk(folder):
        if not is_package:
            below.clear()
        package = os.path.relpath(place, folder.parent).replace(os.sep, ".")
        for file in files:
            if file.endswith(".py"):
                name = f"{package}.{file.removesuffix('.py')}".removesuffix(".__init__")
                with open(f"{place}/{file}", "rb") as source:  # noqa: PTH123  # see above
                    texts[name] = source.read()
    return {name: texts[name] for name in sorted(texts)}
