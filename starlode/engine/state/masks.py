"""Masks: which actions are allowed, one bit for each, 64 to a word.

Every decision of random play and every node of a search asks for a mask, so operations on masks must be short:
clearing, counting and iterating take a few instructions per word. Only this module touches the words. Outside compiled
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

# Signed like all integers in kernels, and NumPy's, so that bits shifted too far are also dropped when interpreted.
ONE, ALL = np.int64(1), np.int64(-1)


def blank_mask(actions: int, *count: int) -> Array:
    """A mask for this many actions that allows none of them, or an array of such masks."""
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
    """Allow an action if the condition is true or 1; if it is false or 0 the mask stays as it is."""
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
    """A bit for `allow_span` if the condition is true or 1, else 0."""
    return np.int64(condition) << place  # type: ignore[return-value]


@kernel
def forbid(mask: Array, action: int) -> None:
    """Allow an action no longer."""
    mask[action >> SHIFT] &= ~(ONE << (action & PLACE))


@kernel
def copy_mask(mask: Array, out: Array) -> None:
    """Write the same mask."""
    for word in range(mask.shape[0]):
        out[word] = mask[word]


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
    """The first allowed action after one, which may be -1; -1 if there is none. Use it to loop over all of them."""
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
    """Write the allowed actions in ascending order; returns how many."""
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
