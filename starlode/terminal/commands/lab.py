"""`starlode lab`: a balance report from many games of bots; stops at any moment and goes on later."""

from __future__ import annotations

import json
import tempfile
from collections import defaultdict
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from importlib.util import find_spec
from pathlib import Path

import typer
from rich.table import Table as Grid
from rich.text import Text

from starlode.arena.spreading import Workers
from starlode.bots.seating import check_bots, check_networks
from starlode.engine.boundary.errors import StarlodeError
from starlode.engine.declarations.options import given_options
from starlode.engine.system.console import Console
from starlode.engine.system.extras import how_to_install
from starlode.engine.system.files import check_writable, refuse_taken, refuse_taken_folder, writing
from starlode.games import load_game
from starlode.lab import sentences
from starlode.lab.answers import sweep_answer
from starlode.lab.comparison import Rows, measure_rows
from starlode.lab.experiment import Experiment
from starlode.lab.headlines import caution, headlines
from starlode.lab.playing import Played, play_game
from starlode.lab.remedies import remedy
from starlode.lab.report import LabReport
from starlode.lab.series import Begin, Portion, play_series, report_on, series_of
from starlode.lab.sweep import Sweep, parse_sweep, parse_target
from starlode.lab.workers import Hear
from starlode.match.seeds import check_salt
from starlode.terminal.commands.warm import make_ready
from starlode.terminal.common.arguments import listed
from starlode.terminal.common.progress import patience, progress_bar, told_games

INTERRUPTED = 130
NEEDED = ("jinja2", "matplotlib")
PAGE_MARK = '<meta name="generator" content="starlode lab">'
CSV_MARK = ("measures.csv", "measure,mean,mean_low,mean_high")  # a sheet that every report has, and how it begins


@dataclass(frozen=True)
class LabOrder:
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
    salt: str | None = None
    against: str | None = None
    ray: str | None = None
    force: bool = False
    target: str | None = None


def run(order: LabOrder, as_json: bool) -> None:
    """Play what is left, and write the report; after an interruption, report what is done."""
    _check_installed()
    experiment, sweep = experiment_of(order), sweep_of(order)
    rivals = rivals_of(order)
    _refuse_others(order)
    with writing(order.out):
        check_writable(order.out)  # better now than after an hour of play
    make_ready(experiment.game, quiet=as_json)
    _make_ready_for_games(experiment, quiet=as_json)
    with tempfile.TemporaryDirectory(prefix="starlode-lab-") as folder:
        series = series_of(experiment, sweep, Path(folder), rivals)
        with _shown(sum(each.games for _, each in series), quiet=as_json) as begin:
            portions, interrupted = play_series(series, Workers(order.workers, order.ray), begin)
        if not portions:
            raise typer.Exit(INTERRUPTED)
        _write(report_on(experiment, sweep, portions, interrupted), portions, order, as_json)
    if interrupted:
        raise typer.Exit(INTERRUPTED)


def _refuse_others(order: LabOrder) -> None:
    """Raise StarlodeError where the report or its numbers would replace what no lab has written."""
    refuse_taken(order.out, PAGE_MARK, order.force)
    if order.csv and order.csv.is_dir():
        refuse_taken_folder(order.csv, (file.name for file in order.csv.glob("*.csv")), *CSV_MARK, order.force)


def experiment_of(order: LabOrder) -> Experiment:
    """The experiment a command asks for; raises StarlodeError."""
    bots = listed(order.bots)
    check_bots(bots)
    game = load_game(order.game)
    options = game.resolve(given_options(order.options, order.players))
    check_networks([*bots, *rivals_of(order)], game, options["players"])
    salt = check_salt(order.salt) if order.salt is not None else ""
    return Experiment(order.game, options, tuple(bots), order.games, order.seed, order.components, salt)


def sweep_of(order: LabOrder) -> Sweep | None:
    """The sweep a command asks for, if it does; raises StarlodeError."""
    target = parse_target(order.target) if order.target is not None else None
    if order.sweep is None and target is not None:
        raise StarlodeError("--target needs --sweep, which says which number to try and from where to where")
    return replace(parse_sweep(order.sweep), target=target) if order.sweep is not None else None


def rivals_of(order: LabOrder) -> tuple[str, ...]:
    """The other kind of players a command asks for, if it does; raises StarlodeError."""
    rivals = listed(order.against) if order.against is not None else []
    check_bots(rivals)
    if rivals and set(rivals) == set(listed(order.bots)):
        raise StarlodeError(f"--bots and --against are both {', '.join(rivals)}; name another kind of players")
    if rivals and order.sweep:
        raise StarlodeError("--sweep compares numbers, --against compares players; ask for one of them at a time")
    return tuple(rivals)


