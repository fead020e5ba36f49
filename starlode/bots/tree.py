"""Information-set tree search for 2 to 4 players, in compiled code and for any game.

Every iteration imagines one position that looks the same to the searching seat, walks down a tree of decisions that all
iterations share, adds one node, judges the position there and credits every mover on the way. A child can only be
chosen if its action is legal in the imagined position, so it is compared by how often it was available. The game's
hunches say which children to look at first (PUCT); without them all are alike. A search with an adviser uses the
adviser's opinion of actions and positions instead of the game's hunches and estimates.

A seat that decides at the same time as others must not react to what it cannot see. Where several seats owe a
decision, the searching seat chooses first and in the tree. The others then decide at a glance, outside the tree.
"""

from __future__ import annotations

import math

from starlode.bots.adviser import Adviser
from starlode.bots.glance import play_at_a_glance, weigh
from starlode.bots.rewards import judge, next_mover
from starlode.bots.search_state import DEPTH, SearchPlan
from starlode.engine.compiling.kernel import entry, kernel
from starlode.engine.running.contract import apply
from starlode.engine.running.loops import suppose
from starlode.engine.state.chance import cheap, wide
from starlode.engine.state.header import SEATS, UNHEARD, Header
from starlode.engine.state.masks import NONE, allow_if, clear, forbid, is_allowed, next_allowed
from starlode.engine.state.records import Array, Record

ROOT = 0


@entry
def begin_search(tree: Array, plan: SearchPlan) -> None:
    """An empty tree: only the root, which is the present position."""
    plan.nodes = 0
    plan.iterations = 0
    for seat in range(SEATS):
        plan.totals[seat] = 0.0
    add_node(tree, plan, NONE, NONE, NONE)


@entry
def search(
    params: Record,
    root: Header,
    seed: int,
    rounds: int,
    tree: Array,
    plan: SearchPlan,
    scratch: Array,
    mask: Array,
    odds: Array,
    dice: Array,
) -> None:
    """Continue for this many iterations, or until the tree is full."""
    iterate(params, root, seed, rounds, tree, plan, scratch, mask, odds, dice, None)


@entry
def search_advised(
    params: Record,
    root: Header,
    seed: int,
    rounds: int,
    tree: Array,
    plan: SearchPlan,
    scratch: Array,
    mask: Array,
    odds: Array,
    dice: Array,
    adviser: Adviser,
) -> None:
    """The same with an adviser."""
    iterate(params, root, seed, rounds, tree, plan, scratch, mask, odds, dice, adviser)


@kernel
def iterate(
    params: Record,
    root: Header,
    seed: int,
    rounds: int,
    tree: Array,
    plan: SearchPlan,
    scratch: Array,
    mask: Array,
    odds: Array,
    dice: Array,
    adviser: Adviser | None,
) -> None:
    """Imagine, descend, judge and credit, this many times."""
    for _ in range(rounds):
        if plan.nodes + 1 >= tree.shape[0]:
            return
        plan.iterations += 1
        scratch[0] = root
        world = scratch[0]
        suppose(params, world, plan.seat, seed, wide(plan.iterations))
        world.event_count = UNHEARD
        descend(params, world, tree, plan, mask, odds, dice, adviser)
        judge(params, world, plan, mask, odds, dice, adviser)
        credit(tree, plan)


@kernel
def add_node(tree: Array, plan: SearchPlan, parent: int, action: int, mover: int) -> int:
    """A new child, first in its parent's list."""
    new = plan.nodes
    node = tree[new]
    node.action = action
    node.mover = mover
    node.first = NONE
    node.sibling = NONE
    node.visits = 0
    node.available = 1
    node.worth = 0.0
    if parent != NONE:
        node.sibling = tree[parent].first
        tree[parent].first = new
    plan.nodes = new + 1
    return int(new)


@kernel
def descend(
    params: Record,
    world: Header,
    tree: Array,
    plan: SearchPlan,
    mask: Array,
    odds: Array,
    dice: Array,
    adviser: Adviser | None,
) -> None:
    """Walk down the tree to a new node, playing the decisions on the way in the imagined position.

    An adviser looks at a position as the seat that decides next, which knows nothing of what others decide at the same
    time. So simultaneous decisions are finished first.
    """
    before = plan.nodes
    plan.path[0] = ROOT
    plan.depth = 1
    together = 0  # seats that began to decide at the same time and have not stopped since
    while not world.over and plan.depth <= DEPTH:
        mover = next_mover(world, plan.seat)
        if world.acting != 1 << mover:
            together |= world.acting
        together &= world.acting
        if together & (1 << mover) and mover != plan.seat:
            play_at_a_glance(params, world, mover, plan, mask, odds, dice, adviser)
            continue
        if plan.nodes > before:
            return
        parent = plan.path[plan.depth - 1]
        weigh(params, world, mover, plan, parent, mask, odds, adviser)
        if plan.depth == 1 and plan.only != NONE:
            keep_only(mask, plan.only)
        child = select(tree, plan, parent, mover, mask, odds, dice)
        apply(params, world, mover, tree[child].action)
        plan.path[plan.depth] = child
        plan.depth += 1
        if adviser is None and plan.nodes > before:
            return


@kernel
def keep_only(mask: Array, action: int) -> None:
    """Leave one action in the mask, if it is there."""
    allowed = is_allowed(mask, action)
    clear(mask)
    allow_if(mask, action, allowed)


# ---- the tree ----


@kernel
def select(tree: Array, plan: SearchPlan, parent: int, mover: int, mask: Array, odds: Array, dice: Array) -> int:
    """The legal action with the highest upper bound, with a new node if it had none."""
    best, highest = NONE, -1.0
    worth, visits = 0.5, 1.0
    child = tree[parent].first
    while child != NONE:
        node = tree[child]
        if node.mover == mover and is_allowed(mask, node.action):
            forbid(mask, node.action)
            node.available += 1
            worth += node.worth
            visits += node.visits
            bound = node.worth / node.visits
            bound += plan.exploration * odds[node.action] * math.sqrt(node.available) / (1 + node.visits)
            if bound > highest:
                best, highest = child, bound
        child = node.sibling
    novel = likeliest(mask, odds, dice)
    if novel != NONE:
        bound = worth / visits - plan.doubt + plan.exploration * odds[novel] * math.sqrt(visits)
        if best == NONE or bound > highest:
            return add_node(tree, plan, parent, novel, mover)
    return best


@kernel
def likeliest(mask: Array, odds: Array, dice: Array) -> int:
    """The action of the mask with the best odds, -1 if it is empty; ties are broken at random."""
    start = (cheap(dice) * odds.shape[0]) >> 32
    best = likelier(mask, odds, start, odds.shape[0], NONE)
    return likelier(mask, odds, 0, start, best)


@kernel
def likelier(mask: Array, odds: Array, first: int, end: int, best: int) -> int:
    """The action of this part of the mask with the best odds, if they are better than those of the best so far."""
    highest = -1.0 if best == NONE else odds[best]
    action = next_allowed(mask, first - 1)
    while action != NONE and action < end:
        if odds[action] > highest:
            best, highest = action, odds[action]
        action = next_allowed(mask, action)
    return best


@kernel
def credit(tree: Array, plan: SearchPlan) -> None:
    """Add the rewards to every node of the path."""
    tree[ROOT].visits += 1
    for seat in range(SEATS):
        plan.totals[seat] += plan.values[seat]
    for i in range(1, plan.depth):
        node = tree[plan.path[i]]
        node.visits += 1
        node.worth += plan.values[node.mover]
