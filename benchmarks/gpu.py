"""The rules on a GPU: compare random games with the CPU byte by byte, then measure the rates that speed.md tells.

    python benchmarks/gpu.py [GAME ...]

Random decisions; steps with observations, which a network of the usual size chooses; and decisions of learning. Each is
measured several times, and the lowest, the median and the highest are told, in millions a second. Needs an NVIDIA GPU,
numba-cuda and PyTorch (`pip install starlode[gpu,train]`).
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

import numpy as np
import torch

from starlode.engine.authoring.game import Game
from starlode.engine.many.cuda import GpuBatch
from starlode.games import all_games, load_game
from starlode.learn.fleet import fleets_of
from starlode.learn.hyperparameters import Hyperparameters
from starlode.learn.model import Model
from starlode.learn.ppo import Progress
from starlode.learn.rollout import Recorder
from starlode.learn.trainer import Trainer
from starlode.testing.random_play import heads, positions_after

COMPARED, DECISIONS = 500, 200
MANY = 1 << 22  # games of random play
GAMES, STEPS = 1 << 17, 32  # games that a network plays and learns from, and decisions of each at a time
ROUNDS = 7


def main(names: list[str]) -> None:
    """Everything about each game."""
    for name in names:
        game = load_game(name)
        began = time.perf_counter()
        verdict = "equal" if is_equal(game) else "DIFFER FROM"
        print(f"{name}: ready after {time.perf_counter() - began:.0f} s; {COMPARED} games {verdict} the CPU's bytes")
        for players in range(game.info.players[0], game.info.players[1] + 1):
            tell(f"random decisions, {players} players", random_rates(game, players))
        tell("steps with observations and a network's choice", observed_rates(game))
        tell("decisions of learning", learning_rates(game))


def tell(what: str, rates: list[float]) -> None:
    """One line: the lowest, the median and the highest of some rates."""
    print(f"  {what}: {min(rates):.1f} / {median(rates):.1f} / {max(rates):.1f} million/s", flush=True)


def is_equal(game: Game) -> bool:
    """Whether random games end in the same bytes as on the CPU."""
    batch = GpuBatch(game, COMPARED, seed=7, observe=False)
    batch.play(DECISIONS)
    return np.array_equal(heads(batch.states), heads(positions_after(batch, DECISIONS)))


def random_rates(game: Game, players: int) -> list[float]:
    """Million random decisions a second, several times, after the games have spread over all phases."""
    batch = GpuBatch(game, MANY, seed=7, observe=False, options={"players": players})
    batch.play(DECISIONS)
    return rates(lambda: batch.play(DECISIONS // 4), MANY * DECISIONS // 4)


def observed_rates(game: Game) -> list[float]:
    """Million steps a second that a network chooses by what it sees, in games of all numbers of players."""
    device = torch.device("cuda")
    torch.set_float32_matmul_precision("high")
    recorder = Recorder(fleets_of(game, Hyperparameters(1, GAMES).shares(game), 7, device), STEPS)
    model = Model(game.observation, game.actions).to(device)
    for _ in range(10):
        recorder.play(model)
    return rates(lambda: recorder.play(model), GAMES * STEPS)


def rates(play: Callable[[], object], decisions: int) -> list[float]:
    """Million decisions a second of something that plays so many."""
    found = []
    for _ in range(ROUNDS):
        torch.cuda.synchronize()
        began = time.perf_counter()
        play()
        torch.cuda.synchronize()
        found.append(decisions / (time.perf_counter() - began) / 1e6)
    return found


def learning_rates(game: Game) -> list[float]:
    """Million decisions a second of `starlode learn GAME --games 131072 --steps 32`, from one update to the next."""
    heard: list[float] = []

    def hear(trainer: Trainer, progress: Progress) -> None:
        heard.append(time.perf_counter())

    hyperparameters = Hyperparameters(GAMES * STEPS * (ROUNDS + 4), GAMES, STEPS)
    with TemporaryDirectory() as folder:
        Trainer(game, hyperparameters, Path(folder), hear, device="cuda").run()
    times = heard[2:]  # before, PyTorch compiles
    return [GAMES * STEPS / (b - a) / 1e6 for a, b in pairwise(times)]


if __name__ == "__main__":
    main(sys.argv[1:] or list(all_games()))
