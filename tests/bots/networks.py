"""Networks that have learned nothing, for tests."""

from __future__ import annotations

import numpy as np

from starlode.bots.adviser import Weights
from starlode.engine.authoring.game import Game
from starlode.engine.state.header import SEATS

WIDTHS = (12, 10, 8)  # small, so that interpreted kernels are quick enough


def random_weights(game: Game, seed: int = 1, widths: tuple[int, int, int] = WIDTHS) -> Weights:
    """Weights of the right shape, drawn by lot; in half precision, as a file keeps them."""
    chance, found = np.random.default_rng(seed), []
    layers = [(game.observation, widths[0]), (widths[0], widths[1]), (widths[1], widths[2])]
    for inputs, outputs in (*layers, (widths[2], game.actions), (widths[2], SEATS)):
        found += [chance.normal(0, (2 / inputs) ** 0.5, (inputs, outputs)), chance.normal(0, 0.1, outputs)]
    return Weights(*(array.astype(np.float16).astype(np.float32) for array in found))