def _check_installed() -> None:
    missing = [name for name in NEEDED if find_spec(name) is None]
    if missing:
        raise StarlodeError(f"the lab needs {' and '.join(missing)}, which are not installed: {how_to_install('lab')}")


def _make_ready_for_games(experiment: Experiment, quiet: bool) -> None:
    """Compile the loop of the lab here, so that the workers find it on disk."""
    with patience("Compiling the loop of the lab, only this once (about a minute)", quiet):
        play_game(replace(experiment, bots=("greedy",)), experiment.seed)


# ---- playing ----


@contextmanager
def _shown(games: int, quiet: bool) -> Iterator[Begin]:
    """A progress bar with figures so far, where there is a terminal; yields what is given the games that are there."""
    with progress_bar(Console(stderr=True), quiet) as bar:
        task = bar.add_task("games", total=games, news="")

        def begin(there: Sequence[Played]) -> Hear:
            wins: dict[int, float] = defaultdict(float)  # by place in the order of turns

            def hear(new: Sequence[Played]) -> None:
                for place, won in ((place, game.wins[seat]) for game in new for place, seat in enumerate(game.in_turn)):
                    wins[place] += won
                shares = ", ".join(f"{wins[place] / max(sum(wins.values()), 1):.1%}" for place in sorted(wins))
                bar.update(task, advance=len(new), news=f"in turn order they win {shares}" if wins else "")

            hear(there)
            return hear

        yield begin


# ---- reporting ----


def _write(report: LabReport, portions: Sequence[Portion], order: LabOrder, as_json: bool) -> None:
    from starlode.lab.page import write_page  # what these need may not be installed
    from starlode.lab.sheets import data, write_csv

    _refuse_others(order)  # an hour later
    write_page(report, order.out)
    if order.csv:
        write_csv(report, order.csv)
    kept = sum(portion.kept for portion in portions)
    now = sum(len(portion.played) for portion in portions) - kept
    if as_json:
        print(json.dumps(data(report) | {"played_now": now, "kept": kept, "report": str(order.out)}))
    else:
        print_summary(report, order)
        Console().print(told_games(now, kept, [bot for portion in portions for bot in portion.experiment.bots]))
        _print_forfeits([reason for portion in portions for game in portion.played for reason in game.forfeits])


def _print_forfeits(reasons: Sequence[str]) -> None:
    """Say which bots broke down, where any did: the report counts their games, too."""
    if reasons:
        told = f"Forfeits: {len(reasons):,}; there the random bot played on. The first: {reasons[0]}"
        Console().print(Text(told, "red"))


def _side_by_side(rows: Rows) -> Grid:
    """How games go among two kinds of players, a column for each."""
    grid = Grid(box=None, header_style="bold", padding=(0, 2, 0, 0))
    for number, name in enumerate(rows[0]):
        grid.add_column(Text(name), justify="right" if number else "left")
    for row in rows:
        grid.add_row(*map(Text, row.values()))
    return grid


def _print_list(heading: str, told: Sequence[str]) -> None:
    """Sentences below a heading."""
    console = Console()
    console.print(Text(heading, "bold"))
    for sentence in told:
        console.print(Text(f"- {sentence}"))


def _at(report: LabReport) -> str:
    """With a sweep, which value all but the sweep is about."""
    return f" at {report.sweep.column} {report.value}" if report.sweep else ""


def _remedy(report: LabReport) -> str:
    """The command that searches for a better number of the first suspect that has any."""
    commands = (remedy(report, test.usage.column.component) for test in report.suspects)
    return next((command for command in commands if command), "")


def print_summary(report: LabReport, order: LabOrder) -> None:
    """The headlines of the report, then its statistics, and where the rest of it is."""
    console = Console()
    console.print(sentences.headline(report))
    if report.sweep:
        _print_list(f"Sweep of {report.sweep.name}:", [sweep_answer(report.sweep)])
    _print_list(f"What stands out{_at(report)}:", headlines(report))
    if told := caution(report):
        console.print(Text(told, "yellow"))
    if command := _remedy(report):
        console.print(Text(f"To search for a better number: {command}"), soft_wrap=True)
    _print_list("In figures:", sentences.statistics(report))
    if report.rival:
        console.print(_side_by_side(measure_rows(report, report.rival)))
    console.print(f"The report is in {order.out}.", soft_wrap=True)
    if order.csv:
        console.print(f"The numbers are in {order.csv}.", soft_wrap=True)
    if report.experiment.salt and not report.interrupted:
        console.print(f"The deals were salted; --salt {report.experiment.salt} deals the same again.")
    if report.interrupted:
        console.print("The same command plays the rest.")
