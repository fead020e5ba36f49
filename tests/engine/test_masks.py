"""Masks: what is done to one, bit by bit, is what would be done to a plain set of actions."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from starlode.engine.compiling.bits import WORD
from starlode.engine.compiling.kernel import entry
from starlode.engine.state import marks, masks
from starlode.engine.state.masks import NONE, blank_mask, unpacked
from starlode.engine.state.records import Array

pytestmark = pytest.mark.interpreted

SIZES = (1, WORD - 1, WORD, WORD + 1, 2 * WORD, 240)
MOST = SIZES[-1]
ALLOW, FORBID, ALLOW_IF, NOT_IF = range(4)

actions = st.integers(0, MOST - 1)
allowed_sets = st.sets(actions) | st.sets(actions, max_size=3)
changes = st.lists(st.tuples(st.sampled_from((ALLOW, FORBID, ALLOW_IF, NOT_IF)), actions))


# ---- as compiled code means it ----


@entry
def change(mask: Array, how: int, action: int) -> None:
    if how == ALLOW:
        masks.allow(mask, action)
    elif how == FORBID:
        masks.forbid(mask, action)
    else:
        masks.allow_if(mask, action, how == ALLOW_IF)


@entry
def allow_span(mask: Array, first: int, bits: int) -> None:
    masks.allow_span(mask, first, bits)


@entry
def clear(mask: Array) -> None:
    masks.clear(mask)


@entry
def is_allowed(mask: Array, action: int) -> bool:
    return masks.is_allowed(mask, action)


@entry
def count(mask: Array) -> int:
    return masks.count_allowed(mask)


@entry
def nth(mask: Array, n: int) -> int:
    return masks.nth_allowed(mask, n)


@entry
def following(mask: Array, after: int) -> int:
    return masks.next_allowed(mask, after)


@entry
def write_list(mask: Array, out: Array) -> int:
    return masks.list_allowed(mask, out)


@entry
def spread(mask: Array, out: Array) -> None:
    masks.spread(mask, out)


@entry
def write_marks(mask: Array, out: Array) -> None:
    marks.write_marks(mask, out)


@entry
def count_marked(row: Array) -> int:
    return marks.count_marked(row)


@entry
def nth_marked(row: Array, place: int) -> int:
    return marks.nth_marked(row, place)


def mask_of(allowed: Iterable[int], size: int = MOST) -> Array:
    mask = blank_mask(size)
    for action in allowed:
        change(mask, ALLOW, action)
    return mask


def set_of(mask: Array, size: int = MOST) -> set[int]:
    return set(np.flatnonzero(unpacked(mask, size)).tolist())


# ---- against sets ----


@given(changes)
def test_changes_do_what_they_do_to_a_set(made: list[tuple[int, int]]) -> None:
    mask, expected = blank_mask(MOST), set[int]()
    for how, action in made:
        change(mask, how, action)
        if how in (ALLOW, ALLOW_IF):
            expected.add(action)
        elif how == FORBID:
            expected.discard(action)
    assert set_of(mask) == expected
    clear(mask)
    assert set_of(mask) == set()


@given(allowed_sets, actions, st.integers(0, 2**63 - 1))
def test_a_span_adds_neighbours(before: set[int], first: int, bits: int) -> None:
    bits &= (1 << MOST - first) - 1
    mask = mask_of(before)
    allow_span(mask, first, bits)
    assert set_of(mask) == before | {first + place for place in range(WORD) if bits >> place & 1}


@given(allowed_sets)
def test_every_allowed_action_is_found_in_its_place(allowed: set[int]) -> None:
    mask, listed = mask_of(allowed), sorted(allowed)
    assert [action for action in range(MOST) if is_allowed(mask, action)] == listed
    assert count(mask) == len(listed)
    assert [nth(mask, n) for n in range(len(listed) + 1)] == [*listed, NONE]


@given(allowed_sets, st.integers(-1, MOST - 1))
def test_the_next_one_is_the_first_of_those_after(allowed: set[int], after: int) -> None:
    assert following(mask_of(allowed), after) == min((action for action in allowed if action > after), default=NONE)


@given(allowed_sets)
def test_lists_and_bytes_tell_the_same(allowed: set[int]) -> None:
    mask, found, out = mask_of(allowed), np.zeros(MOST, np.int64), np.full(MOST, 7, np.uint8)
    assert found[: write_list(mask, found)].tolist() == sorted(allowed)
    spread(mask, out)
    assert out.tolist() == unpacked(mask, MOST).tolist() == [int(action in allowed) for action in range(MOST)]


# ---- marks ----


@given(st.sampled_from((*SIZES, 7, 2 * WORD + 5, 206)), st.sets(actions))
def test_marks_tell_what_a_mask_tells_and_nothing_beside_them(size: int, wanted: set[int]) -> None:
    allowed = sorted(action for action in wanted if action < size)
    mask, around = mask_of(allowed, size), np.full(size + 2, 7, np.int8)
    write_marks(mask, around[1:-1])
    assert around.tolist() == [7, *unpacked(mask, size).tolist(), 7]
    assert count_marked(around[1:-1]) == len(allowed)
    assert [nth_marked(around[1:-1], n) for n in range(len(allowed) + 1)] == [*allowed, NONE]


# ---- the ends of words ----


@pytest.mark.parametrize("size", SIZES)
def test_a_full_mask_of_any_length_has_nothing_beyond_its_end(size: int) -> None:
    mask = mask_of(range(size), size)
    assert count(mask) == size
    assert nth(mask, size - 1) == size - 1
    assert following(mask, size - 1) == nth(mask, size) == NONE
    assert set_of(mask, size) == set(range(size))


def test_the_neighbours_of_a_mask_do_not_count() -> None:
    several = blank_mask(45, 3) - 1
    several[1] = 0
    assert count(several[1]) == 0
    assert nth(several[1], 0) == following(several[1], NONE) == NONE
