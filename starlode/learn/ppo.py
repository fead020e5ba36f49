"""Proximal policy optimisation: change the network towards what turned out well, in small steps."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import torch
from torch import Tensor, nn
from torch.nn import functional

from starlode.learn.fusing import fused
from starlode.learn.hyperparameters import Pace
from starlode.learn.model import Model
from starlode.learn.recorded import Recorded
from starlode.learn.rollout import Rollout

CLIP = 0.2
VALUE = 1.0
STEEPEST = 1.0  # norm of the gradient
FORCED = 0.25  # share of the decisions without a choice that are looked at: they teach the value only


@dataclass
class Progress:
    """How learning from one rollout went, on average."""

    policy: float
    value: float
    entropy: float
    drift: float  # how far the policy has moved


class Learner:
    """Changes a network by what it has played; it keeps what its optimiser knows."""

    def __init__(self, model: Model, device: torch.device) -> None:
        self._model, self._place = model, device.type
        self._rate, self._curiosity, self._total = (torch.zeros(size, device=device) for size in ((), (), 4))
        # A recorded change finds the rate where it was when it was recorded.
        on_gpu: dict[str, Any] = {"lr": self._rate, "capturable": True, "fused": True}
        self._optimiser = torch.optim.Adam(
            model.parameters(), eps=1e-5, **(on_gpu if self._place == "cuda" else {"foreach": False, "lr": self._rate})
        )
        self._change = Recorded(self._learn) if self._place == "cuda" else None

    def improve(self, rollout: Rollout, pace: Pace) -> Progress:
        """Some passes over all decisions, shuffled."""
        for tensor, number in ((self._rate, pace.rate), (self._curiosity, pace.curiosity), (self._total, 0.0)):
            tensor.fill_(number)
        steps = 0
        for chosen in _handfuls(rollout, pace):
            if self._change:
                self._change(rollout, chosen)
            else:
                self._learn(rollout.rows(chosen))
            steps += 1
        return Progress(*(self._total / steps).tolist())

    def _learn(self, rows: Rollout) -> None:
        """One change of the network."""
        self._optimiser.zero_grad(set_to_none=True)
        loss, told = fused(loss_of, self._place)(self._model, rows, self._curiosity)
        loss.backward()
        nn.utils.clip_grad_norm_(self._model.parameters(), STEEPEST)
        self._optimiser.step()
        self._total += told


def loss_of(model: Model, rows: Rollout, curiosity: Tensor) -> tuple[Tensor, Tensor]:
    """The loss, and what it is made of."""
    outputs = model(rows.observations, rows.masks)
    logarithms = outputs.logits.log_softmax(-1)
    free = (rows.masks.sum(1) > 1).float()
    count = free.sum().clamp(min=1)
    difference = logarithms.gather(1, rows.actions[:, None])[:, 0] - rows.chances
    ratio = difference.exp()
    mean = (rows.advantages * free).sum() / count
    spread = ((rows.advantages - mean).square() * free).sum().div(count).sqrt()
    good = (rows.advantages - mean) / (spread + 1e-6)
    policy = -(torch.minimum(good * ratio, good * ratio.clamp(1 - CLIP, 1 + CLIP)) * free).sum() / count
    value = functional.binary_cross_entropy_with_logits(outputs.outlook, rows.targets, reduction="none")
    value = (value * rows.sits).sum() / rows.sits.sum()
    surprise = -(logarithms.exp() * logarithms).sum(1)
    entropy = (surprise * free).sum() / count
    loss = policy + VALUE * value - curiosity * entropy
    drift = ((ratio - 1 - difference) * free).sum() / count
    return loss, torch.stack([policy, value, entropy, drift]).detach()


def _handfuls(rollout: Rollout, pace: Pace) -> Iterator[Tensor]:
    """Equally many decisions at a time, in any order; a few are left over, unless there are few altogether."""
    free = rollout.masks.sum(1) > 1
    for _ in range(pace.epochs):
        useful = (free | (torch.rand_like(rollout.chances) < FORCED)).nonzero()[:, 0]
        order = useful[torch.randperm(len(useful), device=useful.device)]
        rows = min(pace.rows, len(order))
        yield from order[: len(order) // rows * rows].split(rows)
