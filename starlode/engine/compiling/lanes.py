"""Lanes: several 32-bit words side by side, for code that does the same to each of them.

A plain function of numbers works the same for lanes. If you call it with lanes while a kernel is compiled, it emits
vector instructions, one for each operator.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from llvmlite import ir

LANES = 16  # two vectors on an ordinary machine: while one waits for an instruction, the other continues

Value = Any  # Numba's and LLVM's objects are untyped
Lowering = tuple[Any, Callable[[Value, Value, Value, Value], Value]]  # what an intrinsic returns

_WORDS = ir.VectorType(ir.IntType(32), LANES)
_PRODUCTS = ir.VectorType(ir.IntType(64), LANES)


class Lanes:
    """Words whose operators emit instructions. Sums and shifts wrap to 32 bits automatically."""

    def __init__(self, builder: Value, words: Value) -> None:
        self._builder, self._words = builder, words

    @classmethod
    def single(cls, builder: Value, number: Value) -> Lanes:
        """The low 32 bits of one number, in a single lane."""
        return cls(builder, builder.trunc(number, ir.IntType(32)))

    @property
    def number(self) -> Value:
        """The word of a single lane, as a 64-bit number."""
        return self._builder.zext(self._words, ir.IntType(64))

    @classmethod
    def alike(cls, builder: Value, number: Value) -> Lanes:
        """The low 32 bits of one number in all lanes."""
        word = builder.trunc(number, ir.IntType(32))
        first = builder.insert_element(ir.Constant(_WORDS, ir.Undefined), word, ir.Constant(ir.IntType(32), 0))
        return cls(builder, builder.shuffle_vector(first, first, ir.Constant(_WORDS, None)))

    @classmethod
    def counting(cls, builder: Value) -> Lanes:
        """The index of each lane, from 0."""
        return cls(builder, ir.Constant(_WORDS, list(range(LANES))))

    def __add__(self, other: Lanes) -> Lanes:
        return Lanes(self._builder, self._builder.add(self._words, other._words))

    def __sub__(self, other: Lanes) -> Lanes:
        return Lanes(self._builder, self._builder.sub(self._words, other._words))

    def __xor__(self, other: Lanes) -> Lanes:
        return Lanes(self._builder, self._builder.xor(self._words, other._words))

    def __or__(self, other: Lanes) -> Lanes:
        return Lanes(self._builder, self._builder.or_(self._words, other._words))

    def __and__(self, mask: int) -> Lanes:
        return Lanes(self._builder, self._builder.and_(self._words, self._constant(mask)))

    def __lshift__(self, bits: int) -> Lanes:
        return Lanes(self._builder, self._builder.shl(self._words, self._constant(bits)))

    def __rshift__(self, bits: int) -> Lanes:
        return Lanes(self._builder, self._builder.lshr(self._words, self._constant(bits)))

    def _constant(self, number: int) -> Value:
        kind = self._words.type
        return ir.Constant(kind, [number] * LANES if kind == _WORDS else number)

    def times(self, other: Lanes) -> tuple[Lanes, Lanes]:
        """The high and the low halves of the products."""
        one, two = (self._builder.zext(factor._words, _PRODUCTS) for factor in (self, other))
        low = self._builder.mul(one, two)
        high = self._builder.lshr(low, ir.Constant(_PRODUCTS, [32] * LANES))
        return self._cut(high), self._cut(low)

    def _cut(self, products: Value) -> Lanes:
        return Lanes(self._builder, self._builder.trunc(products, _WORDS))

    def any_below(self, other: Lanes) -> Value:
        """Whether any word is less than the one in the same lane of the other, as a 64-bit number."""
        below = self._builder.icmp_unsigned("<", self._words, other._words)
        return self._builder.zext(self._builder.bitcast(below, ir.IntType(LANES)), ir.IntType(64))

    def store(self, place: Value) -> None:
        """Write the words one after another, starting at a pointer to integers of any width."""
        kind = ir.VectorType(place.type.pointee, LANES)
        wider = kind.element.width > _WORDS.element.width
        numbers = (self._builder.zext if wider else self._builder.trunc)(self._words, kind)
        self._builder.store(numbers, self._builder.bitcast(place, kind.as_pointer()), align=1)
