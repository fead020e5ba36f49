"""A match played to its end by bots."""

from __future__ import annotations

from collections.abc import Sequence

from starlode.bots.bot import Bot
from starlode.engine.errors import StarlodeError
from starlode.match.match import Match
from starlode.match.outcome import Outcome


def play_out(match: Match, bots: Sequence[Bot]) -> Outcome:
    """Let one bot a seat play the match to its end; answers with how it ended.

    Each bot is given its seat's information only. Raises StarlodeError unless there is a bot for every seat.
    """
    if len(bots) != match.players:
        raise StarlodeError(f"{len(bots)} bots for {match.players} seats")
    while not match.over:
        seat = match.seat(match.acting[0])
        seat.play(bots[match.acting[0]].choose(seat.information(match.ply)))
    outcome = match.outcome
    assert outcome is not None  # the match is over
    return outcome
