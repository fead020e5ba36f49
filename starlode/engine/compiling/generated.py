"""Kernels written by the house itself: source text made from declared facts, compiled like any other kernel.

Numba knows neither loops over the fields of a record nor arguments by name, so what follows from a declaration is
written out once, when the declaration is read. Tracebacks show the text, as those of `dataclasses` cannot.
"""

from __future__ import annotations

import linecache
from collections.abc import Callable, Mapping
from typing import Any

from starlode.engine.compiling.dispatch import short_digest
from starlode.engine.compiling.kernel import kernel


def write_kernel(name: str, source: str, names: Mapping[str, Any], promise: str) -> Callable[..., Any]:
    """The kernel that `source` defines under that name; `names` is what it may refer to."""
    file = f"<starlode {name} {short_digest(source)}>"
    linecache.cache[file] = (len(source), None, source.splitlines(keepends=True), file)
    space = dict(names)
    exec(compile(source, file, "exec"), space)
    function: Callable[..., Any] = space[name]
    function.__doc__ = promise
    return kernel(function)
