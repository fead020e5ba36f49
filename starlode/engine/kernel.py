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
from collections.abc import Callable, Iterable
from importlib import metadata
from importlib.util import find_spec
from pathlib import Path
from typing import ParamSpec, TypeVar

import numba

P = ParamSpec("P")
R = TypeVar("R")

_CACHE_NAME = re.compile("[0-9a-f]{16}")
_IMPORT = re.compile(rb"^\s*from ([\w.]+) import", re.MULTILINE)
_KEPT_DAYS = 14  # how long a cache of other sources stays unused before it goes


def cache_root() -> Path:
    """Where compiled code is kept: `$STARLODE_CACHE`, else the user's cache folder."""
    chosen = os.environ.get("STARLODE_CACHE")
    if chosen:
        return Path(chosen)
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "starlode"


def _source_folders() -> Iterable[Path]:
    yield Path(__file__).parent.parent
    for point in metadata.entry_points(group="starlode.games"):
        spec = find_spec(point.module.split(".")[0])
        if spec and spec.origin:
            yield Path(spec.origin).parent


def _compiled_sources() -> dict[str, bytes]:
    """The modules that define kernels and all they import, by name: nothing else reaches machine code."""
    texts: dict[str, bytes] = {}
    for folder in _source_folders():
        for file in folder.rglob("*.py"):
            name = ".".join(file.relative_to(folder.parent).with_suffix("").parts)
            texts[name.removesuffix(".__init__")] = file.read_bytes()
    needed = {name for name, text in texts.items() if __name__.encode() in text}
    waiting = list(needed)
    while waiting:
        imported = {match.decode() for match in _IMPORT.findall(texts[waiting.pop()])}
        waiting += (imported & texts.keys()) - needed
        needed |= imported & texts.keys()
    return {name: texts[name] for name in sorted(needed)}


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


CACHE_FOLDER = _open_cache()
COMPILED = not numba.config.DISABLE_JIT
numba.config.CACHE_DIR = str(CACHE_FOLDER)


def kernel(function: Callable[P, R]) -> Callable[P, R]:
    """A compiled function that other compiled functions call; it is cached as a part of them."""
    # Without the wrappers that Python would call it through, compiling takes half the time.
    return numba.njit(nogil=True, error_model="numpy", no_cpython_wrapper=True, no_cfunc_wrapper=True)(function)  # type: ignore[no-any-return]


def entry(function: Callable[P, R]) -> Callable[P, R]:
    """A compiled function that Python calls; its machine code is kept on disk."""
    return numba.njit(nogil=True, error_model="numpy", cache=True)(function)  # type: ignore[no-any-return]
