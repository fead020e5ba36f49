"""Which legal actions look good at a glance, to a player who does not think ahead.

A search uses this to choose what to look at first, and to decide for other seats where it may not think for them. The
glance comes from the game's hunches, or from the adviser if there is one. In a game without hunches all actions look
alike.
"""

from __future__ import annotations

import math

from starlode.bots.adviser import Adviser, recall
from starlode.bots.search_state import SearchPlan
from starlode.engine.compiling.exponential import exponential
from starlode.engine.compiling.kernel import kernel
from starlode.engine.running.contract import apply, hunch, legal
from starlode.engine.running.loops import choose
from starlode.engine.state.chance import cheap
from starlode.engine.state.header import Header
from starlode.engine.state.masks import NONE, next_allowed
from starlode.engine.state.records import Array, Record

WORDS = 4294967296.0  # how many numbers `cheap` can give


@kernel
def weigh(
    params: Record,
    world: Header,
    mover: int,
    plan: SearchPlan,
    node: int,
    mask: Array,
    odds: Array,
    adviser: Adviser | None,
) -> None:
    """The legal actions, and how likely a player who decides at a glance takes each; the adviser remembers nodes."""
    legal(params, world, mover, mask)
    if adviser is None:
        if plan.guided:
            hunch(params, world, mover, mask, odds)
    else:
        recall(params, world, mover, node, mask, odds, adviser)
    soften(plan, mask, odds)


@kernel
def soften(plan: SearchPlan, mask: Array, odds: Array) -> None:
    """Turn how good each legal action looks into how likely it is, in place."""
    total, highest = 0.0, -math.inf
    action = next_allowed(mask, NONE)
    while action != NONE:
        highest = max(highest, odds[action])
        total += 1.0
        action = next_allowed(mask, action)
    if plan.guided:
        total = 0.0
        action = next_allowed(mask, NONE)
        while action != NONE:
            odds[action] = exponential((odds[action] - highest) / plan.warmth)
            total += odds[action]
            action = next_allowed(mask, action)
    action = next_allowed(mask, NONE)
    while action != NONE:
        odds[action] = (odds[action] if plan.guided else 1.0) / total
        action = next_allowed(mask, action)


@kernel
def lot(mask: Array, odds: Array, dice: Array) -> int:
    """A random legal action, weighted by the odds."""
    left = cheap(dice) / WORDS
    last, action = NONE, next_allowed(mask, NONE)
    while action != NONE and left >= 0.0:
        left -= odds[action]
        last, action = action, next_allowed(mask, action)
    return last


@kernel
def play_at_a_glance(
    params: Record,
    world: Header,
    mover: int,
    plan: SearchPlan,
    mask: Array,
    odds: Array,
    dice: Array,
    adviser: Adviser | None,
) -> None:
    """Let a seat decide at a glance, or at random if nothing guides it."""
    if plan.guided:
        weigh(params, world, mover, plan, NONE, mask, odds, adviser)
        apply(params, world, mover, lot(mask, odds, dice))
    else:
        legal(params, world, mover, mask)
        apply(params, world, mover, choose(mask, dice))
