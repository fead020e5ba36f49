"""A folder that keeps a long run: its plan, and a line for every finished game.

A game counts once its line is on the disk. If a run is cut off, the next one in its folder continues after the last
whole line. The salt that the deals are made with is in the plan, which only its owner may read until the run is over.
"""

from __future__ import annotations

import fcntl
import json
import os
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from types import TracebackType
from typing import Any, BinaryIO, Generic, Protocol, TypeVar

import msgspec

from starlode.arena.patience import uninterrupted
from starlode.engine.boundary.errors import StarlodeError
from starlode.engine.boundary.parsing import read_file, read_json
from starlode.engine.boundary.quoting import LONG, printable
from starlode.engine.system.files import append_whole, sync_folder, write_whole, writing
from starlode.match.seeds import fresh_seed

RUNS = Path("records")  # where runs are kept by default, each in a folder of its own
RESULTS, LOCK = "results.jsonl", "lock"
SECRET, PUBLIC = 0o600, 0o644  # modes of a plan


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

    `kind` is what such a run is called, an arena for example; `plan` is its JSON. A run has a salt unless that is None;
    an empty one means the salt that is there, or else the proposed one, or else a fresh one.
    """

    def __init__(
        self, folder: Path, kind: str, plan: str, result: type[R], salt: str | None = None, proposal: str = ""
    ) -> None:
        self.folder = folder
        self._plan = folder / f"{kind}.json"
        self.results: dict[int, R] = {}
        with ExitStack() as opened, writing(folder):
            folder.mkdir(parents=True, exist_ok=True)
            _lock(opened.enter_context((folder / LOCK).open("ab")), folder, kind)
            self.salt = _claim(self._plan, kind, plan, salt, proposal)
            self._lines = opened.enter_context((folder / RESULTS).open("ab+"))
            sync_folder(folder)
            self._read(result)
            self.kept = frozenset(self.results)  # games that were there already
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

    def publish(self) -> None:
        """The run is over: let everyone read its plan, and with it the salt. Raises StarlodeError."""
        with writing(self._plan):
            self._plan.chmod(PUBLIC)

    def in_order(self) -> list[R]:
        """The results in the order of the schedule, not in the order they came in."""
        return [self.results[number] for number in sorted(self.results)]

    def _read(self, kind: type[R]) -> None:
        """Take up what is there, except a last line that a killed run has left unfinished."""
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
                raise StarlodeError(f"line {place} of {self.folder / RESULTS} cannot be read: {error}") from None
            self.results.setdefault(result.number, result)


def _lock(file: BinaryIO, folder: Path, kind: str) -> None:
    """Keep other runs off the folder for as long as the file is open."""
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise StarlodeError(f"another {kind} is running in {folder}") from None


def _claim(path: Path, kind: str, plan: str, salt: str | None, proposal: str) -> str:
    """Write down whose folder it is, or find that it is ours already; answers with the salt, empty if there is none."""
    here, folder = msgspec.json.decode(plan, type=dict), path.parent
    if not path.exists():
        if (folder / RESULTS).exists():
            raise StarlodeError(f"{folder} has results but no {path.name}; name another folder with --out")
        settled = "" if salt is None else salt or proposal or fresh_seed()
        text = json.dumps(here | ({"salt": settled} if settled else {}), indent=1) + "\n"
        write_whole(path, text, SECRET if settled else PUBLIC)
        return settled
    there = _stored(path)
    kept = str(there.pop("salt", ""))
    found = _difference(there, here)
    if not found and (kept != salt if salt else bool(kept) != (salt is not None)):
        found = "with another salt"
    if found:
        raise StarlodeError(f"{folder} holds another {kind} ({found}); name another folder with --out")
    return kept


def _stored(path: Path) -> dict[str, Any]:
    found = read_json(read_file(path, StarlodeError), str(path), StarlodeError)
    if not isinstance(found, dict):
        raise StarlodeError(f"{path} holds no plan; name another folder with --out")
    return found


def _difference(there: dict[str, Any], here: dict[str, Any]) -> str:
    """The first thing in which a stored plan differs, in words; empty where nothing does."""
    names = [name for name in here | there if there.get(name) != here.get(name)]
    return f"{names[0]}: {_shown(there.get(names[0]))} there, {_shown(here.get(names[0]))} here" if names else ""


def _shown(value: object) -> str:
    text = ", ".join(str(part) for part in value) if isinstance(value, list | dict) else str(value)
    return printable(text, 2 * LONG)
