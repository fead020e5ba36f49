"""The analyst: goes through a match and judges every decision by what its player could know."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from random import Random

from msgspec.structs import replace

from starlode.analysis.measure import TREES, difference, measure
from starlode.analysis.verdict import Alternative, Verdict
from starlode.bots.search_bot import Candidate, SearchBot, Thinking
from starlode.engine.state.records import Array
from starlode.engine.text.speech import describe
from starlode.match import Information, Match
from starlode.match.worded import MadeDecision

DEEPER = 4  # times the effort that a loss must stand up to before it is called a mistake
DIGITS = 4  # of the expected results that are kept


class Analyst:
    """Judges the decisions of a match; with a number of iterations, the same seed says the same.

    The true position is used only to make each player's `Information`.
    """

    def __init__(self, match: Match, thinking: Thinking, seed: int = 0) -> None:
        self._match = match
        self._thinking = thinking
        self._seed = seed

    def decisions(self, seat: int | None = None) -> list[int]:
        """The plies to be judged, of one seat or of all."""
        return [ply for ply, made in enumerate(self._match.decisions) if seat is None or made.seat == seat]

    def verdicts(self, seat: int | None = None, known: Mapping[int, Verdict] | None = None) -> Iterator[Verdict]:
        """Every decision as soon as it is judged; those that are already known are not judged again."""
        wanted, made = set(self.decisions(seat)), Counter[int]()
        for ply, decision in enumerate(self._match.decisions):
            if ply in wanted:
                yield (known or {}).get(ply) or self._judge(ply, decision, made[decision.seat])
            made[decision.seat] += 1

    def _judge(self, ply: int, decision: MadeDecision, number: int) -> Verdict:
        # Seeds come from what the seat knows: its own decisions are counted, not those others may have made in secret.
        chance = Random(f"{self._seed} {decision.seat} {number}")
        information = self._match.at(ply).seat(decision.seat).information(chance.getrandbits(32))
        return judge(information, ply, decision.action, self._thinking, chance)


def judge(information: Information, ply: int, played: int, thinking: Thinking, chance: Random) -> Verdict:
    """The verdict on one action, by the information of its seat and nothing else."""
    bare = Verdict(
        ply=ply,
        round=information.game.round_of(information.record),
        seat=information.seat,
        move=information.game.notation.write(information, played),
        words=_in_words(information, played),
        choices=len(information.actions),
    )
    return bare if bare.forced else _compared(bare, information, played, thinking, chance)


def _compared(bare: Verdict, information: Information, played: int, thinking: Thinking, chance: Random) -> Verdict:
    """The verdict on a move that had alternatives; what looks like a mistake must stand up to a deeper look."""
    first, effort = _look(bare, information, played, thinking, chance)
    if not first.grade:
        return first
    second, _ = _look(bare, information, played, Thinking(iterations=DEEPER * effort, cores=thinking.cores), chance)
    # Luck is the smaller part of the uncertainty; how far a verdict depends on the effort is the larger one.
    return replace(second, margin=max(second.margin, round(abs(first.loss - second.loss), DIGITS)))


def _look(
    bare: Verdict, information: Information, played: int, thinking: Thinking, chance: Random
) -> tuple[Verdict, int]:
    """The move and a search's favourite, measured with equal effort; also how many iterations that was."""
    bot = SearchBot(chance.getrandbits(32), thinking)
    bot.think(information)
    favourite = bot.explain(1)[0]
    effort = sum(visits for visits, _ in bot.visits().values())
    seeds = [chance.getrandbits(62) for _ in range(TREES)]
    here = measure(information, played, seeds, effort, thinking.cores)
    judged = replace(bare, expected=_average(here))
    if favourite.action == played:
        return judged, effort
    there = measure(information, favourite.action, seeds, effort, thinking.cores)
    loss, margin = difference(there[:, bare.seat], here[:, bare.seat])
    loss = round(loss, DIGITS)
    if loss <= 0:
        return judged, effort
    best = _alternative(information, favourite, _average(there))
    return replace(judged, best=best, loss=loss, margin=round(margin, DIGITS)), effort


def _alternative(information: Information, favourite: Candidate, expected: list[float]) -> Alternative:
    return Alternative(favourite.move, _in_words(information, favourite.action), expected, favourite.line)


def _in_words(information: Information, action: int) -> str:
    return information.game.words().say(describe(information, action))


def _average(measured: Array) -> list[float]:
    return [round(float(value), DIGITS) for value in measured.mean(axis=0)]
