"""A series of experiments, one for each value of a sweep, played one after the other; and the report on all of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from starlode.arena.ledger import RUNS
from starlode.arena.spreading import Workers
from starlode.lab.experiment import Experiment
from starlode.lab.playing import Played
from starlode.lab.report import LabReport, Step, SweepReport, make_report
from starlode.lab.sweep import Number, Sweep, check_target, current, variants
from starlode.lab.workers import Hear, finished, ledger_of, play_all

Series = list[tuple[Number | None, Experiment]]  # each with the value of the sweep, if there is one
Begin = Callable[[Sequence[Played]], Hear]  # is given the games that are there already


@dataclass(frozen=True)
class Portion:
    """The games of one value of a sweep, or of the one experiment there is."""

    value: Number | None
    experiment: Experiment
    played: list[Played]
    kept: int = 0  # how many of them are from an earlier run


def series_of(experiment: Experiment, sweep: Sweep | None, folder: Path, rivals: tuple[str, ...] = ()) -> Series:
    """What is to be played: every value of a sweep, whose component files go to the folder, or one experiment.

    Without a sweep there may be rivals, other bots, which then play the same games. Raises InvalidSweep.
    """
    if sweep:
        check_target(experiment, sweep)
        return [*variants(experiment, sweep, folder)]
    return [(None, experiment), *([(None, replace(experiment, bots=rivals))] if rivals else [])]


def play_series(series: Series, workers: Workers, begin: Begin, runs: Path = RUNS) -> tuple[list[Portion], bool]:
    """Play what is left of every experiment; what is done then, and whether it was interrupted.

    Where the deals have a secret, all values of a sweep get the same.
    """
    done: list[Portion] = []
    salt = ""
    for value, unsalted in series:
        with ledger_of(unsalted, runs, salt) as ledger:
            experiment, interrupted = unsalted.with_salt(ledger.salt), False
            salt = ledger.salt
            try:
                play_all(experiment, ledger, workers, begin(finished(experiment, ledger)))
            except KeyboardInterrupt:
                interrupted = True
            played = finished(experiment, ledger)
            kept = sum(game.number in ledger.kept for game in played)
            done += [Portion(value, experiment, played, kept)] if played else []
            if interrupted:
                return done, True
            ledger.publish()
    return done, False


def report_on(experiment: Experiment, sweep: Sweep | None, portions: list[Portion], interrupted: bool) -> LabReport:
    """The report; with a sweep it is about the value the number has now, or else about the first one.

    Without a sweep a second portion is that of the rivals.
    """
    reports = [make_report(part.experiment, part.played, interrupted) for part in portions]
    if sweep is None:
        return replace(reports[0], rival=reports[1]) if len(reports) > 1 else reports[0]
    steps = [Step(part.value, report) for part, report in zip(portions, reports, strict=True) if part.value is not None]
    now = current(experiment, sweep)
    main = next((step for step in steps if step.value == now), steps[0])
    told = SweepReport(sweep.name, sweep.subject, now, steps, sweep.target)
    return replace(main.report, sweep=told, value=main.value)
