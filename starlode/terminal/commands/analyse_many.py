"""`starlode analyse` with several records: who played how well in each, worked out by workers."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import typer
from msgspec.structs import replace
from rich.table import Table as Grid
from rich.text import Text

from starlode.analysis.analysis_file import AnalysisFile
from starlode.analysis.effort import parse_effort
from starlode.analysis.many import SUFFIX, Studied, Study, finished, records_in, study, study_of, verdicts_in
from starlode.arena.spreading import Workers
from starlode.arena.versions import versions_of
from starlode.engine.boundary.errors import InvalidOption
from starlode.engine.boundary.quoting import shown
from starlode.engine.system.console import Console
from starlode.games import load_game
from starlode.match.record import load_record
from starlode.terminal.commands.analyse import say_outdated
from starlode.terminal.commands.warm import make_ready
from starlode.terminal.common.progress import progress_bar

INTERRUPTED = 130
NUMBERS = ("decisions", "accuracy", "blunders", "mistakes", "inaccuracies")


@dataclass(frozen=True)
class AnalyseManyOrder:
    """What was asked for on the command line."""

    places: Sequence[Path]
    think: str
    seat: int | None
    seed: int
    out: Path | None
    components: Path | None
    workers: int | None
    ray: str | None


def run(order: AnalyseManyOrder, as_json: bool) -> None:
    """Judge every record that is not judged yet, and report; after an interruption, report what is done by then."""
    if order.think:
        parse_effort(order.think)
    files = [*dict.fromkeys(records_in(order.places))]
    _check_names(files, order.out)
    tasks = [_with_known(_study(order, file), order.out) for file in files]
    found = {task.file: done for task in tasks if (done := finished(task))}
    games = list(dict.fromkeys(load_record(file).game for file in files))
    for game in games:
        make_ready(load_game(game), quiet=as_json)
    interrupted = _study_all(order, [task for task in tasks if task.file not in found], games, found, quiet=as_json)
    _tell([found[task.file] for task in tasks if task.file in found], as_json)
    if interrupted:
        raise typer.Exit(INTERRUPTED)


def _check_names(files: Sequence[Path], out: Path | None) -> None:
    """Every record needs a place of its own in the folder; raises InvalidOption."""
    twice = [name for name, count in Counter(file.stem for file in files).items() if count > 1]
    if out and twice:
        raise InvalidOption(f"several records are called {shown(twice[0])}; keep their analyses in different folders")
    if out and out.exists() and not out.is_dir():
        raise InvalidOption(f"{shown(str(out))} is not a folder; the analyses of several records need one")


def _study(order: AnalyseManyOrder, file: Path) -> Study:
    return study_of(file, order.think, order.seat, order.seed, order.components)


def _with_known(task: Study, out: Path | None) -> Study:
    """A task with what was kept of its record; raises StarlodeError also for a record that cannot be read."""
    if out is None:
        return task
    place = _place(out, task.file)
    file = AnalysisFile(task.report(), place)
    if file.outdated:
        say_outdated(place)
    return replace(task, known=tuple(file.known.values()))


def _place(out: Path, file: str) -> Path:
    return out / f"{Path(file).stem}{SUFFIX}"


def _study_all(
    order: AnalyseManyOrder, left: list[Study], games: list[str], found: dict[str, Studied], quiet: bool
) -> bool:
    """Have the rest judged, keeping each as it comes; answers whether it was interrupted."""
    with progress_bar(Console(stderr=True), quiet) as progress:
        bar = progress.add_task("records", total=len(left) + len(found), completed=len(found), news="")

        def keep(done: Studied) -> None:
            found[done.file] = done
            if order.out:
                _save(_study(order, Path(done.file)), done, _place(order.out, done.file))
            progress.advance(bar)

        try:
            if left:
                Workers(order.workers, order.ray).do(
                    study, left, keep, [versions_of(game, order.components) for game in games]
                )
        except KeyboardInterrupt:
            return True
    return False


def _save(task: Study, done: Studied, place: Path) -> None:
    """Keep a study together with what else is kept there by now."""
    file = AnalysisFile(task.report(), place)
    for verdict in verdicts_in(done):
        file.add(verdict)
    file.save()


def _tell(studies: Sequence[Studied], as_json: bool) -> None:
    if as_json:
        print(json.dumps([{"file": done.file, **done.data} for done in studies]))
        return
    grid = Grid(box=None, padding=(0, 2, 0, 0))
    for column in ("record", "player", *NUMBERS):
        grid.add_column(column, justify="left" if column in ("record", "player") else "right")
    for done in studies:
        for player in done.data["players"]:
            told = [f"{player[name]:.0%}" if name == "accuracy" else str(player[name]) for name in NUMBERS]
            grid.add_row(Text(Path(done.file).name), Text(player["name"]), *told)
    Console().print(grid)
