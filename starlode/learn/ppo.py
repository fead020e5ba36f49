"""Proximal policy optimisation: change the network towards what turned out well, in small steps."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import torch
from torch import Tensor, nn
from torch.nn import functional

from starlode.learn.fusing import fused
from starlode.learn.hyperparameters import Pace
from starlode.learn.model import Model
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


def improve(model: Model, optimiser: torch.optim.Optimizer, rollout: Rollout, pace: Pace) -> Progress:
    """Some passes over all decisions, shuffled."""
    for group in optimiser.param_groups:
        group["lr"] = pace.rate
    device = rollout.chances.device
    total, steps, curiosity = torch.zeros(4, device=device), 0, torch.tensor(pace.curiosity, device=device)
    for rows in _handfuls(rollout, pace):
        loss, told = fused(loss_of, device.type)(model, rows, curiosity)
        optimiser.zero_grad(set_to_none=True)
        loss.backward()
        nn.utils.clip_grad_norm_(model.parameters(), STEEPEST)
        optimiser.step()
        total += told
        steps += 1
    return Progress(*(total / steps).tolist())


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


def _handfuls(rollout: Rollout, pace: Pace) -> Iterator[Rollout]:
    """Equally many decisions at a time, in any order; a few are left over, unless there are few altogether."""
    free = rollout.masks.sum(1) > 1
    for _ in range(pace.epochs):
        useful = (free | (torch.rand_like(rollout.chances) < FORCED)).nonzero()[:, 0]
        order = useful[torch.randperm(len(useful), device=useful.device)]
        rows = min(pace.rows, len(order))
        for chosen in order[: len(order) // rows * rows].split(rows):
            yield rollout.rows(chosen)
