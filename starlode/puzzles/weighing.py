"""How much each choice of a decision is worth, by the search that a network advises.

A search spends its time on what it likes, so what it says of other choices is vague. Here each gets the same effort: a
few trees whose first move is fixed. The trees of two choices imagine the same positions, so that luck cancels in their
difference.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import numpy as np

from starlode.bots.adviser import Adviser
from starlode.bots.neural_bot import STYLE, advised
from starlode.bots.search_bot import Tree
from starlode.bots.search_state import SearchNode
from starlode.engine.state.records import Array, blank
from starlode.match import Information

Values = dict[int, Array]  # by action, what the seat may expect in each tree


class Scales:
    """Weighs choices; the memory of its trees is used again and again."""

    def __init__(self, most: int) -> None:
        self._nodes = blank(SearchNode, most + 2)
        self._adviser: Adviser | None = None

    def weigh(self, information: Information, actions: Iterable[int], seeds: Sequence[int], iterations: int) -> Values:
        """What the seat may expect of each action, a number for each seed; the same seeds for all of them."""
        return {
            action: np.array([self._expected(information, action, seed, iterations) for seed in seeds])
            for action in actions
        }

    def _expected(self, information: Information, action: int, seed: int, iterations: int) -> float:
        """The average of the second half of a tree: in the first it still tries everything."""
        nodes = self._nodes[: iterations + 2]
        self._adviser = advised(self._adviser, information, len(self._nodes))
        tree = Tree(information, seed, nodes, STYLE, only=action, adviser=self._adviser)
        tree.grow(iterations // 2)
        learned = float(tree.plan.totals[information.seat])
        tree.grow(iterations - iterations // 2)
        return (float(tree.plan.totals[information.seat]) - learned) / (iterations - iterations // 2)


def best_of(values: Values) -> int:
    """The action that is worth most."""
    return max(values, key=lambda action: float(values[action].mean()))


def lead_of(values: Values, best: int) -> float:
    """How far an action is ahead of the next best in the mean; 0 if a single tree likes another one better."""
    others = [values[best] - values[other] for other in values if other != best]
    if any(float(ahead.min()) <= 0 for ahead in others):
        return 0.0
    return min(float(ahead.mean()) for ahead in others)
