"""Modules: made once, then kept next to what is compiled for the CPU."""

from __future__ import annotations

import hashlib
from importlib import metadata
from pathlib import Path

from starlode.engine.authoring.game import Game
from starlode.engine.boundary.errors import StarlodeError
from starlode.engine.compiling import kernel
from starlode.engine.compiling.cache import rules_digest
from starlode.engine.system.files import write_whole
from starlode.wasm.compile import compile_object
from starlode.wasm.exports import exports
from starlode.wasm.link import link

# Read at import, like the code itself: edits made while this process runs are not what it compiles.
_SOURCES = b"".join(file.read_bytes() for file in sorted(Path(__file__).parent.glob("*.py")))


def module_of(game: Game, observing: bool = False) -> bytes:
    """The game's module, made unless there is one from the current sources; raises StarlodeError if that fails."""
    file = kernel.kept_file(f"{game.info.name}-{_digest(observing)}.wasm")
    if not file.exists():
        write_whole(file, make_module(game, observing))
    return file.read_bytes()


def make_module(game: Game, observing: bool = False) -> bytes:
    """The game's module, made again; raises StarlodeError without a compiler."""
    if not kernel.COMPILED:
        raise StarlodeError("the rules run interpreted here (NUMBA_DISABLE_JIT), so no module can be made of them")
    return link(compile_object(game, observing), [export.name for export in exports(game, observing)])


def sources_digest(game: Game) -> str:
    """A digest that tells apart modules made from different sources."""
    return hashlib.sha256(_SOURCES + rules_digest(game.info.folder).encode()).hexdigest()


def _digest(observing: bool) -> str:
    """What a module depends on, besides the sources that name the cache folder."""
    tools = repr((metadata.version("llvmlite"), observing))
    return hashlib.sha256(tools.encode() + _SOURCES).hexdigest()[:16]
