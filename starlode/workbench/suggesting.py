"""The change that brings a thing to its peers with the least side effects: a search over its numbers."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from starlode.engine.state.records import Array
from starlode.workbench.contest import Contender, Contest
from starlode.workbench.rounds import FINALISTS, PORTION, plan_round
from starlode.workbench.verdicts import sweet_spot

Hear = Callable[[int, int], None]  # portions played, and how many there will be


def enter_all(contest: Contest) -> None:
    """Every value of each number of the thing takes part, and first of all the present ones."""
    contest.enter({})
    for knob in contest.subject.knobs:
        for value in range(knob.low, knob.high + 1):
            if value != knob.value:
                contest.enter({knob: value})


def search(contest: Contest, games: int, hear: Hear) -> None:
    """Play rounds until the best changes have been played so often; an interruption keeps what was found."""
    done, every = 0, contest.contenders
    while True:
        losses, takers = _numbers(every)
        played, wanted = np.array([one.played for one in every], np.float64), np.zeros(len(every))
        if not plan_round(losses, takers, played, games, wanted):
            return
        left = int((wanted - played).clip(0).sum()) // PORTION
        later = portions_after(int(wanted.max()), games, int((wanted > 0).sum()))
        for place, one in enumerate(every):
            while one.played < wanted[place]:
                contest.play(one)
                done, left = done + 1, left - 1
                hear(done, done + left + later)
            if wanted[place]:
                contest.judge(one)


def portions_after(length: int, games: int, going: int) -> int:
    """About how many portions the rounds after this one take; each has half the changes, and twice the games."""
    left = 0
    while length < games and going:
        going, longer = max(FINALISTS, (going + 1) // 2), min(games, 2 * length)
        left, length = left + going * (longer - length) // PORTION, longer
    return left


def _numbers(every: list[Contender]) -> tuple[Array, Array]:
    losses = [one.noted.loss if one.noted else 0.0 for one in every]
    return np.array(losses), np.array([one.noted.takers if one.noted else 0.0 for one in every])


def best_of(contest: Contest) -> Contender | None:
    """The change with the smallest loss among those that were played most; None where too few take the thing."""
    most = max(one.played for one in contest.contenders)
    last = [one for one in contest.contenders if one.played == most and one.noted]
    return chosen(last, [one.weight.loss for one in last])


def chosen(among: list[Contender], losses: list[float]) -> Contender | None:
    """The contender with the smallest loss, of those with enough takers."""
    takers = np.array([one.weight.takers for one in among])
    best = sweet_spot(np.array(losses), takers) if among else -1
    return among[best] if best >= 0 else None
