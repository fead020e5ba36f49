"""The file that keeps an analysis: a run adds to what earlier runs have found."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from starlode.analysis.report import AnalysisReport, load_kept
from starlode.analysis.verdict import Verdict
from starlode.engine.system.files import check_writable, stamp, writing


class AnalysisFile:
    """Verdicts on a match in a file; raises StarlodeError if it holds anything else, or cannot be written.

    `known` are the verdicts by ply. Those of other rules, components or another search do not count: then the file is
    `outdated`, and the new judgement takes its place.
    """

    def __init__(self, report: AnalysisReport, file: Path) -> None:
        with writing(file):
            file.parent.mkdir(parents=True, exist_ok=True)
            check_writable(file)
        self._report = report
        self._file = file
        self._seen = stamp(file)
        kept = load_kept(report, file)
        self.outdated = kept is not None and kept.makings != report.makings
        self.known: dict[int, Verdict] = report.resume(file)

    def add(self, verdict: Verdict) -> None:
        """Add one more verdict to be kept."""
        self.known[verdict.ply] = verdict

    def save(self, interrupted: bool = False) -> None:
        """Write all verdicts, with those that another run has kept there meanwhile; raises StarlodeError as above."""
        if stamp(self._file) != self._seen:
            self.known = self._report.resume(self._file) | self.known
        verdicts = [self.known[ply] for ply in sorted(self.known)]
        replace(self._report, verdicts=verdicts, interrupted=interrupted).save(self._file)
        self._seen = stamp(self._file)
