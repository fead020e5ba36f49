"""`starlode analyse`: an evaluation of every decision of a stored game, the biggest mistakes, and what was better."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path

import typer

from starlode.analysis import AnalysisReport, Analyst, parse_effort, usual_effort
from starlode.analysis.analysis_file import AnalysisFile
from starlode.analysis.judging import judge_all
from starlode.engine.system.console import Console
from starlode.match import Match
from starlode.terminal.commands.warm import make_ready
from starlode.terminal.common.progress import progress_bar
from starlode.terminal.drawing.verdicts import print_report

INTERRUPTED = 130


@dataclass(frozen=True)
class AnalyseOrder:
    """What was asked for on the command line."""

    file: Path
    think: str  # empty for what is usual in the game
    seat: int | None
    seed: int
    plies: bool
    out: Path | None
    components: Path | None


def run(order: AnalyseOrder, as_json: bool) -> None:
    """Judge the decisions and report; after an interruption, report what is judged by then."""
    match = Match.from_record(order.file, components=order.components)
    if order.seat is not None:
        match.seat(order.seat)  # raises for a seat that does not exist
    think = order.think or usual_effort(match.game, match.players)
    effort, report = parse_effort(think), AnalysisReport(match, think, order.seed)
    file = AnalysisFile(report, order.out) if order.out else None
    if file and file.outdated:
        say_outdated(order.out)
    make_ready(match.game, quiet=as_json)
    try:
        _judge(report, Analyst(match, effort, order.seed), order, file, quiet=as_json)
    except KeyboardInterrupt:
        report.interrupted = True
    if as_json:
        print(json.dumps(report.data()))
    else:
        print_report(Console(), report, order.file, order.plies)
    if file:
        file.save(report.interrupted)  # last: if it fails, nothing that was judged is lost
    if report.interrupted:
        raise typer.Exit(INTERRUPTED)


def say_outdated(out: Path | None) -> None:
    """Tell people why decisions that were judged before are judged again."""
    Console(stderr=True).print(
        f"{out} was judged by other rules, components or another search; it is judged again", soft_wrap=True
    )


def _judge(
    report: AnalysisReport, analyst: Analyst, order: AnalyseOrder, file: AnalysisFile | None, quiet: bool
) -> None:
    """Fill the report, with a progress bar on a terminal."""
    with progress_bar(Console(stderr=True), quiet) as progress:
        task = progress.add_task("decisions", total=len(analyst.decisions(order.seat)), news="")
        for _ in judge_all(report, analyst, order.seat, file.known.copy() if file else {}, file):
            progress.advance(task)
