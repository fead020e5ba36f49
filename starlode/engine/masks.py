"""Masks: which actions are allowed, a byte for each.

Random play looks through two masks for every decision, so that doing it byte by byte took as long as the rules of a
move. The plain functions say what is meant, and are what runs interpreted and on a GPU. Machine code looks at 32
bytes at a time, as the bits of one number.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from llvmlite import ir
from numba.core import types
from numba.core.typing import signature
from numba.extending import intrinsic, overload

from starlode.engine.kernel import COMPILED, kernel
from starlode.engine.records import Array

SPAN = 32  # actions looked at together

Value = Any  # Numba's and LLVM's objects are untyped
Lowering = tuple[Any, Callable[[Value, Value, Value, Value], Value]]


# ---- what rules write ----


@kernel
def clear(mask: Array) -> None:
    """Allow nothing."""
    for action in range(mask.shape[0]):
        mask[action] = 0


@kernel
def allow(mask: Array, action: int) -> None:
    """Allow an action."""
    mask[action] = 1


@kernel
def allow_if(mask: Array, action: int, condition: int) -> None:
    """Allow an action where the condition is true or 1; where it is false or 0 the mask stays as it is."""
    mask[action] |= condition


@kernel
def forbid(mask: Array, action: int) -> None:
    """Allow an action no longer."""
    mask[action] = 0


@kernel
def is_allowed(mask: Array, action: int) -> bool:
    """Whether an action is allowed."""
    return bool(mask[action])


# ---- what is read of them ----


def count_allowed(mask: Array) -> int:
    """How many actions a mask allows."""
    count = 0
    for action in range(mask.shape[0]):
        count += mask[action]
    return count


def nth_allowed(mask: Array, n: int) -> int:
    """The allowed action that has n allowed ones before it; -1 if there is none."""
    for action in range(mask.shape[0]):
        n -= mask[action]
        if n < 0:
            return action
    return -1


count_plainly, nth_plainly = kernel(count_allowed), kernel(nth_allowed)


# ---- bits, for machine code ----


@intrinsic  # type: ignore[untyped-decorator]
def _gathered(typing: Value, mask: Value, start: Value) -> Lowering:
    """The bytes from `start` on as bits, the first one lowest; there must be enough of them."""

    def lower(context: Value, builder: Value, call: Value, arguments: Value) -> Value:
        array = context.make_array(mask)(context, builder, arguments[0])
        kind = ir.VectorType(ir.IntType(8), SPAN)
        place = builder.bitcast(builder.gep(array.data, [arguments[1]]), kind.as_pointer())
        allowed = builder.icmp_unsigned("!=", builder.load(place, align=1), ir.Constant(kind, None))
        return builder.zext(builder.bitcast(allowed, ir.IntType(SPAN)), ir.IntType(64))

    return signature(types.int64, mask, types.int64), lower


@intrinsic  # type: ignore[untyped-decorator]
def _ones(typing: Value, bits: Value) -> Lowering:
    """How many bits are set."""
    return signature(types.int64, types.int64), lambda context, builder, call, given: builder.ctpop(given[0])


@intrinsic  # type: ignore[untyped-decorator]
def _lowest(typing: Value, bits: Value) -> Lowering:
    """The place of the lowest bit that is set."""

    def lower(context: Value, builder: Value, call: Value, given: Value) -> Value:
        return builder.cttz(given[0], ir.Constant(ir.IntType(1), 0))

    return signature(types.int64, types.int64), lower


@kernel
def _bits(mask: Array, start: int) -> int:
    """The next actions of a mask that has at least `SPAN`, as bits."""
    beyond = start + SPAN - mask.shape[0]  # the last ones are looked at together with some before them
    return _gathered(mask, start - beyond) >> beyond if beyond > 0 else _gathered(mask, start)  # type: ignore[no-any-return]


@kernel
def _count_quickly(mask: Array) -> int:
    if mask.shape[0] < SPAN:
        return count_plainly(mask)
    count = 0
    for start in range(0, mask.shape[0], SPAN):
        count += _ones(_bits(mask, start))
    return count


@kernel
def _nth_quickly(mask: Array, n: int) -> int:
    if mask.shape[0] < SPAN:
        return nth_plainly(mask, n)
    for start in range(0, mask.shape[0], SPAN):
        bits = _bits(mask, start)
        count = _ones(bits)
        if n < count:
            while n > 0:
                bits &= bits - 1  # strikes the lowest one off
                n -= 1
            return start + _lowest(bits)  # type: ignore[no-any-return]
        n -= count
    return -1


if COMPILED:
    # The plain name means the quick function on a CPU, and itself anywhere else.
    overload(count_allowed)(lambda mask: lambda mask: count_plainly(mask))
    overload(nth_allowed)(lambda mask, n: lambda mask, n: nth_plainly(mask, n))
    overload(count_allowed, target="cpu")(lambda mask: lambda mask: _count_quickly(mask))
    overload(nth_allowed, target="cpu")(lambda mask, n: lambda mask, n: _nth_quickly(mask, n))
