"""One game between bots: what every worker does."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from random import Random

import msgspec

from starlode.arena.plan import Pairing, Plan
from starlode.arena.tally import victory_shares
from starlode.bots import Bot, make_bot
from starlode.bots.bot import Guest, dismiss
from starlode.bots.play_out import AtMatch
from starlode.bots.playing import let_play
from starlode.bots.seating import recorded
from starlode.bots.timing import TimedBot, TimeUsed
from starlode.match import Match
from starlode.match.names import tame
from starlode.match.seeds import seed_of_deal

SEED_BITS = 62


class Trouble(msgspec.Struct, frozen=True):
    """What a seat did wrong."""

    seat: int
    reason: str


class BoutResult(msgspec.Struct, frozen=True):
    """How one game ended."""

    number: int
    seed: int  # of the deal; the record has the key that it makes with the salt of the run
    seats: tuple[str, ...]
    points: list[int]
    ranks: list[int]  # 1 is best, equals share; a seat that forfeits is last
    decisions: int
    seconds: float
    fouls: list[Trouble] = []
    forfeits: list[Trouble] = []
    used: list[TimeUsed] = []  # by seat; results of older runs do not say

    def shares(self) -> list[float]:
        """Each seat's share of the victory."""
        return victory_shares(self.ranks)


Played = tuple[BoutResult, str]  # the result, and the record as text
Keep = Callable[[BoutResult, str], None]


def play_game(plan: Plan, pairing: Pairing) -> Played:
    """Play one game of a plan to its end."""
    began = time.perf_counter()
    seed, names = seed_of_deal(pairing.seed, plan.salt), [tame(name) for name in pairing.seats]
    kinds = recorded([plan.bots[name] for name in pairing.seats])
    match = Match(plan.game, seed=seed, names=names, components=plan.components, options=plan.options, bots=kinds)
    chance = Random(f"{seed} {pairing.seats}")
    bots = [make_bot(plan.bots[name], chance.getrandbits(SEED_BITS)) for name in pairing.seats]
    timed = [TimedBot(bot) for bot in bots]
    try:
        let_play(AtMatch(match), dict(enumerate(timed)), lambda seat: chance.getrandbits(SEED_BITS))
    finally:
        dismiss(bots, match.outcome.data() if match.outcome else None)
    result = _result(match, bots, pairing, time.perf_counter() - began)
    result = msgspec.structs.replace(result, used=[_rounded(bot.used) for bot in timed])
    return result, _record(match, result)


def _rounded(used: TimeUsed) -> TimeUsed:
    return TimeUsed(used.decisions, round(used.seconds, 6), used.forced)


def _result(match: Match, bots: Sequence[Bot], pairing: Pairing, seconds: float) -> BoutResult:
    outcome = match.outcome
    assert outcome is not None
    guests = [(seat, bot) for seat, bot in enumerate(bots) if isinstance(bot, Guest)]
    forfeits = [Trouble(seat, bot.forfeit) for seat, bot in guests if bot.forfeit is not None]
    return BoutResult(
        number=pairing.number,
        seed=pairing.seed,
        seats=pairing.seats,
        points=[result.points for result in outcome.results],
        ranks=demote([result.rank for result in outcome.results], [trouble.seat for trouble in forfeits]),
        decisions=len(match.moves),
        seconds=round(seconds, 3),
        fouls=[Trouble(seat, foul) for seat, bot in guests for foul in bot.fouls],
        forfeits=forfeits,
    )


def demote(ranks: Sequence[int], forfeited: Sequence[int]) -> list[int]:
    """Ranks with the forfeited seats last; the others keep their order."""
    honest = [rank for seat, rank in enumerate(ranks) if seat not in forfeited]
    return [
        len(ranks) if seat in forfeited else 1 + sum(other < rank for other in honest)
        for seat, rank in enumerate(ranks)
    ]


def _record(match: Match, result: BoutResult) -> str:
    """The record of a game; what went wrong is beside its outcome."""
    record = match.record()
    troubles = {"fouls": result.fouls, "forfeits": result.forfeits}
    told = {name: msgspec.to_builtins(found) for name, found in troubles.items() if found}
    return msgspec.structs.replace(record, outcome={**(record.outcome or {}), **told}).text()
