"""`starlode lab`: a balance report from many games of bots; stops at any moment and goes on later."""

from __future__ import annotations

import json
import tempfile
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, nullcontext
from dataclasses import dataclass, replace
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from starlode.arena.workers import default_workers
from starlode.engine.errors import StarlodeError
from starlode.games import find_game
from starlode.lab.experiment import Experiment
from starlode.lab.playing import Played, play_game
from starlode.lab.sweep import Number, Sweep, current, parse_sweep, variants
from starlode.lab.workers import Hear, finished, ledger_of, play_all
from starlode.terminal.arguments import check_bots, options_of, words
from starlode.terminal.warm import make_ready

if TYPE_CHECKING:  # plots and pages are needed at the end only, and may not be installed
    from starlode.lab.report import Report

INTERRUPTED = 130
NEEDED = ("jinja2", "matplotlib")
RECORDS = Path("records")  # where finished games are kept, as those of an arena are

Plan = list[tuple[Number | None, Experiment]]


@dataclass(frozen=True)
class Order:
    """What was asked for on the command line."""

    game: str
    games: int
    players: int | None
    bots: str
    sweep: str | None
    options: list[str]
    components: Path | None
    workers: int | None
    seed: int
    out: Path
    csv: Path | None


@dataclass(frozen=True)
class Portion:
    """The games of one value of a sweep, or of the one experiment there is."""

    value: Number | None
    experiment: Experiment
    played: list[Played]


def run(order: Order, as_json: bool) -> None:
    """Play what is left, and write the report; an interruption reports what is done."""
    _check_installed()
    experiment, sweep = experiment_of(order), parse_sweep(order.sweep) if order.sweep else None
    _check_writable(order.out)
    make_ready(experiment.game, quiet=as_json)
    _make_ready_for_games(experiment, quiet=as_json)
    with tempfile.TemporaryDirectory(prefix="starlode-lab-") as folder:
        plan: Plan = [*variants(experiment, sweep, Path(folder))] if sweep else [(None, experiment)]
        portions, interrupted = play_plan(plan, order.workers or default_workers(), quiet=as_json)
        if not portions:
            raise typer.Exit(INTERRUPTED)
        report = report_of(experiment, sweep, portions, interrupted)
        _write(report, order, as_json)
    if interrupted:
        raise typer.Exit(INTERRUPTED)


def experiment_of(order: Order) -> Experiment:
    """The experiment a command asks for; raises StarlodeError."""
    bots = words(order.bots)
    check_bots(bots)
    options = options_of(find_game(order.game).load(), order.options, order.players)
    return Experiment(order.game, options, tuple(bots), order.games, order.seed, order.components)


def _check_installed() -> None:
    missing = [name for name in NEEDED if find_spec(name) is None]
    if missing:
        raise StarlodeError(f"the lab needs {' and '.join(missing)}; install them with: pip install 'starlode[lab]'")


def _check_writable(path: Path) -> None:
    """Better now than after an hour of play."""
    try:
        path.touch()
    except OSError as error:
        raise StarlodeError(f"cannot write {path}: {error.strerror}") from None


def _make_ready_for_games(experiment: Experiment, quiet: bool) -> None:
    """Compile the loop of the lab here, so that the workers find it on disk."""
    with nullcontext() if quiet else Console(stderr=True).status("Compiling the loop of the lab, if it is new"):
        play_game(replace(experiment, bots=("greedy",)), experiment.seed)


# ---- playing ----


def play_plan(plan: Plan, workers: int, quiet: bool) -> tuple[list[Portion], bool]:
    """Play every experiment of a plan with one progress bar; what is done, and whether it was interrupted."""
    done: list[Portion] = []
    with _shown(sum(experiment.games for _, experiment in plan), quiet) as begin:
        for value, experiment in plan:
            with ledger_of(experiment, RECORDS) as ledger:
                interrupted = False
                try:
                    play_all(experiment, ledger, workers, begin(finished(experiment, ledger)))
                except KeyboardInterrupt:
                    interrupted = True
                played = finished(experiment, ledger)
                done += [Portion(value, experiment, played)] if played else []
                if interrupted:
                    return done, True
    return done, False


@contextmanager
def _shown(games: int, quiet: bool) -> Iterator[Callable[[Sequence[Played]], Hear]]:
    """A progress bar with figures so far, where there is a terminal; yields what is given the games that are there."""
    console = Console(stderr=True, highlight=False)
    columns = (TextColumn("games"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    figures = TextColumn("{task.description}")
    with Progress(*columns, figures, console=console, transient=True, disable=quiet or not console.is_terminal) as bar:
        task = bar.add_task("", total=games)

        def begin(there: Sequence[Played]) -> Hear:
            wins: dict[int, float] = defaultdict(float)  # by place in the order of turns

            def hear(new: Sequence[Played]) -> None:
                for place, won in ((place, game.wins[seat]) for game in new for place, seat in enumerate(game.in_turn)):
                    wins[place] += won
                shares = ", ".join(f"{wins[place] / max(sum(wins.values()), 1):.1%}" for place in sorted(wins))
                bar.update(task, advance=len(new), description=f"in turn order they win {shares}" if wins else "")

            hear(there)
            return hear

        yield begin


# ---- reporting ----


def report_of(experiment: Experiment, sweep: Sweep | None, portions: list[Portion], interrupted: bool) -> Report:
    """The report; with a sweep it is about the value the number has now, or else about the first one."""
    from starlode.lab.report import Step, SweepReport, make_report

    reports = [make_report(part.experiment, part.played, interrupted) for part in portions]
    if sweep is None:
        return reports[0]
    steps = [Step(part.value, report) for part, report in zip(portions, reports, strict=True) if part.value is not None]
    now = current(experiment, sweep)
    main = next((step for step in steps if step.value == now), steps[0])
    told = SweepReport(sweep.name, sweep.path[1] if len(sweep.path) > 1 else "", now, steps)
    return replace(main.report, sweep=told, value=main.value)


def _write(report: Report, order: Order, as_json: bool) -> None:
    from starlode.lab.page import write_page
    from starlode.lab.sheets import data, write_csv

    write_page(report, order.out)
    if order.csv:
        write_csv(report, order.csv)
    if as_json:
        print(json.dumps(data(report) | {"report": str(order.out)}))
    else:
        print_summary(report, order)


def print_summary(report: Report, order: Order) -> None:
    """The sentences of the report, and where the rest of it is."""
    from starlode.lab import sentences

    console = Console(highlight=False)
    console.print(sentences.headline(report), markup=False)
    for sentence in sentences.summary(report):
        console.print(f"- {sentence}", markup=False)
    console.print(f"The report is in {order.out}.", markup=False)
    if order.csv:
        console.print(f"The numbers are in {order.csv}.", markup=False)
    if report.interrupted:
        console.print("The same command plays the games that are left.")
