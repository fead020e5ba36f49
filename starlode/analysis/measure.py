"""How much one move is worth, with the uncertainty of the answer.

A search spends its time on moves it likes, so what it says of others is vague. Here every move gets the same effort: a
few independent trees whose first move is fixed. The trees of two moves imagine the same positions, pair by pair, so
that luck cancels in their difference.
"""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from math import sqrt

import numpy as np

from starlode.bots.search_bot import Tree
from starlode.bots.search_state import SearchNode
from starlode.engine.state.records import Array, blank
from starlode.match import Information

TREES = 8  # independent measurements of one move
STUDENT = 2.365  # half a 95% interval in standard errors, for the mean of eight
FEWEST = 50  # iterations of one tree


def measure(information: Information, action: int, seeds: Sequence[int], iterations: int, cores: int = 1) -> Array:
    """What every seat may expect after an action, a row for each seed; the iterations are shared by the trees."""
    share = max(FEWEST, iterations // len(seeds))

    def grow(seed: int) -> Array:
        return _expected(information, action, seed, share)

    if cores == 1:
        return np.array([grow(seed) for seed in seeds])
    with ThreadPoolExecutor(cores) as pool:
        return np.array(list(pool.map(grow, seeds)))


def _expected(information: Information, action: int, seed: int, iterations: int) -> Array:
    """Average rewards of the second half of a search: in the first it still tries everything."""
    tree = Tree(information, seed, blank(SearchNode, iterations + 2), only=action)
    learning = iterations // 2
    tree.grow(learning)
    before = np.array(tree.plan.totals)
    tree.grow(iterations - learning)
    expected: Array = (np.array(tree.plan.totals) - before) / (iterations - learning)
    return expected[: tree.world.players]


def difference(better: Array, worse: Array) -> tuple[float, float]:
    """How much more the first may expect on average, and the margin of its 95% interval."""
    found = better - worse
    return float(found.mean()), float(STUDENT * found.std(ddof=1) / sqrt(len(found)))
