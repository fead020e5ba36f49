"""What may be taken back without harm: the one rule for terminals, servers and whoever keeps a table.

Free is a decision that used no chance, told its own seat nothing it could not work out itself, and after which nobody
else has moved as far as that seat may know. What others decided meanwhile in secret stays, so that being allowed to
take something back tells nothing about them. Everything else needs the consent of the others.
"""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from starlode.engine.doors import Door
from starlode.engine.records import Array, blank
from starlode.engine.schema import sent_size
from starlode.match.course import Course

IMAGINED = 8  # worlds in which a decision is tried to see whether it revealed something


def is_free(match: Course, seat: int, place: int) -> bool:
    """Whether a seat may take back all it has decided since a place among the decisions, without asking anybody."""
    told, states = set(match.gate.news(seat)), match.history.states
    for number in range(place, len(match.decisions)):
        decision, before, after = match.decisions[number], states[number : number + 1], states[number + 1 : number + 2]
        if decision.seat != seat and number + 1 in told:
            return False
        if decision.seat == seat and not is_harmless(match.history.door, before, after, seat, decision.action):
            return False
    return True


def is_harmless(door: Door, before: Array, after: Array, seat: int, action: int) -> bool:
    """Whether a decision used no chance and told its own seat nothing that it could not work out itself."""
    if int(before["counter"][0]) != int(after["counter"][0]):
        return False
    seen = _look(door, after, 0, seat)
    return all(world == seen for world in _imagined(door, before, seat, action))


def _imagined(door: Door, before: Array, seat: int, action: int) -> Iterator[bytes]:
    """What the seat would see after an action in positions that look the same to it."""
    worlds = blank(door.game.state_type, 2)
    for stream in range(IMAGINED):
        door.imagine(before, 0, worlds, 0, seat, 0, stream)
        door.advance(worlds, 0, 1, seat, action)
        yield _look(door, worlds, 1, seat)


def _look(door: Door, states: Array, number: int, seat: int) -> bytes:
    return door.record(states, number, seat).view(np.uint8)[: sent_size(door.game.state_type)].tobytes()


def take_back(match: Course, seat: int, place: int, alone: bool) -> None:
    """Take back a seat's decisions from a place on, alone or with all that others have decided since."""
    later = match.decisions[place:]
    match.undo(len(later))
    for decision in later if alone else ():
        if decision.seat != seat:
            match.play(decision.action, decision.seat)
