"""Two component files on the same deals: what differs, beyond chance."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

import numpy as np

from starlode.engine.declarations.things import NOTHING
from starlode.engine.state.header import SEATS
from starlode.engine.state.records import Array
from starlode.workbench.labels import column_names, labels_of, source_names
from starlode.workbench.measures import PARTS, PLACES, count_measures
from starlode.workbench.paired import AFTER, BEFORE, CHANGE_REACH, PRODUCTS, TOLD, add_pairs, tell
from starlode.workbench.playing import FIRST, Noted
from starlode.workbench.trial import Trial
from starlode.workbench.verdicts import LESS, MORE, SAME, TOO_FEW, UNSURE, judge

ERROR = 0.05  # of all measures together

WORDS = {UNSURE: "unsure", SAME: "same", MORE: "more", LESS: "less", TOO_FEW: "few"}


@dataclass(frozen=True)
class Difference:
    """One measure before and after."""

    name: str
    before: float
    after: float
    reach: float  # of the interval of the difference
    verdict: str
    is_share: bool

    @property
    def certainty(self) -> float:
        """How many times its interval the difference is."""
        return abs(self.after - self.before) / max(self.reach, 1e-12)


class Comparison:
    """Two trials on the same deals, as many as were played so far.

    Components and sources of points are found again by their ids: the files may list them in another order, or have
    others. What only one of the trials has was never taken in the other.
    """

    def __init__(self, before: Trial, after: Trial, first: int = 0) -> None:
        """`first` is the seed of the first deal."""
        self._game, self._configs = before.game, (before.config, after.config)
        self._first, self._players = first, int(before.config.options["players"])
        self._columns = column_names(self._game, *self._configs)
        self._sources = source_names(self._game, *self._configs)
        self._sides = [(trial, *self._places(trial)) for trial in (before, after)]
        self._in_turn = True
        measures = count_measures(len(self._sources), len(self._columns))
        self._scratch = np.zeros(SEATS), np.zeros((2, measures, PARTS))
        self._counted = 0, np.zeros((measures, PRODUCTS))

    @property
    def games(self) -> int:
        """How many deals were played."""
        return self._counted[0]

    def play(self, games: int) -> None:
        """Play so many more deals with both; if that is interrupted, none of them counts."""
        played, sums = self._counted[0], self._counted[1].copy()
        before, after = (self._noted(*side, self._first + played, games) for side in self._sides)
        add_pairs(before, after, self._players, *self._scratch, sums)
        self._in_turn = bool((before.summary[:, FIRST] >= 0).all())
        self._counted = played + games, sums

    def differences(self) -> list[Difference]:
        """Every measure, judged by all deals that were played; there must be some."""
        games, sums = self._counted
        names = labels_of(self._game, *self._configs, in_turn=self._in_turn)
        found = list(differences(names, sums, games, len(self._columns)))
        return found[: PLACES + self._players] + found[PLACES + SEATS :]

    def _places(self, trial: Trial) -> tuple[Array, Array]:
        """Where a trial notes each source and each column of the comparison."""
        has = source_names(self._game, trial.config), column_names(self._game, trial.config)
        return _places_in(has[0], self._sources), _places_in(has[1], self._columns)

    def _noted(self, trial: Trial, sources: Array, columns: Array, first: int, games: int) -> Noted:
        noted = trial.play(first, games)
        return noted._replace(sources=_picked(noted.sources, sources), taken=_picked(noted.taken, columns))


def _places_in(has: Iterable[object], wanted: Iterable[object]) -> Array:
    places = {key: place for place, key in enumerate(has)}
    return np.array([places.get(key, NOTHING) for key in wanted], np.int64)


def _picked(values: Array, places: Array) -> Array:
    """What was noted at these places of the last axis, 0 where there is none."""
    with_nothing = np.pad(values, ((0, 0), (0, 0), (0, 1)))
    return np.ascontiguousarray(with_nothing[:, :, places])  # -1 is the place that was added


def differences(names: Sequence[str], sums: Array, games: int, columns: int) -> Iterator[Difference]:
    """What the sums over so many games say of every measure."""
    told, verdicts = np.zeros((len(sums), TOLD)), np.zeros(len(sums), np.int8)
    tell(sums, games, ERROR / len(sums), told)
    judge(told, columns, verdicts)
    for number, name in enumerate(names):
        is_share = number < PLACES + SEATS or number >= len(sums) - 2 * columns
        before, after, reach = (float(told[number, part]) for part in (BEFORE, AFTER, CHANGE_REACH))
        yield Difference(name, before, after, reach, WORDS[int(verdicts[number])], is_share)
