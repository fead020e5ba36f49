"""Players that decide within compiled code, so that games are played by the thousand."""

from __future__ import annotations

from typing import NamedTuple

from starlode.bots.adviser import NOBODY, SPARE, Adviser, consult
from starlode.bots.glance import lot, soften
from starlode.bots.greedy_bot import WORLDS, GreedyScratch, best_action
from starlode.bots.search_state import SearchPlan
from starlode.engine.compiling.kernel import kernel
from starlode.engine.running.contract import hide, hunch, legal
from starlode.engine.state.chance import wide
from starlode.engine.state.header import Header
from starlode.engine.state.masks import NONE, next_allowed
from starlode.engine.state.records import Array, Record

# How a seat decides. In a game with hunches a first look goes by these, else by one imagined position. `easy` looks at
# as many positions as the bot of that name. A network, where there is one, is asked once for each decision.
BY_HUNCH, IN_ONE_WORLD, EASY = range(3)


class Thought(NamedTuple):
    """Room to decide in."""

    perspective: Array  # one position, as its seat sees it
    scratch: GreedyScratch
    odds: Array
    plan: SearchPlan  # how much better an action must look to be likelier
    dice: Array  # of each seat


@kernel
def decide(
    params: Record, state: Header, seat: int, player: int, seed: int, thought: Thought, adviser: Adviser | None
) -> int:
    """What a seat does, judging by its record alone."""
    if adviser is not None:
        return likeliest(params, state, seat, thought.scratch[1], adviser)
    record = thought.perspective[0]
    thought.perspective[0] = state
    hide(params, record, seat)
    if player == BY_HUNCH:
        return at_a_glance(params, record, seat, thought)
    worlds = WORLDS if player == EASY else 1
    return best_action(params, record, seat, seed + wide(state.ply), worlds, thought.scratch, thought.dice[seat])


@kernel
def at_a_glance(params: Record, record: Header, seat: int, thought: Thought) -> int:
    """An action that looks good, by the odds that a search gives it at first."""
    mask, odds = thought.scratch[1], thought.odds
    legal(params, record, seat, mask)
    hunch(params, record, seat, mask, odds)
    soften(thought.plan, mask, odds)
    return lot(mask, odds, thought.dice[seat])


@kernel
def likeliest(params: Record, state: Header, seat: int, mask: Array, adviser: Adviser) -> int:
    """What a network likes best; an observation holds no more than the seat may know."""
    legal(params, state, seat, mask)
    best = next_allowed(mask, NONE)
    action = next_allowed(mask, best)
    if action == NONE:
        return best
    consult(params, state, seat, SPARE, adviser)
    while action != NONE:
        if adviser.kept[SPARE, action] > adviser.kept[SPARE, best]:
            best = action
        action = next_allowed(mask, action)
    return best


@kernel
def begin_anew(adviser: Adviser | None) -> None:
    """Let a network forget what it saw in other games, so that each game goes as if it were the only one."""
    if adviser is not None:
        for seat in range(adviser.seen.shape[0]):
            for place in range(adviser.seen.shape[1]):
                adviser.seen[seat, place] = 0
            for place in range(adviser.first.shape[1]):
                adviser.first[seat, place] = adviser.weights.b0[place]
        adviser.whose[SPARE] = NOBODY
