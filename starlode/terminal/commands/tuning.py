"""`starlode sweep` and `starlode suggest`: which number of a component is right, on the same deals."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import typer
from rich.table import Table as Grid
from rich.text import Text

from starlode.engine.boundary.errors import InvalidSweep
from starlode.engine.declarations.options import given_options
from starlode.engine.system.console import Console
from starlode.games import load_game
from starlode.lab.sweep import parse_sweep, parse_target
from starlode.terminal.commands.compare import INTERRUPTED
from starlode.terminal.commands.warm import make_ready
from starlode.terminal.common.progress import patience, progress_bar
from starlode.workbench.contest import Contender, Contest
from starlode.workbench.knobs import Knob, Knobs, knobs_of
from starlode.workbench.rounds import PORTION
from starlode.workbench.subjects import Subject, subject_called
from starlode.workbench.suggesting import Hear, best_of, enter_all, search
from starlode.workbench.sweeping import best_in, check_value, enter_grid, knob_at, sweep
from starlode.workbench.telling import percent, points, suggestion_sentences, sweep_sentences, values_of
from starlode.workbench.trial import Trial, trial_of
from starlode.workbench.verdicts import ENOUGH

SHADES = ("bold green", "green", "yellow", "red")  # of a heat map, by hundredths away
STEP = 0.03
SHOWN = 12  # changes that a search has tried


@dataclass(frozen=True)
class TuneOrder:
    """What was asked for on the command line."""

    game: str
    asked: list[str]  # numbers of a sweep, or the thing of a search
    target: str | None
    players: int | None
    player: str
    games: int
    seed: int
    options: list[str]
    components: Path | None


# ---- a sweep ----


def run_sweep(order: TuneOrder, as_json: bool) -> None:
    """Try every value of one or two numbers, and say which is right; raises StarlodeError."""
    if len(order.asked) > 2:
        raise InvalidSweep("a sweep takes one number or two")
    present, knobs = _opened(order)
    axes = [_axis(knobs, text) for text in order.asked]
    if len({knob.path for knob, _ in axes}) < len(axes):
        raise InvalidSweep(f"{axes[0][0].path} is swept twice; name two numbers")
    contest = _contest(order, present, _subject(present, knobs, axes[0][0]))
    enter_grid(contest, axes)
    interrupted = _play(contest, order, as_json, sweep)
    if not contest.contenders[0].played:
        raise typer.Exit(INTERRUPTED)
    best, numbers = best_in(contest), [knob for knob, _ in axes]
    if as_json:
        print(json.dumps(_data(order, contest, best, interrupted)))
    else:
        _print_head(order, contest, interrupted)
        for sentence in sweep_sentences(contest, numbers, best, _target(order)):
            Console().print(Text(sentence))
        Console().print(_heat_map(contest, axes, best) if len(axes) > 1 else _table(contest.contenders, numbers, best))
    _leave(interrupted)


def _axis(knobs: Knobs, text: str) -> tuple[Knob, list[int]]:
    """A number, and the values it is to take: all that are sensible, if none are named."""
    if "=" not in text:
        knob = knob_at(knobs, text.strip())
        return knob, list(range(knob.low, knob.high + 1))
    asked = parse_sweep(text)
    knob = knob_at(knobs, asked.name)
    return knob, [check_value(knob, value) for value in asked.values]


def _subject(present: Trial, knobs: Knobs, knob: Knob) -> Subject:
    if not knob.row:
        what = "`starlode lab --sweep` says where turn order matters least"
        raise InvalidSweep(f"{knob.path} belongs to no component that players take; {what}")
    return subject_called(present.game, present.config, knobs.knobs, knob.row)


# ---- a search ----


def run_suggest(order: TuneOrder, as_json: bool) -> None:
    """Search the numbers of a thing for the best change, and show what was tried; raises StarlodeError."""
    present, knobs = _opened(order)
    subject = subject_called(present.game, present.config, knobs.knobs, order.asked[0])
    contest = _contest(order, present, subject)
    enter_all(contest)
    interrupted = _play(contest, order, as_json, search)
    if not contest.contenders[0].noted:
        raise typer.Exit(INTERRUPTED)  # before the first round was over
    best = best_of(contest)
    if as_json:
        print(json.dumps(_data(order, contest, best, interrupted)))
    else:
        _print_head(order, contest, interrupted)
        for sentence in suggestion_sentences(contest, best, _target(order)):
            Console().print(Text(sentence))
        tried = sorted((one for one in contest.contenders if one.noted), key=lambda one: (-one.played, one.weight.loss))
        Console().print(Text("What was tried, the best first:", "bold"), _table(tried[:SHOWN], [], best))
    _leave(interrupted)


# ---- both ----


def _opened(order: TuneOrder) -> tuple[Trial, Knobs]:
    """The present state, and the numbers that can be changed; raises StarlodeError."""
    game, options = load_game(order.game), given_options(order.options, order.players)
    _target(order)
    return trial_of(game, options, order.player, order.components), knobs_of(game, options, order.components)


def _contest(order: TuneOrder, present: Trial, subject: Subject) -> Contest:
    return Contest(present, subject, _target(order), order.seed)


def _target(order: TuneOrder) -> float | None:
    return None if order.target is None else parse_target(order.target)


def _play(contest: Contest, order: TuneOrder, quiet: bool, how: Callable[[Contest, int, Hear], None]) -> bool:
    """Play, and say whether that was interrupted."""
    make_ready(contest.present.game, quiet=quiet)
    with patience("Compiling the loop of the workbench, only this once (some seconds)", quiet):
        contest.present.play(0, 1)
    with progress_bar(Console(stderr=True), quiet) as bar:
        task = bar.add_task("games", total=None, news="")

        def hear(done: int, all_of_them: int) -> None:
            bar.update(task, completed=done * PORTION, total=all_of_them * PORTION)

        try:
            how(contest, order.games, hear)
        except KeyboardInterrupt:
            return True
    return False


def _leave(interrupted: bool) -> None:
    if interrupted:
        raise typer.Exit(INTERRUPTED)


def _print_head(order: TuneOrder, contest: Contest, interrupted: bool) -> None:
    if interrupted:
        Console().print("Interrupted; this is what was played so far:")
    most = max(one.played for one in contest.contenders)
    tried = f"{len(contest.contenders)} states, the best with {most:,} deals each"
    Console().print(f"{contest.subject.name} of {order.game}, played by {order.player}: {tried}, the same for all.")


def _table(tried: Iterable[Contender], knobs: list[Knob], best: Contender | None) -> Grid:
    """A row for each change: what it does, with its interval."""
    grid = Grid(box=None, header_style="bold", padding=(0, 1, 0, 0))
    for number, name in enumerate(("", "deals", "taken", "others", "wins", "should win", "gap", "elsewhere", "")):
        grid.add_column(Text(name), justify="right" if number else "left")
    for one in (one for one in tried if one.noted):
        w, few = one.weight, one.weight.takers < ENOUGH
        name = values_of(one.changes, knobs or list(one.changes)) or "as it is"
        wins = ("too few", "", "") if few else (percent(w.won), percent(w.should_win), _gap(one))
        used = percent(w.used), percent(w.should_use)
        marks = f"{'◀ best' if one is best else ''}{'' if one.changes or not knobs else ' (now)'}"
        row = name, f"{one.played:,}", *used, *wins, f"{100 * w.elsewhere:.1f}", marks
        grid.add_row(*(Text(cell, "bold green" if one is best else "") for cell in row))
    return grid


def _gap(one: Contender) -> str:
    return f"{points(one.weight.won - one.weight.should_win)} ± {100 * one.weight.won_reach:.1f}"


def _heat_map(contest: Contest, axes: list[tuple[Knob, list[int]]], best: Contender | None) -> Grid:
    """How far the thing is from its peers, in points, by the first number downwards and the second across."""
    (down, rows), (across, columns) = axes
    grid = Grid(title=Text("How far off, in points of a hundred"), box=None, padding=(0, 1, 0, 1))
    grid.add_column(Text(f"{values_of({}, [down])} now ↓  {values_of({}, [across])} now →"))
    for value in columns:
        grid.add_column(Text(str(value)), justify="right")
    cells = iter(contest.contenders)
    for row in rows:
        grid.add_row(Text(str(row), "bold"), *(_cell(next(cells), best) for _ in columns))
    return grid


def _cell(one: Contender, best: Contender | None) -> Text:
    if one.noted is None or one.weight.takers < ENOUGH:
        return Text("few", "dim")
    off = one.weight.misfit
    text = f"{100 * off:.1f}{'' if one.changes else '*'}"
    return Text(f"[{text}]" if one is best else text, SHADES[min(len(SHADES) - 1, int(off / STEP))])


def _data(order: TuneOrder, contest: Contest, best: Contender | None, interrupted: bool) -> dict[str, Any]:
    """Everything as numbers."""
    tried = [_row(one) for one in contest.contenders if one.noted]
    return {
        "game": order.game,
        "thing": contest.subject.component.id,
        "how": contest.subject.how,
        "interrupted": interrupted,
        "best": _changes(best) if best else None,
        "side_effects": [asdict(one) for one in contest.side_effects(best)] if best else [],
        "tried": tried,
    }


def _row(one: Contender) -> dict[str, Any]:
    return {"changes": _changes(one), "games": one.played, **asdict(one.weight), "fits": one.weight.fits}


def _changes(one: Contender) -> dict[str, int]:
    return {knob.path: value for knob, value in one.changes.items()}
