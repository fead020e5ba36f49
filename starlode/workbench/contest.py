"""Several changes of one thing on the same deals: what each does to the thing, and to the rest of the game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

import numpy as np

from starlode.engine.declarations.config import Config
from starlode.engine.state.header import SEATS
from starlode.engine.state.records import Array
from starlode.workbench.balance import (
    ELSEWHERE,
    GAPS,
    MISFIT,
    NO_TARGET,
    SHOULD_USE,
    SHOULD_WIN,
    TAKERS,
    USED,
    USED_REACH,
    WEIGHED,
    WON,
    WON_REACH,
    add_peers,
    weigh,
)
from starlode.workbench.comparison import ERROR, Difference, differences
from starlode.workbench.knobs import Knob, turned
from starlode.workbench.labels import labels_of
from starlode.workbench.measures import PARTS
from starlode.workbench.paired import PRODUCTS, TOLD, add_pairs, tell
from starlode.workbench.playing import Noted
from starlode.workbench.rounds import PORTION
from starlode.workbench.subjects import Subject
from starlode.workbench.trial import Trial
from starlode.workbench.uses import columns_of

Changes = Mapping[Knob, int]


@dataclass(frozen=True)
class Weight:
    """What a change does to a thing: compared with its peers, and how far the rest of the game has moved."""

    won: float
    should_win: float
    won_reach: float  # of the gap between the two
    used: float
    should_use: float
    used_reach: float
    takers: float
    misfit: float
    elsewhere: float

    @property
    def loss(self) -> float:
        """What a search makes as small as it can."""
        return self.misfit + self.elsewhere

    @property
    def fits(self) -> bool:
        """Whether chance may explain both gaps."""
        won, used = abs(self.won - self.should_win), abs(self.used - self.should_use)
        return won <= self.won_reach and used <= self.used_reach


@dataclass
class Contender:
    """One change, and what was counted of it so far."""

    changes: Changes
    trial: Trial
    sums: Array
    gaps: Array
    played: int = 0
    noted: Weight | None = field(default=None, repr=False)

    @property
    def weight(self) -> Weight:
        """What it does; it must have been played."""
        assert self.noted is not None, "it was played"
        return self.noted


class Contest:
    """Changes that are compared with one present state, which is played only once."""

    def __init__(self, present: Trial, subject: Subject, target: float | None = None, first: int = 0) -> None:
        """With a target, takers should win that share; else as much as those of peers, which are taken as often."""
        self.present, self.subject, self.contenders = present, subject, list[Contender]()
        self._target, self._first, self._kept = NO_TARGET if target is None else target, first, dict[int, Noted]()
        self._players, self._columns = int(present.config.options["players"]), len(subject.peers)
        self._names = labels_of(present.game, present.config)
        self._scratch = np.zeros(SEATS), np.zeros((2, len(self._names), PARTS))

    def enter(self, changes: Changes) -> None:
        """Let one more change take part."""
        measures = len(self._names)
        trial = replace(self.present, config=changed(self.present, changes)) if changes else self.present
        self.contenders.append(Contender(changes, trial, np.zeros((measures, PRODUCTS)), np.zeros((GAPS, PRODUCTS))))

    def play(self, contender: Contender) -> None:
        """Play one more portion."""
        seed = self._first + contender.played
        before = self._before(seed)
        after = contender.trial.play(seed, PORTION) if contender.changes else before
        add_pairs(before, after, self._players, *self._scratch, contender.sums)
        add_peers(after, self._players, self.subject.column, self.subject.peers, *self._scratch, contender.gaps)
        contender.played += PORTION

    def judge(self, contender: Contender) -> None:
        """Weigh what was played so far; intervals hold for all contenders together."""
        told, out = np.zeros((len(contender.sums), TOLD)), np.zeros(WEIGHED)
        error, column = ERROR / GAPS / len(self.contenders), self.subject.column
        tell(contender.sums, contender.played, error, told)
        numbers = (contender.played, error, self._players, self._columns, column, self._target)
        weigh(contender.gaps, told, *numbers, np.zeros((GAPS, TOLD)), out)
        order = (WON, SHOULD_WIN, WON_REACH, USED, SHOULD_USE, USED_REACH, TAKERS, MISFIT, ELSEWHERE)
        contender.noted = Weight(*(float(out[part]) for part in order))

    def side_effects(self, contender: Contender) -> list[Difference]:
        """What else has certainly changed, the most certain first: not the thing itself, nor its parts."""
        own = set(self._own_measures())
        found = differences(self._names, contender.sums, contender.played, self._columns)
        others = [one for number, one in enumerate(found) if number not in own and one.verdict in ("more", "less")]
        return sorted(others, key=lambda one: -one.certainty)

    def _own_measures(self) -> list[int]:
        columns = columns_of(self.present.game, self.present.config)
        own = [place for place, (name, _) in enumerate(columns) if name in self.subject.family]
        first = len(self._names) - 2 * self._columns
        return [first + way * self._columns + place for way in range(2) for place in own]

    def _before(self, seed: int) -> Noted:
        if seed not in self._kept:
            self._kept[seed] = self.present.play(seed, PORTION)
        return self._kept[seed]


def changed(trial: Trial, changes: Changes) -> Config:
    """The configuration of a trial with other numbers."""
    params = turned(trial.config.params, changes.items()).view(trial.game.params_type.dtype)[0]
    return replace(trial.config, params=params)
