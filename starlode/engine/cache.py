"""Where compiled code is kept: a folder on disk that notices every edit.

Numba's own cache looks only at the file of the cached function, so a changed rule in another file would
go unnoticed. The cache folder is therefore named by a digest of the sources and of the settings
that change the machine code. Nothing here imports Numba: whether something is compiled already can be asked before
anybody waits for that.
"""

from __future__ import annotations

import hashlib
import os
import platform
import re
import shutil
import tempfile
import time
from importlib import metadata
from pathlib import Path

_CACHE_NAME = re.compile("[0-9a-f]{16}")
_IMPORT = re.compile(rb"^from ([\w.]+) import ([\w, ]+|\([^)]*\))", re.MULTILINE)  # indented ones come later
_KERNELS = b"starlode.engine." + b"kernel"  # whoever names this module in one word defines kernels
_KEPT_DAYS = 14  # how long a cache of other sources stays unused before it goes
_HOUSE = Path(__file__).resolve().parent.parent
_SETTINGS = ("NUMBA_BOUNDSCHECK", "NUMBA_OPT")  # variables that change the machine code
_guests: list[Path] = []  # folders of games from outside the house


def cache_root() -> Path:
    """`$STARLODE_CACHE`, else a folder in the user's cache folder."""
    chosen = os.environ.get("STARLODE_CACHE")
    if chosen:
        return Path(chosen)
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "starlode"


def cache_folder() -> Path:
    """Where code compiled from the present sources is kept; it need not exist."""
    return cache_root() / source_digest()


def watch_folder(folder: Path) -> bool:
    """Let the digest follow a game's folder too, where it lies outside the house; answers whether that is new."""
    if folder in _guests or folder.is_relative_to(_HOUSE):
        return False
    _guests.append(folder)
    return True


def open_cache() -> Path:
    """The cache folder, made if need be; a folder of this process's own where none can be made."""
    root = cache_root()
    try:
        folder = cache_folder()
        folder.mkdir(parents=True, exist_ok=True)
        os.utime(folder)
        _prune(root)
    except OSError:  # a read-only home
        folder = Path(tempfile.mkdtemp(prefix="starlode-cache-"))
    return folder


def _prune(root: Path) -> None:
    """Remove caches that no process has opened for long; another may still be using a recent one."""
    oldest = time.time() - _KEPT_DAYS * 86_400
    for folder in root.iterdir():
        if _CACHE_NAME.fullmatch(folder.name) and folder.stat().st_mtime < oldest:
            shutil.rmtree(folder, ignore_errors=True)


# ---- what compiled code depends on ----


def source_digest() -> str:
    """A short digest of the sources and settings that compiled code depends on."""
    digest = hashlib.sha256()
    settings = [os.environ.get(name) for name in _SETTINGS]
    digest.update(repr((metadata.version("numba"), platform.machine(), settings)).encode())
    for name, text in _compiled_sources().items():
        digest.update(name.encode() + b"\0" + text)
    return digest.hexdigest()[:16]


def _compiled_sources() -> dict[str, bytes]:
    """The modules that define kernels and all they import, by name: nothing else reaches machine code."""
    texts = _sources(_HOUSE)
    needed = {name for name, text in texts.items() if _KERNELS in text}
    waiting = list(needed)
    while waiting:
        imported = _imported(texts[waiting.pop()]) & texts.keys()
        waiting += imported - needed
        needed |= imported
    found = {name: texts[name] for name in sorted(needed)}
    for folder in sorted(_guests):  # who knows how others import: all of their sources count
        found |= _sources(folder)
    return found


def _imported(text: bytes) -> set[str]:
    """The modules that a source names at its beginning; what is taken from a package may be a module as well."""
    found = {match[1].decode(): match[2].decode() for match in _IMPORT.finditer(text)}
    return found.keys() | {f"{module}.{name}" for module, names in found.items() for name in re.findall(r"\w+", names)}


def _sources(folder: Path) -> dict[str, bytes]:
    texts = {}
    is_package = (folder / "__init__.py").exists()  # elsewhere anything may lie below
    for file in sorted(folder.rglob("*.py") if is_package else folder.glob("*.py")):
        name = ".".join(file.relative_to(folder.parent).with_suffix("").parts)
        texts[name.removesuffix(".__init__")] = file.read_bytes()
    return texts
