"""A match played by bots, each in its own seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from starlode.bots.bot import Bot
from starlode.bots.playing import ThoughtSeeds, let_play
from starlode.engine.boundary.errors import StarlodeError
from starlode.engine.boundary.quoting import shown
from starlode.match.information import Information
from starlode.match.match import Match
from starlode.match.outcome import Outcome


def play_out(match: Match, bots: Sequence[Bot]) -> Outcome:
    """Let one bot per seat play the match to its end; returns the outcome.

    Each bot is given its seat's information only. Raises StarlodeError unless there is a bot for every seat, and
    IllegalMove if a bot chooses an action that is not legal.
    """
    _check(match, bots)
    let_play(AtMatch(match), dict(enumerate(bots)), ThoughtSeeds())
    outcome = match.outcome
    assert outcome is not None  # the match is over
    return outcome


class AtMatch:
    """A match as bots play it."""

    def __init__(self, match: Match) -> None:
        self._match = match

    @property
    def over(self) -> bool:
        """Whether it has ended."""
        return self._match.over

    @property
    def asked(self) -> int:
        """The seat that decides next; the lowest if there are several."""
        return self._match.acting[0]

    def information(self, seat: int, seed: int) -> Information:
        """What a bot in a seat is given."""
        return self._match.seat(seat).information(seed)

    def play(self, seat: int, action: int) -> None:
        """Take a legal action; raises IllegalMove for any other, which changes nothing."""
        self._match.seat(seat).play(action)


def _check(match: Any, bots: Any) -> None:
    if not isinstance(match, Match):
        raise StarlodeError(f"a match is played out, not {shown(match)}")
    if not isinstance(bots, Sequence) or not all(callable(getattr(bot, "choose", None)) for bot in bots):
        raise StarlodeError(f"bots are a list of things that choose, not {shown(bots)}")
    if len(bots) != match.players:
        raise StarlodeError(f"{len(bots)} bots for {match.players} seats")
