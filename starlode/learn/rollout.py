"""The network playing itself, and how good every decision turned out to be."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple

import torch
from torch import Tensor

from starlode.engine.state.header import SEATS
from starlode.learn.fleet import Fleet
from starlode.learn.fusing import fused
from starlode.learn.model import Model

LAMBDA = 0.98  # how far good luck and bad luck reach back, a decision


@dataclass
class Rollout:
    """What is learned from: one row per decision."""

    observations: Tensor
    masks: Tensor
    actions: Tensor
    chances: Tensor  # logarithms of the probabilities the actions were chosen with
    advantages: Tensor
    targets: Tensor  # what the outlook should have been, from the seat's own place on
    sits: Tensor  # which of the targets belong to a seat of the game
    games: int = 0  # that ended meanwhile

    def rows(self, chosen: Tensor) -> Rollout:
        """Some of the decisions."""
        return Rollout(**{name: column[chosen] for name, column in self._columns().items()})

    def write_rows(self, chosen: Tensor, out: Rollout) -> None:
        """Write some of the decisions over others."""
        for column, target in zip(self._columns().values(), out._columns().values(), strict=True):
            torch.ops.aten.index.Tensor_out(column, [chosen], out=target)

    def arrays(self) -> dict[str, Any]:
        """The same for sending: NumPy's arrays by name."""
        return {name: column.numpy() for name, column in self._columns().items()} | {"games": self.games}

    @staticmethod
    def of(arrays: dict[str, Any], device: torch.device) -> Rollout:
        """What `arrays` was made of."""
        # Copied: what comes from another machine may not be written to.
        columns = {name: torch.tensor(array, device=device) for name, array in arrays.items() if name != "games"}
        return Rollout(**columns, games=arrays["games"])

    def _columns(self) -> dict[str, Tensor]:
        return {name: value for name, value in vars(self).items() if isinstance(value, Tensor)}


class Recorder:
    """Plays a fleet for some steps at a time, in memory that is used again and again."""

    def __init__(self, fleet: Fleet, steps: int) -> None:
        self.fleet, self.steps = fleet, steps
        shape, device = (steps, fleet.size), fleet.device
        self._observations = torch.zeros(*shape, fleet.entries, dtype=fleet.numbers, device=device)
        self._masks = torch.zeros(*shape, fleet.actions, dtype=torch.uint8, device=device)
        self._actions = torch.empty(shape, dtype=torch.int64, device=device)
        self._chances = torch.empty(shape, device=device)
        self._seats = torch.empty(shape, dtype=torch.int64, device=device)
        self._values = torch.empty(steps + 1, fleet.size, SEATS, device=device)
        self._scores = torch.empty(steps, fleet.size, SEATS, device=device)
        self._ended = torch.empty(shape, dtype=torch.bool, device=device)
        self._next = torch.zeros_like(self._observations[0]), torch.zeros_like(self._masks[0])

    @torch.no_grad()
    def play(self, model: Model) -> Rollout:
        """Play this many decisions in every game."""
        for step in range(self.steps):
            self._decide(model, step)
        seats = self.fleet.look(*self._next)
        self._values[-1] = self._outlook(model(*self._next).outlook, seats)
        return self._told()

    def _decide(self, model: Model, step: int) -> None:
        seats = self.fleet.look(self._observations[step], self._masks[step])
        chosen = fused(choose, self.fleet.device.type)(model, self._observations[step], self._masks[step])
        self._seats[step], self._actions[step], self._chances[step] = seats, chosen.actions, chosen.chances
        self._values[step] = self._outlook(chosen.outlook, seats)
        self.fleet.step(chosen.actions)
        self._ended[step], self._scores[step] = self.fleet.ended, self.fleet.scores

    def _outlook(self, outlook: Tensor, seats: Tensor) -> Tensor:
        """From the observer's place on, to seats."""
        return outlook.sigmoid().gather(1, places_of(seats, self.fleet.players))

    def _told(self) -> Rollout:
        ahead = advantages(self._values, self._scores, self._ended)
        own = self._seats.flatten()
        players = self.fleet.players.repeat(self.steps)
        targets = (ahead + self._values[:-1]).flatten(0, 1).gather(1, seats_from(own, players))
        return Rollout(
            observations=self._observations.flatten(0, 1),
            masks=self._masks.flatten(0, 1),
            actions=self._actions.flatten(),
            chances=self._chances.flatten(),
            advantages=ahead.flatten(0, 1).gather(1, own[:, None])[:, 0],
            targets=targets.clamp(0, 1),
            sits=torch.arange(SEATS, device=own.device) < players[:, None],
            games=int(self._ended.sum()),
        )


class Chosen(NamedTuple):
    """What the network decides in many positions."""

    actions: Tensor
    chances: Tensor  # logarithms of their probabilities
    outlook: Tensor


def choose(model: Model, observations: Tensor, masks: Tensor) -> Chosen:
    """Legal actions, each with the probability that the network gives it."""
    outputs = model(observations, masks)
    logarithms = outputs.logits.log_softmax(-1)
    # The one whose time comes first, if each waits the longer the less probable it is.
    luck = logarithms - torch.empty_like(logarithms).exponential_().log()
    actions = luck.masked_fill(masks == 0, -torch.inf).argmax(-1)
    return Chosen(actions, logarithms.gather(1, actions[:, None])[:, 0], outputs.outlook)


def advantages(values: Tensor, scores: Tensor, ended: Tensor) -> Tensor:
    """Generalised advantage estimates of all seats at once; nothing reaches past the end of a game."""
    found, ahead = torch.empty_like(scores), torch.zeros_like(scores[0])
    for step in reversed(range(len(scores))):
        over = ended[step, :, None]
        surprise = torch.where(over, scores[step], values[step + 1]) - values[step]
        found[step] = ahead = surprise + LAMBDA * ahead * ~over
    return found


def places_of(seats: Tensor, players: Tensor) -> Tensor:
    """For every seat of a game, how many places after the given one it sits; empty seats come anywhere."""
    every = torch.arange(SEATS, device=seats.device)
    return (every - seats[:, None]) % players[:, None]


def seats_from(seats: Tensor, players: Tensor) -> Tensor:
    """For every number of places, the seat this many places after the given one."""
    every = torch.arange(SEATS, device=seats.device)
    return (every + seats[:, None]) % players[:, None]
