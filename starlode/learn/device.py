"""Where learning happens: on the GPU if games can be played there, too, else on the CPU."""

from __future__ import annotations

from typing import NamedTuple

import torch

from starlode.engine.boundary.errors import GpuMissing
from starlode.engine.many.cuda.toolkit import load_cuda


class LearningPlace(NamedTuple):
    """A device of PyTorch, and why it is not a GPU that PyTorch has found; empty where nothing is missing."""

    device: torch.device
    missing: str = ""


def usable_place() -> LearningPlace:
    """The GPU if PyTorch and the rules can use it, else the CPU."""
    if not torch.cuda.is_available():
        return LearningPlace(torch.device("cpu"))
    try:
        load_cuda()
    except GpuMissing as missing:
        return LearningPlace(torch.device("cpu"), str(missing))
    return LearningPlace(torch.device("cuda"))
