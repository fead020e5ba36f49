"""Kernels of PyTorch and others as one recorded graph: Python would take longer to launch them than they run."""

from __future__ import annotations

from collections.abc import Callable

import torch

REHEARSALS = 3  # before something is recorded


class Rehearsed:
    """What is done again and again in the same memory: recorded on a GPU after some times, and then launched as one."""

    def __init__(self, do: Callable[[], None]) -> None:
        self._do, self._before = do, 0
        self._graph: torch.cuda.CUDAGraph | None = None

    def __call__(self) -> None:
        """Do it once more."""
        if self._before < REHEARSALS:
            self._rehearse()
        else:
            self._graph = self._graph or self._recording()
            self._graph.replay()

    def _rehearse(self) -> None:
        """What is recorded must have run before, not on the usual stream."""
        here, aside = torch.cuda.current_stream(), torch.cuda.Stream()
        aside.wait_stream(here)
        with torch.cuda.stream(aside):
            self._do()
        here.wait_stream(aside)
        self._before += 1

    def _recording(self) -> torch.cuda.CUDAGraph:
        graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(graph):
            self._do()
        return graph
