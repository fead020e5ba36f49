"""Functions of PyTorch as few kernels: on a GPU most of their time would go into carrying numbers to and fro."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import ParamSpec, TypeVar

import torch

P = ParamSpec("P")
R = TypeVar("R")


@cache
def fused(function: Callable[P, R], place: str) -> Callable[P, R]:
    """The function, compiled by PyTorch if the place is a GPU; as it is where nothing can be compiled."""
    if place != "cuda":
        return function
    torch._dynamo.config.suppress_errors = True  # without a C compiler, say: slower, but the same
    return torch.compile(function, dynamic=False)  # type: ignore[no-any-return]
