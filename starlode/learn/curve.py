"""The course of learning as a CSV file beside the network: loss, strength, speed and time left, as it happens."""

from __future__ import annotations

import csv
import time
from collections.abc import Callable
from io import StringIO
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from starlode.engine.boundary.errors import StarlodeError
from starlode.engine.boundary.parsing import read_file
from starlode.engine.boundary.quoting import shown
from starlode.engine.system.files import writing
from starlode.learn.strength import RIVALS, Strength

if TYPE_CHECKING:
    from starlode.learn.ppo import Progress
    from starlode.learn.trainer import Trainer

EVERY_S = 5.0  # between two rows
NUMBERS = ("seconds", "decisions", "games", "decisions_per_s", "seconds_left")
LOSSES = ("policy_loss", "value_loss", "entropy", "drift")
STRENGTHS = tuple(f"{rival}{bound}" for rival in RIVALS for bound in ("", "_low", "_high"))
COLUMNS = (*NUMBERS, *LOSSES, *STRENGTHS)

Examine = Callable[["Trainer"], list[Strength]]
Row = dict[str, float]  # without what was not measured


class LearningNews(NamedTuple):
    """What is new: how fast it goes, how long it still takes, and the strength if it was tested just now."""

    decisions_per_s: float
    seconds_left: float
    strengths: list[Strength]


class LearningCurve:
    """Writes a row now and then, and tests the strength every so many seconds; never if that is 0.

    Raises StarlodeError if the file cannot be written.
    """

    def __init__(self, file: Path, examine: Examine, test_every: float) -> None:
        self._file, self._examine, self._test_every = file, examine, test_every
        self._begun = self._tested = time.monotonic()
        self._last = self._begun - EVERY_S
        self._before: tuple[float, int, float] | None = None  # time, decisions and share done when it was first heard

    def hear(self, trainer: Trainer, progress: Progress) -> LearningNews | None:
        """Note how learning stands; answers with what is new when a row was written, the second time at the earliest.

        How fast it goes is known from then on: what comes before the first time is mostly compiling.
        """
        now = time.monotonic()
        is_due = bool(self._test_every) and now - self._tested >= self._test_every
        if self._before is None:
            self._before = now, trainer.decisions, trainer.done
            return None
        if not is_due and now - self._last < EVERY_S:
            return None
        return self._write(trainer, progress, self._examine(trainer) if is_due else [])

    def finish(self, trainer: Trainer, progress: Progress) -> LearningNews:
        """The last row, with the strength at the end."""
        return self._write(trainer, progress, self._examine(trainer) if self._test_every else [])

    def _write(self, trainer: Trainer, progress: Progress, strengths: list[Strength]) -> LearningNews:
        news = LearningNews(*self._pace(trainer), strengths)
        numbers = (time.monotonic() - self._begun, trainer.decisions, trainer.games, *news[:2])
        losses = (progress.policy, progress.value, progress.entropy, progress.drift)
        tested = [f"{bound:.4f}" for strength in strengths for bound in strength[1:]] or [""] * len(STRENGTHS)
        self._append([*(f"{number:.6g}" for number in (*numbers, *losses)), *tested])
        self._last = time.monotonic()
        self._tested = self._last if strengths else self._tested
        return news

    def _pace(self, trainer: Trainer) -> tuple[float, float]:
        """Decisions a second since the beginning, and the seconds that are left at that pace."""
        then, decisions, done = self._before or (self._begun, 0, 0.0)
        spent, gained = max(time.monotonic() - then, 1e-9), trainer.done - done
        left = max(0.0, 1 - trainer.done) * spent / gained if gained > 0 else 0.0  # or it ended after one update
        return (trainer.decisions - decisions) / spent, left

    def _append(self, row: list[str]) -> None:
        with writing(self._file), self._file.open("a", newline="", encoding="utf-8") as file:
            writer = csv.writer(file)
            if file.tell() == 0:
                writer.writerow(COLUMNS)
            writer.writerow(row)


def read_curve(file: Path) -> list[Row]:
    """The rows of such a file, as far as they are whole; raises StarlodeError for a file that is none."""
    text = read_file(file, StarlodeError).decode("utf-8", "replace")
    why = "`starlode learn` writes one"
    try:
        rows = list(csv.DictReader(StringIO(text, newline="")))
        whole = [row for row in rows if None not in row.values() and None not in row]
        if whole and set(whole[0]) == set(COLUMNS):
            return [{name: float(value) for name, value in row.items() if value} for row in whole]
    except (csv.Error, ValueError) as error:
        why = str(error)
    raise StarlodeError(f"{shown(str(file))} is not the course of a learning; {why}")
