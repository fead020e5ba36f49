"""The same game in another world: whatever is hidden from a viewer may be otherwise there."""

from __future__ import annotations

from copy import copy, deepcopy

from starlode.engine.running.history import History
from starlode.server.tables.served_game import ServedGame


def twin_of(truth: ServedGame, viewer: int, stream: int) -> ServedGame:
    """The same game in another world that looks the same to the viewer."""
    twin, states = cloned(truth), truth.history.states
    last = len(states) - 1
    truth.referee.imagine(states, last, twin.history.states, last, viewer, 5, stream)
    return twin


def cloned(truth: ServedGame) -> ServedGame:
    """The same game once more."""
    twin = copy(truth)
    twin.history, twin._memory = _copied(truth.history), deepcopy(truth._memory)
    twin._versions, twin._told, twin._decisions = list(truth.versions), truth._told[:], truth._decisions[:]
    return twin


def _copied(history: History) -> History:
    """The same positions once more."""
    other = copy(history)
    other._make_room(history.states, len(history._block))
    return other
