"""Many records to be judged, each a task of its own that is sent to a free worker."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

import msgspec

from starlode.analysis.analyst import Analyst
from starlode.analysis.effort import parse_effort, usual_effort
from starlode.analysis.judging import judge_all
from starlode.analysis.report import AnalysisReport
from starlode.analysis.verdict import Verdict
from starlode.engine.authoring.game import Json
from starlode.engine.boundary.errors import InvalidRecord
from starlode.match import Match
from starlode.match.arguments import naming
from starlode.match.record import load_record, read_record

SUFFIX = ".analysis.json"  # of what is kept beside others


class Study(msgspec.Struct, frozen=True):
    """A record to be judged, and how; the record itself is sent, not its path."""

    file: str
    record: str
    think: str  # empty for what is usual in its game
    seat: int | None = None
    seed: int = 0
    components: str | None = None
    known: tuple[Verdict, ...] = ()  # from earlier runs

    def report(self) -> AnalysisReport:
        """A report without verdicts; raises InvalidRecord, also for a seat that does not exist."""
        with naming(self.file, InvalidRecord):
            match = Match.from_record(read_record(self.record), components=self.components)
        if self.seat is not None:
            match.seat(self.seat)
        return AnalysisReport(match, self.think or usual_effort(match.game, match.players), self.seed)

    def verdicts(self) -> dict[int, Verdict]:
        """The known verdicts by ply."""
        return {verdict.ply: verdict for verdict in self.known}


class Studied(msgspec.Struct, frozen=True):
    """The file of a record, and the report on it as JSON."""

    file: str
    data: Json


def study(task: Study) -> Studied:
    """Judge a record from its first decision to its last; raises what reading it raises."""
    report = task.report()
    analyst = Analyst(report.match, parse_effort(report.think), task.seed)
    for _ in judge_all(report, analyst, task.seat, task.verdicts()):
        pass
    return Studied(task.file, report.data())


def records_in(places: Iterable[Path]) -> Iterator[Path]:
    """The files that are named, and those in named folders, without analyses; raises InvalidRecord for none."""
    for place in places:
        found = [place]
        if place.is_dir():
            found = sorted(file for file in place.glob("*.json") if not file.name.endswith(SUFFIX))
        if not found:
            raise InvalidRecord(f"there is no record in {place}")
        yield from found


def study_of(file: Path, think: str, seat: int | None, seed: int, components: Path | None) -> Study:
    """The task of judging the record in a file; raises InvalidRecord."""
    return Study(str(file), load_record(file).text(), think, seat, seed, str(components) if components else None)


def finished(task: Study) -> Studied | None:
    """A complete study; None where a verdict is missing. Raises InvalidRecord."""
    report, known = task.report(), task.verdicts()
    wanted = Analyst(report.match, parse_effort(report.think), task.seed).decisions(task.seat)
    if not all(ply in known for ply in wanted):
        return None
    report.verdicts.extend(known[ply] for ply in wanted)
    return Studied(task.file, report.data())


def verdicts_in(done: Studied) -> list[Verdict]:
    """The verdicts of a study that has come back."""
    return msgspec.convert(done.data["plies"], list[Verdict])
