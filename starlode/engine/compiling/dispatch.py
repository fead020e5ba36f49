"""Dispatchers: what Numba does with a call, narrowed to what the rules of a game need.

By default Numba recompiles a function for every literal and every width of integer it is called with, turns each
function into machine code even if it is only part of others, and compiles a function again into everything that calls
it. Here all integers are 64 bits wide, and parts are only compiled as parts of a whole. A game's rules are wholes:
compiled once, kept on disk, and called by symbol, like the functions of a shared library.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from llvmlite.binding import Linkage, add_symbol
from numba import config, types
from numba.core.caching import CompileResultCacheImpl, FunctionCache, IndexDataCacheFile, UserProvidedCacheLocator
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler
from numba.core.funcdesc import ExternalFunctionDescriptor
from numba.core.registry import CPUDispatcher
from numba.core.runtime.nrt import rtsys
from numba.core.sigutils import normalize_signature

Type = Any  # Numba's types, and what it makes of them, are untyped
Result = Any


def widened(kind: Type) -> Type:
    """The type an argument is compiled as: integers, literals and members of an IntEnum are 64-bit integers."""
    if isinstance(kind, types.Literal):
        kind = kind.literal_type
    if isinstance(kind, types.IntEnumMember):
        return types.int64
    if isinstance(kind, types.Integer) and kind != types.uint64:  # uint64 would not fit
        return types.int64
    return kind


class Wide(CPUDispatcher):  # type: ignore[misc]
    """Compiles a function once for all widths of integers; the base of all dispatchers here."""

    def get_call_template(self, args: Sequence[Type], kws: Mapping[str, Type]) -> Any:
        """How compiled code calls it: arguments are widened on the way."""
        return super().get_call_template([*map(widened, args)], {name: widened(kind) for name, kind in kws.items()})

    def compile(self, sig: Any) -> Any:
        """Machine code for these types of arguments, or wider ones."""
        args, _ = normalize_signature(sig)
        return super().compile(tuple(map(widened, args)))


# ---- parts of others ----


class Arguments(tuple[Type, ...]):
    """The types of a function's arguments, which Numba writes out at every step of compiling, for listeners.

    Nobody listens, and a record is written with all of its fields: a twentieth of the time.
    """

    def __repr__(self) -> str:
        return f"{len(self)} arguments"


class PartLibrary(JITCodeLibrary):  # type: ignore[misc]
    """The code of a part: optimised and turned into machine code only as part of a whole."""

    def _optimize_final_module(self) -> None:
        pass

    def _finalize_final_module(self) -> None:
        self._finalize_dynamic_globals()
        self._finalized = True


class PartCompiler(Compiler):  # type: ignore[misc]
    """Compiles to intermediate code only."""

    def __init__(self, typing: Any, target: Any, library: Any, args: Any, result: Any, flags: Any, names: Any) -> None:
        flags.no_compile = True
        part = PartLibrary(target.codegen(), "part")
        super().__init__(typing, target, part, Arguments(args), result, flags, names)


class InlinedPart(CPUDispatcher):  # type: ignore[misc]
    """A function that is compiled only as part of others."""

    def __init__(self, function: Callable[..., Any], options: dict[str, Any]) -> None:
        super().__init__(function, targetoptions=options, pipeline_class=PartCompiler)

    def add_overload(self, cres: Result) -> None:
        """Keep what was compiled, under its own key, since there is no function that Python could call."""
        cres = cres._replace(entry_point=object())
        self.targetctx.insert_user_function(cres.entry_point, cres.fndesc, [cres.library])
        self.overloads[tuple(cres.signature.args)] = cres

    def __call__(self, *args: Any) -> Any:
        """Parts are for compiled functions; raises TypeError."""
        name = self.__name__
        raise TypeError(f"{name} is only a part of compiled functions; call one of those, or {name}.py_func")


class Kernel(Wide, InlinedPart):
    """A function that only compiled functions call, as part of them."""


# ---- wholes ----


# Folders with compiled code; new code goes to the last one. An external game adds a folder. The other games need not be
# compiled again for it: what the earlier folders hold was made from sources that have not changed.
folders: list[Path] = []


class CacheLocation(UserProvidedCacheLocator):  # type: ignore[misc]
    """Where the code of a function is kept: by the name of its module, so that all checkouts of a source share it."""

    def __init__(self, function: Callable[..., Any], file: str) -> None:
        super().__init__(function, file)
        self._cache_path = str(Path(config.CACHE_DIR) / function.__module__)

    @classmethod
    def from_function(cls, function: Callable[..., Any], file: str) -> CacheLocation:
        """The location; it is already known to be writable, and trying again for each function takes time."""
        return cls(function, file)


class DiskCacheFiles(CompileResultCacheImpl):  # type: ignore[misc]
    """How compiled functions become files."""

    _locator_classes = (CacheLocation,)


class DiskCache(FunctionCache):  # type: ignore[misc]
    """What is kept of a function on disk."""

    _impl_class = DiskCacheFiles

    def __init__(self, function: Callable[..., Any]) -> None:
        super().__init__(function)
        names = self._impl.filename_base, self._impl.locator.get_source_stamp()
        places = [str(folder / function.__module__) for folder in folders[:-1]]
        self._before = [IndexDataCacheFile(place, *names) for place in places]

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        """What is kept for these types of arguments; else None.

        Numba would also load all that compiling needs, a quarter of a second; that waits until something is compiled.
        """
        rtsys.initialize(target_context)
        with self._guard_against_spurious_io_errors():
            return self._load_overload(sig, target_context)

    def _load_overload(self, sig: Any, target_context: Any) -> Any:
        found = super()._load_overload(sig, target_context)
        key = self._index_key(sig, target_context.codegen())
        for file in self._before:
            if found is None and (data := file.load(key)) is not None:
                found = self._impl.rebuild(target_context, data)
        return found


_rules: dict[str, Rule] = {}
_links: dict[str, Callable[[], None]] = {}  # by symbol: what makes sure that it can be resolved


class WholeLibrary(JITCodeLibrary):  # type: ignore[misc]
    """The code of a whole: its parts are private, so they need not be callable from elsewhere.

    That lets LLVM drop unused arguments and results, above all the one that says whether a kernel failed: none does.
    """

    def _optimize_final_module(self) -> None:
        for function in self._final_module.functions:
            if function.linkage is Linkage.linkonce_odr:
                function.linkage = Linkage.internal
        super()._optimize_final_module()


class WholeCompiler(Compiler):  # type: ignore[misc]
    """Compiles to machine code."""

    def __init__(self, typing: Any, target: Any, library: Any, args: Any, result: Any, flags: Any, names: Any) -> None:
        whole = WholeLibrary(target.codegen(), "whole")
        whole.enable_object_caching()
        super().__init__(typing, target, whole, Arguments(args), result, flags, names)


class Whole(Wide):
    """A function that is kept on disk, with a note of the rules it calls by symbol."""

    def __init__(self, function: Callable[..., Any], options: dict[str, Any]) -> None:
        super().__init__(function, targetoptions=options, pipeline_class=WholeCompiler)
        self.enable_caching()

    def enable_caching(self) -> None:
        """Look for compiled code in the current cache folder, and keep it there."""
        self._cache = DiskCache(self.py_func)

    def add_overload(self, cres: Result) -> None:
        """Keep what was compiled; before it is loaded again, Numba calls the functions in `reload_init`."""
        if not cres.reload_init:  # otherwise it came from disk and has its list
            called = (function.name for function in cres.library._final_module.functions if function.is_declaration)
            cres.reload_init.extend(_links[name] for name in called if name in _links)
        super().add_overload(cres)


class EntryPoint(Whole):
    """A function that Python calls."""

    def compile(self, sig: Any) -> Any:
        """Machine code for these types of arguments, found at once when Python calls with them again."""
        compiled = super().compile(sig)
        args, _ = normalize_signature(sig)
        if args not in self.overloads:
            self._insert([kind._code for kind in args], compiled, False)
        return compiled


class Rule(Whole):
    """A function that compiled functions call by symbol, so that it is not part of them.

    The name distinguishes rules whose functions have the same name; the symbol also includes the types of arguments.
    """

    def __init__(self, function: Callable[..., Any], options: dict[str, Any], name: str) -> None:
        super().__init__(function, options)
        self._name = f"{name}.{function.__module__}.{function.__qualname__}"
        _rules[self._name] = self

    def add_overload(self, cres: Result) -> None:
        """Keep what was compiled, and let its callers find it by symbol instead of including it."""
        args = cres.signature.args
        symbol = f"{self._name}.{short_digest(repr(args))}"
        add_symbol(symbol, cres.library.get_pointer_to_function(cres.fndesc.llvm_func_name))
        _links[symbol] = partial(link, self._name, args)
        self.targetctx.remove_user_function(cres.entry_point)
        outside = ExternalFunctionDescriptor(symbol, cres.fndesc.restype, args)
        self.targetctx.insert_user_function(cres.entry_point, outside)
        super().add_overload(cres)


def link(name: str, args: tuple[Type, ...]) -> None:
    """Make sure that the rule of that name is compiled for these types of arguments, and that its symbol is known."""
    _rules[name].compile(args)


def short_digest(text: str) -> str:
    """Sixteen characters that identify a text."""
    return hashlib.sha256(text.encode()).hexdigest()[:16]
