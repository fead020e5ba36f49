"""Ten levels evenly apart, from games between strengths.

A rating is what makes the games likely, if the chance to win is in proportion to 10 to the power of a four-hundredth of
it: with two players that is Elo's, with more the same among all who sit at the table.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from math import log10
from pathlib import Path
from statistics import fmean

import numpy as np

from starlode.arena.runs import plan_of_run, results_of_run
from starlode.bots.scale import Scale, strength_of
from starlode.engine.authoring.game import Game
from starlode.engine.boundary.errors import StarlodeError

Seatings = list[
    tuple[list[float], list[float]]
]  # of each game the strengths of its seats, and their shares of the victory

ROUNDS = 2000  # of improving ratings; they stop changing long before
POINTS = 400  # for ten to one


def scales_of(game: Game, runs: Sequence[Path]) -> dict[int, Scale]:
    """The levels that follow from these arenas, by number of players; raises StarlodeError."""
    played: dict[int, Seatings] = defaultdict(list)
    for run in runs:
        plan = plan_of_run(game, run)
        players = int(plan["options"]["players"])
        strengths = {name: strength_of(bot, game, players) for name, bot in plan["bots"].items()}
        known = {name: strength for name, strength in strengths.items() if strength is not None}
        if len(known) < len(strengths):
            raise StarlodeError(f"{run} has bots that are on no scale: {', '.join(strengths.keys() - known.keys())}")
        played[players] += [([known[name] for name in one.seats], one.shares()) for one in results_of_run(run)]
    return {players: scale_for(games) for players, games in played.items()}


def scale_for(games: Seatings) -> Scale:
    """How ratings climb from the weakest that has played to the strongest; raises StarlodeError where they do not."""
    _check_met(games)
    ratings = ratings_of(games)
    strengths = sorted(ratings)
    climbing = never_falling([ratings[strength] for strength in strengths])
    if not climbing[-1] > climbing[0]:
        raise StarlodeError("levels lie between two strengths, of which the greater one wins more")
    return Scale(strengths, [round(rating - climbing[0], 1) for rating in climbing], len(games))


def never_falling(ratings: Sequence[float]) -> list[float]:
    """The same ratings, but neighbours that came out the wrong way round, for lack of games, share their mean."""
    groups: list[list[float]] = []
    for rating in ratings:
        groups.append([rating])
        while len(groups) > 1 and fmean(groups[-2]) > fmean(groups[-1]):
            groups[-2:] = [groups[-2] + groups[-1]]
    return [fmean(group) for group in groups for _ in group]


def _check_met(games: Seatings) -> None:
    """Raise StarlodeError unless all strengths can be compared, if only by way of others."""
    met: list[set[float]] = []
    for strengths, _ in games:
        friends = [group for group in met if not group.isdisjoint(strengths)]
        met = [group for group in met if group not in friends] + [set(strengths).union(*friends)]
    if len(met) > 1:
        apart = " and ".join(", ".join(f"{strength:g}" for strength in sorted(group)) for group in met)
        raise StarlodeError(f"strengths that have never met cannot be compared: {apart}")


def ratings_of(games: Seatings) -> dict[float, float]:
    """A rating for every strength, by Hunter's method; all that met are given one more game, which both have won."""
    wins: dict[float, float] = defaultdict(float)
    tables: dict[tuple[float, ...], float] = defaultdict(float)
    for strengths, shares in [*games, *_shared(games)]:
        tables[tuple(sorted(strengths))] += sum(shares)
        for strength, share in zip(strengths, shares, strict=True):
            wins[strength] += share
    force = dict.fromkeys(wins, 1.0)
    for _ in range(ROUNDS):
        force = _improved(force, wins, tables)
    return {strength: POINTS * log10(value) for strength, value in force.items()}


def _shared(games: Seatings) -> Seatings:
    """A game more for each two strengths that have met: without it one that never lost would have no rating."""
    pairs = {(below, above) for strengths, _ in games for below in strengths for above in strengths if below < above}
    return [([below, above], [0.5, 0.5]) for below, above in pairs]


def _improved(
    force: dict[float, float], wins: dict[float, float], tables: dict[tuple[float, ...], float]
) -> dict[float, float]:
    chances: dict[float, float] = defaultdict(float)
    for table, count in tables.items():
        whole = sum(force[strength] for strength in table)
        for strength in table:
            chances[strength] += count / whole
    found = {strength: wins[strength] / chances[strength] for strength in force}
    mean = _geometric_mean(found.values())
    return {strength: value / mean for strength, value in found.items()}


def _geometric_mean(values: Iterable[float]) -> float:
    return float(np.exp(np.mean(np.log(list(values)))))
