"""Masks: which actions are allowed, a bit for each, 64 to a word.

Every decision of random play and every node of a search asks for a mask, so what is done to one must be short: clearing
it, counting it and going through it take a few instructions a word. Nobody else touches the words. Outside of compiled
code a mask is shown as a byte for each action, which `spread` writes.
"""

from __future__ import annotations

import numpy as np

from starlode.engine.compiling.bits import WORD, lowest, nth, ones
from starlode.engine.compiling.kernel import kernel
from starlode.engine.state.records import Array

PLACE = WORD - 1  # the bits of an action's number that say which bit of its word it is
SHIFT = 6  # the others say which word
NONE = -1  # no action

# Signed like all integers in kernels, and of NumPy's, which cuts off what is shifted too far when interpreted as well.
ONE, ALL = np.int64(1), np.int64(-1)


def blank_mask(actions: int, *count: int) -> Array:
    """A mask for so many actions that allows none of them, or an array of such masks."""
    return np.zeros((*count, (actions + PLACE) >> SHIFT), np.int64)


def unpacked(mask: Array, actions: int) -> Array:
    """What `spread` would write, for Python."""
    return np.unpackbits(mask.view(np.uint8), count=actions, bitorder="little")


# ---- what rules write ----


@kernel
def clear(mask: Array) -> None:
    """Allow nothing."""
    for word in range(mask.shape[0]):
        mask[word] = 0


@kernel
def allow(mask: Array, action: int) -> None:
    """Allow an action."""
    mask[action >> SHIFT] |= ONE << (action & PLACE)


@kernel
def allow_if(mask: Array, action: int, condition: int) -> None:
    """Allow an action where the condition is true or 1; where it is false or 0 the mask stays as it is."""
    mask[action >> SHIFT] |= np.int64(condition) << (action & PLACE)


@kernel
def allow_span(mask: Array, first: int, bits: int) -> None:
    """Allow neighbours at once: `first` if the lowest bit is set, the next action if the next one is, up to 63."""
    word, place = first >> SHIFT, first & PLACE
    mask[word] |= np.int64(bits) << place
    beyond = (bits >> 1) >> (PLACE - place)
    if beyond:
        mask[word + 1] |= beyond


@kernel
def bit_if(place: int, condition: int) -> int:
    """A bit for `allow_span` where the condition is true or 1, else nothing."""
    return np.int64(condition) << place  # type: ignore[return-value]


@kernel
def forbid(mask: Array, action: int) -> None:
    """Allow an action no longer."""
    mask[action >> SHIFT] &= ~(ONE << (action & PLACE))


# ---- what others read ----


@kernel
def is_allowed(mask: Array, action: int) -> bool:
    """Whether an action is allowed."""
    return bool((mask[action >> SHIFT] >> (action & PLACE)) & 1)


@kernel
def count_allowed(mask: Array) -> int:
    """How many actions a mask allows."""
    count = 0
    for word in range(mask.shape[0]):
        count += ones(mask[word])
    return count


@kernel
def nth_allowed(mask: Array, n: int) -> int:
    """The allowed action that has n allowed ones before it; -1 if there is none."""
    for word in range(mask.shape[0]):
        bits = mask[word]
        count = ones(bits)
        if n < count:
            return word * WORD + nth(bits, n)
        n -= count
    return NONE


@kernel
def next_allowed(mask: Array, after: int) -> int:
    """The first allowed action after one, which may be -1; -1 if there is none. A loop goes through all of them so."""
    word = (after + 1) >> SHIFT
    if word == mask.shape[0]:
        return NONE
    bits = mask[word] & (ALL << ((after + 1) & PLACE))
    while bits == 0:
        word += 1
        if word == mask.shape[0]:
            return NONE
        bits = mask[word]
    return word * WORD + lowest(bits)


@kernel
def list_allowed(mask: Array, out: Array) -> int:
    """Write the allowed actions in ascending order; answers with their number."""
    count = 0
    action = next_allowed(mask, NONE)
    while action != NONE:
        out[count] = action
        count += 1
        action = next_allowed(mask, action)
    return count


@kernel
def spread(mask: Array, out: Array) -> None:
    """Write a byte for every action, 1 for what is allowed and 0 for all others."""
    for action in range(out.shape[0]):
        out[action] = (mask[action >> SHIFT] >> (action & PLACE)) & 1
