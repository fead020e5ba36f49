"""How much each choice of a decision is worth.

A search spends its time on what it likes, so what it says of other choices is vague. Here each gets the same effort: a
few trees whose first move is fixed. The trees of two choices imagine the same positions, so that luck cancels in their
difference. Seeds and a number of iterations decide what is found, never a clock.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

import numpy as np

from starlode.bots.adviser import Adviser
from starlode.bots.neural_bot import STYLE, advised
from starlode.bots.search_bot import BY_HUNCH, Tree, likely_line
from starlode.bots.search_state import SearchNode
from starlode.engine.state.masks import NONE
from starlode.engine.state.records import Array, blank
from starlode.match import Information

Values = dict[int, Array]  # by action, what the seat may expect in each tree


class Looked(NamedTuple):
    """A choice that a search may look at as often as it likes."""

    action: int
    visits: int
    expected: float


class Scales:
    """Weighs choices, with the advice of a network or by hunches; the memory of its trees is used again and again."""

    def __init__(self, most: int, by_network: bool = True) -> None:
        self._nodes = blank(SearchNode, most + 2)
        self._by_network = by_network
        self._adviser: Adviser | None = None

    def weigh(self, information: Information, actions: Iterable[int], seeds: Sequence[int], iterations: int) -> Values:
        """What the seat may expect of each action, a number for each seed; the same seeds for all of them."""
        seat = information.seat
        return {action: self.measure(information, action, seeds, iterations)[:, seat] for action in actions}

    def measure(self, information: Information, action: int, seeds: Sequence[int], iterations: int) -> Array:
        """What every seat may expect after an action, a row for each seed."""
        trees = (self.plant(information, seed, iterations, action) for seed in seeds)
        return np.array([grown(tree, iterations) for tree in trees])

    def look(self, information: Information, seed: int, iterations: int) -> tuple[list[Looked], list[float]]:
        """A search that goes where it likes: what it thinks of choices, and what every seat may expect."""
        tree = self.plant(information, seed, iterations)
        expected = grown(tree, iterations)
        return _ranked(tree), expected

    def line(self, information: Information, action: int, seed: int, iterations: int) -> list[str]:
        """An action as a move, and what is likely to follow it."""
        tree = self.plant(information, seed, iterations, action)
        tree.grow(iterations)
        return likely_line(information, tree, action)

    def plant(self, information: Information, seed: int, iterations: int, only: int = NONE) -> Tree:
        """A tree for so many iterations, perhaps with a fixed first move."""
        nodes = self._nodes[: iterations + 2]
        if not self._by_network:
            return Tree(information, seed, nodes, BY_HUNCH, only=only)
        self._adviser = advised(self._adviser, information, len(self._nodes))
        return Tree(information, seed, nodes, STYLE, only=only, adviser=self._adviser)


def grown(tree: Tree, iterations: int) -> list[float]:
    """What every seat may expect, on average of the second half of a search: in the first it still tries everything."""
    learning = iterations // 2
    tree.grow(learning)
    before = tree.plan.totals.tolist()
    tree.grow(iterations - learning)
    after = tree.plan.totals.tolist()
    return [(after[seat] - before[seat]) / (iterations - learning) for seat in range(tree.world.players)]


def _ranked(tree: Tree) -> list[Looked]:
    """The choices a search has tried, the most visited first."""
    nodes = [tree.nodes[node] for node in tree.children()]
    nodes.sort(key=lambda node: (-int(node["visits"]), -float(node["worth"]), int(node["action"])))
    return [
        Looked(int(node["action"]), int(node["visits"]), float(node["worth"]) / int(node["visits"])) for node in nodes
    ]
