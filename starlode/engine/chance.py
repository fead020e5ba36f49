"""Random numbers that live in the position.

The n-th number of a game is a keyed pseudo-random function of n: the permutation of Chaskey-12 (a published
32-bit design of additions, rotations and exclusive-ors) between two layers of the key. Whoever does not know
the key cannot predict the next card from those seen so far. Everything is done in 64-bit signed integers cut
to 32 bits, so that interpreted, compiled and GPU code agree to the bit.
"""

from __future__ import annotations

import hashlib

import numpy as np

from starlode.engine.header import Header
from starlode.engine.kernel import entry, kernel
from starlode.engine.records import Array

WORD = 0xFFFFFFFF
ROUNDS = 12
# What a seed is stretched for: a bot that happens to think with the table's own seed must not meet its key.
TO_PLAY, TO_THINK = 0, 1
# Arbitrary constants ("starlode" in ASCII, and the fraction of the golden ratio) that key the stretching of seeds.
STRETCH = (0x73746172, 0x6C6F6465, 0x9E3779B9, 0x7F4A7C15)


@kernel
def wide(number: int) -> int:
    """The number in 64 bits, so that what follows neither overflows nor turns into a float."""
    return np.int64(number)  # type: ignore[return-value]


@kernel
def _turn(word: int, bits: int) -> int:
    return ((word << bits) | (word >> (32 - bits))) & WORD


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
    v0, v1, v2, v3 = k0 ^ s0 ^ low, k1 ^ s1 ^ high, k2 ^ s2 ^ stream, k3 ^ s3 ^ purpose
    for _ in range(ROUNDS):
        v0 = (v0 + v1) & WORD
        v1 = _turn(v1, 5) ^ v0
        v0 = _turn(v0, 16)
        v2 = (v2 + v3) & WORD
        v3 = _turn(v3, 8) ^ v2
        v0 = (v0 + v3) & WORD
        v3 = _turn(v3, 13) ^ v0
        v2 = (v2 + v1) & WORD
        v1 = _turn(v1, 7) ^ v2
        v2 = _turn(v2, 16)
    return v0 ^ s0, v1 ^ s1, v2 ^ s2, v3 ^ s3


@kernel
def draw(state: Header, n: int) -> int:
    """A fair number from 0 to n - 1; advances the generator in place."""
    k0, k1, k2, k3 = wide(state.key[0]), wide(state.key[1]), wide(state.key[2]), wide(state.key[3])
    n = wide(n)
    while True:
        block = scramble(k0, k1, k2, k3, wide(state.counter), 0, 0, 0)
        state.counter += 1
        product = block[0] * n
        low = product & WORD
        # The high half is the answer; the few low halves that would favour some answers are refused. All of them are
        # less than n, which spares the division.
        if low >= n or low >= (WORD + 1 - n) % n:
            return product >> 32


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
    """Fill `key` from a short seed, in place; what `rekey` does to play stream 0."""
    stretch(seed, 0, TO_PLAY, key)


@kernel
def rekey(state: Header, seed: int, stream: int, purpose: int) -> None:
    """Replace the state's generator by that of a seed, in place."""
    stretch(seed, stream, purpose, state.key)
    state.counter = 0


@kernel
def cheap(dice: Array) -> int:
    """The next 32-bit word of the dice, which choose moves in playouts; never for shuffling cards."""
    word = wide(dice[0])
    word ^= (word << 13) & WORD
    word ^= word >> 17
    word ^= (word << 5) & WORD
    dice[0] = word
    return word


def fairness_digest(key: Array) -> str:
    """What is shown before the game so that anyone can check the shuffles after it."""
    return hashlib.sha256(np.asarray(key, dtype="<u4").tobytes()).hexdigest()
