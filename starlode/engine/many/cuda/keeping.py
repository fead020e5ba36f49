"""Kernels kept on disk: compiled once per machine, beside the machine code of the CPU (`starlode.engine.compiling`).

numba-cuda's own cache looks only at the file of a kernel, not at the rules it calls, and finds none that is defined
inside a function. Here the file of a kernel is named by all that it depends on, and holds what the GPU runs.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from contextlib import suppress
from functools import cache, partial
from importlib import metadata
from pathlib import Path
from typing import Any

from starlode.engine.compiling.kernel import kept_file
from starlode.engine.system.files import write_whole

Jit = Callable[..., Any]


def keeping(cuda: Any, owner: str) -> Jit:
    """`cuda.jit` for kernels that are kept on disk; the owner tells apart those that differ only in constants."""

    def jit(function: Any = None, **options: Any) -> Any:
        if function is None:
            return partial(jit, **options)
        dispatcher = cuda.jit(**options)(function)
        dispatcher._cache = KeptKernel(f"{owner}-{function.__name__}", repr(sorted(options.items())))
        return dispatcher

    return jit


class KeptKernel:
    """What numba-cuda asks for the code of one kernel, for each signature."""

    cache_path = ""

    def __init__(self, name: str, options: str) -> None:
        self._name, self._options = name, options

    def load_overload(self, signature: Any, context: Any) -> Any:
        """The kernel for arguments of these types; None if it has yet to be compiled."""
        try:
            entry, code = self._file(signature).read_bytes().split(b"\n", 1)
        except (OSError, ValueError):
            return None
        return _rebuilt(self._name, entry.decode(), signature, code)

    def save_overload(self, signature: Any, kernel: Any) -> None:
        """Keep a kernel that has just been compiled; where nothing can be written, the next process compiles again."""
        code = kernel._codelibrary.get_cubin().code
        with suppress(OSError):
            write_whole(self._file(signature), kernel.entry_name.encode() + b"\n" + bytes(code), 0o600)

    def flush(self) -> None:
        """Nothing is held in memory."""

    def _file(self, signature: Any) -> Path:
        told = repr((_surroundings(), self._options, signature))
        return kept_file(f"cuda-{self._name}-{hashlib.sha256(told.encode()).hexdigest()[:16]}.cubin")


@cache
def _surroundings() -> tuple[Any, ...]:
    """What all kernels depend on besides the rules: the kind of GPU, the compiler, and the files of this folder."""
    from numba.cuda import dispatcher

    sources = b"".join(file.read_bytes() for file in sorted(Path(__file__).parent.glob("*.py")))
    target = tuple(dispatcher.get_current_device().compute_capability)
    return target, metadata.version("numba-cuda"), hashlib.sha256(sources).hexdigest()


def _rebuilt(name: str, entry: str, argument_types: Any, code: bytes) -> Any:
    """A kernel of numba-cuda around machine code."""
    from cuda.core import ObjectCode
    from numba.cuda import codegen, dispatcher, types
    from numba.cuda.typing import signature

    library = codegen.CUDACodeLibrary(None, name, entry_name=entry)
    library._cubin_cache[library._ensure_cc(None)] = ObjectCode.from_cubin(code, name=name)
    library._finalized = True
    found = signature(types.void, *argument_types)
    return dispatcher._Kernel._rebuild(False, entry, found, library, False, False, None, [])
