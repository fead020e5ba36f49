"""The spaces that PettingZoo and Gymnasium share: an observation comes with the mask of legal actions."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import Space
from gymnasium.spaces import Box, Dict, Discrete

from starlode.engine.authoring.game import Game
from starlode.engine.state.records import Array

Seen = dict[str, Array]
RENDER_MODES = ["ansi"]  # the table as text
MOST_SEED = 2**62


def observation_space(game: Game, actions: int) -> Space[Any]:
    """`observation`, whose numbers `game.observation_names()` names, and `action_mask`."""
    seen = Box(-np.inf, np.inf, (game.observation,), np.float32)
    return Dict({"observation": seen, "action_mask": Box(0, 1, (actions,), np.int8)})


def action_space(actions: int) -> Space[Any]:
    """Every action of the game, legal now or not."""
    return Discrete(actions)
