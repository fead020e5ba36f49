"""Dice: the cheap generator that chooses moves in random play, one decision at a time for Python.

The cards of a game never come from dice but from the generator in its state (see `chance`). Alone in its module:
whatever defines compiled code, or is imported beside it, must be compiled anew when it changes.
"""

from __future__ import annotations

from random import Random

import numpy as np

from starlode.engine.kernel import entry
from starlode.engine.loops import choose
from starlode.engine.records import Array


def dice_of(seed: int) -> Array:
    """The dice of a seed; they must not start at 0."""
    return np.array([Random(seed).getrandbits(32) | 1], np.int64)


@entry
def draw_lot(mask: Array, dice: Array) -> int:
    """A legal action, each with the same chance, exactly as compiled random play chooses it; advances the dice."""
    return choose(mask, dice)
