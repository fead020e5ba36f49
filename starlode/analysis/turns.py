"""Which decisions belong together: those that a seat makes while it is asked without a pause, in one round.

So a turn of Cave-In is one, and so is a program of Cosmic Scavengers, although all write theirs at the same time.
"""

from __future__ import annotations

from starlode.match import Match


def turns_of(match: Match) -> list[int]:
    """For every decision, the ply at which its turn began."""
    begun: dict[int, tuple[int | None, int]] = {}  # by seat that is still asked: round, and first decision of the turn
    found = []
    for ply, decision in enumerate(match.decisions):
        here = match.at(ply)
        number = match.game.round_of(here.state)
        begun = {seat: turn for seat, turn in begun.items() if seat in here.acting and turn[0] == number}
        found.append(begun.setdefault(decision.seat, (number, ply))[1])
    return found
