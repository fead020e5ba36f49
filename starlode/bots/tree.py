"""Information-set tree search for 2 to 4 players, in compiled code and for any game.

Every iteration imagines one position that looks the same to the searching seat, walks down a tree of decisions that all
iterations share, adds one node, judges the position there and credits every mover on the way. A child is only
chosen where its action is legal in the imagined position, so it is compared by how often it was available.

A seat that decides at the same time as others must not answer what it cannot see. Where several seats owe a decision
the searching seat chooses first and in the tree; the others then choose at random, outside the tree.
"""

from __future__ import annotations

import math

from starlode.engine.contract import POINTS, RANK, apply, estimate, legal, returns
from starlode.engine.header import SEATS, Header, lowest_acting
from starlode.engine.kernel import entry, kernel
from starlode.engine.loops import choose, reimagine
from starlode.engine.records import Array, Record, f64, i8, i16, i32, record

NONE = -1
ROOT = 0
DEPTH = 64  # decisions a walk follows at most


@record
class Node(Record):
    """A decision that led somewhere."""

    action: int = i32()
    mover: int = i8()  # the seat that made it
    first: int = i32()  # first child, -1 none
    sibling: int = i32()  # next child of the same parent, -1 none
    visits: int = i32()
    available: int = i32()  # iterations in which it could have been chosen
    worth: float = f64()  # sum of the mover's rewards


@record
class Plan(Record):
    """How to search, and where the search stands."""

    seat: int = i16()  # the searching seat
    only: int = i32()  # the one action tried at the root, -1 all of them
    exploration: float = f64()  # how much little-tried moves are favoured
    decisive: float = f64()  # a lead in points that usually wins
    tail: int = i32()  # random decisions played before a position is judged
    nodes: int = i32()  # nodes in use
    iterations: int = i32()  # iterations done
    depth: int = i32()  # nodes on the current path
    path: Array = i32(DEPTH + 1)
    values: Array = f64(SEATS)  # the evaluation, then the rewards
    results: Array = i32(SEATS, 2)
    totals: Array = f64(SEATS)  # the rewards of all iterations added up


@entry
def begin_search(tree: Array, plan: Plan) -> None:
    """An empty tree: only the root, the position as it is."""
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
    plan: Plan,
    scratch: Array,
    mask: Array,
    dice: Array,
) -> None:
    """Go on for so many iterations, or until the tree is full."""
    for _ in range(rounds):
        if plan.nodes + 1 >= tree.shape[0]:
            return
        plan.iterations += 1
        scratch[0] = root
        world = scratch[0]
        reimagine(params, world, plan.seat, seed, plan.iterations)
        descend(params, world, tree, plan, mask, dice)
        judge(params, world, plan, mask, dice)
        credit(tree, plan)


@kernel
def add_node(tree: Array, plan: Plan, parent: int, action: int, mover: int) -> int:
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
def next_mover(world: Header, seat: int) -> int:
    """Who decides next in the search: the searching seat before others that decide at the same time."""
    return seat if world.acting & (1 << seat) else lowest_acting(world)


@kernel
def is_alone(world: Header, mover: int) -> bool:
    """Whether no other seat owes a decision."""
    return bool(world.acting == 1 << mover)


@kernel
def descend(params: Record, world: Header, tree: Array, plan: Plan, mask: Array, dice: Array) -> None:
    """Walk down the tree to a new node, playing the decisions on the way in the imagined position."""
    plan.path[0] = ROOT
    plan.depth = 1
    simultaneous = False
    while not world.over and plan.depth <= DEPTH:
        mover = next_mover(world, plan.seat)
        legal(params, world, mover, mask)
        if plan.depth == 1 and plan.only != NONE:
            keep_only(mask, plan.only)
        simultaneous = simultaneous or not is_alone(world, mover)
        if simultaneous and mover != plan.seat:
            simultaneous = not is_alone(world, mover)
            apply(params, world, mover, choose(mask, dice))
            continue
        parent = plan.path[plan.depth - 1]
        child = best_child(tree, plan, parent, mover, mask)
        action = choose(mask, dice)  # the mask now holds the actions that have no node yet
        new = action != NONE
        if new:
            child = add_node(tree, plan, parent, action, mover)
        apply(params, world, mover, tree[child].action)
        plan.path[plan.depth] = child
        plan.depth += 1
        if new:
            return


@kernel
def keep_only(mask: Array, action: int) -> None:
    """Leave one action in the mask."""
    for other in range(mask.shape[0]):
        if other != action:
            mask[other] = 0


@kernel
def best_child(tree: Array, plan: Plan, parent: int, mover: int, mask: Array) -> int:
    """The legal child with the highest upper bound; strikes all legal children off the mask."""
    best, highest = NONE, -1.0
    child = tree[parent].first
    while child != NONE:
        node = tree[child]
        if node.mover == mover and mask[node.action]:
            mask[node.action] = 0
            node.available += 1
            bound = node.worth / node.visits + plan.exploration * math.sqrt(math.log(node.available) / node.visits)
            if bound > highest:
                best, highest = child, bound
        child = node.sibling
    return int(best)


@kernel
def judge(params: Record, world: Header, plan: Plan, mask: Array, dice: Array) -> None:
    """Write every seat's reward, from 0 to 1, for the position the walk ended in."""
    for _ in range(plan.tail):
        if world.over:
            break
        mover = lowest_acting(world)
        legal(params, world, mover, mask)
        apply(params, world, mover, choose(mask, dice))
    if world.over:
        reward_result(params, world, plan)
    else:
        estimate(params, world, plan.values)
        reward_lead(world, plan)


@kernel
def reward_lead(world: Header, plan: Plan) -> None:
    """A lead over the best opponent, squeezed between 0 and 1, in place of each evaluation."""
    best, second = -1e9, -1e9
    for seat in range(world.players):
        value = plan.values[seat]
        if value > best:
            best, second = value, best
        elif value > second:
            second = value
    for seat in range(world.players):
        rival = second if plan.values[seat] == best else best
        plan.values[seat] = 1.0 / (1.0 + math.exp((rival - plan.values[seat]) / plan.decisive))


@kernel
def reward_result(params: Record, world: Header, plan: Plan) -> None:
    """Winning is most of the reward; the lead in points decides between wins, and between losses."""
    returns(params, world, plan.results)
    winners = 0
    for seat in range(world.players):
        winners += plan.results[seat, RANK] == 1
        plan.values[seat] = plan.results[seat, POINTS]
    reward_lead(world, plan)
    for seat in range(world.players):
        won = 1.0 / winners if plan.results[seat, RANK] == 1 else 0.0
        plan.values[seat] = 0.8 * won + 0.2 * plan.values[seat]


@kernel
def credit(tree: Array, plan: Plan) -> None:
    """Add the rewards to every node of the path."""
    tree[ROOT].visits += 1
    for seat in range(SEATS):
        plan.totals[seat] += plan.values[seat]
    for i in range(1, plan.depth):
        node = tree[plan.path[i]]
        node.visits += 1
        node.worth += plan.values[node.mover]
