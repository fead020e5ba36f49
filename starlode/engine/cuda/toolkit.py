"""numba-cuda, made to understand the rules; or a clear word about what is missing."""

from __future__ import annotations

import os
import warnings
from typing import Any

import numpy as np

from starlode.engine.errors import GpuMissing
from starlode.engine.extras import how_to_install

TIMEDELTA = "The 'generic' unit for NumPy timedelta"
LOW_OCCUPANCY = "NUMBA_CUDA_LOW_OCCUPANCY_WARNINGS"

for _old, _new in (("row_stack", "vstack"), ("in1d", "isin"), ("trapz", "trapezoid")):
    if not hasattr(np, _old):  # numba-cuda asks NumPy for names that NumPy has dropped
        setattr(np, _old, getattr(np, _new))


def load_cuda() -> Any:
    """The module `numba.cuda`, ready for the rules; raises GpuMissing, which says what is missing."""
    try:
        cuda = _import_cuda()
    except ImportError as error:
        raise GpuMissing(f"a GPU is used through numba-cuda ({error}): {how_to_install('gpu')}") from None
    if not cuda.is_available():
        raise GpuMissing("no NVIDIA GPU was found, or its driver is missing: numba.cuda.is_available() is False")
    _take_terms_as_indices()
    _allow_small_grids()
    return cuda


def _import_cuda() -> Any:
    """The module as it is; it makes a `timedelta64` in a way that NumPy 2.5 warns of, and is no longer mended."""
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", TIMEDELTA, DeprecationWarning, r"numba\.cuda\.")
        from numba import cuda
    return cuda


def _allow_small_grids() -> None:
    """Say nothing of kernels in few blocks: adding up takes one by design, and whoever plays few games wants few."""
    from numba.cuda.core import config

    if LOW_OCCUPANCY not in os.environ:
        config.CUDA_LOW_OCCUPANCY_WARNINGS = 0


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
