"""The decorators that compile functions. What they compile is kept on disk (see `cache`)."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, ParamSpec, TypeVar

import numba

from starlode.engine.compiling.cache import open_cache, watch_folder
from starlode.engine.compiling.dispatch import EntryPoint, Kernel, Rule, Whole, folders

P = ParamSpec("P")
R = TypeVar("R")

_entries: list[Whole] = []  # every function that is kept on disk

COMPILED = not numba.config.DISABLE_JIT
CACHE_FOLDER = open_cache()
numba.config.CACHE_DIR = str(CACHE_FOLDER)
folders.append(CACHE_FOLDER)


def watch_sources(folder: Path) -> None:
    """Let the cache also notice edits in a game's folder outside Starlode."""
    global CACHE_FOLDER
    if COMPILED and watch_folder(folder):
        CACHE_FOLDER = open_cache()
        numba.config.CACHE_DIR = str(CACHE_FOLDER)
        folders.append(CACHE_FOLDER)
        for function in _entries:
            function.enable_caching()  # again, to look up the folder


def kept_file(name: str) -> Path:
    """The file of that name beside the compiled code; if it does not exist, the path for it."""
    places = [Path(folder) / name for folder in (CACHE_FOLDER, *folders[:-1])]
    return next((place for place in places if place.exists()), places[0])


# How everything is compiled. Without the wrappers that C code would call it through, compiling takes less time.
_OPTIONS = {
    "nopython": True,
    "nogil": True,
    "error_model": "numpy",
    "boundscheck": None,  # as NUMBA_BOUNDSCHECK says
    "no_cfunc_wrapper": True,
}
# Kernels allocate nothing, so arrays need no reference counts; that makes kernels a few percent faster. Anything a
# kernel did allocate would never be freed.
INNER = {**_OPTIONS, "no_cpython_wrapper": True, "_nrt": False}


def kernel(function: Callable[P, R]) -> Callable[P, R]:
    """A compiled function that other compiled functions call; it becomes part of them."""
    return Kernel(function, INNER) if COMPILED else function


def rule(function: Callable[P, R], name: str) -> Callable[P, R]:
    """A kernel as a stand-alone function: kept on disk, and called by symbol.

    The name distinguishes what is compiled for different games.
    """
    if not COMPILED:
        return function
    return _kept(Rule(function.py_func, INNER, name))  # type: ignore[attr-defined]


def entry(function: Callable[P, R]) -> Callable[P, R]:
    """A compiled function that Python calls; its machine code is kept on disk."""
    return _kept(EntryPoint(function, _OPTIONS)) if COMPILED else function


def straight(function: Callable[P, R], *arguments: Any) -> Callable[P, R]:
    """An entry specialised for the types of these arguments, which are no longer checked when you call it.

    Checking takes longer than many kernels do. Arguments of other types corrupt memory.
    """
    if not COMPILED:
        return function
    return function.compile(tuple(map(numba.typeof, arguments)))  # type: ignore[attr-defined,no-any-return]


def _kept(function: Whole) -> Whole:
    """The function, noted so that its code can follow the cache folder when that moves."""
    _entries.append(function)
    return function
