"""greedy: looks one decision ahead and takes an immediate win, else what the game's evaluation likes best.

Chance and hidden cards are averaged over a few imagined positions, the same ones for all actions.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from starlode.bots.bot import refuse_argument
from starlode.engine.compiling.kernel import entry, kernel
from starlode.engine.running.contract import RANK, apply, estimate, legal, returns
from starlode.engine.running.loops import choose, suppose
from starlode.engine.state.dice import dice_of
from starlode.engine.state.header import SEATS, UNHEARD, Header
from starlode.engine.state.masks import NONE, blank_mask, count_allowed, forbid, next_allowed
from starlode.engine.state.records import Array, Record, blank

if TYPE_CHECKING:
    from starlode.engine.declarations.declarations import Declarations
    from starlode.match.information import Information

WORLDS = 4  # imagined positions a decision is tried in
MARGIN = 1e-6  # values closer than this are equal
VICTORY = 1000.0  # the value of a win, more than any evaluation
RIVALS = 0.3  # how much the average opponent's prospects count against your own

GreedyScratch = tuple[Array, Array, Array, Array, Array]


class GreedyBot:
    """Takes the action whose next position looks best for its seat."""

    name = "greedy"

    def __init__(self, seed: int) -> None:
        self.dice = dice_of(seed)
        self.weighed: dict[int, float] = {}  # how good each action of the last choice looked, in points

    def choose(self, information: Information) -> int:
        """The best-looking action; ties are broken at random."""
        params, record, scratch = information.config.params, information.record, scratch_of(information.game)
        action = decide(params, record, information.seat, information.seed, scratch, self.dice)
        self.weighed = {other: float(scratch[2][other]) / WORLDS for other in information.actions}
        return action


def scratch_of(game: Declarations) -> GreedyScratch:
    """Scratch space for a decision: two positions, legal actions, their values, every seat's estimate and result."""
    mask, values = blank_mask(game.actions), np.zeros(game.actions)
    return blank(game.state_type, 2), mask, values, np.zeros(SEATS), np.zeros((SEATS, 2), np.int64)


@entry
def decide(params: Record, record: Header, seat: int, seed: int, scratch: GreedyScratch, dice: Array) -> int:
    """`best_action` for Python."""
    return best_action(params, record, seat, seed, WORLDS, scratch, dice)


@kernel
def best_action(
    params: Record, record: Header, seat: int, seed: int, worlds: int, scratch: GreedyScratch, dice: Array
) -> int:
    """What a seat does, judging by its record alone; the seed is for imagining positions, the dice break ties."""
    pages, mask, values, out, results = scratch
    legal(params, record, seat, mask)
    if count_allowed(mask) > 1:
        values[:] = 0
        for stream in range(1, worlds + 1):
            pages[0] = record
            suppose(params, pages[0], seat, seed, stream)
            pages[0].event_count = UNHEARD
            add_values(params, seat, pages, mask, values, out, results)
        keep_best(mask, values)
    return choose(mask, dice)


@kernel
def add_values(params: Record, seat: int, pages: Array, mask: Array, values: Array, out: Array, results: Array) -> None:
    """Add to each legal action's value how the position after it looks for the seat."""
    action = next_allowed(mask, NONE)
    while action != NONE:
        pages[1] = pages[0]
        apply(params, pages[1], seat, action)
        if pages[1].over:
            returns(params, pages[1], results)
            values[action] += VICTORY if results[seat, RANK] == 1 else -VICTORY
        else:
            estimate(params, pages[1], out)
            values[action] += advantage(out, seat, pages[0].players)
        action = next_allowed(mask, action)


@kernel
def advantage(out: Array, seat: int, players: int) -> float:
    """The seat's own prospects minus a part of the average opponent's."""
    others = 0.0
    for other in range(players):
        if other != seat:
            others += out[other]
    return float(out[seat] - RIVALS * others / (players - 1))


@kernel
def keep_best(mask: Array, values: Array) -> None:
    """Remove from the mask, in place, every action that is worse than the best."""
    best = -np.inf
    action = next_allowed(mask, NONE)
    while action != NONE:
        best = max(best, values[action])
        action = next_allowed(mask, action)
    action = next_allowed(mask, NONE)
    while action != NONE:
        if values[action] < best - MARGIN:
            forbid(mask, action)
        action = next_allowed(mask, action)


def make(seed: int, argument: str = "") -> GreedyBot:
    """A greedy bot; raises UnknownBot for an argument."""
    refuse_argument(GreedyBot.name, argument)
    return GreedyBot(seed)
