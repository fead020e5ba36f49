"""Random numbers that are part of the position.

The n-th number of a game is a keyed pseudo-random function of n: the permutation of Chaskey-12 (a published
32-bit design of additions, rotations and exclusive-ors) between two layers of the key. Without the key, you
cannot predict the next card from those seen so far. Everything is done in 64-bit signed integers cut to 32 bits,
so that interpreted, compiled and GPU code agree to the bit.

No number depends on the one before, only on its place, so machine code computes those of a long deal several at a time.
"""

from __future__ import annotations

import hashlib
from typing import TypeVar

import numpy as np
from numba.core import types
from numba.core.typing import signature
from numba.extending import intrinsic, overload

from starlode.engine.compiling.kernel import COMPILED, entry, kernel
from starlode.engine.compiling.lanes import LANES, Lanes, Lowering, Value
from starlode.engine.state.header import MOST_COUNTED, Header
from starlode.engine.state.records import Array

W = TypeVar("W", int, Lanes)  # 32-bit words: one, or lanes of many

WORD = 0xFFFFFFFF
ROUNDS = 12
# What a seed or a key is stretched for: a bot that happens to think with the table's seed must not get the table's key.
TO_PLAY, TO_THINK, TO_REDRAW = 0, 1, 2
# Arbitrary constants ("starlode" in ASCII, and the fraction of the golden ratio) that key the stretching of seeds.
STRETCH = (0x73746172, 0x6C6F6465, 0x9E3779B9, 0x7F4A7C15)


@kernel
def wide(number: int) -> int:
    """The number in 64 bits, so that what follows neither overflows nor turns into a float."""
    return np.int64(number)  # type: ignore[return-value]


def permute(v0: W, v1: W, v2: W, v3: W) -> tuple[W, W, W, W]:
    """The permutation of four 32-bit words, which may be lanes of many words each."""
    for _ in range(ROUNDS):
        v0 = (v0 + v1) & WORD
        v1 = ((v1 << 5 | v1 >> 27) & WORD) ^ v0
        v0 = (v0 << 16 | v0 >> 16) & WORD
        v2 = (v2 + v3) & WORD
        v3 = ((v3 << 8 | v3 >> 24) & WORD) ^ v2
        v0 = (v0 + v3) & WORD
        v3 = ((v3 << 13 | v3 >> 19) & WORD) ^ v0
        v2 = (v2 + v1) & WORD
        v1 = ((v1 << 7 | v1 >> 25) & WORD) ^ v2
        v2 = (v2 << 16 | v2 >> 16) & WORD
    return v0, v1, v2, v3


@intrinsic  # type: ignore[untyped-decorator]
def _permute_words(typing: Value, v0: Value, v1: Value, v2: Value, v3: Value) -> Lowering:
    """The same for single words, in registers of 32 bits: a rotation is one instruction then."""

    def lower(context: Value, builder: Value, call: Value, given: Value) -> Value:
        words = permute(*(Lanes.single(builder, number) for number in given))
        return context.make_tuple(builder, call.return_type, [word.number for word in words])

    return signature(types.UniTuple(types.int64, 4), *[types.int64] * 4), lower  # type: ignore[attr-defined]


@kernel
def _double(k0: int, k1: int, k2: int, k3: int) -> tuple[int, int, int, int]:
    """Twice the key in the field of 2^128 elements: the second layer of the construction."""
    return (
        ((k0 << 1) & WORD) ^ (0x87 * (k3 >> 31)),
        ((k1 << 1) & WORD) | (k0 >> 31),
        ((k2 << 1) & WORD) | (k1 >> 31),
        ((k3 << 1) & WORD) | (k2 >> 31),
    )


@kernel
def scramble(
    k0: int, k1: int, k2: int, k3: int, low: int, high: int, stream: int, purpose: int
) -> tuple[int, int, int, int]:
    """Four 32-bit words that depend on the key, the 64-bit number (low, high), the stream and the purpose."""
    s0, s1, s2, s3 = _double(k0, k1, k2, k3)
    v0, v1, v2, v3 = permute(k0 ^ s0 ^ low, k1 ^ s1 ^ high, k2 ^ s2 ^ stream, k3 ^ s3 ^ purpose)
    return v0 ^ s0, v1 ^ s1, v2 ^ s2, v3 ^ s3


@kernel
def advance(state: Header, numbers: int) -> None:
    """Count numbers that were drawn; start again past the limit, which only a written position can reach."""
    state.counter += numbers
    if state.counter > MOST_COUNTED:
        state.counter = 0


@kernel
def draw(state: Header, n: int) -> int:
    """A fair number from 0 to n - 1; advances the generator in place."""
    k0, k1, k2, k3 = wide(state.key[0]), wide(state.key[1]), wide(state.key[2]), wide(state.key[3])
    n = wide(n)
    while True:
        block = scramble(k0, k1, k2, k3, wide(state.counter), 0, 0, 0)
        advance(state, 1)
        product = block[0] * n
        low = product & WORD
        # The high half is the answer; the few low halves that would favour some answers are rejected. All of them are
        # less than n, which usually saves the division.
        if low >= n or low >= (WORD + 1 - n) % n:
            return product >> 32


