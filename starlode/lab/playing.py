"""One game of an experiment, and what is remembered of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import Any

import msgspec
import numpy as np

from starlode.arena.simulation import forfeited
from starlode.arena.tally import victory_shares
from starlode.bots.bot import Bot, dismiss
from starlode.bots.greedy_bot import GreedyBot
from starlode.bots.playing import Ground, let_play
from starlode.bots.seating import seat_bots
from starlode.engine.declarations.usage import Key
from starlode.engine.running.referee import Referee
from starlode.engine.state.dice import dice_for
from starlode.engine.state.header import SEATS, acting_seats
from starlode.engine.state.records import Array, blank
from starlode.lab.experiment import Experiment
from starlode.lab.leg import DEALT, GO_ON, N_LOOKS, N_TURNS, Leg, Trace
from starlode.match.outcome import end_of, results_of
from starlode.match.seeds import key_of, luck_of, seed_of_deal

MARKS = 21  # moments of a game at which the scores are kept: its beginning, every twentieth, its end


class Played(msgspec.Struct, frozen=True):
    """A finished game, kept small because there may be many; lists go by seat."""

    number: int  # its seed
    bots: tuple[str, ...]
    first: int | None  # seat that was asked first; None where all were at once
    decisions: int
    rounds: int | None
    points: list[int]
    ranks: list[int]
    sources: list[dict[str, int]]
    trail: list[list[int]]  # scores at each mark
    lead_changes: int
    settled: float  # share of the game after which the winner led to the end
    taken: list[str]  # a bit for each column of the experiment, as hexadecimal digits
    offered: list[str]
    forfeits: list[str] = []  # what broke down, so that the random bot played on

    @property
    def wins(self) -> list[float]:
        """The share of the victory."""
        return victory_shares(self.ranks)

    @property
    def in_turn(self) -> list[int]:
        """The seats in the order in which they are first asked, where there is one."""
        return [(place + (self.first or 0)) % len(self.ranks) for place in range(len(self.ranks))]


class GameNotes:
    """What is noted while a game is played."""

    def __init__(self, experiment: Experiment) -> None:
        self.experiment = experiment
        self.scores: list[list[int]] = []
        self.offered: list[set[Key]] = [set() for _ in range(experiment.players)]

    def read(self, trace: Trace) -> None:
        """Note what a trace tells, and empty it."""
        game, config, players = self.experiment.game, self.experiment.config, self.experiment.players
        for turn in range(int(trace.filled[N_TURNS])):
            for seat in (seat for seat in range(players) if int(trace.begun[turn]) >> seat & 1):
                self.offered[seat].update(game.on_offer(config, trace.turns[turn], seat))
        self.scores += trace.looks[: trace.filled[N_LOOKS], :players].tolist()
        self.taken = trace.taken[:players]
        trace.clear()


class Board(Ground):
    """A game in which greedy seats decide in compiled code; what happens is noted on the way."""

    def __init__(self, referee: Referee, block: Array, luck: int, dice: dict[int, Any], watch: GameNotes) -> None:
        super().__init__(referee, block)
        self._leg = Leg(referee.game, referee.config.params, block[0], watch.experiment.uses, luck, dice)
        self._greedy, self._watch = frozenset(dice), watch

    def play(self, seat: int, action: int) -> None:
        """Take a legal action, and let greedy seats follow; raises IllegalMove for any other."""
        self.check(seat, action)
        self.go_on(action)

    def go_on(self, action: int) -> None:
        """Play an action, or the value for none, and go on until a seat is asked that is not greedy."""
        self._go(action)
        while not self.over and self.asked in self._greedy:  # the trace was full
            self._go(GO_ON)

    def _go(self, action: int) -> None:
        self._leg.play(action)
        self._watch.read(self._leg.trace)


def play_game(experiment: Experiment, seed: int) -> Played:
    """Play the game of a seed to its end."""
    game, config, block = experiment.game, experiment.config, blank(experiment.game.state_type, 1)
    seating, luck, state = experiment.seating(seed), luck_of(seed, experiment.salt), block[0]
    bots, referee, watch = seat_bots(seating, luck), Referee(game, config), GameNotes(experiment)
    state.key[:] = key_of(seed_of_deal(seed, experiment.salt))
    referee.deal(block, 0)
    asked, dice = acting_seats(state), _dice(bots, luck)
    first = asked[0] if len(asked) == 1 else None
    others = {seat: bot for seat, bot in enumerate(bots) if seat not in dice}
    board = Board(referee, block, luck, dice, watch)
    try:
        board.go_on(DEALT)
        let_play(board, others, lambda seat: luck + board.ply)
    finally:
        dismiss(bots, end_of(game, config, state, seating) if state.over else None)
    broken = [f"{bot}, {reason}" for _, bot, reason in forfeited(bots, seed, seating)]
    return msgspec.structs.replace(remember(experiment, seed, first, state, watch), forfeits=broken)


def _is_greedy(bot: Bot) -> bool:
    return type(bot) is GreedyBot  # a bot made from it decides in its own way


def _dice(bots: Sequence[Bot], luck: int) -> dict[int, Any]:
    """The dice of greedy seats, which are those that the workbench throws for the same deal."""
    thrown = dice_for(luck, SEATS)
    for seat, bot in enumerate(bots):
        if isinstance(bot, GreedyBot):
            bot.dice = thrown[seat]
    return {seat: thrown[seat] for seat, bot in enumerate(bots) if _is_greedy(bot)}


def remember(experiment: Experiment, seed: int, first: int | None, state: Any, watch: GameNotes) -> Played:
    """A summary of a finished game."""
    results = results_of(experiment.config.params, state)
    winners = [seat for seat, (_, rank) in enumerate(results) if rank == 1]
    return Played(
        number=seed,
        bots=experiment.seating(seed),
        first=first,
        decisions=int(state.ply),
        rounds=experiment.game.round_of(state),
        points=[points for points, _ in results],
        ranks=[rank for _, rank in results],
        sources=[_sources(experiment, state, seat) for seat in range(experiment.players)],
        trail=at_marks(watch.scores),
        lead_changes=count_lead_changes(watch.scores),
        settled=settled_at(watch.scores, winners),
        taken=[bits_of(np.flatnonzero(flags).tolist()) for flags in watch.taken],
        offered=[bits_of(experiment.places[key] for key in keys) for keys in watch.offered],
    )


def bits_of(columns: Iterable[int]) -> str:
    """Some columns as one number in hexadecimal digits."""
    return f"{sum(1 << column for column in columns):x}"


def _sources(experiment: Experiment, state: Any, seat: int) -> dict[str, int]:
    points, words = Counter[str](), experiment.game.words()
    for source in experiment.game.score(experiment.config, state, seat):
        points[words.say(source.label)] += source.points
    return dict(points)


def at_marks(scores: Sequence[list[int]]) -> list[list[int]]:
    """The scores at evenly spread moments."""
    return [scores[round(mark * (len(scores) - 1) / (MARKS - 1))] for mark in range(MARKS)]


def leaders_of(scores: Sequence[list[int]]) -> list[int | None]:
    """Who leads alone at each look; None where no seat does."""
    return [row.index(max(row)) if row.count(max(row)) == 1 else None for row in scores]


def count_lead_changes(scores: Sequence[list[int]]) -> int:
    """How often the lead passed from one seat to another."""
    leaders = [leader for leader in leaders_of(scores) if leader is not None]
    return sum(before != after for before, after in pairwise(leaders))


def settled_at(scores: Sequence[list[int]], winners: Sequence[int]) -> float:
    """The share of the game after which no loser led or drew level with the best winner any more; 1 where all lost."""
    if not winners:
        return 1.0
    last = 0
    for look, row in enumerate(scores):
        best = max(row[seat] for seat in winners)
        if any(row[seat] >= best for seat in range(len(row)) if seat not in winners):
            last = look + 1
    return last / len(scores)
