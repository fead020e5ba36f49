"""numba-cuda, adapted to compile the rules, or a clear error about what is missing."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from typing import Any

import numpy as np

from starlode.engine.boundary.errors import GpuMissing, StarlodeError
from starlode.engine.state.header import LINE
from starlode.engine.system.extras import how_to_install

_DROPPED = (("row_stack", "vstack"), ("in1d", "isin"), ("trapz", "trapezoid"))  # by NumPy, but still used by numba-cuda


def load_cuda() -> Any:
    """The module `numba.cuda`, ready for the rules; raises GpuMissing, which says what is missing."""
    try:
        cuda = _import_cuda()
    except ImportError as error:
        raise GpuMissing(f"a GPU is used through numba-cuda ({error}): {how_to_install('gpu')}") from None
    if not cuda.is_available():
        raise GpuMissing("no NVIDIA GPU was found, or its driver is missing: numba.cuda.is_available() is False")
    _take_terms_as_indices()
    _fetch_lines(cuda)
    cuda.core.config.CUDA_LOW_OCCUPANCY_WARNINGS = 0  # a scan in one block and a batch of a few games are intended
    return cuda


@contextmanager
def enough_memory(what: str) -> Iterator[None]:
    """Raise StarlodeError if the GPU has too little memory for something."""
    try:
        yield
    except Exception as error:  # numba-cuda has several classes for it, which change from version to version
        if not isinstance(error, MemoryError) and "OUT_OF_MEMORY" not in str(error):
            raise
        raise StarlodeError(f"the GPU has too little memory for {what}; ask for fewer") from None


def _import_cuda() -> Any:
    """The module `numba.cuda`. Its warnings about NumPy are hidden, because users cannot act on them."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)
        for old, new in _DROPPED:
            if not hasattr(np, old):
                setattr(np, old, getattr(np, new))
        import_module("numba_cuda")  # without it the next line gets Numba's own, which knows too little
        from numba import cuda
    return cuda


def _fetch_lines(cuda: Any) -> None:
    """Let the GPU fetch whole lines from its memory: what a decision needs lies side by side (`Record.often`)."""
    from cuda.bindings import driver

    cuda.current_context()
    driver.cuCtxSetLimit(driver.CUlimit.CU_LIMIT_MAX_L2_FETCH_GRANULARITY, LINE)  # a hint: it may be refused


def _take_terms_as_indices() -> None:
    """Let numba-cuda index arrays by members of an IntEnum, as Numba itself does; only their typing is missing."""
    from numba.cuda.typing import arraydecl

    types, original = arraydecl.types, arraydecl.get_array_index_type
    if getattr(original, "takes_terms", False):
        return

    def number(kind: Any) -> Any:
        return types.int64 if isinstance(kind, types.IntEnumMember) else kind

    def index_type(array: Any, index: Any) -> Any:
        if isinstance(index, types.BaseTuple):
            return original(array, types.BaseTuple.from_types([number(kind) for kind in index.types]))
        return original(array, number(index))

    index_type.takes_terms = True  # type: ignore[attr-defined]
    arraydecl.get_array_index_type = index_type
