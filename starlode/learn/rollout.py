"""The network playing itself, and how good every decision turned out to be."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from itertools import accumulate
from typing import Any, NamedTuple

import torch
from torch import Tensor

from starlode.engine.state.header import SEATS
from starlode.learn.fleet import Fleet
from starlode.learn.fusing import fused
from starlode.learn.model import Model
from starlode.learn.rehearsed import Rehearsed

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
            torch.index_select(column, 0, chosen, out=target)

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


class Lane(NamedTuple):
    """A fleet and its columns of what is recorded."""

    fleet: Fleet
    span: slice


class Recorder:
    """Plays fleets side by side for some steps at a time, in memory that is used again and again."""

    def __init__(self, fleets: Sequence[Fleet], steps: int) -> None:
        self.steps, fleet = steps, fleets[0]
        ends = list(accumulate(fleet.size for fleet in fleets))
        self._lanes = [Lane(part, slice(end - part.size, end)) for part, end in zip(fleets, ends, strict=True)]
        self._players = torch.cat([part.players for part in fleets])
        size, device = ends[-1], fleet.device
        shape = steps, size
        self._observations = torch.zeros(steps + 1, size, fleet.entries, dtype=fleet.numbers, device=device)
        self._masks = torch.zeros(steps + 1, size, fleet.actions, dtype=torch.uint8, device=device)
        self._actions = torch.empty(shape, dtype=torch.int64, device=device)
        self._chances = torch.empty(shape, device=device)
        self._seats = torch.empty(shape, dtype=torch.int64, device=device)
        self._values = torch.empty(steps + 1, size, SEATS, device=device)
        self._scores = torch.empty(steps, size, SEATS, device=device)
        self._ended = torch.empty(shape, dtype=torch.bool, device=device)
        self._model: Model | None = None

    @torch.no_grad()
    def play(self, model: Model) -> Rollout:
        """Play this many decisions in every game; what comes back is valid until the next time."""
        if self._model is not model:
            self._model, self._again = model, self._repeated(model)
        self._again()
        return replace(self._rollout, games=int(self._ended.sum()))

    def _repeated(self, model: Model) -> Callable[[], None]:
        return Rehearsed(lambda: self._play(model)) if self._players.is_cuda else lambda: self._play(model)

    def _play(self, model: Model) -> None:
        for lane in self._lanes:
            lane.fleet.part()
        for step in range(self.steps):
            for lane in self._lanes:
                with lane.fleet.aside():
                    self._decide(model, step, lane)
        for lane in self._lanes:
            with lane.fleet.aside():
                self._look_ahead(model, lane)
            lane.fleet.rejoin()
        self._rollout = self._told()

    def _decide(self, model: Model, step: int, lane: Lane) -> None:
        fleet, at = lane.fleet, (step, lane.span)
        seats = fleet.look(self._observations[at], self._masks[at])
        chosen = choose(model, self._observations[at], self._masks[at])
        self._seats[at], self._actions[at], self._chances[at] = seats, chosen.actions, chosen.chances
        self._values[at] = outlook_of(chosen.outlook, seats, fleet.players)
        fleet.step(chosen.actions)
        self._ended[at], self._scores[at] = fleet.ended, fleet.scores

    def _look_ahead(self, model: Model, lane: Lane) -> None:
        """What seats may expect after the last decision."""
        at = self.steps, lane.span
        seats = lane.fleet.look(self._observations[at], self._masks[at])
        outputs = model(self._observations[at], self._masks[at])
        self._values[at] = outlook_of(outputs.outlook, seats, lane.fleet.players)

    def _told(self) -> Rollout:
        ahead = advantages(self._values, self._scores, self._ended)
        own = self._seats.flatten()
        players = self._players.repeat(self.steps)
        targets = (ahead + self._values[:-1]).flatten(0, 1).gather(1, seats_from(own, players))
        return Rollout(
            observations=self._observations[:-1].flatten(0, 1),
            masks=self._masks[:-1].flatten(0, 1),
            actions=self._actions.flatten(),
            chances=self._chances.flatten(),
            advantages=ahead.flatten(0, 1).gather(1, own[:, None])[:, 0],
            targets=targets.clamp(0, 1),
            sits=torch.arange(SEATS, device=own.device) < players[:, None],
        )


class Chosen(NamedTuple):
    """What the network decides in many positions."""

    actions: Tensor
    chances: Tensor  # logarithms of their probabilities
    outlook: Tensor


def choose(model: Model, observations: Tensor, masks: Tensor) -> Chosen:
    """Legal actions, each with the probability that the network gives it."""
    # Drawn apart: what PyTorch compiles for it on a GPU is sometimes no such number.
    draws = torch.rand(len(masks), device=masks.device)
    chosen: Chosen = fused(draw_actions, masks.device.type)(model, observations, masks, draws)
    return chosen


def draw_actions(model: Model, observations: Tensor, masks: Tensor, draws: Tensor) -> Chosen:
    """The legal actions up to which the probabilities add up to more than the given numbers from 0 to 1."""
    outputs = model(observations, masks)
    logarithms = outputs.logits.log_softmax(-1)
    passed = logarithms.exp().cumsum(-1) > draws[:, None]
    left = torch.arange(masks.shape[1], 0, -1, device=masks.device)
    # The first legal one of those; if rounding has left none, the first that is legal.
    actions = torch.where(masks == 0, -1, passed * left).argmax(-1)
    return Chosen(actions, logarithms.gather(1, actions[:, None])[:, 0], outputs.outlook)


def outlook_of(outlook: Tensor, seats: Tensor, players: Tensor) -> Tensor:
    """What every seat may expect, from the outlook of the seat that was asked."""
    return outlook.sigmoid().gather(1, places_of(seats, players))


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
