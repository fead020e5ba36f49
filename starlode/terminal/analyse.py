"""`starlode analyse`: an evaluation of every decision of a stored game, the biggest mistakes, and what was better."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

import typer

from starlode.analysis import AnalysisReport, Analyst, Verdict
from starlode.analysis.judging import judge_all
from starlode.bots.search_bot import parse_thinking
from starlode.engine.system.console import Console
from starlode.match import Match
from starlode.terminal.progress import progress_bar
from starlode.terminal.verdicts import print_report
from starlode.terminal.warm import make_ready

INTERRUPTED = 130


@dataclass(frozen=True)
class AnalyseOrder:
    """What was asked for on the command line."""

    file: Path
    think: str
    seat: int | None
    seed: int
    plies: bool
    out: Path | None
    components: Path | None


def run(order: AnalyseOrder, as_json: bool) -> None:
    """Judge the decisions and report; an interruption reports what is judged until then."""
    thinking = parse_thinking(order.think or "nothing")
    match = Match.from_record(order.file, components=order.components)
    if order.seat is not None:
        match.seat(order.seat)  # raises for a seat that there is not
    report = AnalysisReport(match, order.think, order.seed)
    known = report.resume(order.out) if order.out else {}
    make_ready(match.game, quiet=as_json)
    try:
        _judge(report, Analyst(match, thinking, order.seed), order, known, quiet=as_json)
    except KeyboardInterrupt:
        report.interrupted = True
    if order.out:
        report.save(order.out)
    if as_json:
        print(json.dumps(report.data()))
    else:
        print_report(Console(), report, order.file, order.plies)
    if report.interrupted:
        raise typer.Exit(INTERRUPTED)


def _judge(
    report: AnalysisReport, analyst: Analyst, order: AnalyseOrder, known: Mapping[int, Verdict], quiet: bool
) -> None:
    """Fill the report, with a progress bar on a terminal."""
    with progress_bar(Console(stderr=True), quiet) as progress:
        task = progress.add_task("decisions", total=len(analyst.decisions(order.seat)), news="")
        for _ in judge_all(report, analyst, order.seat, known, order.out):
            progress.advance(task)
