"""Compiling: the decorators, and a disk cache that notices every edit.

Numba's own cache looks only at the file of the cached function, so a changed rule in another file would
go unnoticed. The cache folder is therefore named by a digest of the sources and of the settings
that change the machine code.
"""

from __future__ import annotations

import hashlib
import os
import platform
import re
import shutil
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import ParamSpec, TypeVar

import numba

from starlode.engine.dispatch import Entry, Kernel, Rule, Whole

P = ParamSpec("P")
R = TypeVar("R")

_CACHE_NAME = re.compile("[0-9a-f]{16}")
_IMPORT = re.compile(rb"^from ([\w.]+) import", re.MULTILINE)  # indented ones are for types, or for later
_KEPT_DAYS = 14  # how long a cache of other sources stays unused before it goes
_HOUSE = Path(__file__).resolve().parent.parent
_guests: list[Path] = []  # folders of games from outside the house
_entries: list[Whole] = []  # every function that is kept on disk


def cache_root() -> Path:
    """Where compiled code is kept: `$STARLODE_CACHE`, else the user's cache folder."""
    chosen = os.environ.get("STARLODE_CACHE")
    if chosen:
        return Path(chosen)
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "starlode"


def _compiled_sources() -> dict[str, bytes]:
    """The modules that define kernels and all they import, by name: nothing else reaches machine code."""
    texts = _sources(_HOUSE)
    needed = {name for name, text in texts.items() if __name__.encode() in text}
    waiting = list(needed)
    while waiting:
        imported = {match.decode() for match in _IMPORT.findall(texts[waiting.pop()])}
        waiting += (imported & texts.keys()) - needed
        needed |= imported & texts.keys()
    found = {name: texts[name] for name in sorted(needed)}
    for folder in sorted(_guests):  # who knows how others import: all of their sources count
        found |= _sources(folder)
    return found


def _sources(folder: Path) -> dict[str, bytes]:
    texts = {}
    is_package = (folder / "__init__.py").exists()  # elsewhere anything may lie below
    for file in sorted(folder.rglob("*.py") if is_package else folder.glob("*.py")):
        name = ".".join(file.relative_to(folder.parent).with_suffix("").parts)
        texts[name.removesuffix(".__init__")] = file.read_bytes()
    return texts


def source_digest() -> str:
    """A short digest of the sources and settings that compiled code depends on."""
    digest = hashlib.sha256()
    settings = (numba.__version__, platform.machine(), numba.config.BOUNDSCHECK, numba.config.OPT)
    digest.update(repr(settings).encode())
    for name, text in _compiled_sources().items():
        digest.update(name.encode() + b"\0" + text)
    return digest.hexdigest()[:16]


def _prune(root: Path) -> None:
    """Remove caches that no process has opened for long; another may still be using a recent one."""
    oldest = time.time() - _KEPT_DAYS * 86_400
    for folder in root.iterdir():
        if _CACHE_NAME.fullmatch(folder.name) and folder.stat().st_mtime < oldest:
            shutil.rmtree(folder, ignore_errors=True)


def _open_cache() -> Path:
    root = cache_root()
    try:
        folder = root / source_digest()
        folder.mkdir(parents=True, exist_ok=True)
        os.utime(folder)
        _prune(root)
    except OSError:  # a read-only home: compile into a folder of this process's own
        folder = Path(tempfile.mkdtemp(prefix="starlode-cache-"))
    return folder


COMPILED = not numba.config.DISABLE_JIT
CACHE_FOLDER = _open_cache()
numba.config.CACHE_DIR = str(CACHE_FOLDER)


def watch_sources(folder: Path) -> None:
    """Let the cache notice edits in a game's folder too, where it lies outside the house."""
    global CACHE_FOLDER
    if not COMPILED or folder in _guests or folder.is_relative_to(_HOUSE):
        return
    _guests.append(folder)
    CACHE_FOLDER = _open_cache()
    numba.config.CACHE_DIR = str(CACHE_FOLDER)
    for function in _entries:
        function.enable_caching()  # once more: it looks the folder up


# How everything is compiled. Without the wrappers that C code would call it through, compiling takes less time.
_OPTIONS = {
    "nopython": True,
    "nogil": True,
    "error_model": "numpy",
    "boundscheck": None,  # as NUMBA_BOUNDSCHECK says
    "no_cfunc_wrapper": True,
}
_INNER = {**_OPTIONS, "no_cpython_wrapper": True}


def kernel(function: Callable[P, R]) -> Callable[P, R]:
    """A compiled function that other compiled functions call; it becomes a part of them."""
    return Kernel(function, _INNER) if COMPILED else function


def rule(function: Callable[P, R], name: str) -> Callable[P, R]:
    """A kernel once more, as a function that stands alone: kept on disk, and called by symbol.

    The name tells apart what is compiled for different games.
    """
    if not COMPILED:
        return function
    return _kept(Rule(function.py_func, _INNER, name))  # type: ignore[attr-defined]


def entry(function: Callable[P, R]) -> Callable[P, R]:
    """A compiled function that Python calls; its machine code is kept on disk."""
    return _kept(Entry(function, _OPTIONS)) if COMPILED else function


def _kept(function: Whole) -> Whole:
    """The function, whose code has to follow the cache folder when that moves."""
    _entries.append(function)
    return function
