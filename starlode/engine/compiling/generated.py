"""Generated kernels: source text made from declarations, compiled like any other kernel.

Numba supports neither loops over the fields of a record nor keyword arguments, so the code for a declaration is
written out once, when the declaration is read. Tracebacks show its text, unlike those of `dataclasses`.
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
