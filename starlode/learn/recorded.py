"""A change of the network as one recorded graph of kernels."""

from __future__ import annotations

from collections.abc import Callable

from torch import Tensor

from starlode.learn.rehearsed import Rehearsed
from starlode.learn.rollout import Rollout


class Recorded:
    """A change by ever new rows, of which there are equally many, recorded on a GPU and then launched as one."""

    def __init__(self, change: Callable[[Rollout], None]) -> None:
        self._change = change
        self._rows: Rollout | None = None
        self._again: Rehearsed | None = None

    def __call__(self, rollout: Rollout, chosen: Tensor) -> None:
        """Do it with these decisions of the rollout; with another number of them it is done as it is."""
        rows = self._rows = self._rows or rollout.rows(chosen)
        if len(chosen) != len(rows.chances):
            self._change(rollout.rows(chosen))
            return
        rollout.write_rows(chosen, rows)
        self._again = self._again or Rehearsed(lambda: self._change(rows))
        self._again()
