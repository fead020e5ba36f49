"""Classes of your own by name: in a module that can be imported from here, or in a file."""

from __future__ import annotations

import hashlib
import sys
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

from starlode.engine.boundary.errors import UnknownBot
from starlode.engine.boundary.quoting import shown

SUFFIX = ".py"


class ClassName(NamedTuple):
    """Where a class is, and what it is called there."""

    place: str
    attribute: str

    @property
    def is_file(self) -> bool:
        """Whether the place is a file rather than a module."""
        return self.place.endswith(SUFFIX)


def split_name(argument: str) -> ClassName:
    """`module:Class` or `path.py:Class`; raises UnknownBot for anything else, and for a file that does not exist."""
    place, _, attribute = argument.rpartition(":")
    name = ClassName(place, attribute)
    if not place or not attribute.isidentifier():
        raise UnknownBot(f"name your bot as python:module:Class or path.py:Class, not {shown(argument)}")
    if name.is_file and not Path(place).is_file():
        raise UnknownBot(f"there is no file {shown(place)} for the bot {shown(argument)}")
    return name


def class_in(module: ModuleType, name: ClassName) -> Any:
    """The class in its module; raises UnknownBot if there is none of that name."""
    if not hasattr(module, name.attribute):
        known = [key for key, value in vars(module).items() if _is_own(module, value)]
        raise UnknownBot(f"{name.place} has no class {name.attribute}{'; it has ' if known else ''}{', '.join(known)}")
    return getattr(module, name.attribute)


def _is_own(module: ModuleType, value: Any) -> bool:
    return isinstance(value, type) and value.__module__ == module.__name__


def module_of(name: ClassName) -> ModuleType:
    """The module of a class, loaded once in a process; raises whatever it raises."""
    return _from_file(Path(name.place).resolve()) if name.is_file else _imported(name.place)


def class_files(argument: str) -> list[Path]:
    """The file in which a class is, if it is in one; raises UnknownBot."""
    name = split_name(argument)
    if name.is_file:
        return [Path(name.place)]
    try:
        file = getattr(module_of(name), "__file__", None)
    except (Exception, SystemExit):  # making the bot says why
        return []
    return [Path(file)] if file else []


def _imported(name: str) -> ModuleType:
    _look_in(Path.cwd())
    return import_module(name)


def _from_file(path: Path) -> ModuleType:
    name = f"{path.stem}_{hashlib.sha256(str(path).encode()).hexdigest()[:12]}"  # two files may have the same name
    if name not in sys.modules:
        _look_in(path.parent)
        spec = spec_from_file_location(name, path)
        assert spec is not None  # it ends in .py
        assert spec.loader is not None
        module = sys.modules[name] = module_from_spec(spec)
        try:
            spec.loader.exec_module(module)
        except BaseException:
            del sys.modules[name]
            raise
    return sys.modules[name]


def _look_in(folder: Path) -> None:
    """Let a bot import what is beside it; last, so that nothing of that name takes the place of anything else."""
    if str(folder) not in sys.path:
        sys.path.append(str(folder))
