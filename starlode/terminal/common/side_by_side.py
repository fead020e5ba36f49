"""Commands of Starlode side by side, each in a process of its own and as many at a time as there are cores."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed

from starlode.engine.boundary.errors import StarlodeError
from starlode.engine.system.processes import PIPE, start_module


def has_cores() -> bool:
    """Whether that is worth while."""
    return (os.cpu_count() or 1) > 1


def side_by_side(commands: Mapping[str, Sequence[str]]) -> Iterator[str]:
    """What the command for each game says, as soon as it is done; raises StarlodeError if one fails."""
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        for done in as_completed([pool.submit(_said, name, command) for name, command in commands.items()]):
            yield done.result()


def _said(name: str, command: Sequence[str]) -> str:
    done = start_module("starlode.cli", *command, stdout=PIPE, stderr=PIPE, text=True).finish()
    if done.returncode:
        raise StarlodeError(f"{name} could not be compiled: {done.stderr.strip()[-300:]}")
    return done.stdout.strip()
