"""A report that grows decision by decision, and is saved on the way."""

from __future__ import annotations

import time
from collections.abc import Iterator, Mapping

from starlode.analysis.analysis_file import AnalysisFile
from starlode.analysis.analyst import Analyst
from starlode.analysis.report import AnalysisReport
from starlode.analysis.verdict import Verdict

KEPT_EVERY = 2.0  # seconds of judging that a crash may cost


def judge_all(
    report: AnalysisReport,
    analyst: Analyst,
    seat: int | None,
    known: Mapping[int, Verdict],
    file: AnalysisFile | None = None,
) -> Iterator[Verdict]:
    """Judge the decisions of a seat or of all, and tell each verdict as it is added to the report.

    Those that are already known are not judged again. The file is saved now and then; raises
    StarlodeError where that cannot be written.
    """
    kept = time.monotonic()
    for verdict in analyst.verdicts(seat, known):
        report.verdicts.append(verdict)
        if file:
            file.add(verdict)
        yield verdict
        if file and time.monotonic() - kept > KEPT_EVERY:
            file.save(interrupted=True)
            kept = time.monotonic()
