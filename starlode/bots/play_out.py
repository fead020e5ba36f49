"""A match played to its end by bots."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from starlode.bots.bot import Bot
from starlode.engine.errors import StarlodeError
from starlode.engine.quoting import shown
from starlode.match.match import Match
from starlode.match.outcome import Outcome


def play_out(match: Match, bots: Sequence[Bot]) -> Outcome:
    """Let one bot a seat play the match to its end; answers with how it ended.

    Each bot is given its seat's information only. Raises StarlodeError unless there is a bot for every seat, and
    IllegalMove where one answers with what is not allowed.
    """
    _check(match, bots)
    asked = Counter[int]()  # seeds count a seat's own decisions: those of others may be secret
    while not match.over:
        number = match.acting[0]
        seat = match.seat(number)
        seat.play(bots[number].choose(seat.information(asked[number])))
        asked[number] += 1
    outcome = match.outcome
    assert outcome is not None  # the match is over
    return outcome


def _check(match: Any, bots: Any) -> None:
    if not isinstance(match, Match):
        raise StarlodeError(f"a match is played out, not {shown(match)}")
    if not isinstance(bots, Sequence) or not all(callable(getattr(bot, "choose", None)) for bot in bots):
        raise StarlodeError(f"bots are a list of things that choose, not {shown(bots)}")
    if len(bots) != match.players:
        raise StarlodeError(f"{len(bots)} bots for {match.players} seats")
