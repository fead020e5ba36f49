"""When a person was last asked for something, and how much they had been told by then."""

from __future__ import annotations

from starlode.match import Match


def last_asked(match: Match, seat: int) -> int | None:
    """The place of a seat's last decision that was not forced, and so was asked for."""
    referee, states = match.history.referee, match.history.states
    for place in reversed(range(len(match.decisions))):
        if match.decisions[place].seat == seat and len(referee.actions(states, place, seat)) > 1:
            return place
    return None


def version_when_asked(match: Match, seat: int) -> int:
    """The version of the seat when it was last asked; 0 where it never was, before the deal."""
    asked = last_asked(match, seat)
    return 0 if asked is None else 1 + sum(match.told(place) >> seat & 1 for place in range(asked))
