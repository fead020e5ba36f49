"""hasty: looks one decision ahead like greedy, but only for a moment.

It fills in where other bots cannot play yet: while the rules still run interpreted, a hundred times slower than
compiled, or while the code the other bots need is not compiled. So it only asks the referee, which is compiled first.
You cannot choose it by name: how good it is depends on the machine.
"""

from __future__ import annotations

import time
from random import Random
from typing import TYPE_CHECKING

from starlode.bots.greedy_bot import RIVALS, VICTORY
from starlode.engine.running.contract import RANK
from starlode.engine.state.records import Array, blank

if TYPE_CHECKING:
    from starlode.match.information import Information

PATIENCE_S = 0.3


class HastyBot:
    """Takes the best-looking of those actions that it gets to look at, in one imagined position."""

    name = "hasty"

    def __init__(self, seed: int, patience: float = PATIENCE_S) -> None:
        self._random, self._patience = Random(seed), patience

    def choose(self, information: Information) -> int:
        """The best of the first few actions, taken in random order."""
        end = time.monotonic() + self._patience
        actions = self._random.sample(information.actions, len(information.actions))
        pages = blank(information.game.state_type, 2)
        information.referee.imagine(information.block, 0, pages, 0, information.seat, information.seed, 1)
        best, most = actions[0], float("-inf")
        for action in actions if len(actions) > 1 else ():
            value = _look(information, pages, action)
            if value > most:
                best, most = action, value
            if time.monotonic() > end:
                break
        return best


def _look(information: Information, pages: Array, action: int) -> float:
    """How good the position after an action looks: the seat's own prospects minus a part of the average opponent's."""
    referee, seat, players = information.referee, information.seat, int(information.config.options["players"])
    referee.advance(pages, 0, 1, seat, action)
    if pages["over"][1]:
        return VICTORY if referee.results(pages, 1)[seat, RANK] == 1 else -VICTORY
    prospects = referee.estimates(pages, 1)[:players].tolist()
    own = prospects.pop(seat)
    return float(own - RIVALS * sum(prospects) / len(prospects))
