"""greedy: looks one decision ahead and takes an immediate win, else what the game's evaluation likes best.

Chance and hidden cards are averaged over a few imagined positions, the same ones for all actions. What comes of an
action without any random number is the same in all of them, and computed once.

Where other seats decide at the same time, it draws lots among all that look nearly as good: players who judge alike
would otherwise all do the same, and get into each other's way for as long as they do.
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
from starlode.engine.state.masks import NONE, blank_mask, copy_mask, count_allowed, forbid, next_allowed
from starlode.engine.state.records import Array, Record, blank

if TYPE_CHECKING:
    from starlode.engine.declarations.declarations import Declarations
    from starlode.match.information import Information

WORLDS = 4  # imagined positions a decision is tried in
MARGIN = 1e-6  # values closer than this are equal
NEARLY = 0.25  # points that look as good where others decide at the same time; found by play
VICTORY = 1000.0  # the value of a win, more than any evaluation
RIVALS = 0.3  # how much the average opponent's prospects count against your own

GreedyScratch = tuple[Array, Array, Array, Array, Array, Array]


class GreedyBot:
    """Takes the action whose next position looks best for its seat."""

    name = "greedy"

    def __init__(self, seed: int) -> None:
        self.dice = dice_of(seed)
        self.weighed: dict[int, float] = {}  # how good each action of the last choice looked, in points

    def choose(self, information: Information) -> int:
        """The best-looking action, or almost where others decide at the same time; ties are broken at random."""
        params, record, scratch = information.config.params, information.record, scratch_of(information.game)
        action = decide(params, record, information.seat, information.seed, scratch, self.dice)
        self.weighed = {other: float(scratch[3][other]) / WORLDS for other in information.actions}
        return action


def scratch_of(game: Declarations) -> GreedyScratch:
    """Scratch space: two positions, legal actions, those to try, their values, every seat's estimate and result."""
    mask, untried, values = blank_mask(game.actions), blank_mask(game.actions), np.zeros(game.actions)
    return blank(game.state_type, 2), mask, untried, values, np.zeros(SEATS), np.zeros((SEATS, 2), np.int64)


@entry
def decide(params: Record, record: Header, seat: int, seed: int, scratch: GreedyScratch, dice: Array) -> int:
    """`best_action` for Python."""
    return best_action(params, record, seat, seed, WORLDS, scratch, dice)


@kernel
def best_action(
    params: Record, record: Header, seat: int, seed: int, worlds: int, scratch: GreedyScratch, dice: Array
) -> int:
    """What a seat does, judging by its record alone; the seed is for imagining positions, the dice break ties."""
    pages, mask, untried, values, out, results = scratch
    legal(params, record, seat, mask)
    if count_allowed(mask) > 1:
        values[:] = 0
        copy_mask(mask, untried)
        stream = 1
        while stream <= worlds and count_allowed(untried) > 0:
            pages[0] = record
            suppose(params, pages[0], seat, seed, stream)
            pages[0].event_count = UNHEARD
            add_values(params, seat, pages, untried, worlds + 1 - stream, values, out, results)
            stream += 1
        keep_best(mask, values, worlds * NEARLY if is_simultaneous(record) else MARGIN)
    return choose(mask, dice)


@kernel
def add_values(
    params: Record, seat: int, pages: Array, untried: Array, worlds: int, values: Array, out: Array, results: Array
) -> None:
    """Add to each action's value how the position after it looks for the seat, for all worlds left if it is certain."""
    action = next_allowed(untried, NONE)
    while action != NONE:
        pages[1] = pages[0]
        apply(params, pages[1], seat, action)
        value = worth(params, pages[1], seat, out, results)
        values[action] += value
        if pages[1].counter == 0:  # nothing was imagined or drawn
            for _ in range(worlds - 1):
                values[action] += value
            forbid(untried, action)
        action = next_allowed(untried, action)


@kernel
def worth(params: Record, state: Header, seat: int, out: Array, results: Array) -> float:
    """How a position looks for a seat."""
    if state.over:
        returns(params, state, results)
        return VICTORY if results[seat, RANK] == 1 else -VICTORY
    estimate(params, state, out)
    return advantage(out, seat, state.players)


@kernel
def advantage(out: Array, seat: int, players: int) -> float:
    """The seat's own prospects minus a part of the average opponent's."""
    others = 0.0
    for other in range(players):
        if other != seat:
            others += out[other]
    return float(out[seat] - RIVALS * others / (players - 1))


@kernel
def is_simultaneous(record: Header) -> bool:
    """Whether several seats owe a decision."""
    return bool(record.acting & (record.acting - 1))


@kernel
def keep_best(mask: Array, values: Array, margin: float) -> None:
    """Remove from the mask, in place, every action that is worse than the best by more than a margin."""
    best = -np.inf
    action = next_allowed(mask, NONE)
    while action != NONE:
        best = max(best, values[action])
        action = next_allowed(mask, action)
    action = next_allowed(mask, NONE)
    while action != NONE:
        if values[action] < best - margin:
            forbid(mask, action)
        action = next_allowed(mask, action)


def make(seed: int, argument: str = "") -> GreedyBot:
    """A greedy bot; raises UnknownBot for an argument."""
    refuse_argument(GreedyBot.name, argument)
    return GreedyBot(seed)
