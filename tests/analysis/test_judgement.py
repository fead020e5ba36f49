"""How two choices are weighed: by as many trees as it takes to settle a mark, and no more."""

from __future__ import annotations

from collections.abc import Sequence
from types import SimpleNamespace
from typing import cast

import numpy as np
import pytest

from starlode.analysis.judgement import SEEDS, judge_choice
from starlode.analysis.measures import MEASURES
from starlode.analysis.weighing import Looked, Scales
from starlode.engine.state.records import Array
from starlode.match import Information

PLAYED, RIVAL, ITERATIONS = 3, 5, 1000
SHARE = ITERATIONS // MEASURES.trees


class MadeUpScales:
    """Scales that say what they are told: how much worse the played choice is, tree by tree."""

    def __init__(self, shallow: float, deep: Sequence[float]) -> None:
        self._shallow, self._deep = shallow, deep
        self.grown: list[tuple[int, int]] = []  # iterations and action of every tree

    def look(self, information: Information, seed: int, iterations: int) -> tuple[list[Looked], list[float]]:
        return [Looked(RIVAL, iterations, 0.5)], [0.5, 0.5]

    def measure(self, information: Information, action: int, seeds: Sequence[int], iterations: int) -> Array:
        trees = self.grown.count((iterations, action))
        loss = self._shallow if iterations == SHARE else self._deep[trees]
        self.grown += [(iterations, action)] * len(seeds)
        own = 0.5 - loss * (action == PLAYED)
        return np.array([[own, 1 - own]] * len(seeds))

    @property
    def deep_pairs(self) -> int:
        return self.grown.count((SHARE * MEASURES.deeper, PLAYED))


@pytest.mark.parametrize(
    ("shallow", "deep", "pairs"),
    [
        (0.01, [], 0),  # no mark in question
        (0.2, [0.2, 0.2], 2),  # certain at once
        (0.05, [0.01, 0.0], 2),  # out of reach
        (0.2, [0.1, 0.2, 0.15, 0.15], 3),  # two trees that differ settle nothing
        (0.2, [0.0, 0.2, 0.0, 0.2], 4),  # nor do any that differ so much
    ],
)
def test_trees_are_grown_until_a_mark_is_settled(shallow: float, deep: list[float], pairs: int) -> None:
    scales, seat = MadeUpScales(shallow, deep), SimpleNamespace(seat=0)
    found = judge_choice(cast(Scales, scales), cast(Information, seat), PLAYED, ITERATIONS, list(range(SEEDS)))
    assert scales.deep_pairs == pairs
    wanted = deep[:pairs] or [shallow]
    assert found.edge == pytest.approx(-sum(wanted) / len(wanted))
