"""A folder that keeps an arena: its plan, a line for every finished game, and the records.

A game counts once its line is on the disk, written after its record. Whatever happens to the arena, the next run on the
same folder goes on after the last whole line.
"""

from __future__ import annotations

import fcntl
import os
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from types import TracebackType
from typing import BinaryIO

import msgspec

from starlode.arena.bout import Result
from starlode.arena.patience import uninterrupted
from starlode.arena.plan import Plan
from starlode.engine.errors import StarlodeError

PLAN, RESULTS, RECORDS, LOCK = "arena.json", "results.jsonl", "records", "lock"


class Store:
    """The results of one plan in one folder; raises StarlodeError where the folder belongs to another."""

    def __init__(self, folder: Path, plan: Plan) -> None:
        self.folder = folder
        self.results: dict[int, Result] = {}
        with ExitStack() as opened, _told(folder):
            (folder / RECORDS).mkdir(parents=True, exist_ok=True)
            _lock(opened.enter_context((folder / LOCK).open("ab")), folder)
            _claim(folder, plan)
            self._lines = opened.enter_context((folder / RESULTS).open("ab+"))
            self._read()
            self._opened = opened.pop_all()

    def __enter__(self) -> Store:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._opened.close()

    def keep(self, result: Result, record: str) -> None:
        """Write a finished game to the disk, then count it."""
        if result.number in self.results:
            return
        with _told(self.folder), uninterrupted():
            _write_whole(self.folder / RECORDS / f"{result.number:06d}.json", record)
            os.write(self._lines.fileno(), msgspec.json.encode(result) + b"\n")
            os.fsync(self._lines.fileno())
            self.results[result.number] = result

    def in_order(self) -> list[Result]:
        """The results in the order of the schedule, whatever order they came in."""
        return [self.results[number] for number in sorted(self.results)]

    def _read(self) -> None:
        """Take up what is there, less a last line that a killed run has left unfinished."""
        self._lines.seek(0)
        text = self._lines.read()
        whole = text.rfind(b"\n") + 1
        if whole < len(text):
            self._lines.truncate(whole)
        for place, line in enumerate(text[:whole].splitlines(), 1):
            try:
                result = msgspec.json.decode(line, type=Result)
            except msgspec.DecodeError as error:
                raise StarlodeError(f"line {place} of {self.folder / RESULTS} is broken: {error}") from None
            self.results.setdefault(result.number, result)


@contextmanager
def _told(folder: Path) -> Iterator[None]:
    """A folder that cannot be written is the person's to mend."""
    try:
        yield
    except OSError as error:
        raise StarlodeError(f"cannot write to {folder}: {error.strerror or error}") from None


def _lock(file: BinaryIO, folder: Path) -> None:
    """Keep other arenas off the folder for as long as the file is open."""
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise StarlodeError(f"another arena is at work in {folder}") from None


def _claim(folder: Path, plan: Plan) -> None:
    """Write down whose folder it is, or find that it is ours already."""
    path = folder / PLAN
    if not path.exists():
        if (folder / RESULTS).exists():
            raise StarlodeError(f"{folder} has results but no {PLAN}; name another folder with --out")
        _write_whole(path, plan.text())
    elif path.read_text("utf-8") != plan.text():
        raise StarlodeError(f"{folder} holds another arena ({_difference(path, plan)}); name another folder with --out")


def _difference(path: Path, plan: Plan) -> str:
    """The first thing in which a stored plan differs."""
    try:
        there = msgspec.json.decode(path.read_bytes(), type=dict)
    except msgspec.DecodeError:
        return f"its {PLAN} cannot be read"
    here = msgspec.json.decode(plan.text(), type=dict)
    name = next((name for name in here if there.get(name) != here[name]), "plan")
    return f"{name}: {_shown(there.get(name))} there, {_shown(here.get(name))} here"


def _shown(value: object) -> str:
    return ", ".join(str(part) for part in value) if isinstance(value, list | dict) else str(value)


def _write_whole(path: Path, text: str) -> None:
    """Write a file so that it is on the disk as a whole or not at all."""
    temporary = path.with_name(path.name + ".part")
    with temporary.open("w", encoding="utf-8") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
    temporary.replace(path)
