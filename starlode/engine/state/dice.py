"""Dice: the cheap generator that chooses moves in random play.

The cards of a game never come from dice but from the generator in its state (see `chance`).
"""

from __future__ import annotations

from random import Random

import numpy as np

from starlode.engine.compiling.kernel import entry, kernel
from starlode.engine.state.chance import STRETCH, TO_THINK, WORD, cheap, scramble, wide
from starlode.engine.state.marks import count_marked, nth_marked
from starlode.engine.state.records import Array


def dice_of(seed: int) -> Array:
    """The dice of a seed; they must not start at 0."""
    return np.array([Random(seed).getrandbits(32) | 1], np.int64)


def dice_for(seed: int, count: int) -> Array:
    """The dice of many games or seats, a row each: neither neighbours nor those of two seeds begin alike."""
    dice = np.zeros((count, 1), np.int64)
    _throw(seed, dice)
    return dice


@kernel
def throw_dice(seed: int, dice: Array) -> None:
    """What `dice_for` makes, in place."""
    seed = wide(seed)
    for row in range(dice.shape[0]):
        block = scramble(
            *(STRETCH[0], STRETCH[1], STRETCH[2], STRETCH[3]), seed & WORD, (seed >> 32) & WORD, row + 1, TO_THINK
        )
        dice[row, 0] = block[0] | 1


@entry
def _throw(seed: int, dice: Array) -> None:
    throw_dice(seed, dice)


@entry
def lots(masks: Array, dice: Array, actions: Array) -> None:
    """Write a legal action for every row of masks, each with equal probability, as `choose` in `loops` takes it."""
    for row in range(masks.shape[0]):
        actions[row] = nth_marked(masks[row], (cheap(dice[row]) * count_marked(masks[row])) >> 32)
