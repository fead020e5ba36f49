"""The analyst: goes through a match and judges every decision by what its player could know."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from threading import local

from msgspec.structs import replace

from starlode.analysis.effort import Effort
from starlode.analysis.judgement import Judgement, judge_twice, seeds_of
from starlode.analysis.measures import MEASURES
from starlode.analysis.turns import turns_of
from starlode.analysis.verdict import Alternative, Verdict
from starlode.analysis.weighing import Scales
from starlode.bots.proofs import mastered
from starlode.engine.authoring.game import Game
from starlode.engine.text.speech import describe
from starlode.match import Information, Match
from starlode.match.worded import MadeDecision

DIGITS = 4  # of the expected results that are kept


class Judge:
    """Judges single decisions: as a master where one is offered, else by the plain search."""

    def __init__(self, game: Game, players: int, iterations: int) -> None:
        self._iterations = iterations
        deepest = iterations // MEASURES.trees * MEASURES.deeper
        advised = players in mastered(game)
        self._scales = Scales(max(iterations, deepest), advised)
        self._plain = Scales(max(iterations, deepest), by_network=False) if advised else None

    def judge(self, information: Information, ply: int, played: int, seeds: Sequence[int]) -> Verdict:
        """The verdict on one action, by the information of its seat and nothing else."""
        bare = Verdict(
            ply=ply,
            round=information.game.round_of(information.record),
            seat=information.seat,
            move=information.game.notation.write(information, played),
            words=_in_words(information, played),
            choices=len(information.actions),
        )
        if bare.forced:
            return bare
        judged = judge_twice(self._scales, self._plain, information, played, self._iterations, seeds)
        return self._verdict(bare, information, judged, seeds[0])

    def _verdict(self, bare: Verdict, information: Information, judged: Judgement, seed: int) -> Verdict:
        edge, margin = round(judged.edge, DIGITS), round(judged.margin, DIGITS)
        worth = round(judged.worth, DIGITS)
        seen = replace(bare, expected=_rounded(judged.expected), margin=margin if edge else 0.0, worth=worth)
        if edge >= 0 or judged.rival is None:
            return replace(seen, found=edge)
        instead = judged.instead or _raised(judged.expected, information.seat, -edge)
        line = self._scales.line(information, judged.rival, seed, self._iterations)
        best = Alternative(line[0], _in_words(information, judged.rival), _rounded(instead), line)
        return replace(seen, best=best, loss=-edge)


class Analyst:
    """Judges the decisions of a match; the same record, effort and seed always give the same.

    The true position is used only to make each player's `Information`.
    """

    def __init__(self, match: Match, effort: Effort, seed: int = 0) -> None:
        self._match = match
        self._effort = effort
        self._seed = seed
        self._turns = turns_of(match)
        self._judges = local()  # one for each thread, since trees grow in its memory

    def decisions(self, seat: int | None = None) -> list[int]:
        """The plies to be judged, of one seat or of all."""
        return [ply for ply, made in enumerate(self._match.decisions) if seat is None or made.seat == seat]

    def verdicts(self, seat: int | None = None, known: Mapping[int, Verdict] | None = None) -> Iterator[Verdict]:
        """Every decision as soon as it is judged; those that are already known are not judged again."""
        numbers, wanted = self._numbers(), self.decisions(seat)

        def judged(ply: int) -> Verdict:
            return (known or {}).get(ply) or self._judge(ply, self._match.decisions[ply], numbers[ply])

        if self._effort.cores == 1:
            yield from map(judged, wanted)
            return
        with ThreadPoolExecutor(self._effort.cores) as pool:
            try:
                yield from pool.map(judged, wanted)
            finally:
                pool.shutdown(cancel_futures=True)

    def _numbers(self) -> list[int]:
        """How many decisions its seat had made before each, which is all that seeds depend on.

        Those that others may have made in secret do not count.
        """
        made, numbers = Counter[int](), []
        for decision in self._match.decisions:
            numbers.append(made[decision.seat])
            made[decision.seat] += 1
        return numbers

    def _judge(self, ply: int, decision: MadeDecision, number: int) -> Verdict:
        seeds = seeds_of(self._seed, decision.seat, number)
        information = self._match.at(ply).seat(decision.seat).information(seeds[0])
        return replace(self._mine().judge(information, ply, decision.action, seeds), turn=self._turns[ply])

    def _mine(self) -> Judge:
        if not hasattr(self._judges, "mine"):
            match = self._match
            self._judges.mine = Judge(match.game, match.players, self._effort.iterations)
        judge: Judge = self._judges.mine
        return judge


def _raised(expected: list[float], seat: int, gain: float) -> list[float]:
    """What a look says of the other choice: its seat may expect so much more, and the others together less."""
    others = len(expected) - 1
    return [value + gain if place == seat else value - gain / others for place, value in enumerate(expected)]


def _in_words(information: Information, action: int) -> str:
    return information.game.words().say(describe(information, action))


def _rounded(values: Sequence[float]) -> list[float]:
    return [round(min(1.0, max(0.0, value)), DIGITS) for value in values]
