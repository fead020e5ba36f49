"""The network: three layers, a policy over all actions, and what every seat may expect."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from typing import Any

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional

from starlode.bots.adviser import Weights
from starlode.engine.state.header import SEATS

HIDDEN = (512, 256, 256)  # the first may be wide: most observations are 0 and cost nothing there
FORBIDDEN = -1e9  # as the logarithm of a chance
ALIGNED = 16  # rows of a multiple of so many numbers are multiplied many times faster on a GPU
SIZE = 3.0  # an entry is scaled so that it is about this large at most


@dataclass
class Outputs:
    """What the network says of many positions."""

    logits: Tensor  # of all actions, those that are not legal ruled out
    outlook: Tensor  # log-odds of the share of the victory of the seat this many places on


class Model(nn.Module):
    """A policy and a value on one body; the input is brought to scale by numbers that are kept with it."""

    scale: Tensor

    def __init__(self, entries: int, actions: int) -> None:
        super().__init__()
        sizes = (entries, *HIDDEN)
        self.body = nn.ModuleList(_layer(inner, outer, 2**0.5) for inner, outer in pairwise(sizes))
        self.policy = _layer(HIDDEN[-1], actions, 0.01)  # all legal actions are alike at first
        self.value = _layer(HIDDEN[-1], SEATS, 0.01)
        self.register_buffer("scale", torch.ones(entries))

    def forward(self, observations: Tensor, masks: Tensor) -> Outputs:
        """What it says of positions, a row each; rows may be wider than what is known, with zeros at their end."""
        kind = observations.dtype  # the body may be calculated in half the bits, the heads may not
        first, *others = self.body
        weight = widened((first.weight * self.scale).to(kind), observations.shape[1])
        flow = functional.linear(observations, weight, first.bias.to(kind)).relu()
        for layer in others:
            flow = functional.linear(flow, layer.weight.to(kind), layer.bias.to(kind)).relu()
        return self._heads(flow.float(), masks)

    def _heads(self, flow: Tensor, masks: Tensor) -> Outputs:
        """What is said, by one multiplication for both heads: a narrow one takes as long as a wide one."""
        actions = masks.shape[1]
        layers = (self.policy, actions), (self.value, ALIGNED)
        weight = torch.cat([widened(layer.weight.T, width).T for layer, width in layers])
        bias = torch.cat([widened(layer.bias, width) for layer, width in layers])
        said = functional.linear(flow, weight, bias)
        logits, outlook = said[:, :actions], said[:, actions : actions + SEATS]
        return Outputs(logits.masked_fill(masks == 0, FORBIDDEN), outlook)

    def fit_scale(self, observations: Tensor) -> None:
        """Choose the scale by what was seen: large numbers are made small, and 0 and 1 stay what they are."""
        self.scale.copy_(self._scale_for(observations))

    @torch.no_grad()
    def change_scale(self, observations: Tensor) -> None:
        """The same for a network that has learned already: it goes on saying what it says."""
        scale = self._scale_for(observations)
        self.body[0].weight.mul_(self.scale / scale)
        self.scale.copy_(scale)

    def _scale_for(self, observations: Tensor) -> Tensor:
        largest = observations.abs().amax(0)[: len(self.scale)].float()
        return 1.0 / (largest / SIZE).clamp(min=1.0)

    def adopt(self, weights: Weights) -> None:
        """Begin with what another network has learned; raises ValueError where its layers have other sizes."""
        layers = (*self.body, self.policy, self.value)
        names = [name[1:] for name in Weights._fields if name.startswith("w")]
        for name, layer in zip(names, layers, strict=True):
            _put(layer.weight, getattr(weights, f"w{name}").T)
            _put(layer.bias, getattr(weights, f"b{name}"))
        self.scale.fill_(1.0)

    def arrays(self) -> dict[str, Any]:
        """Weights and biases as `starlode.bots.network` reads them, the scale folded into the first layer."""
        found: dict[str, Any] = {}
        for i, layer in enumerate(self.body):
            found |= {f"w{i}": _array(layer.weight.T), f"b{i}": _array(layer.bias)}
        found["w0"] = (found["w0"].astype(np.float32) * self.scale.cpu().numpy()[:, None]).astype(np.float16)
        for name, layer in (("p", self.policy), ("v", self.value)):
            found |= {f"w{name}": _array(layer.weight.T), f"b{name}": _array(layer.bias)}
        return found


def widened(weights: Tensor, width: int) -> Tensor:
    """The same with zeros at the end of every row, up to that width."""
    return functional.pad(weights, (0, width - weights.shape[-1]))


def _layer(inner: int, outer: int, gain: float) -> nn.Linear:
    layer = nn.Linear(inner, outer)
    nn.init.orthogonal_(layer.weight, gain)
    nn.init.zeros_(layer.bias)
    return layer


@torch.no_grad()
def _put(parameter: Tensor, array: Any) -> None:
    if parameter.shape != array.shape:
        raise ValueError(f"{tuple(array.shape)} numbers for a layer of {tuple(parameter.shape)}")
    parameter.copy_(torch.tensor(array))


def _array(tensor: Tensor) -> Any:
    return tensor.detach().cpu().numpy().astype(np.float16)
