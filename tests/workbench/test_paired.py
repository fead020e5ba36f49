"""Intervals that hold for peeking: tried on made-up games of which the truth is known."""

from __future__ import annotations

import numpy as np
import pytest

from starlode.engine.state.records import Array
from starlode.workbench import paired, verdicts
from starlode.workbench.paired import AFTER, BEFORE, CHANGE_REACH, SUMS, TOLD, tell
from starlode.workbench.verdicts import LESS, MORE, SAME, TOO_FEW, UNSURE, judge, sweet_spot

RUNS, GAMES, LOOK = 400, 2000, 20
ERROR = 0.05
SEATS = 3


def summed(parts: Array) -> Array:
    """What `add_pairs` would have summed up after every few games: by look, run, sum."""
    products = parts[..., :, None] * parts[..., None, :]
    each = np.concatenate([parts, products.reshape(*parts.shape[:2], SUMS * SUMS)], axis=2)
    return np.cumsum(each, axis=1)[:, LOOK - 1 :: LOOK].swapaxes(0, 1)


def told(sums: Array, games: int) -> Array:
    out = np.zeros((len(sums), TOLD))
    tell(np.ascontiguousarray(sums), games, ERROR, out)
    return out


def ever_wrong(parts: Array, truth: float = 0.0) -> float:
    """The share of runs in which the interval ever misses the truth, if you look again and again."""
    wrong = np.zeros(len(parts), bool)
    for number, sums in enumerate(summed(parts), 1):
        found = told(sums, number * LOOK)
        enough = np.minimum(found[:, paired.OLD_COUNT], found[:, paired.NEW_COUNT]) >= verdicts.ENOUGH
        wrong |= enough & (abs(found[:, AFTER] - found[:, BEFORE] - truth) > found[:, CHANGE_REACH])
    return float(wrong.mean())


def plain(before: Array, after: Array) -> Array:
    ones = np.ones_like(before, float)
    return np.stack([before, ones, after, ones], axis=-1).astype(float)


def takers(chance: np.random.Generator, taken: float, wins: float) -> tuple[Array, Array]:
    count = chance.binomial(SEATS, taken, (RUNS, GAMES))
    return chance.binomial(count, wins), count


def test_a_look_now_and_then_finds_no_difference_where_there_is_none() -> None:
    chance = np.random.default_rng(1)
    wins = plain(*(chance.random((RUNS, GAMES)) < 1 / 3 for _ in range(2)))
    skewed = plain(*chance.exponential(9.0, (2, RUNS, GAMES)))
    assert max(ever_wrong(wins), ever_wrong(skewed)) <= ERROR


def test_what_takers_win_is_safe_too_where_few_take_it() -> None:
    chance = np.random.default_rng(2)
    parts = np.stack([*takers(chance, 0.08, 1 / 3), *takers(chance, 0.08, 1 / 3)], axis=-1).astype(float)
    assert ever_wrong(parts) <= ERROR


def test_a_difference_is_inside_the_interval_and_is_noticed() -> None:
    chance = np.random.default_rng(3)
    parts = np.stack([*takers(chance, 0.3, 1 / 3), *takers(chance, 0.5, 0.45)], axis=-1).astype(float)
    assert ever_wrong(parts, truth=0.45 - 1 / 3) <= ERROR
    last = told(summed(parts)[-1], GAMES)
    assert (last[:, AFTER] - last[:, BEFORE] > last[:, CHANGE_REACH]).mean() > 0.9


def test_pairs_that_go_together_are_surer_than_others() -> None:
    chance = np.random.default_rng(4)
    length = chance.normal(20, 4, (RUNS, GAMES))
    together = told(summed(plain(length, length + chance.normal(0, 1, length.shape)))[-1], GAMES)
    apart = told(summed(plain(length, chance.normal(20, 4, length.shape)))[-1], GAMES)
    assert together[:, CHANGE_REACH].mean() < apart[:, CHANGE_REACH].mean() / 4


def test_an_interval_for_one_look_would_not_do() -> None:
    """The test can fail: two standard errors, looked at as often, are wrong far more often."""
    chance = np.random.default_rng(1)
    means = np.cumsum(chance.normal(size=(RUNS, GAMES)), axis=1) / np.sqrt(np.arange(1, GAMES + 1))
    assert (abs(means[:, 100::LOOK]) > 1.96).any(axis=1).mean() > 4 * ERROR


@pytest.mark.parametrize(
    ("before", "after", "reach", "count", "found"),
    [
        (0.33, 0.33, 0.02, 500, SAME),
        (0.33, 0.34, 0.05, 500, UNSURE),
        (0.33, 0.45, 0.05, 500, MORE),
        (0.33, 0.20, 0.05, 500, LESS),
        (0.33, 0.90, 0.05, 29, TOO_FEW),
        (0.33, 0.34, 0.005, 9000, SAME),  # certain, but it does not matter
        (0.0, 0.0, 0.0, 500, SAME),
    ],
)
def test_a_verdict_never_outruns_the_data(before: float, after: float, reach: float, count: int, found: int) -> None:
    row, out = np.zeros((1, TOLD)), np.zeros(1, np.int8)
    row[0] = [before, 0, after, 0, reach, count, count]
    judge(row, 0, out)
    assert out[0] == found


def test_the_sweet_spot_is_where_takers_win_like_their_peers() -> None:
    gaps = np.array([0.2, 0.08, -0.01, -0.1, 0.0])
    assert sweet_spot(gaps, np.array([400.0, 300, 200, 90, 12])) == 2
    assert sweet_spot(gaps, np.zeros(5)) == -1
