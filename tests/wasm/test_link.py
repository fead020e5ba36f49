"""Linking: one object file becomes a module, with its data behind the stack; anything unusual is refused."""

from __future__ import annotations

import llvmlite.binding as llvm
import pytest

from starlode.engine.boundary.errors import StarlodeError
from starlode.wasm.binary import Reader, number, padded, sections
from starlode.wasm.link import CODE, DATA, HEAP, MEMORY, STACK, link
from starlode.wasm.target import TRIPLE, target_machine
from tests.wasm.sections import exported, has_imports

TABLE = """
@primes = internal constant [5 x i32] [i32 2, i32 3, i32 5, i32 7, i32 11]
@other = internal constant ptr getelementptr ([5 x i32], ptr @primes, i32 0, i32 2)
define i32 @prime(i32 %place) {
    %at = getelementptr [5 x i32], ptr @primes, i32 0, i32 %place
    %value = load i32, ptr %at
    ret i32 %value
}
define i32 @third() {
    %at = load volatile ptr, ptr @other
    %value = load i32, ptr %at
    ret i32 %value
}
"""
OUTSIDE = "declare i32 @ask()\ndefine i32 @prime() {\n %value = call i32 @ask()\n ret i32 %value\n}"
POINTER = """
define internal void @nothing() { ret void }
define ptr @prime() { ret ptr @nothing }
"""


def compiled(source: str) -> bytes:
    """The object file of a text in LLVM's intermediate language."""
    machine = target_machine()
    module = llvm.parse_assembly(f'target triple = "{TRIPLE}"\n{source}')
    return bytes(machine.emit_object(module))


def part(module: bytes, kind: int) -> bytes:
    return next(section.body for section in sections(module) if section.number == kind)


def test_numbers_of_variable_length_are_read_as_they_were_written() -> None:
    for value in (0, 1, 63, 64, 127, 128, 300, 65536, 2**31 - 1):
        assert Reader(number(value)).number() == Reader(padded(value)).number() == value
        assert len(padded(value)) == 5


def test_a_module_has_names_a_memory_and_no_wishes() -> None:
    module = link(compiled(TABLE), ["third", "prime"])
    assert exported(module) == ["memory", "third", "prime", HEAP]
    assert not has_imports(module)
    assert part(module, MEMORY) == bytes((1, 0, 2))  # a page for the stack and one for the data


def test_data_lies_behind_the_stack_and_so_do_its_addresses() -> None:
    module = link(compiled(TABLE), ["prime"])
    data, primes = part(module, DATA), b"".join(value.to_bytes(4, "little") for value in (2, 3, 5, 7, 11))
    assert primes in data
    assert (STACK + 8).to_bytes(4, "little") in data  # the address of the third, which lies in the data itself
    assert padded(STACK) in part(module, CODE)


@pytest.mark.parametrize(("source", "strange"), [(OUTSIDE, "it wants"), (POINTER, "kind")])
def test_what_no_kernel_needs_is_refused(source: str, strange: str) -> None:
    with pytest.raises(StarlodeError, match=strange):
        link(compiled(source), ["prime"])
