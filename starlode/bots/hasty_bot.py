"""hasty: looks one decision ahead like greedy, for a moment only.

It sits in for others where rules still run interpreted, a hundred times slower than compiled. Nobody plays against it
by name: how good it is depends on the machine.
"""

from __future__ import annotations

import time
from random import Random
from typing import TYPE_CHECKING

from starlode.bots.greedy_bot import Desk, add_values, desk_of
from starlode.engine.loops import suppose
from starlode.engine.masks import allow

if TYPE_CHECKING:
    from starlode.match.information import Information

PATIENCE_S = 0.3


class HastyBot:
    """Takes the best-looking of those actions that it gets to look at, in one imagined position."""

    name = "hasty"

    def __init__(self, seed: int, patience: float = PATIENCE_S) -> None:
        self._random, self._patience = Random(seed), patience

    def choose(self, information: Information) -> int:
        """The best of the first few actions, in an order left to chance."""
        end = time.monotonic() + self._patience
        actions = self._random.sample(information.actions, len(information.actions))
        desk = desk_of(information.game)
        desk[0][0] = information.record
        suppose(information.config.params, desk[0][0], information.seat, information.seed, 1)
        best, most = actions[0], float("-inf")
        for action in actions if len(actions) > 1 else ():
            value = _look(information, desk, action)
            if value > most:
                best, most = action, value
            if time.monotonic() > end:
                break
        return best


def _look(information: Information, desk: Desk, action: int) -> float:
    """How good the position after an action looks."""
    pages, mask, values, out, results = desk
    mask[:], values[:] = 0, 0
    allow(mask, action)
    add_values(information.config.params, information.seat, pages, mask, values, out, results)
    return float(values[action])
