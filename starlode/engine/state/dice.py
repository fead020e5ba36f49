"""Dice: the cheap generator that chooses moves in random play.

The cards of a game never come from dice but from the generator in its state (see `chance`).
"""

from __future__ import annotations

from random import Random

import numpy as np

from starlode.engine.state.records import Array


def dice_of(seed: int) -> Array:
    """The dice of a seed; they must not start at 0."""
    return np.array([Random(seed).getrandbits(32) | 1], np.int64)
