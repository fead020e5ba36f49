"""Games side by side for learning: some for every number of players, on the GPU if there is one."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import torch
from torch import Tensor

from starlode.engine.authoring.game import Game
from starlode.engine.many import batch as on_cpu
from starlode.engine.many import cuda as on_gpu
from starlode.engine.running.contract import RANK
from starlode.engine.state.header import SEATS
from starlode.learn.model import ALIGNED

FLEETS, FEWEST = 4, 1 << 14  # on a GPU: how many at most, and how many games each has at least


class Fleet:
    """Batches of games that are looked at and stepped as one; rows keep their place from step to step.

    `shares` says how many games there are of each number of players. After each step `ended` tells which games have
    just ended, and `scores` gives every seat's share of the victory in them.
    """

    def __init__(self, game: Game, shares: dict[int, int], seed: int, device: torch.device) -> None:
        self._is_on_gpu = device.type == "cuda"
        self.device, self.size = device, sum(shares.values())
        self.numbers = torch.bfloat16 if self._is_on_gpu else torch.float32  # what observations are kept as
        # How wide their rows and those of masks are.
        self.entries, self.actions = (
            -(-width // ALIGNED) * ALIGNED if self._is_on_gpu else width for width in (game.observation, game.actions)
        )
        self._batches: list[Any] = (
            [on_gpu.GpuBatch.of_shares(game, shares, seed)] if self._is_on_gpu else _batches(game, shares, seed)
        )
        self.players = torch.cat([torch.full((count,), players) for players, count in shares.items()]).to(device)
        self._tensors: dict[str, Tensor] = {}  # of the one batch on a GPU
        self._stream: torch.cuda.Stream | None = None
        self._spans = list(_spans(batch.count for batch in self._batches))

    @contextmanager
    def aside(self) -> Iterator[None]:
        """Do everything beside what others do on a GPU, but after what was asked for before."""
        if not self._is_on_gpu:
            yield
            return
        if self._stream is None:
            self._stream = torch.cuda.Stream()
            self._batches[0].go_aside(self._stream.cuda_stream)
        with torch.cuda.stream(self._stream):
            yield

    def part(self) -> None:
        """Let what is done aside wait for everything that was asked for before."""
        with self.aside():
            pass
        if self._stream:
            self._stream.wait_stream(torch.cuda.current_stream())

    def rejoin(self) -> None:
        """Let all that comes wait for what is done aside."""
        if self._stream:
            torch.cuda.current_stream().wait_stream(self._stream)

    def look(self, observations: Tensor, masks: Tensor) -> Tensor:
        """Write what the acting seats see and may do, which may be less than a row; answers with the seats."""
        for batch, span in zip(self._batches, self._spans, strict=True):
            if self._is_on_gpu:
                batch.write_rows(observations[span].view(torch.int64))
                batch.write_masks(masks[span].view(torch.int64))
            else:
                observations[span] = self._tensor(batch, "observations")
                masks[span] = self._tensor(batch, "masks")
        return self._gathered("seats")

    def step(self, actions: Tensor) -> None:
        """Play one legal action in every game; finished games begin again."""
        for batch, span in zip(self._batches, self._spans, strict=True):
            chosen = actions[span].contiguous()
            batch.step_unchecked(chosen if self._is_on_gpu else chosen.numpy())

    @property
    def ended(self) -> Tensor:
        """Which games have just ended."""
        return self._gathered("done").bool()

    @property
    def scores(self) -> Tensor:
        """For every seat its share of the victory; valid where a game has ended."""
        return shares_of_victory(self._gathered("results")[:, :, RANK], self.players)

    def _gathered(self, name: str) -> Tensor:
        return torch.cat([self._tensor(batch, name) for batch in self._batches])

    def _tensor(self, batch: Any, name: str) -> Tensor:
        """The same memory as a tensor; on a CPU a copy, because there some of it may not be written."""
        if not self._is_on_gpu:
            return torch.tensor(getattr(batch, name))
        if name not in self._tensors:  # it takes long, and never moves
            self._tensors[name] = torch.as_tensor(getattr(batch, name), device=self.device)
        return self._tensors[name]


def shares_of_victory(ranks: Tensor, players: Tensor) -> Tensor:
    """From ranks, a row a game, to shares of the victory: 1 for the winner, divided among several."""
    sits = torch.arange(SEATS, device=ranks.device) < players[:, None]
    won = (ranks == 1) & sits
    return won / won.sum(1, keepdim=True).clamp(min=1)  # a game in progress has no winners


def fleets_of(game: Game, shares: dict[int, int], seed: int, device: torch.device) -> list[Fleet]:
    """All games as one fleet, or as several on a GPU, where the network thinks about one while others are dealt."""
    count = max(1, min(FLEETS, sum(shares.values()) // FEWEST)) if device.type == "cuda" else 1
    parts = [
        {players: games * (i + 1) // count - games * i // count for players, games in shares.items()}
        for i in range(count)
    ]
    return [Fleet(game, part, seed + i, device) for i, part in enumerate(parts)]


def _batches(game: Game, shares: dict[int, int], seed: int) -> list[Any]:
    return [
        on_cpu.Batch(game, count, seed=seed + players, options={"players": players})
        for players, count in shares.items()
    ]


def _spans(counts: Any) -> Any:
    start = 0
    for count in counts:
        yield slice(start, start + count)
        start += count
