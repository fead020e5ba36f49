"""greedy: looks one decision ahead and takes what the game's evaluation likes best.

Chance and hidden cards are averaged over a few imagined positions; the same ones serve all actions.
"""

from __future__ import annotations

from random import Random

import numpy as np

from starlode.bots.bot import refuse_argument
from starlode.engine.contract import apply, estimate
from starlode.engine.header import SEATS, Header
from starlode.engine.kernel import entry, kernel
from starlode.engine.records import Array, Record, blank
from starlode.match.information import Information

WORLDS = 4  # imagined positions a decision is tried in
MARGIN = 1e-6  # values closer than this are equal
RIVALS = 0.3  # how much the average opponent's prospects count against one's own


class GreedyBot:
    """Takes the action whose next position looks best for its seat."""

    name = "greedy"

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def choose(self, information: Information) -> int:
        """The best-looking action; equals are chosen among by lot."""
        actions = np.array(information.actions)
        if len(actions) == 1:
            return int(actions[0])
        values = np.zeros(len(actions))
        scratch = blank(information.game.state_type, 1)
        out = np.zeros(SEATS)
        for stream in range(1, WORLDS + 1):
            world = information.imagine(stream)
            add_values(information.config.params, world, information.seat, actions, scratch, out, values)
        best = np.flatnonzero(values >= values.max() - MARGIN)
        return int(actions[self._random.choice(best.tolist())])


@entry
def add_values(
    params: Record, world: Header, seat: int, actions: Array, scratch: Array, out: Array, values: Array
) -> None:
    """Add to each action's value how the position after it looks for the seat."""
    for i in range(actions.shape[0]):
        scratch[0] = world
        apply(params, scratch[0], seat, actions[i])
        estimate(params, scratch[0], out)
        values[i] += advantage(out, seat, world.players)


@kernel
def advantage(out: Array, seat: int, players: int) -> float:
    """One's own prospects minus a part of the average opponent's."""
    others = 0.0
    for other in range(players):
        if other != seat:
            others += out[other]
    return float(out[seat] - RIVALS * others / (players - 1))


def make(seed: int, argument: str = "") -> GreedyBot:
    """A greedy bot."""
    refuse_argument(GreedyBot.name, argument)
    return GreedyBot(seed)
