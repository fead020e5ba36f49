"""Games side by side for learning: some for every number of players, on the GPU if there is one."""

from __future__ import annotations

from typing import Any

import torch
from torch import Tensor

from starlode.engine.authoring.game import Game
from starlode.engine.many import batch as on_cpu
from starlode.engine.many import cuda as on_gpu
from starlode.engine.running.contract import RANK
from starlode.engine.state.header import SEATS


class Fleet:
    """Batches of games that are looked at and stepped as one; rows keep their place from step to step.

    `shares` says how many games there are of each number of players. After each step `ended` tells which games have
    just ended, and `scores` gives the share of rivals that every seat beat in them, from 0 to 1.
    """

    def __init__(self, game: Game, shares: dict[int, int], seed: int, device: torch.device) -> None:
        kind: Any = on_gpu.GpuBatch if device.type == "cuda" else on_cpu.Batch
        self.device, self.size = device, sum(shares.values())
        self.actions, self.entries = game.actions, game.observation
        self.numbers = torch.bfloat16 if device.type == "cuda" else torch.float32  # what observations are kept as
        self._batches = [
            kind(game, count, seed=seed + players, options={"players": players}) for players, count in shares.items()
        ]
        self.players = torch.cat([torch.full((count,), players) for players, count in shares.items()]).to(device)
        self._spans = list(_spans(shares.values()))

    def look(self, observations: Tensor, masks: Tensor) -> Tensor:
        """Write what the acting seats see and may do; answers with the seats."""
        for batch, span in zip(self._batches, self._spans, strict=True):
            observations[span] = self._tensor(batch.observations)
            masks[span] = self._tensor(batch.masks)
        return self._gathered("seats")

    def step(self, actions: Tensor) -> None:
        """Play one legal action in every game; finished games begin again."""
        for batch, span in zip(self._batches, self._spans, strict=True):
            chosen = actions[span].contiguous()
            batch.step_unchecked(chosen if self.device.type == "cuda" else chosen.numpy())

    @property
    def ended(self) -> Tensor:
        """Which games have just ended."""
        return self._gathered("done").bool()

    @property
    def scores(self) -> Tensor:
        """For every seat the share of its rivals that it beat, ties half; valid where a game has ended."""
        ranks = self._gathered("results")[:, :, RANK]
        return share_beaten(ranks, self.players)

    def _gathered(self, name: str) -> Tensor:
        return torch.cat([self._tensor(getattr(batch, name)) for batch in self._batches])

    def _tensor(self, array: Any) -> Tensor:
        """The same memory as a tensor; on a CPU a copy, because there some of it may not be written."""
        return torch.as_tensor(array, device=self.device) if self.device.type == "cuda" else torch.tensor(array)


def share_beaten(ranks: Tensor, players: Tensor) -> Tensor:
    """From ranks, a row a game, to the share of rivals with a worse rank, equal ones counted half."""
    sits = torch.arange(SEATS, device=ranks.device) < players[:, None]
    worse = (ranks[:, :, None] < ranks[:, None, :]) & sits[:, None, :]
    equal = (ranks[:, :, None] == ranks[:, None, :]) & sits[:, None, :]
    beaten = worse.sum(2) + 0.5 * (equal.sum(2) - 1)  # a seat equals itself
    return torch.where(sits, beaten / (players[:, None] - 1), 0.0)


def _spans(counts: Any) -> Any:
    start = 0
    for count in counts:
        yield slice(start, start + count)
        start += count
