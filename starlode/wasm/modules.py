"""Modules: made once, then kept next to what is compiled for the CPU."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from importlib import metadata
from pathlib import Path

from starlode.engine.authoring.game import Game
from starlode.engine.boundary.errors import StarlodeError
from starlode.engine.compiling import kernel
from starlode.engine.compiling.cache import rules_digest
from starlode.engine.system.files import write_whole
from starlode.wasm.compile import compile_object
from starlode.wasm.exports import ADVISED, Export, arguments, exports, workbench_exports
from starlode.wasm.link import link

# Read at import, like the code itself: edits made while this process runs are not what it compiles.
_SOURCES = b"".join(file.read_bytes() for file in sorted(Path(__file__).parent.glob("*.py")))


def module_of(game: Game, observing: bool = False) -> bytes:
    """The game's module, made unless there is one from the current sources; raises StarlodeError if that fails."""
    return _kept(game, repr(observing), lambda: make_module(game, observing))


def advised_module_of(game: Game) -> bytes:
    """The module of the search with the game's network, likewise."""
    shapes = repr([argument.describe() for argument in arguments(game).values()])
    return _kept(game, shapes, lambda: make_advised_module(game))


def workbench_module_of(game: Game) -> bytes:
    """The module of the workbench, likewise."""
    shapes = repr([argument.describe() for argument in arguments(game).values()])
    return _kept(game, f"workbench {shapes}", lambda: make_workbench_module(game))


def _kept(game: Game, how: str, make: Callable[[], bytes]) -> bytes:
    file = kernel.kept_file(f"{game.info.name}-{_digest(how)}.wasm")
    if not file.exists():
        write_whole(file, make())
    return file.read_bytes()


def make_module(game: Game, observing: bool = False) -> bytes:
    """The game's module, made again; raises StarlodeError without a compiler."""
    return _make(game, list(exports(game, observing)))


def make_advised_module(game: Game) -> bytes:
    """The module of the search with the game's network, made again; raises StarlodeError without a compiler."""
    return _make(game, ADVISED, vectors=True)


def make_workbench_module(game: Game) -> bytes:
    """The module of the workbench, made again; raises StarlodeError without a compiler."""
    return _make(game, list(workbench_exports(game)), vectors=True)


def _make(game: Game, wanted: Sequence[Export], vectors: bool = False) -> bytes:
    if not kernel.COMPILED:
        raise StarlodeError("the rules run interpreted here (NUMBA_DISABLE_JIT), so no module can be made of them")
    return link(compile_object(wanted, arguments(game), vectors), [export.name for export in wanted])


def sources_digest(game: Game) -> str:
    """A digest that tells apart modules made from different sources."""
    return hashlib.sha256(_SOURCES + rules_digest(game.info.folder).encode()).hexdigest()


def _digest(how: str) -> str:
    """What a module depends on, besides the sources that name the cache folder."""
    tools = repr((metadata.version("llvmlite"), how))
    return hashlib.sha256(tools.encode() + _SOURCES).hexdigest()[:16]
