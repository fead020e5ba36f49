"""WebAssembly as a target of Numba's compiler.

Numba knows its targets by a few objects: what types names have (typing), how typed code becomes LLVM's intermediate
code (context), which machine that is for (codegen), and what compiles a function (dispatcher). Each of these is the
CPU's with a few changes, so that a kernel means the same in the page as on the machine of its author.

Integers and offsets stay 64 bits wide, as Numba makes them on any machine this runs on; addresses are 32 bits wide.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import Any

import llvmlite.binding as llvm
from numba.core import typing
from numba.core.codegen import AOTCPUCodegen
from numba.core.cpu import CPUContext, CPUTargetOptions
from numba.core.descriptors import TargetDescriptor
from numba.core.registry import CPUDispatcher, cpu_target
from numba.core.runtime import rtsys
from numba.core.target_extension import CPU, dispatcher_registry, jit_registry, target_registry
from numba.extending import overload

# Not `from the module itself`: files that name it count as sources of what is compiled for the CPU, which this is not.
from starlode.engine.compiling import kernel
from starlode.engine.compiling.dispatch import InlinedPart, PartLibrary, Wide
from starlode.engine.compiling.longs import BYTE
from starlode.engine.state.chance import draw_down, draw_down_plainly
from starlode.engine.state.matching import (
    matches,
    matches_by_longs,
    matches_in_short,
    matches_plainly,
    write_digits,
    write_plainly,
)
from starlode.engine.state.rows import members_plainly, row_plainly, write_members, write_row

NAME = "wasm"
TRIPLE = "wasm32-unknown-unknown"
# What every browser since 2021 can do beyond the first version of WebAssembly. Rules do without vectors: with them
# modules were a quarter larger and no faster. A network's sums are twice as fast with them.
FEATURES = "+bulk-memory,+mutable-globals,+nontrapping-fptoint,+sign-ext"
VECTORS = "+simd128"


class WebAssembly(CPU):  # type: ignore[misc]
    """Marks the target: everything that Numba has for a CPU applies here too."""


target_registry[NAME] = WebAssembly


def target_machine(*more: str) -> Any:
    """LLVM's description of the machine, if need be with more features."""
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    return llvm.Target.from_triple(TRIPLE).create_target_machine(features=",".join((FEATURES, *more)), opt=3)


class Codegen(AOTCPUCodegen):  # type: ignore[misc]
    """Generates intermediate code for the machine; nothing is ever loaded into this process."""

    _library_class = PartLibrary

    def _init(self, llvm_module: Any) -> None:
        self._tm = target_machine()
        self._target_data = self._tm.target_data
        self._data_layout = str(self._target_data)

    def _create_empty_module(self, name: str) -> Any:
        module = super()._create_empty_module(name)
        module.triple = TRIPLE
        return module


class Context(CPUContext):  # type: ignore[misc]
    """Lowers typed code."""

    def init(self) -> None:
        """Set up once, before anything is compiled."""
        self.is32bit = False  # the machine divides 64-bit integers by itself
        self._internal_codegen = Codegen("starlode.wasm")

    def load_additional_registries(self) -> None:
        """Load what the CPU has; the first target sets up Numba's run-time library, and that must not be ours."""
        rtsys.initialize(cpu_target.target_context)
        super().load_additional_registries()

    def post_lowering(self, mod: Any, library: Any) -> None:
        """Link nothing to a kernel: it allocates nothing, so it needs no run-time library."""


class Typing(typing.Context):  # type: ignore[misc]
    """Types names; a function compiled for the CPU stands for its twin for this target."""

    def __init__(self) -> None:
        super().__init__()
        self._twins: dict[Callable[..., Any], Twin] = {}

    def resolve_value_type(self, val: Any) -> Any:
        """The type of a global name."""
        if isinstance(val, CPUDispatcher) and not isinstance(val, Helper):
            val = self.twin(val)
        return super().resolve_value_type(val)

    def twin(self, function: Callable[..., Any]) -> Twin:
        """The same function for this target; the original may be compiled for the CPU or be plain Python."""
        plain = getattr(function, "py_func", function)
        if plain not in self._twins:
            self._twins[plain] = Twin(plain, kernel.INNER)
        return self._twins[plain]


class Descriptor(TargetDescriptor):  # type: ignore[misc]
    """Names the parts of the target."""

    options = CPUTargetOptions

    @cached_property
    def typing_context(self) -> Typing:
        """The context that types names."""
        return Typing()

    @cached_property
    def target_context(self) -> Context:
        """The context that lowers typed code."""
        return Context(self.typing_context, NAME)


TARGET = Descriptor(NAME)


class Helper(InlinedPart):
    """A function of Numba's own, written in Python: it is compiled for exactly the types that it is called with."""

    targetdescr = TARGET


class Twin(Wide, Helper):
    """A kernel of Starlode or of a game."""


def _decorate(**options: Any) -> Callable[[Callable[..., Any]], Helper]:
    """What Numba calls to compile the functions that it overloads with."""
    return lambda function: Helper(function, kernel.INNER | options)


dispatcher_registry[WebAssembly] = Helper
jit_registry[WebAssembly] = _decorate

# Without vectors, code that looks at many cards or numbers at once would be larger and no faster.
overload(draw_down, target=NAME)(
    lambda state, n, count, out: lambda state, n, count, out: draw_down_plainly(state, n, count, out)
)
overload(matches, target=NAME)(
    lambda places, first, count, sought: (
        (lambda places, first, count, sought: matches_by_longs(places, first, count, sought))
        if places.dtype.bitwidth == BYTE
        else (lambda places, first, count, sought: matches_plainly(places, first, count, sought))
    )
)
overload(matches_in_short, target=NAME)(
    lambda places, count, sought: lambda places, count, sought: matches(places, 0, count, sought)
)
overload(write_digits, target=NAME)(
    lambda number, bits, count, out, first: (
        lambda number, bits, count, out, first: write_plainly(number, bits, count, out, first)
    )
)
overload(write_row, target=NAME)(
    lambda numbers, count, out, at: lambda numbers, count, out, at: row_plainly(numbers, count, out, at)
)
overload(write_members, target=NAME)(
    lambda members, count, out, at: lambda members, count, out, at: members_plainly(members, count, out, at)
)
