"""One game of an experiment, decision by decision, and what is remembered of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from starlode.bots import make_bot
from starlode.engine import loops
from starlode.engine.events import events_of
from starlode.engine.records import one
from starlode.lab.experiment import Experiment
from starlode.match import Information
from starlode.match.outcome import results_of

PLIES = 4  # decisions between two looks at the score
MARKS = 21  # moments of a game at which the scores are kept: its beginning, every twentieth, its end

Key = tuple[str, str]  # component and how it is taken or used


@dataclass(frozen=True)
class Played:
    """A finished game; lists go by seat."""

    seed: int
    bots: tuple[str, ...]
    decisions: int
    rounds: int | None
    points: list[int]
    ranks: list[int]
    sources: list[dict[str, int]]
    trail: list[list[int]]  # scores at each mark
    lead_changes: int
    settled: float  # share of the game after which the winner led to the end
    taken: list[dict[Key, int]]
    offered: list[set[Key]]

    @property
    def wins(self) -> list[float]:
        """The share of the victory; a tie is shared."""
        return [1 / self.ranks.count(1) if rank == 1 else 0.0 for rank in self.ranks]


class Watch:
    """What is noted while a game is played."""

    def __init__(self, experiment: Experiment, state: Any) -> None:
        self._experiment, self._state = experiment, state
        self._acting = 0
        self.scores: list[list[int]] = []
        self.taken: list[Counter[Key]] = [Counter() for _ in range(experiment.players)]
        self.offered: list[set[Key]] = [set() for _ in range(experiment.players)]

    def look(self) -> None:
        """Note a position that waits for a decision, or the end."""
        state = self._state
        fresh = int(state.acting) & ~self._acting
        self._acting = int(state.acting)
        for seat in range(self._experiment.players):
            if fresh >> seat & 1:
                self.offered[seat] |= set(self._experiment.game.on_offer(self._experiment.config, state, seat))
        if state.over or state.ply % PLIES == 0:
            self.scores.append([points for points, _ in results_of(self._experiment.config.params, state)])

    def hear(self) -> None:
        """Note what the last decision caused."""
        for event in events_of(self._state):
            use = self._experiment.game.taken(self._experiment.config, event)
            if use is not None:
                self.taken[use.seat][use.component, use.how] += 1


def play_game(experiment: Experiment, seed: int, stopped: Callable[[], bool] = lambda: False) -> Played | None:
    """Play the game of a seed to its end; None where it was stopped."""
    game, config, state = experiment.game, experiment.config, one(experiment.game.state_type)
    seating = experiment.seating(seed)
    bots = [make_bot(name, seed * len(seating) + seat) for seat, name in enumerate(seating)]
    loops.deal_seed(config.params, state, experiment.players, seed, 0)
    watch = Watch(experiment, state)
    while not state.over:
        if stopped():
            return None
        watch.look()
        seat = (int(state.acting) & -int(state.acting)).bit_length() - 1
        action = bots[seat].choose(Information(game, config, state, seat, seed + int(state.ply)))
        loops.play_action(config.params, state, seat, action)
        watch.hear()
    watch.look()
    return remember(experiment, seed, state, watch)


def remember(experiment: Experiment, seed: int, state: Any, watch: Watch) -> Played:
    """A finished game in short."""
    results = results_of(experiment.config.params, state)
    winners = [seat for seat, (_, rank) in enumerate(results) if rank == 1]
    return Played(
        seed=seed,
        bots=experiment.seating(seed),
        decisions=int(state.ply),
        rounds=rounds_of(experiment.game.view(experiment.config, state, None)),
        points=[points for points, _ in results],
        ranks=[rank for _, rank in results],
        sources=[_sources(experiment, state, seat) for seat in range(experiment.players)],
        trail=at_marks(watch.scores),
        lead_changes=count_lead_changes(watch.scores),
        settled=settled_at(watch.scores, winners),
        taken=[dict(counts) for counts in watch.taken],
        offered=watch.offered,
    )


def _sources(experiment: Experiment, state: Any, seat: int) -> dict[str, int]:
    points: Counter[str] = Counter()
    for line in experiment.game.score(experiment.config, state, seat):
        points[line.label] += line.points
    return dict(points)


def rounds_of(view: dict[str, Any]) -> int | None:
    """The number of rounds, where the view tells it at its top or among the facts of the turn."""
    turn = view.get("turn")
    found = view.get("round", turn.get("round") if isinstance(turn, dict) else None)
    return found if isinstance(found, int) else None


def at_marks(scores: Sequence[list[int]]) -> list[list[int]]:
    """The scores at evenly spread moments."""
    return [scores[round(mark * (len(scores) - 1) / (MARKS - 1))] for mark in range(MARKS)]


def leaders_of(scores: Sequence[list[int]]) -> list[int | None]:
    """Who leads alone at each look; None where nobody does."""
    return [row.index(max(row)) if row.count(max(row)) == 1 else None for row in scores]


def count_lead_changes(scores: Sequence[list[int]]) -> int:
    """How often the lead passed from one seat to another."""
    leaders = [leader for leader in leaders_of(scores) if leader is not None]
    return sum(before != after for before, after in pairwise(leaders))


def settled_at(scores: Sequence[list[int]], winners: Sequence[int]) -> float:
    """The share of the game after which no loser led or drew level with the best winner any more."""
    last = 0
    for look, row in enumerate(scores):
        best = max(row[seat] for seat in winners)
        if any(row[seat] >= best for seat in range(len(row)) if seat not in winners):
            last = look + 1
    return last / len(scores)
