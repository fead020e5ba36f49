"""From an object file to a module: LLVM's linker, from wherever it can be had."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Iterable
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory

from starlode.engine.errors import StarlodeError
from starlode.engine.extras import how_to_install

STACK = 1 << 16  # bytes; kernels keep next to nothing there
# The stack lies first, so that running over it traps instead of writing into what the page keeps in memory.
OPTIONS = ("--no-entry", "--strip-all", "--gc-sections", "--stack-first", "-O2", "-z", f"stack-size={STACK}")
HEAP = "__heap_base"  # where the memory begins that is the page's own


def link(code: bytes, names: Iterable[str]) -> bytes:
    """A module that exports these names, its memory and where that is free; raises StarlodeError without a linker."""
    with TemporaryDirectory() as folder:
        source, target = Path(folder, "game.o"), Path(folder, "game.wasm")
        source.write_bytes(code)
        kept = [f"--export={name}" for name in (*names, HEAP)]
        command = [*linker(), *OPTIONS, *kept, str(source), "-o", str(target)]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode:
            raise StarlodeError(f"the module could not be linked: {done.stderr.strip()[-500:]}")
        return target.read_bytes()


def linker() -> list[str]:
    """The command of a linker: one on the path, else the one that the package `ziglang` carries."""
    if shutil.which("wasm-ld"):
        return ["wasm-ld"]
    if find_spec("ziglang"):
        return [sys.executable, "-m", "ziglang", "wasm-ld"]
    raise StarlodeError(f"a WebAssembly linker is needed: install LLD, or {how_to_install('wasm')}")
