"""Whether the ten levels are evenly apart, by games between them.

    starlode arena GAME --bots level:1,level:2,level:3,level:4 --ladder --players 2 --games 300 --out RUN
    python benchmarks/even_levels.py GAME RUN ...

All runs are of one number of players. Levels go by their names in the run, whatever strength they had. A rating is what
makes the games likely (400 points are ten to one, as for `starlode levels`). A row for each level: its games, its
rating above the lowest, and the step from the level before with its 95 % interval. Then the average step, also of each
third of the scale, and how likely games so uneven would be if all steps were equal: likelihood ratios, of all steps and
of the thirds, with as many degrees of freedom as there are steps or thirds less one.
"""

from __future__ import annotations

import math
import re
import sys
from collections import Counter
from pathlib import Path

import numpy as np

from starlode.arena.likelihood import Fit, Sitting, likeliest
from starlode.arena.runs import plan_of_run, results_of_run
from starlode.engine.state.records import Array
from starlode.games import load_game

LEVEL = re.compile(r"level:(\d+)( #\d+)?")
CAUTION = 2000.0  # rating points that a step hardly ever has, for levels that never lost
TERMS = 200  # of a series
SURE = 1.96
THIRDS = (1, 4, 7)  # the lowest level of each


def games_in(name: str, runs: list[Path]) -> tuple[list[int], list[Sitting]]:
    """The levels that played, and their games."""
    game, found = load_game(name), []
    for run in runs:
        numbers = {bot: LEVEL.fullmatch(bot) for bot in plan_of_run(game, run)["bots"]}
        strange = [bot for bot, number in numbers.items() if not number]
        if strange:
            sys.exit(f"{run} has bots that are no levels: {', '.join(strange)}")
        levels = {bot: int(number[1]) for bot, number in numbers.items() if number}
        found += [([levels[seat] for seat in one.seats], one.shares()) for one in results_of_run(run)]
    met = sorted({level for seats, _ in found for level in seats})
    return met, [([met.index(level) for level in seats], shares) for seats, shares in found]


def fit(games: list[Sitting], design: Array) -> Fit:
    """The likeliest steps, though none is worlds apart."""
    return likeliest(games, design, np.eye(design.shape[1]) / CAUTION**2)


def beyond(ratio: float, freedom: int) -> float:
    """How likely chi squared is so large: one less the regularized incomplete gamma function, by its series."""
    half, x = freedom / 2, ratio / 2
    if x <= 0 or freedom < 1:
        return 1.0
    term = total = 1 / half
    for count in range(1, TERMS):
        term *= x / (half + count)
        total += term
    return max(0.0, 1 - total * math.exp(half * math.log(x) - x - math.lgamma(half)))


def main(name: str, runs: list[Path]) -> None:
    """Tell every step, and whether they are even."""
    levels, games = games_in(name, runs)
    steps = np.tril(np.ones((len(levels), len(levels))), -1)[:, :-1]
    thirds = np.array([[min(max(0, level - first), 3) for first in THIRDS] for level in levels], float)
    thirds = (thirds - thirds[0])[:, (thirds != thirds[0]).any(axis=0)]
    even = fit(games, thirds.sum(axis=1, keepdims=True))
    tell_steps(levels, games, fit(games, steps))
    print(
        f"{len(games)} games; {told(even, 0)} a level on average; likely if even: {likely(fit(games, steps), even):.3f}"
    )
    parts = fit(games, thirds)
    print(f"by thirds: {', '.join(told(parts, place) for place in range(len(parts.numbers)))}; ", end="")
    print(f"likely if even: {likely(parts, even):.3f}")


def tell_steps(levels: list[int], games: list[Sitting], found: Fit) -> None:
    """A row for each level."""
    played = Counter(place for seats, _ in games for place in seats)
    print("| level | games | rating | above the level before |", "|---|---|---|---|", sep="\n")
    for place, level in enumerate(levels):
        above = told(found, place - 1) if place else ""
        print(f"| {level} | {played[place]} | {found.numbers[:place].sum():.0f} | {above} |")


def told(found: Fit, place: int) -> str:
    """A number with its 95 % interval."""
    return f"{found.numbers[place]:.0f} ± {SURE * math.sqrt(found.spread[place, place]):.0f}"


def likely(free: Fit, even: Fit) -> float:
    """How likely games fit so much better without even steps, if these are even."""
    return beyond(2 * (free.likelihood - even.likelihood), len(free.numbers) - 1)


if __name__ == "__main__":
    if len(sys.argv) < 3:
        sys.exit(f"usage: {sys.argv[0]} GAME RUN ...")
    main(sys.argv[1], [Path(run) for run in sys.argv[2:]])
