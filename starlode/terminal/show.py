"""`starlode replay` and `starlode position`: draw what a file holds; also how outcomes and scores are drawn."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from starlode.engine.errors import InvalidPosition, StarlodeError
from starlode.engine.game import ScoreLine
from starlode.match import Match, Outcome
from starlode.terminal.choices import choices_of, draw_choices


def show_record(file: Path, ply: int | None, seat: int | None, log: bool, components: Path | None) -> None:
    """Replay a record up to a ply and draw the position there."""
    whole = Match.from_record(file, components=components)
    match = whole if ply is None else whole.at(ply)
    check_seat(match, seat)
    console = Console(highlight=False)
    moves = match.moves
    console.print(f"{match.game.info.title}, {len(moves)} of {len(whole.moves)} decisions", style="bold", markup=False)
    if log:
        console.print(Text("\n".join(f"· {line}" for line in match.log(seat))))
    console.print(match.draw(seat))
    if moves:
        last_seat, _, move = moves[-1].partition(" ")
        console.print(f"Last move: {match.names[int(last_seat)]}, {move}", markup=False)
    if match.outcome:
        console.print(draw_outcome(match.outcome))


def show_position(file: str, seat: int | None, as_json: bool, components: Path | None) -> None:
    """Check a position, draw it and list what may be done in it."""
    match = Match.from_position(_read_json(file), components=components)
    check_seat(match, seat)
    faults = match.game.faults(match.config, match.state)
    if faults:
        raise InvalidPosition(f"{file}: {'; '.join(faults)}")
    if as_json:
        print(json.dumps(_position_data(match, seat)))
        return
    console = Console(highlight=False)
    console.print(match.draw(seat))
    for acting in match.acting if seat is None else {seat} & set(match.acting):
        console.print(Text(f"{match.names[acting]}: {match.prompt(acting)}", "bold"))
        console.print(draw_choices(choices_of(match, acting), console.width))
    if match.outcome:
        console.print(draw_outcome(match.outcome))


def _position_data(match: Match, seat: int | None) -> dict[str, Any]:
    legal = [
        {"seat": acting, "move": choice.move, "text": choice.text}
        for acting in match.acting
        if seat is None or acting == seat
        for choice in choices_of(match, acting)
    ]
    return {"game": match.game.info.name, "ply": match.ply, "over": match.over, "acting": list(match.acting)} | {
        "legal": legal,
        "view": match.view(seat),
    }


def _read_json(file: str) -> Any:
    try:
        text = sys.stdin.read() if file == "-" else Path(file).read_text("utf-8")
        return json.loads(text)
    except OSError as error:
        raise StarlodeError(f"cannot read {file}: {error.strerror}") from None
    except (ValueError, RecursionError) as error:
        raise InvalidPosition(f"{file} is not JSON: {error}") from None


def check_seat(match: Match, seat: int | None) -> None:
    """Raise StarlodeError for a seat the match does not have; None is a spectator."""
    if seat is not None and not 0 <= seat < match.players:
        raise StarlodeError(f"there is no seat {seat}; seats are 0 to {match.players - 1}")


# ---- how it ended ----


def draw_outcome(outcome: Outcome) -> RenderableType:
    """Who won and why, and where every point came from."""
    names = [outcome.results[seat].name for seat in outcome.winners]
    verdict = f"{names[0]} wins." if len(names) == 1 else f"{' and '.join(names)} share the victory."
    head = Text.assemble(outcome.reason, "\n", (verdict, "bold"))
    return Group(Panel(head, title="The end", expand=False), _draw_points(outcome))


def _draw_points(outcome: Outcome) -> Grid:
    ranked = sorted(outcome.results, key=lambda result: result.rank)
    grid = Grid(box=None, header_style="bold", padding=(0, 2, 0, 0))
    grid.add_column("")
    for result in ranked:
        grid.add_column(result.name, justify="right")
    labels = dict.fromkeys(line.label for result in ranked for line in result.breakdown)
    points = [{line.label: line.points for line in result.breakdown} for result in ranked]
    for label in labels:
        grid.add_row(Text(label), *(str(seat[label]) if label in seat else "" for seat in points))
    grid.add_row("Points", *(str(result.points) for result in ranked), style="bold")
    grid.add_row("Rank", *(str(result.rank) for result in ranked))
    return grid


def draw_score(lines: list[ScoreLine]) -> Grid:
    """The points of one seat, source by source."""
    grid = Grid(box=None, show_header=False, padding=(0, 2, 0, 0))
    grid.add_column()
    grid.add_column(justify="right")
    for label, points in _with_total(lines):
        grid.add_row(Text(label), str(points))
    return grid


def _with_total(lines: list[ScoreLine]) -> Iterator[tuple[str, int]]:
    yield from ((line.label, line.points) for line in lines)
    yield "Together", sum(line.points for line in lines)
