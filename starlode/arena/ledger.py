"""A folder that keeps a long run: its plan, and a line for every finished game.

A game counts once its line is on the disk. Whatever happens to the run, the next one on the same folder goes on after
the last whole line.
"""

from __future__ import annotations

import fcntl
import os
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from types import TracebackType
from typing import Any, BinaryIO, Generic, Protocol, TypeVar

import msgspec

from starlode.arena.patience import uninterrupted
from starlode.engine.errors import StarlodeError
from starlode.engine.files import append_whole, sync_folder, write_whole, writing

RUNS = Path("records")  # where runs are kept unless told, each in a folder of its own
RESULTS, LOCK = "results.jsonl", "lock"


class Numbered(Protocol):
    """What the ledger of a run keeps."""

    @property
    def number(self) -> int:
        """Of the game."""
        ...


R = TypeVar("R", bound=Numbered)
L = TypeVar("L", bound="Ledger[Any]")


class Ledger(Generic[R]):
    """The results of one plan in one folder; raises StarlodeError where the folder belongs to another.

    `kind` is what such a run is called, an arena for example; `plan` is its JSON.
    """

    def __init__(self, folder: Path, kind: str, plan: str, result: type[R]) -> None:
        self.folder = folder
        self.results: dict[int, R] = {}
        with ExitStack() as opened, writing(folder):
            folder.mkdir(parents=True, exist_ok=True)
            _lock(opened.enter_context((folder / LOCK).open("ab")), folder, kind)
            _claim(folder, kind, plan)
            self._lines = opened.enter_context((folder / RESULTS).open("ab+"))
            sync_folder(folder)
            self._read(result)
            self._opened = opened.pop_all()

    def __enter__(self: L) -> L:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._opened.close()

    def add(self, results: Sequence[R]) -> None:
        """Write finished games to the disk, then count them; those that are there already are left as they are.

        Raises StarlodeError where they cannot be written; then none of them is in the file.
        """
        new = [result for result in results if result.number not in self.results]
        with writing(self.folder), uninterrupted():
            append_whole(self._lines.fileno(), b"".join(msgspec.json.encode(result) + b"\n" for result in new))
            self.results |= {result.number: result for result in new}

    def in_order(self) -> list[R]:
        """The results in the order of the schedule, whatever order they came in."""
        return [self.results[number] for number in sorted(self.results)]

    def _read(self, kind: type[R]) -> None:
        """Take up what is there, less a last line that a killed run has left unfinished."""
        self._lines.seek(0)
        text = self._lines.read()
        whole = text.rfind(b"\n") + 1
        if whole < len(text):
            self._lines.truncate(whole)
            os.fsync(self._lines.fileno())
        decoder = msgspec.json.Decoder(kind)
        for place, line in enumerate(text[:whole].splitlines(), 1):
            try:
                result = decoder.decode(line)
            except msgspec.DecodeError as error:
                raise StarlodeError(f"line {place} of {self.folder / RESULTS} is broken: {error}") from None
            self.results.setdefault(result.number, result)


def _lock(file: BinaryIO, folder: Path, kind: str) -> None:
    """Keep other runs off the folder for as long as the file is open."""
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise StarlodeError(f"another {kind} is at work in {folder}") from None


def _claim(folder: Path, kind: str, plan: str) -> None:
    """Write down whose folder it is, or find that it is ours already."""
    path = folder / f"{kind}.json"
    if not path.exists():
        if (folder / RESULTS).exists():
            raise StarlodeError(f"{folder} has results but no {path.name}; name another folder with --out")
        write_whole(path, plan)
    elif path.read_text("utf-8") != plan:
        found = _difference(path, plan)
        raise StarlodeError(f"{folder} holds another {kind} ({found}); name another folder with --out")


def _difference(path: Path, plan: str) -> str:
    """The first thing in which a stored plan differs."""
    try:
        there = msgspec.json.decode(path.read_bytes(), type=dict)
    except msgspec.DecodeError:
        return f"its {path.name} cannot be read"
    here = msgspec.json.decode(plan, type=dict)
    name = next((name for name in here if there.get(name) != here[name]), "plan")
    return f"{name}: {_shown(there.get(name))} there, {_shown(here.get(name))} here"


def _shown(value: object) -> str:
    return ", ".join(str(part) for part in value) if isinstance(value, list | dict) else str(value)
