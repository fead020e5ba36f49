"""How well the scale of levels is known: rating points from one strength to the next, with 95 % intervals.

    python benchmarks/sure_levels.py GAME LOWEST RUN ...

Runs are arenas or files of games as `starlode levels` takes them; games of anybody below the lowest strength (0 for
all) do not count. A row for every number of players; the strengths are those of the named levels, of the first look of
a network (4) and half-way from there to a master. Where an expert is left aside, it is compared with that first look.
"""

from __future__ import annotations

import sys
from itertools import pairwise
from pathlib import Path

import numpy as np

from starlode.arena.levelgames import Who, from_strength, level_games
from starlode.arena.scaling import HALF_A_MASTER, Climb, fit_climb
from starlode.bots.strengths import EXPERT, MARKS, SIGHT
from starlode.games import load_game

SURE = 1.96
STRENGTHS = sorted({*MARKS.values(), HALF_A_MASTER})
PAIRS: list[tuple[Who, Who]] = [*pairwise(STRENGTHS), (float(SIGHT), EXPERT)]


def rise(climb: Climb, below: Who, above: Who) -> str:
    """How much higher one is than the other; nothing where one has not played."""
    whos = [*climb.knots, *climb.aside]
    if below not in whos or above not in whos:
        return ""
    way = np.array([(who == above) - (who == below) for who in whos[1:]], float)
    return f"{way @ climb.fit.numbers:.0f} ± {SURE * np.sqrt(way @ climb.fit.spread @ way):.0f}"


def main(name: str, lowest: float, runs: list[Path]) -> None:
    """A table of all numbers of players."""
    print("| players | games |", " | ".join(f"{below} to {above}" for below, above in PAIRS), "|")
    print("|---" * (len(PAIRS) + 2) + "|")
    for players, played in sorted(level_games(load_game(name), runs).items()):
        met = from_strength(lowest, played)
        climb, games = fit_climb(met), sum(company.games for company in met)
        print(f"| {players} | {games} |", " | ".join(rise(climb, *pair) for pair in PAIRS), "|")


if __name__ == "__main__":
    if len(sys.argv) < 4:
        sys.exit(f"usage: {sys.argv[0]} GAME LOWEST RUN ...")
    main(sys.argv[1], float(sys.argv[2]), [Path(run) for run in sys.argv[3:]])
