"""How good one decision was, in numbers alone. The page does the same, number for number: web/engine/src/judging.ts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import sqrt
from typing import NamedTuple

from starlode.analysis.measures import MEASURES
from starlode.analysis.weighing import Looked, Scales
from starlode.match import Information

WORD = 2**32 - 1
SEEDS = 1 + 2 * MEASURES.trees  # of one decision: a look, and two comparisons


class Judgement(NamedTuple):
    """What a seat may expect of its choice, and of the best other one; a positive edge is in favour of its choice."""

    expected: list[float]  # of every seat after the choice
    rival: int | None = None  # None where a search did not even try anything else
    instead: list[float] | None = None  # of every seat after the rival; None where a look was enough
    edge: float = 0.0
    margin: float = 0.0  # half the 95% interval of the edge
    worth: float = 0.0  # for accuracy: how often a look came to the choice, for every time it came to its favourite


def seeds_of(seed: int, seat: int, number: int) -> list[int]:
    """The seeds for a seat's decision of that number: they follow from what the seat itself has done so far."""
    return [scattered(seed, seat, number, place) for place in range(SEEDS)]


def scattered(*numbers: int) -> int:
    """A number of 32 bits that looks random, the same everywhere."""
    found = 2166136261
    for number in numbers:
        for part in (number & WORD, number >> 32):
            found = (found ^ part) * 16777619 & WORD
            found = (found ^ found >> 15) * 0x85EBCA6B & WORD
            found ^= found >> 13
    return found


def judge_twice(
    scales: Scales, plain: Scales | None, information: Information, played: int, iterations: int, seeds: Sequence[int]
) -> Judgement:
    """The judgement of a master, or of the plain search where there is none.

    A choice is worth what the kinder of the two makes of it at a look: a master likes few of the moves that a good
    player without a network makes, and the plain search does not understand a master.
    """
    found = judge_choice(scales, information, played, iterations, seeds)
    if plain is None or found.worth == 1:
        return found
    looked, _ = plain.look(information, seeds[0], iterations)
    return found._replace(worth=max(found.worth, _worth(looked, played)))


def judge_choice(
    scales: Scales, information: Information, played: int, iterations: int, seeds: Sequence[int]
) -> Judgement:
    """Compare a choice with the best other one: at a look, else by a few trees, and for a mark by deeper ones."""
    looked, expected = scales.look(information, seeds[0], iterations)
    worth = _worth(looked, played)
    rival = next((choice for choice in looked if choice.action != played), None)
    if rival is None:
        return Judgement(expected, worth=worth)
    edge = _glimpse(looked, played, rival, iterations)
    if edge is not None and not is_marked(edge):
        return Judgement(expected, rival.action, None, edge, abs(edge), worth)
    return _weighed(scales, information, (played, rival.action), iterations, seeds)._replace(worth=worth)


def _weighed(
    scales: Scales, information: Information, pair: tuple[int, int], iterations: int, seeds: Sequence[int]
) -> Judgement:
    """Two choices by a few trees, and for a mark by deeper ones, as many as it takes."""
    trees, share = MEASURES.trees, iterations // MEASURES.trees
    first = next(_compared(scales, information, pair, seeds[1:], share))
    if not is_marked(first.edge):
        return first
    second = first
    for deep in _compared(scales, information, pair, seeds[trees + 1 :], share * MEASURES.deeper):
        # Luck is the smaller part of the uncertainty; how far a verdict depends on the effort is the larger one.
        second = deep._replace(margin=max(deep.margin, abs(first.edge - deep.edge)))
        if _is_settled(second):
            break
    return second


def _is_settled(judged: Judgement) -> bool:
    """Whether a mark is certain, or out of reach."""
    return abs(judged.edge) > judged.margin or not is_marked(judged.edge / MEASURES.hopeless)


def is_marked(edge: float) -> bool:
    """Whether so much more or less is worth a mark."""
    return edge >= MEASURES.found[-1].least or -edge >= MEASURES.lost[-1].least


def _worth(looked: Sequence[Looked], played: int) -> float:
    """How often a look came to a choice, for every time it came to its favourite."""
    visits = next((choice.visits for choice in looked if choice.action == played), 0)
    return visits / looked[0].visits


def _glimpse(looked: Sequence[Looked], played: int, rival: Looked, iterations: int) -> float | None:
    """By how much a look prefers the choice; None where it has not seen enough of it."""
    own = next((choice for choice in looked if choice.action == played), None)
    enough = iterations // MEASURES.seen
    return own.expected - rival.expected if own and own.visits >= enough else None


def _compared(
    scales: Scales, information: Information, pair: tuple[int, int], seeds: Sequence[int], iterations: int
) -> Iterator[Judgement]:
    """Two choices by a few trees each, then by one more, for as many as there are seeds."""
    own: list[list[float]] = []
    other: list[list[float]] = []
    for seed in seeds:
        for action, rows in zip(pair, (own, other), strict=True):
            rows.append(scales.measure(information, action, (seed,), iterations)[0].tolist())
        if len(own) >= MEASURES.few:
            yield _difference(own, other, information.seat, pair[1])


def _difference(own: list[list[float]], other: list[list[float]], seat: int, rival: int) -> Judgement:
    """What trees of two choices say, a row of each for a seed."""
    edges = [row[seat] - instead[seat] for row, instead in zip(own, other, strict=True)]
    mean, count = _mean(edges), len(edges)
    spread = sqrt(_total([(edge - mean) ** 2 for edge in edges]) / (count - 1))
    margin = MEASURES.student[count - 2] * spread / sqrt(count)
    return Judgement(_means(own), rival, _means(other), mean, margin)


def _means(rows: list[list[float]]) -> list[float]:
    return [_mean(column) for column in zip(*rows, strict=True)]


def _mean(values: Sequence[float]) -> float:
    return _total(values) / len(values)


def _total(values: Sequence[float]) -> float:
    """Added one after the other, as a page does; `sum` is more exact in newer versions of Python."""
    total = 0.0
    for value in values:
        total += value
    return total
