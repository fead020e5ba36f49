"""Watching: what has changed in a position since a seat last looked at it, so that only that is written again.

    WATCH = Watch(State, "mine", "hand", "seen")
    MINE, HANDS = WATCH.part("mine"), WATCH.parts("hand", "seen")
    look = WATCH.looking()

    changed = look(state, seat, kept)      # compares the position with what is kept, and keeps it
    if touched(changed, MINE): ...

Records are compared four bytes at a time, a *word* each. What has changed is a tuple of numbers with a bit for every
word of the watched fields, and one more number that says whether another seat looks. A part of an observation says by
such a tuple what it depends on. Interpreted code compares the same words one by one.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterable, Iterator
from typing import Any

import numpy as np
from llvmlite import ir
from numba.core import types
from numba.core.typing import signature
from numba.extending import intrinsic

from starlode.engine.compiling.bits import WORD
from starlode.engine.compiling.kernel import COMPILED, kernel
from starlode.engine.compiling.lanes import Lowering, Value
from starlode.engine.state.header import SEATS, Header
from starlode.engine.state.records import Array, Record, offsets_of
from starlode.engine.state.rows import write_zeros

BYTES = 4  # of a word
SPAN = 16  # words that are compared together
SPANS = WORD // SPAN  # of a number
ALL = -1
VIEWS = 64  # more than there are ways to look
Changed = tuple[int, ...]  # a bit for each word, then whether another seat looks: 0 or all bits


class Watch:
    """The fields of a record on which an observation depends, and how much has to be kept of each position.

    Raises TypeError for a record that ends too soon after its fields.
    """

    def __init__(self, cls: type[Record], *fields: str) -> None:
        self._cls = cls
        self.spans = tuple(_cover(sorted({word for name in fields for word in self._words(name)})))
        if self.spans[-1] + SPAN * BYTES > cls.dtype.itemsize:
            raise TypeError(f"{cls.__name__} has no room behind what is watched")
        self._numbers = -(-len(self.spans) // SPANS)
        self.size = SPAN * len(self.spans) + 1  # numbers of 32 bits to keep: the words, and who looked

    @property
    def everything(self) -> Changed:
        """What has changed for somebody who looks for the first time."""
        return (ALL,) * (self._numbers + 1)

    def part(self, *fields: str, relative: bool = False) -> Changed:
        """A tuple to compare with what has changed: these fields, and who looks if it is `relative`.

        Raises TypeError for a field that is not watched.
        """
        return self._bits((word for name in fields for word in self._words(name)), relative)

    def parts(self, *by_seat: str, common: tuple[str, ...] = (), relative: bool = False) -> Array:
        """The same for each seat, whose rows of some fields count, besides fields that all have in common."""
        shared = [word for name in common for word in self._words(name)]
        return np.array(
            [
                self._bits([*shared, *(word for name in by_seat for word in self._words(name, seat))], relative)
                for seat in range(SEATS)
            ]
        )

    def _words(self, name: str, seat: int | None = None) -> range:
        """The words that a field, or a seat's row of it, is in."""
        storage, first = self._cls.storage[name], offsets_of(self._cls)[name]
        length = int(np.dtype((storage.kind, storage.shape)).itemsize)
        if seat is not None:
            length //= storage.shape[0]
            first += seat * length
        return range(first // BYTES, -(-(first + length) // BYTES))

    def _bits(self, words: Iterable[int], relative: bool) -> Changed:
        found = [0] * self._numbers
        for place in (BYTES * word for word in words):
            number = bisect_right(self.spans, place) - 1
            if number < 0 or place - self.spans[number] >= SPAN * BYTES:
                raise TypeError(f"a part of {self._cls.__name__} has a field that is not watched")
            found[number // SPANS] |= 1 << (number % SPANS * SPAN + (place - self.spans[number]) // BYTES)
        return (*map(_signed, found), ALL if relative else 0)

    def looking(self) -> Callable[[Any, int, Array], Changed]:
        """A kernel that tells what has changed, and keeps what is there now.

        It is told who looks, a number below 63 that a game may count anything into on which relative parts depend, and
        `kept`, which has `size` numbers, all 0 before the first look.
        """
        compare, everything, last = _comparing(self.spans), self.everything, self.size - 1

        @kernel
        def look(state: Header, view: int, kept: Array) -> Changed:
            looked, looks = kept[last], 1 + view + VIEWS * int(state.players)
            changed = compare(state, kept, looked != looks)
            kept[last] = looks
            return changed if looked // VIEWS == state.players else everything

        return look


def _signed(bits: int) -> int:
    return bits - (1 << WORD) if bits >> (WORD - 1) else bits


def _cover(words: list[int]) -> Iterator[int]:
    """Where to begin spans of bytes, so that few of them have all these words."""
    end = 0
    for word in words:
        if word >= end:
            end = word + SPAN
            yield word * BYTES


# ---- what is asked of it ----


@kernel
def touched(changed: Changed, part: Changed) -> bool:
    """Whether something has changed of what belongs to a part."""
    found = np.int64(0)
    for number in range(len(changed)):
        found |= np.int64(changed[number]) & np.int64(part[number])
    return bool(found)


@kernel
def is_all(changed: Changed) -> bool:
    """Whether nothing was known before, and nothing is written yet."""
    found = np.int64(ALL)
    for number in range(len(changed)):
        found &= np.int64(changed[number])
    return bool(found == ALL)


@kernel
def wipe_first(changed: Changed, out: Array, count: int) -> None:
    """Put 0 everywhere before anything is written for the first time."""
    if is_all(changed):
        for i in range(count):
            out[i] = 0


@kernel
def wipe(changed: Changed, out: Array, first: int, count: int) -> None:
    """Put 0 in place of some numbers that are to be written again; the first time all are 0 anyway."""
    if not is_all(changed):
        write_zeros(count, out, first)


@kernel
def anew(changed: Changed, part: Changed, out: Array, first: int, count: int) -> bool:
    """Whether a part of an observation has changed; its numbers are then 0, and are to be written again."""
    if touched(changed, part):
        wipe(changed, out, first, count)
        return True
    return False


# ---- comparing and keeping ----


def _words_at(state: Header, first: int) -> Array:
    return np.frombuffer(np.asarray(state).tobytes(), np.int32, SPAN, first)


def _comparing(spans: tuple[int, ...]) -> Callable[[Any, Array, bool], Changed]:
    """A function that compares all spans of a record with those kept, and keeps them.

    It is also told whether another seat looks.
    """

    def compare(state: Header, kept: Array, moved: bool) -> Changed:
        found = [0] * -(-len(spans) // SPANS)
        for number, first in enumerate(spans):
            now, before = _words_at(state, first), kept[number * SPAN : (number + 1) * SPAN]
            bits = sum(int(differs) << word for word, differs in enumerate(now != before))
            found[number // SPANS] |= bits << (number % SPANS * SPAN)
            before[:] = now
        return (*map(_signed, found), ALL if moved else 0)

    return _comparing_quickly(spans) if COMPILED else compare


if COMPILED:
    CHAR, NUMBER = ir.IntType(8), ir.IntType(WORD)
    VECTOR = ir.VectorType(ir.IntType(8 * BYTES), SPAN)

    def _place(builder: Value, data: Value, byte: int) -> Value:
        """Where the span at a byte of some memory begins."""
        return builder.bitcast(
            builder.gep(builder.bitcast(data, CHAR.as_pointer()), [NUMBER(byte)]), VECTOR.as_pointer()
        )

    def _comparing_quickly(spans: tuple[int, ...]) -> Value:
        """The same with one instruction for a span."""
        numbers = -(-len(spans) // SPANS)

        @intrinsic  # type: ignore[untyped-decorator]
        def compare(typing: Value, state: Value, kept: Value, moved: Value) -> Lowering:
            result: Value = types.UniTuple(types.int64, numbers + 1)  # type: ignore[attr-defined]  # untyped

            def lower(context: Value, builder: Value, call: Value, given: Value) -> Value:
                found = [NUMBER(0)] * numbers
                data = context.make_array(kept)(context, builder, given[1]).data
                for number, first in enumerate(spans):
                    there = _place(builder, data, number * SPAN * BYTES)
                    now, before = builder.load(_place(builder, given[0], first), align=1), builder.load(there, align=4)
                    differs = builder.bitcast(builder.icmp_unsigned("!=", now, before), ir.IntType(SPAN))
                    bits = builder.shl(builder.zext(differs, NUMBER), NUMBER(number % SPANS * SPAN))
                    found[number // SPANS] = builder.or_(found[number // SPANS], bits)
                    builder.store(now, there, align=4)
                return context.make_tuple(builder, result, [*found, builder.sext(given[2], NUMBER)])

            return signature(result, state, kept, types.boolean), lower

        return compare
