"""How moments of a match, outcomes and scores are drawn."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from starlode.engine.authoring.drawing import NARROW, parts_of
from starlode.engine.system.console import Console
from starlode.engine.text.catalogue import Words
from starlode.match import Match, Outcome
from starlode.match.outcome import ScoreLine
from starlode.match.seat import Seat
from starlode.terminal.common.messages import words_in
from starlode.terminal.drawing.frame import Frame, height


def draw_moment(
    console: Console, whole: Match, ply: int, seat: int | None, log: bool = False, room: int | None = None
) -> None:
    """Draw a match as it stood at a ply; raises StarlodeError for an unknown ply, IllegalMove for an unknown seat.

    With `room` the board has only this many lines beside the rest, and parts of it are left out.
    """
    match = whole.at(ply)
    viewer, words = viewer_of(match, seat), words_in(match.words.language)
    made, of_all = len(match.decisions), len(whole.decisions)
    title = Text(words.text("decisions-of", title=match.game.info.title, made=made, all=of_all), "bold")
    story = [Text("\n".join(f"· {line}" for line in viewer.log(seen=True)))] if log else []
    rest = Group(*_after(match, words))
    left = None if room is None else room - height(console, Group(title, *story, rest))
    console.print(Group(title, *story, _board(console, match, viewer, left), rest))


def _after(match: Match, words: Words) -> Iterator[RenderableType]:
    """What is said below the board: the move that led there, and how it ended."""
    if match.decisions:
        last = match.decisions[-1]
        yield Text(words.text("last-move", name=match.names[last.seat], move=last.move))
    if match.outcome:
        yield draw_outcome(match, words)


def _board(console: Console, match: Match, viewer: Seat, room: int | None) -> RenderableType:
    """The board, or of it as much as there is room for: first what the next decision is about."""
    drawing: RenderableType = viewer.draw()
    if room is None or height(console, drawing) <= room:
        return drawing
    wanted = [match.seat(seat).decision for seat in match.acting]
    frame = Frame(parts_of(drawing, console, min(console.width, NARROW)), wanted, console)
    frame.fill(room)
    return frame.draw()


def viewer_of(match: Match, seat: int | None) -> Seat:
    """Through whose eyes it is seen; raises IllegalMove for a seat that does not exist."""
    return match.spectator if seat is None else match.seat(seat)


# ---- how it ended ----


def draw_outcome(match: Match, words: Words) -> RenderableType:
    """Who won a match that is over and why, and where every point came from."""
    outcome = match.outcome
    assert outcome is not None
    names = [outcome.results[seat].name for seat in outcome.winners]
    shared = len(names) != 1
    verdict = words.text("share", names=words.together(names)) if shared else words.text("wins", name=names[0])
    head = Text.assemble(outcome.reason, "\n", (verdict, "bold"))
    panel = Panel(head, title=Text(words.text("the-end")), expand=False)
    told = _is_broken_tie(outcome) and match.words.has("tie-break")
    notes = [Text(match.words.text("tie-break"), "dim")] if told else []
    return Group(panel, _draw_points(outcome, words), *notes)


def _is_broken_tie(outcome: Outcome) -> bool:
    """Whether a seat ranks before others with the same points."""
    return len({result.rank for result in outcome.results}) > len({result.points for result in outcome.results})


def _draw_points(outcome: Outcome, words: Words) -> Grid:
    ranked = sorted(outcome.results, key=lambda result: result.rank)
    grid = Grid(box=None, header_style="bold", padding=(0, 2, 0, 0))
    grid.add_column("")
    for result in ranked:
        grid.add_column(result.name, justify="right")
    labels = dict.fromkeys(line.label for result in ranked for line in result.breakdown)
    points = [{line.label: line.points for line in result.breakdown} for result in ranked]
    for label in labels:
        grid.add_row(Text(label), *(str(seat[label]) if label in seat else "" for seat in points))
    grid.add_row(words.text("points"), *(str(result.points) for result in ranked), style="bold")
    grid.add_row(words.text("rank"), *(str(result.rank) for result in ranked))
    return grid


def draw_score(lines: list[ScoreLine], words: Words) -> Grid:
    """The points of one seat, source by source."""
    grid = Grid(box=None, show_header=False, padding=(0, 2, 0, 0))
    grid.add_column()
    grid.add_column(justify="right")
    for line in lines:
        grid.add_row(Text(line.label), str(line.points))
    grid.add_row(Text(words.text("together")), str(sum(line.points for line in lines)))
    return grid
