"""Moves without a choice: played and announced, not asked, unless that would give away a secret."""

from __future__ import annotations

from starlode.engine.running.disclosure import IMAGINED
from starlode.engine.state.records import blank
from starlode.match import Match
from starlode.terminal.playing.table import TerminalTable


def is_forced(table: TerminalTable, seat: int) -> bool:
    """Whether a person has only one choice, and everyone who shares the screen may know that.

    Where several decide at the same time and unseen, each is always asked: how long they take, and what is skipped,
    would tell the others something.
    """
    match = table.match
    if len(table.seat(seat).legal_actions()) != 1 or _is_simultaneous(match):
        return False
    return all(_can_work_out(match, seat, other) for other in table.people if other != seat)


def _is_simultaneous(match: Match) -> bool:
    """Whether several were asked when the present question was first put; the last of them is alone by now."""
    states = match.history.states
    for number in reversed(range(len(states))):
        if states["phase"][number] != states["phase"][-1]:
            return False
        if int(states["acting"][number]).bit_count() > 1:
            return True
    return False


def _can_work_out(match: Match, seat: int, other: int) -> bool:
    """Whether the choice is the only one in every position that looks the same to the other."""
    referee, states = match.history.referee, match.history.states
    worlds, forced = blank(match.game.state_type, 1), match.seat(seat).legal_actions()
    for stream in range(IMAGINED):
        referee.imagine(states, len(states) - 1, worlds, 0, other, 0, stream)
        if referee.actions(worlds, 0, seat) != forced:
            return False
    return True
