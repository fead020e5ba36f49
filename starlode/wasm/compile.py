"""From kernels to a WebAssembly object file: compile, gather, export, optimise."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import llvmlite.binding as llvm
from llvmlite import ir
from numba import types
from numba.core.compiler_lock import global_compiler_lock

from starlode.engine.compiling.dispatch import PartLibrary
from starlode.wasm.arguments import NARROW, Argument, take_all
from starlode.wasm.exports import Export
from starlode.wasm.target import TARGET, VECTORS, target_machine

Result = Any  # Numba's and LLVM's objects are untyped
Module = Any

SPEED = 2  # LLVM's -O2; -O3 makes larger code that is no faster


@global_compiler_lock  # type: ignore[untyped-decorator]
def compile_object(wanted: Sequence[Export], known: Mapping[str, Argument], vectors: bool = False) -> bytes:
    """The object file of a module with these exports; loops use vectors only if you ask for it."""
    module, machine = gather(wanted, known), target_machine(*((VECTORS,) if vectors else ()))
    hide_all_but(module, {export.name for export in wanted})
    optimise(module, machine, vectors)
    return bytes(machine.emit_object(module))


def gather(wanted: Iterable[Export], known: Mapping[str, Argument]) -> Module:
    """One module with every export and everything they call."""
    context = TARGET.target_context
    library = PartLibrary(context.codegen(), "game")
    for export in wanted:
        taken = [known[name] for name in export.arguments.split()]
        compiled = compile_kernel(export, taken)
        library.add_linking_library(compiled.library)
        library.add_ir_module(referee(export.name, compiled.fndesc, taken))
    library.finalize()
    return library._final_module


def compile_kernel(export: Export, taken: Sequence[Argument]) -> Result:
    """The kernel of an export, compiled for these arguments."""
    function = TARGET.typing_context.twin(export.function)
    kinds = tuple(argument.kind for argument in taken)
    function.compile(kinds)
    return function.overloads[kinds]


def referee(name: str, callee: Any, taken: Sequence[Argument]) -> Module:
    """A function of plain numbers and addresses that calls a kernel; the kernel's result is cut to 32 bits."""
    context = TARGET.target_context
    module = context.create_module(name)
    answers = callee.restype != types.none
    given = [kind for argument in taken for kind in argument.given]
    outside = ir.Function(module, ir.FunctionType(NARROW if answers else ir.VoidType(), given), name)
    inside = ir.Function(
        module, context.call_conv.get_function_type(callee.restype, callee.argtypes), callee.llvm_func_name
    )
    builder = ir.IRBuilder(outside.append_basic_block())
    made = take_all(taken, context, builder, outside.args)
    _, answer = context.call_conv.call_function(builder, inside, callee.restype, callee.argtypes, made)
    if answers:
        builder.ret(context.cast(builder, answer, callee.restype, types.int32))
    else:
        builder.ret_void()
    return module


def hide_all_but(module: Module, names: set[str]) -> None:
    """Make everything but these names internal, so that the optimiser can drop what no export needs."""
    for thing in (*module.functions, *module.global_variables):
        if not thing.is_declaration and thing.name not in names:
            thing.linkage = "internal"


def optimise(module: Module, machine: Any, vectors: bool) -> None:
    """Make the module small and fast, in place."""
    tuning = llvm.create_pipeline_tuning_options(speed_level=SPEED)
    tuning.loop_vectorization, tuning.slp_vectorization = vectors, False
    builder = llvm.create_pass_builder(machine, tuning)
    builder.getModulePassManager().run(module, builder)
    module.verify()
