"""How well the scale of levels is known: rating points from each named level to the next, with 95 % intervals.

    python benchmarks/sure_levels.py GAME RUN ...

Runs are arenas as `starlode levels` takes them. A row for every number of players.
"""

from __future__ import annotations

import sys
from itertools import pairwise
from pathlib import Path

import numpy as np

from starlode.arena.likelihood import Fit
from starlode.arena.scaling import fit_knots, seatings_of
from starlode.bots.scale import MARKS
from starlode.games import load_game

SURE = 1.96


def rise(knots: list[float], fit: Fit, below: float, above: float) -> str:
    """How much higher one knot is than the other."""
    way = np.array([(knot == above) - (knot == below) for knot in knots[1:]], float)
    return f"{way @ fit.numbers:.0f} ± {SURE * np.sqrt(way @ fit.spread @ way):.0f}"


def main(name: str, runs: list[Path]) -> None:
    """A table of all numbers of players."""
    marks = list(MARKS.items())
    print("| players | games |", " | ".join(f"`{low}` to `{high}`" for (low, _), (high, _) in pairwise(marks)), "|")
    print("|---" * (len(marks) + 1) + "|")
    for players, games in sorted(seatings_of(load_game(name), runs).items()):
        knots, fit = fit_knots(games)
        known = [(low, high) for (_, low), (_, high) in pairwise(marks) if low in knots and high in knots]
        print(f"| {players} | {len(games)} |", " | ".join(rise(knots, fit, *pair) for pair in known), "|")


if __name__ == "__main__":
    if len(sys.argv) < 3:
        sys.exit(f"usage: {sys.argv[0]} GAME RUN ...")
    main(sys.argv[1], [Path(run) for run in sys.argv[2:]])
