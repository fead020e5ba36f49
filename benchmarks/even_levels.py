"""Whether the ten levels are evenly apart, by games between them.

    starlode arena GAME --bots level:1,level:2,level:3,level:4 --ladder --players 2 --games 300 --out RUN
    python benchmarks/even_levels.py GAME RUN ...

All runs are of one number of players. A rating is what makes the games likely (400 points are ten to one, as for
`starlode levels`). A row for each level: its games, its rating above the lowest, and the step from the level before
with its 95 % interval. The last line tells the average step, and how likely games so uneven would be if all steps
were equal: a likelihood ratio, with as many degrees of freedom as there are levels less two.
"""

from __future__ import annotations

import math
import sys
from collections import Counter
from pathlib import Path

import numpy as np

from starlode.arena.runs import plan_of_run, results_of_run
from starlode.arena.scaling import POINTS
from starlode.engine.state.records import Array
from starlode.games import load_game

LEVEL = "level:"
UNIT = math.log(10) / POINTS
CAUTION = 1e-4  # how much the curvature is stiffened, for levels that never lost
ROUNDS = 200
SURE = 1.96

Games = list[tuple[list[int], list[float]]]  # the places of levels in the list of all, and their shares of the victory


def games_in(name: str, runs: list[Path]) -> tuple[list[int], Games]:
    """The levels that played, and their games."""
    game, found = load_game(name), []
    for run in runs:
        bots = {key: str(bot) for key, bot in plan_of_run(game, run)["bots"].items()}
        strange = [bot for bot in bots.values() if not bot.startswith(LEVEL)]
        if strange:
            sys.exit(f"{run} has bots that are no levels: {', '.join(strange)}")
        numbers = {key: int(bot.removeprefix(LEVEL)) for key, bot in bots.items()}
        found += [([numbers[seat] for seat in one.seats], one.shares()) for one in results_of_run(run)]
    levels = sorted({level for seats, _ in found for level in seats})
    return levels, [([levels.index(level) for level in seats], shares) for seats, shares in found]


def fit(games: Games, design: Array) -> tuple[Array, Array, float]:
    """The likeliest numbers whose design makes the ratings, their covariance, and the logarithm of the likelihood."""
    numbers = np.zeros(design.shape[1])
    for _ in range(ROUNDS):
        slope, curve, likelihood = derivatives(games, design, numbers)
        step = np.linalg.solve(curve, slope)
        numbers += step * min(1.0, 2.0 / max(1e-9, np.abs(step).max()))
    return numbers, np.linalg.inv(curve), likelihood


def derivatives(games: Games, design: Array, numbers: Array) -> tuple[Array, Array, float]:
    """How the likelihood changes with the numbers: slope, curvature, and its logarithm itself."""
    slope, curve = np.zeros(len(numbers)), CAUTION * np.eye(len(numbers))
    likelihood, ratings = 0.0, design @ numbers
    for seats, shares in games:
        force = np.exp(ratings[seats] - ratings[seats].max())
        chances, rows, weight = force / force.sum(), design[seats], sum(shares)
        slope += (np.array(shares) - weight * chances) @ rows
        mean = chances @ rows
        curve += weight * ((rows.T * chances) @ rows - np.outer(mean, mean))
        likelihood += float(np.array(shares) @ np.log(chances))
    return slope, curve, likelihood


def beyond(ratio: float, freedom: int) -> float:
    """How likely chi squared is so large: one less the regularized incomplete gamma function, by its series."""
    half, x = freedom / 2, ratio / 2
    if x <= 0 or freedom < 1:
        return 1.0
    term = total = 1 / half
    for count in range(1, ROUNDS):
        term *= x / (half + count)
        total += term
    return max(0.0, 1 - total * math.exp(half * math.log(x) - x - math.lgamma(half)))


def main(name: str, runs: list[Path]) -> None:
    """Tell every step, and whether they are even."""
    levels, games = games_in(name, runs)
    count = len(levels)
    free, even = np.tril(np.ones((count, count)), -1)[:, :-1], np.array([[float(level)] for level in levels])
    steps, spread, best = fit(games, free)
    step, _, alike = fit(games, even - even[0])
    played = Counter(place for seats, _ in games for place in seats)
    print("| level | games | rating | above the level before |", "|---|---|---|---|", sep="\n")
    for place, level in enumerate(levels):
        rating = steps[:place].sum() / UNIT
        margin = SURE * math.sqrt(spread[place - 1, place - 1]) / UNIT if place else 0.0
        told = f"{steps[place - 1] / UNIT:.0f} ± {margin:.0f}" if place else ""
        print(f"| {level} | {played[place]} | {rating:.0f} | {told} |")
    chance = beyond(2 * (best - alike), count - 2)
    print(f"{len(games)} games; {step[0] / UNIT:.0f} points a level on average; likely if even: {chance:.3f}")


if __name__ == "__main__":
    if len(sys.argv) < 3:
        sys.exit(f"usage: {sys.argv[0]} GAME RUN ...")
    main(sys.argv[1], [Path(run) for run in sys.argv[2:]])