def draw_down(state: Header, n: int, count: int, out: Array) -> None:
    """Write `count` fair numbers: the first from 0 to n - 1, each next one from a range that is one smaller.

    Dealing without replacement needs this. Advances the generator in place, as that many calls of `draw` would.
    """
    for i in range(count):
        out[i] = draw(state, n - i)


draw_down_plainly = kernel(draw_down)


@intrinsic  # type: ignore[untyped-decorator]
def _draw_lanes(
    typing: Value, v0: Value, v1: Value, v2: Value, v3: Value, s0: Value, at: Value, n: Value, out: Value, start: Value
) -> Lowering:
    """Write the next numbers from `out[start]` on; returns 0 if none of them had to be rejected."""

    def lower(context: Value, builder: Value, call: Value, given: Value) -> Value:
        v0, v1, v2, v3, s0, at, n = (Lanes.alike(builder, number) for number in given[:7])
        lane = Lanes.counting(builder)
        words = permute(v0 ^ (at + lane), v1, v2, v3)[0] ^ s0
        numbers, rest = words.times(n - lane)
        array = context.make_array(out)(context, builder, given[7])
        numbers.store(builder.gep(array.data, [given[8]]))
        return rest.any_below(n - lane)

    return signature(types.int64, *[types.int64] * 7, out, types.int64), lower


@kernel
def _draw_down_quickly(state: Header, n: int, count: int, out: Array) -> None:
    refused = wide(count < LANES)
    if not refused:
        k0, k1, k2, k3 = wide(state.key[0]), wide(state.key[1]), wide(state.key[2]), wide(state.key[3])
        s0, s1, s2, s3 = _double(k0, k1, k2, k3)
        for first in range(0, count, LANES):
            start = min(first, count - LANES)  # the last ones are drawn together with some before them
            at = wide(state.counter) + start
            refused |= _draw_lanes(k0 ^ s0, k1 ^ s1, k2 ^ s2, k3 ^ s3, s0, at, n - start, out, start)
    if refused:  # too few numbers, or, very rarely, one that `draw` would check again
        draw_down_plainly(state, n, count, out)
    else:
        advance(state, count)


if COMPILED:
    overload(permute)(lambda v0, v1, v2, v3: lambda v0, v1, v2, v3: _permute_words(v0, v1, v2, v3))
    # The plain name means the fast function on a CPU, and itself everywhere else.
    overload(draw_down)(
        lambda state, n, count, out: lambda state, n, count, out: draw_down_plainly(state, n, count, out)
    )
    overload(draw_down, target="cpu")(
        lambda state, n, count, out: lambda state, n, count, out: _draw_down_quickly(state, n, count, out)
    )


@kernel
def stretch(seed: int, stream: int, purpose: int, key: Array) -> None:
    """Fill `key` from a short seed, in place; other streams and purposes of the same seed are unrelated."""
    seed, stream = wide(seed), wide(stream)
    block = scramble(
        STRETCH[0], STRETCH[1], STRETCH[2], STRETCH[3], seed & WORD, (seed >> 32) & WORD, stream & WORD, purpose
    )
    key[0], key[1], key[2], key[3] = block[0], block[1], block[2], block[3]


@entry
def stretch_seed(seed: int, key: Array) -> None:
    """Fill `key` from a short seed, in place; the key that `rekey` gives stream 0 for play."""
    stretch(seed, 0, TO_PLAY, key)


@kernel
def rekey(state: Header, seed: int, stream: int, purpose: int) -> None:
    """Replace the state's generator by that of a seed, in place."""
    stretch(seed, stream, purpose, state.key)
    state.counter = 0


@kernel
def redraw(state: Header, number: int) -> None:
    """Redraw all future chance, in place, in a different way for each number from 1 on.

    The new key follows from the old one. If you are shown the first key, you can check everything; without it, you
    cannot work out the new one.
    """
    k0, k1, k2, k3 = wide(state.key[0]), wide(state.key[1]), wide(state.key[2]), wide(state.key[3])
    block = scramble(k0, k1, k2, k3, wide(number) & WORD, 0, 0, TO_REDRAW)
    state.key[0], state.key[1], state.key[2], state.key[3] = block[0], block[1], block[2], block[3]


@kernel
def cheap(dice: Array) -> int:
    """The next 32-bit word of the dice, which choose moves in playouts; never use it for shuffling cards."""
    word = wide(dice[0])
    word ^= (word << 13) & WORD
    word ^= word >> 17
    word ^= (word << 5) & WORD
    dice[0] = word
    return word


def fairness_digest(key: Array) -> str:
    """What is shown before the game so that anyone can check the shuffles after it."""
    return hashlib.sha256(np.asarray(key, dtype="<u4").tobytes()).hexdigest()
