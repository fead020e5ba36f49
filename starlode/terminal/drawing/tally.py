"""A tally of many games as text for the terminal."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table as Grid

from starlode.arena.tally import Sample, Tally


def draw_tally(tally: Tally, seconds: float) -> RenderableType:
    """The tally for people."""
    speed = f"{tally.decisions / max(seconds, 1e-9):,.0f} decisions/s"
    length = f"{tally.decisions / max(tally.games, 1):.1f} decisions a game"
    games = "1 game" if tally.games == 1 else f"{tally.games:,} games"
    ties = "1 tie" if tally.ties == 1 else f"{tally.ties:,} ties"
    head = f"{games}, {tally.decisions:,} decisions in {seconds:.1f} s ({speed}), {length}"
    return Group(head, ties, "", _samples(tally))


def _samples(tally: Tally) -> Grid:
    grid = Grid(box=None, header_style="bold", padding=(0, 2, 0, 0))
    grid.add_column("")
    for heading in ("wins", "95% interval", "points", "95% interval"):
        grid.add_column(heading, justify="right", no_wrap=True)
    for seat, sample in enumerate(tally.seats):
        grid.add_row(f"seat {seat}", *_cells(sample))
    for name, sample in sorted(tally.bots.items()):
        grid.add_row(name, *_cells(sample))
    return grid


def _cells(sample: Sample) -> list[str]:
    low, high = sample.win_interval
    least, most = sample.points_interval
    return [f"{sample.win_rate:.1%}", f"{low:.1%} to {high:.1%}", f"{sample.points:.2f}", f"{least:.2f} to {most:.2f}"]
