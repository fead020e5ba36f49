"""Masks: looking at many actions at once finds what looking at one after another finds."""

from __future__ import annotations

import numpy as np
import pytest

from starlode.engine.kernel import entry
from starlode.engine.masks import SPAN, count_allowed, nth_allowed
from starlode.engine.records import Array


@entry
def count(mask: Array) -> int:
    """`count_allowed` as compiled code means it."""
    return count_allowed(mask)


@entry
def nth(mask: Array, n: int) -> int:
    """`nth_allowed` as compiled code means it."""
    return nth_allowed(mask, n)


@pytest.mark.parametrize("size", [1, SPAN - 1, SPAN, SPAN + 1, 2 * SPAN, 240])
@pytest.mark.parametrize("share", [0.0, 0.05, 0.5, 1.0])
def test_every_allowed_action_is_found_in_its_place(size: int, share: float) -> None:
    mask = (np.random.default_rng(size).random(size) < share).astype(np.uint8)
    allowed = np.flatnonzero(mask).tolist()
    assert count(mask) == len(allowed)
    assert [nth(mask, n) for n in range(len(allowed) + 1)] == [*allowed, -1]


def test_the_neighbours_of_a_mask_do_not_count() -> None:
    masks = np.ones((3, 45), np.uint8)
    masks[1] = 0
    assert count(masks[1]) == 0
    assert nth(masks[1], 0) == -1
