"""A change of the network as one recorded graph of kernels."""

from __future__ import annotations

from collections.abc import Callable

import torch
from torch import Tensor

from starlode.learn.rollout import Rollout

REHEARSALS = 3  # before something is recorded


class Recorded:
    """A change by ever new rows, of which there are equally many, recorded on a GPU and then launched as one.

    Python would take longer to launch the kernels than they run.
    """

    def __init__(self, change: Callable[[Rollout], None]) -> None:
        self._change, self._before = change, 0
        self._rows: Rollout | None = None
        self._graph: torch.cuda.CUDAGraph | None = None

    def __call__(self, rollout: Rollout, chosen: Tensor) -> None:
        """Do it with these decisions of the rollout; with another number of them it is done as it is."""
        self._rows = self._rows or rollout.rows(chosen)
        if len(chosen) != len(self._rows.chances):
            self._change(rollout.rows(chosen))
            return
        rollout.write_rows(chosen, self._rows)
        if self._before < REHEARSALS:
            self._rehearse(self._rows)
        else:
            self._graph = self._graph or self._recording(self._rows)
            self._graph.replay()

    def _rehearse(self, rows: Rollout) -> None:
        """What is recorded must have run before, not on the usual stream."""
        here, aside = torch.cuda.current_stream(), torch.cuda.Stream()
        aside.wait_stream(here)
        with torch.cuda.stream(aside):
            self._change(rows)
        here.wait_stream(aside)
        self._before += 1

    def _recording(self, rows: Rollout) -> torch.cuda.CUDAGraph:
        graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(graph):
            self._change(rows)
        return graph
