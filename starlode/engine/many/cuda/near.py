"""Positions near the threads that work on them, where a multiprocessor reads without waiting.

Threads of a warp work on positions far from each other, so every access to them is as many accesses as there are
threads, and hundreds of positions do not fit into the first cache. So a warp first fetches the beginning of its
positions (see `Record.often`) together, word by word, and puts it back in the same way; in between each thread has its
part in the memory of its block. To the rules this is a record like any other: fields that lie near are found there, all
others where the position is.
"""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

import numpy as np
from numba import types

THREADS = 64  # of a block
WARP = 32
WARPS = THREADS // WARP
FULL = 0xFFFFFFFF  # all threads of a warp
WORD = 8  # bytes
WHOLE = "whole_at"  # the field that tells where the whole position is, behind what is near
_MEMORY, _BLOCK = 1, 3  # address spaces: what all threads reach, and what those of a block do


class NearRecord(types.Record):  # type: ignore[misc]
    """The type of a position whose first `size_near` bytes are near."""

    def __init__(self, whole: Any, size: int) -> None:
        fields = [
            (name, {"type": field.type, "offset": field.offset, "alignment": field.alignment})
            for name, field in whole.fields.items()
        ]
        # With one field more than a whole position has, none is taken for one of these.
        fields.append((WHOLE, {"type": types.int64, "offset": -(-size // WORD) * WORD, "alignment": WORD}))
        super().__init__(fields, whole.size, whole.aligned)
        self.size_near = size
        self.name = f"Near({size} of {whole.name})"
        self.whole = whole

    def can_convert_to(self, typing: Any, other: Any) -> Any:
        """Never: code for whole positions would look for far fields behind the near ones."""
        return None


class Near(NamedTuple):
    """How positions are brought near; the functions run on the GPU, called by all threads of a warp at once."""

    games: int  # whose positions a warp brings near, one for each of its first lanes
    room: int  # words of memory that a block needs for it
    fetch: Any
    put_back: Any
    position: Any


def nearness(cuda: Any, size: int, games: int = WARP) -> Near:
    """What brings the first `size` bytes of so many positions of each warp near; they end with a field.

    Only whole words can be put back (`near_size`): the rest of the last one is far, and may have changed there.
    """
    words = -(-size // WORD)
    turns, left = divmod(words, WARP)
    # One word more for where the position is; and an odd number, so that threads find a field in different banks.
    each = (words + 1) | 1
    apart = each * WORD
    _take_near_records(cuda)
    far_address, near_address, copy, arrive, put, position_at = _intrinsics(size)

    @cuda.jit(device=True)
    def own(slots: Any) -> Any:
        """Where this thread's first word of the first position is."""
        return near_address(slots, cuda.threadIdx.x // WARP * (games * each) + cuda.laneid)

    @cuda.jit(device=True)
    def fetch(states: Any, i: int, slots: Any) -> None:
        """Bring the positions of a warp near, each lane's number being -1 if it has none; all arrive together."""
        mine, here, word = far_address(states, i), own(slots), cuda.laneid * WORD
        for game in range(games):
            there = cuda.shfl_sync(FULL, mine, game)
            if there != 0:
                for turn in range(turns):
                    copy(here + np.int32(turn * WARP * WORD), there + word + turn * WARP * WORD)
                if cuda.laneid < left:
                    copy(here + np.int32(turns * WARP * WORD), there + word + turns * WARP * WORD)
            here += np.int32(apart)
        arrive()
        cuda.syncwarp()

    @cuda.jit(device=True)
    def put_back(states: Any, i: int, slots: Any) -> None:
        """Write what has been near to where it came from."""
        cuda.syncwarp()
        mine, here, word = far_address(states, i), own(slots), cuda.laneid * WORD
        for game in range(games):
            there = cuda.shfl_sync(FULL, mine, game)
            if there != 0:
                for turn in range(turns):
                    put(there + word + turn * WARP * WORD, here + np.int32(turn * WARP * WORD))
                if cuda.laneid < left:
                    put(there + word + turns * WARP * WORD, here + np.int32(turns * WARP * WORD))
            here += np.int32(apart)
        cuda.syncwarp()

    @cuda.jit(device=True)
    def position(states: Any, i: int, slots: Any) -> Any:
        """The position of this thread, as the rules take it."""
        return position_at(states, i, slots, cuda.threadIdx.x // WARP * (games * each) + cuda.laneid * each)

    return Near(games, WARPS * games * each, fetch, put_back, position)


def near_size(dtype: np.dtype[Any], most: int) -> int:
    """How many bytes of such positions, `most` at most, are whole fields and whole words."""
    ends = [offset + kind.itemsize for kind, offset in (entry[:2] for entry in (dtype.fields or {}).values())]
    return max(end for end in ends if end <= most and end % WORD == 0)


@cache
def _intrinsics(size: int) -> tuple[Any, ...]:
    """What numba-cuda has no words for."""
    from llvmlite import ir
    from numba.cuda.extending import intrinsic
    from numba.cuda.typing import signature

    byte, half, word = ir.IntType(8), ir.IntType(32), ir.IntType(64)

    def entry(context: Any, builder: Any, kind: Any, size: int, array: Any, number: Any) -> Any:
        """A pointer to an entry of an array."""
        data = builder.bitcast(context.make_array(kind)(context, builder, array).data, byte.as_pointer())
        return builder.gep(data, [builder.mul(number, ir.Constant(word, size))])

    def asm(context: Any, builder: Any, code: str, constraints: str, *arguments: Any) -> Any:
        kind = ir.FunctionType(ir.VoidType(), [argument.type for argument in arguments])
        builder.call(ir.InlineAsm(kind, code, constraints, side_effect=True), arguments)
        return context.get_dummy_value()

    @intrinsic
    def far_address(typing: Any, states: Any, i: Any) -> Any:
        """Where a position is, 0 for -1."""

        def lower(context: Any, builder: Any, sig: Any, args: Any) -> Any:
            found = builder.ptrtoint(entry(context, builder, states, states.dtype.size, *args), word)
            is_one = builder.icmp_signed(">=", args[1], ir.Constant(word, 0))
            return builder.select(is_one, found, ir.Constant(word, 0))

        return signature(types.int64, states, types.int64), lower

    @intrinsic
    def near_address(typing: Any, slots: Any, number: Any) -> Any:
        """Where a word of the block's memory is, within that memory."""

        def lower(context: Any, builder: Any, sig: Any, args: Any) -> Any:
            found = builder.addrspacecast(entry(context, builder, slots, WORD, *args), ir.PointerType(byte, _BLOCK))
            return builder.ptrtoint(found, half)

        return signature(types.int32, slots, types.int64), lower

    @intrinsic
    def copy(typing: Any, here: Any, there: Any) -> Any:
        """Begin to copy a word to the block's memory."""

        def lower(context: Any, builder: Any, sig: Any, args: Any) -> Any:
            return asm(context, builder, f"cp.async.ca.shared.global [$0], [$1], {WORD};", "r,l,~{memory}", *args)

        return signature(types.void, types.int32, types.int64), lower

    @intrinsic
    def arrive(typing: Any) -> Any:
        """Wait for all copies of this thread."""

        def lower(context: Any, builder: Any, sig: Any, args: Any) -> Any:
            return asm(context, builder, "cp.async.wait_all;", "~{memory}")

        return signature(types.void), lower

    @intrinsic
    def put(typing: Any, there: Any, here: Any) -> Any:
        """Copy a word of the block's memory."""

        def lower(context: Any, builder: Any, sig: Any, args: Any) -> Any:
            target, source = (
                builder.inttoptr(address, ir.PointerType(word, space))
                for address, space in zip(args, (_MEMORY, _BLOCK), strict=True)
            )
            builder.store(builder.load(source), target)
            return context.get_dummy_value()

        return signature(types.void, types.int64, types.int32), lower

    @intrinsic
    def position_at(typing: Any, states: Any, i: Any, slots: Any, at: Any) -> Any:
        """What is near of a position, with a note of where all of it is."""
        near = NearRecord(states.dtype, size)

        def lower(context: Any, builder: Any, sig: Any, args: Any) -> Any:
            there = builder.ptrtoint(entry(context, builder, states, states.dtype.size, *args[:2]), word)
            here = entry(context, builder, slots, WORD, *args[2:])
            note = builder.gep(here, [ir.Constant(word, near.offset(WHOLE))])
            builder.store(there, builder.bitcast(note, word.as_pointer()))
            return builder.bitcast(here, context.get_value_type(near))

        return signature(near, states, types.int64, slots, types.int64), lower

    return far_address, near_address, copy, arrive, put, position_at


@cache
def _take_near_records(cuda: Any) -> None:
    """Let compiled code find the fields of such records."""
    from llvmlite import ir
    from numba.cuda import cgutils
    from numba.cuda.datamodel.models import RecordModel
    from numba.cuda.extending import lower_getattr_generic, lower_setattr_generic, register_model
    from numba.cuda.np.arrayobj import record_getattr, record_setattr
    from numba.cuda.typing import signature

    register_model(NearRecord)(RecordModel)

    def home(builder: Any, kind: NearRecord, value: Any, name: str) -> Any:
        """The record that holds a field: what is near, or the whole position."""
        if kind.offset(name) < kind.size_near:
            return value
        note = cgutils.get_record_member(builder, value, kind.offset(WHOLE), ir.IntType(64))
        return builder.inttoptr(builder.load(note), value.type)

    @lower_getattr_generic(NearRecord)
    def get(context: Any, builder: Any, kind: Any, value: Any, name: str) -> Any:
        return record_getattr(context, builder, kind.whole, home(builder, kind, value, name), name)

    @lower_setattr_generic(NearRecord)
    def put(context: Any, builder: Any, sig: Any, args: Any, name: str) -> Any:
        kind, number = sig.args
        target = home(builder, kind, args[0], name)
        return record_setattr(context, builder, signature(types.void, kind.whole, number), (target, args[1]), name)
