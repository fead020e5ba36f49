"""An adviser: a trained network that says, in compiled code, which actions look good and how the seats stand.

A network is three layers of sums, each cut off at 0, and two heads. One head gives a number per action (the higher, the
likelier it is played), the other a number per seat (its share of the victory, from 0 to 1). Most inputs are 0, and few
change from one position of a search to the next. So the sums of the first layer are kept for each seat and only
updated, and the other layers pass on only what is not cut off.

A search asks about a node when it adds it, and uses the same answer whenever it returns there, in any imagined
position. That is less exact, but ten times as fast.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from starlode.engine.compiling.exponential import exponential
from starlode.engine.compiling.kernel import entry, kernel
from starlode.engine.running.contract import observe
from starlode.engine.state.header import SEATS, Header
from starlode.engine.state.masks import NONE, next_allowed
from starlode.engine.state.records import Array, Record

NOBODY = -1
SPARE = -1  # the last row of `kept`, for questions that belong to no node


class Weights(NamedTuple):
    """What was learned: for each layer and head one row per input, and a bias."""

    w0: Array
    b0: Array
    w1: Array
    b1: Array
    w2: Array
    b2: Array
    wp: Array  # of the actions
    bp: Array
    wv: Array  # of the seats, counted from the observer
    bv: Array


class Adviser(NamedTuple):
    """A network, with room to think and to remember."""

    weights: Weights
    observation: Array
    seen: Array  # the last observation of each seat
    first: Array  # the sums of the first layer for it, updated from one observation to the next
    second: Array  # the sums of the other layers
    third: Array
    rows: Array  # inputs that count, and by how much
    factors: Array
    scores: Array  # the last answer about seats, counted from the observer
    kept: Array  # by node, the answer about actions; one extra row is for questions that belong to no node
    whose: Array  # by node, the seat that was asked about it, -1 for none


def hire(weights: Weights, nodes: int) -> Adviser:
    """An adviser that can remember this many nodes, and knows no position yet."""
    inputs, widths = len(weights.w0), [len(bias) for bias in (weights.b0, weights.b1, weights.b2)]
    longest = max(inputs, *widths)
    return Adviser(
        weights,
        observation=_numbers(inputs),
        seen=_numbers(SEATS, inputs),
        first=np.tile(weights.b0, (SEATS, 1)),
        second=_numbers(widths[1]),
        third=_numbers(widths[2]),
        rows=np.zeros(longest, np.int64),
        factors=_numbers(longest),
        scores=_numbers(SEATS),
        kept=np.empty((nodes + 1, len(weights.bp)), np.float32),
        whose=np.full(nodes + 1, NOBODY, np.int8),
    )


def forget(adviser: Adviser) -> None:
    """Start over: later answers depend on nothing that was asked before."""
    adviser.seen[:] = 0
    adviser.first[:] = adviser.weights.b0
    adviser.whose[:] = NOBODY


def _numbers(*shape: int) -> Array:
    return np.zeros(shape, np.float32)


# ---- asking ----


@entry
def ask(params: Record, record: Header, seat: int, adviser: Adviser) -> None:
    """Write what the adviser says about a seat's record to the spare row of `kept`, and how seats stand to `scores`."""
    consult(params, record, seat, SPARE, adviser)


@kernel
def recall(params: Record, world: Header, mover: int, node: int, mask: Array, odds: Array, adviser: Adviser) -> None:
    """Write how good the legal actions look to a seat; asks only about a node that it does not remember."""
    if node == SPARE or adviser.whose[node] != mover:
        consult(params, world, mover, node, adviser)
    action = next_allowed(mask, NONE)
    while action != NONE:
        odds[action] = adviser.kept[node, action]
        action = next_allowed(mask, action)


@kernel
def consult(params: Record, world: Header, seat: int, node: int, adviser: Adviser) -> None:
    """Look at a position as a seat sees it, and remember the answer for a node."""
    observe(params, world, seat, adviser.observation)
    think(adviser, seat, adviser.kept[node])
    adviser.whose[node] = seat


@kernel
def share_out(world: Header, observer: int, adviser: Adviser, values: Array) -> None:
    """Write what the last answer means for each seat at the table."""
    for step in range(world.players):
        seat = (observer + step) % world.players
        values[seat] = 1.0 / (1.0 + exponential(-adviser.scores[step]))


# ---- the network ----


@kernel
def think(adviser: Adviser, seat: int, looks: Array) -> None:
    """Both heads' answers about the observation of a seat: `looks`, and the scores."""
    weights, rows, factors = adviser.weights, adviser.rows, adviser.factors
    first, second, third = adviser.first[seat], adviser.second, adviser.third
    count = changed(adviser.observation, adviser.seen[seat], rows, factors)
    add_rows(weights.w0, rows, factors, count, first)
    count = positive(first, rows, factors)
    pass_on(weights.w1, weights.b1, rows, factors, count, second)
    count = positive(second, rows, factors)
    pass_on(weights.w2, weights.b2, rows, factors, count, third)
    count = positive(third, rows, factors)
    pass_on(weights.wp, weights.bp, rows, factors, count, looks)
    pass_on(weights.wv, weights.bv, rows, factors, count, adviser.scores)


@kernel
def changed(now: Array, before: Array, rows: Array, factors: Array) -> int:
    """List the inputs that differ from those before, and by how much; `before` is brought up to date."""
    count = 0
    for i in range(now.shape[0]):
        if now[i] != before[i]:
            rows[count] = i
            factors[count] = now[i] - before[i]
            before[i] = now[i]
            count += 1
    return count


@kernel
def positive(sums: Array, rows: Array, factors: Array) -> int:
    """List the sums that are not cut off."""
    count = 0
    for i in range(sums.shape[0]):
        if sums[i] > 0:
            rows[count] = i
            factors[count] = sums[i]
            count += 1
    return count


@kernel
def pass_on(weights: Array, bias: Array, rows: Array, factors: Array, count: int, sums: Array) -> None:
    """The sums of the next layer, or of a head."""
    for j in range(sums.shape[0]):
        sums[j] = bias[j]
    add_rows(weights, rows, factors, count, sums)


@kernel
def add_rows(weights: Array, rows: Array, factors: Array, count: int, sums: Array) -> None:
    """Add the listed rows, each times its factor; four at a time, since reading and writing the sums takes longest."""
    whole = count - count % 4
    for k in range(0, whole, 4):
        i, j, m, n = rows[k], rows[k + 1], rows[k + 2], rows[k + 3]
        a, b, c, d = factors[k], factors[k + 1], factors[k + 2], factors[k + 3]
        for o in range(sums.shape[0]):
            sums[o] += a * weights[i, o] + b * weights[j, o] + c * weights[m, o] + d * weights[n, o]
    for k in range(whole, count):
        i, a = rows[k], factors[k]
        for o in range(sums.shape[0]):
            sums[o] += a * weights[i, o]
