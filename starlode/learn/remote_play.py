"""Self-play by others: processes of this machine, or a Ray, through the executor that spreads all other work too.

A free worker takes the network as it is now, plays on for some steps and sends back the results. By then the network
has learned from others; PPO does not mind, because every decision says how likely it was when it was made.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import torch

from starlode.arena.spreading import Workers
from starlode.arena.versions import versions_of
from starlode.games import load_game
from starlode.learn.fleet import Fleet
from starlode.learn.hyperparameters import Hyperparameters
from starlode.learn.model import Model
from starlode.learn.rollout import Recorder, Rollout
from starlode.learn.trainer import Trainer


@dataclass(frozen=True)
class RolloutTask:
    """Some steps to be played with the network as it was when the task was given."""

    game: str
    hyperparameters: Hyperparameters
    seed: int
    weights: dict[str, Any]


def learn_with(workers: Workers, trainer: Trainer) -> None:
    """Have workers play and learn from it here; an interruption keeps what is learned, a lost worker costs nothing.

    Raises StarlodeError where a worker has other versions, or there is no Ray.
    """

    def keep(arrays: dict[str, Any]) -> None:
        trainer.learn(Rollout.of(arrays, trainer.device))

    try:
        workers.do(play_rollout, rollout_tasks(trainer), keep, [versions_of(trainer.game.info.name)])
    finally:
        trainer.keep()


def rollout_tasks(trainer: Trainer) -> Iterator[RolloutTask]:
    """One task for each worker that asks, until everything is played."""
    number = 0
    while trainer.done < 1:
        weights = {name: tensor.cpu().numpy() for name, tensor in trainer.model.state_dict().items()}
        yield RolloutTask(trainer.game.info.name, trainer.hyperparameters, trainer.seed + number, weights)
        number += 1


def play_rollout(task: RolloutTask) -> dict[str, Any]:
    """Play it on one core of this machine, going on with the games of the task before."""
    running = _running.get(task.hyperparameters) or _running.setdefault(task.hyperparameters, _begin(task))
    recorder, model = running
    model.load_state_dict({name: torch.tensor(array) for name, array in task.weights.items()})
    played: dict[str, Any] = recorder.play(model).arrays()
    return played


_running: dict[Hyperparameters, tuple[Recorder, Model]] = {}  # of this process: games go on from task to task


def _begin(task: RolloutTask) -> tuple[Recorder, Model]:
    """Games of this worker's own, and a network that is still to be given its weights."""
    torch.set_num_threads(1)
    game, here = load_game(task.game), torch.device("cpu")
    fleet = Fleet(game, task.hyperparameters.shares(game), task.seed, here)
    return Recorder([fleet], task.hyperparameters.steps), Model(game.observation, game.actions)
