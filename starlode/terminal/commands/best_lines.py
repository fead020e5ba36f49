"""`starlode analyse --at PLY`: the best lines of one moment of a stored game."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import msgspec
from rich.table import Table as Grid
from rich.text import Text

from starlode.analysis import Line, best_lines, parse_effort
from starlode.analysis.lines import USUAL
from starlode.engine.boundary.errors import InvalidOption
from starlode.engine.system.console import Console
from starlode.match import Match
from starlode.terminal.commands.warm import make_ready
from starlode.terminal.drawing.verdicts import share


@dataclass(frozen=True)
class LinesOrder:
    """What was asked for on the command line."""

    files: Sequence[Path]
    ply: int
    think: str  # empty for what is usual
    seat: int | None  # None for the seat that decided then
    seed: int
    components: Path | None


def run(order: LinesOrder, as_json: bool) -> None:
    """Think about the moment and print its lines; raises StarlodeError."""
    if len(order.files) != 1 or order.files[0].is_dir():
        raise InvalidOption("--at shows a moment of one record; name one file")
    match = Match.from_record(order.files[0], components=order.components)
    here = match.at(order.ply)
    made = match.decisions[order.ply] if order.ply < len(match.decisions) else None
    seat = order.seat if order.seat is not None else made.seat if made else here.acting[0] if here.acting else 0
    played = made.action if made and made.seat == seat else None
    iterations = parse_effort(order.think).iterations if order.think else USUAL
    information = here.seat(seat).information(order.seed)
    make_ready(match.game, quiet=as_json)
    lines = best_lines(information, iterations, played=played, seed=order.seed)
    if as_json:
        found = [{**msgspec.to_builtins(line), "played": line.action == played} for line in lines]
        print(json.dumps({"ply": order.ply, "seat": seat, "iterations": iterations, "lines": found}))
        return
    _print(Console(), f"{match.names[seat]} decides after {order.ply} decisions", lines, played)


def _print(console: Console, head: str, lines: Sequence[Line], played: int | None) -> None:
    console.print(Text(head, "bold"))
    grid = Grid(box=None, padding=(0, 2, 0, 0))
    for column in ("", "expected", "thinking", "move"):
        grid.add_column(column, justify="left" if column == "move" else "right")
    for place, line in enumerate(lines, 1):
        told = Text(f"{line.words}{' (played)' if line.action == played else ''}")
        if len(line.line) > 1:
            told.append(f"\nthen {', '.join(line.line[1:])}", "dim")
        grid.add_row(str(place), f"{share(line.expected)} ± {round(100 * line.margin)}", share(line.share), told)
    console.print(grid)
