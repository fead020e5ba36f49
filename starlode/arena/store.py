"""A folder that keeps an arena: the ledger of its results, and a record of every game, written before its line."""

from __future__ import annotations

from pathlib import Path

import msgspec

from starlode.arena.bout import BoutResult
from starlode.arena.ledger import Ledger
from starlode.arena.patience import uninterrupted
from starlode.arena.plan import Plan
from starlode.engine.boundary.errors import StarlodeError
from starlode.engine.system.files import write_whole, writing

KIND, RECORDS = "arena", "records"


class ArenaStore(Ledger[BoutResult]):
    """The results and records of one plan in one folder; raises StarlodeError where the folder belongs to another.

    `plan` is the plan with the salt of the run: the one it names, or the one in the folder, or a fresh one.
    """

    def __init__(self, folder: Path, plan: Plan) -> None:
        if not (folder / f"{KIND}.json").exists() and any((folder / RECORDS).glob("*.json")):
            raise StarlodeError(f"{folder} has records but no {KIND}.json; name another folder with --out")
        super().__init__(folder, KIND, plan.text(), BoutResult, plan.salt)
        self.plan = msgspec.structs.replace(plan, salt=self.salt)
        with writing(folder):
            (folder / RECORDS).mkdir(exist_ok=True)

    def keep(self, result: BoutResult, record: str) -> None:
        """Write a finished game to the disk, then count it; raises StarlodeError where it cannot be written."""
        if result.number in self.results:
            return
        with writing(self.folder), uninterrupted():
            write_whole(self.folder / RECORDS / f"{result.number:06d}.json", record)
            self.add([result])
