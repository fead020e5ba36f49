"""What a decision tells each viewer: one answer for servers, matches, terminals and pages, compiled for all of them.

A decision told a viewer something if it came with events or if the viewer's record looks different. It was harmless if
it used no chance and told its own seat nothing, by its record or by an event, that the seat could not work out itself.
Viewers are the seats and, after them, spectators: one bit each.
"""

from __future__ import annotations

import numpy as np

from starlode.engine.compiling.kernel import kernel
from starlode.engine.declarations.events import FIRST_DETAIL, SEES
from starlode.engine.running.contract import apply, hide
from starlode.engine.running.loops import suppose
from starlode.engine.state.header import EVENT_FIELDS, Header
from starlode.engine.state.records import Array, Record

# Worlds in which a decision is tried to see whether it revealed something: enough that an answer which differs in one
# world in ten is nearly always noticed. This is asked when a player takes something back, or comes to a table.
IMAGINED = 32
SPECTATOR = -1


@kernel
def everyone(state: Header) -> int:
    """All viewers of a game."""
    return (1 << (int(state.players) + 1)) - 1


@kernel
def told(params: Record, before: Header, after: Header, pages: Array, size: int) -> int:
    """The viewers that the decision between two positions told something; needs two pages, and the sent size."""
    if after.event_count:
        return everyone(after)
    return differing(params, before, after, pages, size)


@kernel
def differing(params: Record, before: Header, after: Header, pages: Array, size: int) -> int:
    """The viewers to whom two positions look different, regardless of what happened between them."""
    bits, players = 0, int(after.players)
    for place in range(players + 1):
        viewer = place if place < players else SPECTATOR
        pages[0] = before
        hide(params, pages[0], viewer)
        pages[1] = after
        hide(params, pages[1], viewer)
        bits |= int(not _look_alike(pages, size)) << place
    return bits


@kernel
def harmless(params: Record, before: Header, after: Header, seat: int, action: int, pages: Array, size: int) -> bool:
    """Whether a seat's decision used no chance and told it nothing that it could not work out itself."""
    if before.counter != after.counter:
        return False
    pages[0] = after
    hide(params, pages[0], seat)
    for stream in range(IMAGINED):
        pages[1] = before
        hide(params, pages[1], seat)
        suppose(params, pages[1], seat, 0, stream)
        apply(params, pages[1], seat, action)
        if not _sound_alike(after, pages[1], seat):
            return False
        hide(params, pages[1], seat)
        if not _look_alike(pages, size):
            return False
    return True


@kernel
def _sound_alike(after: Header, other: Header, seat: int) -> bool:
    """Whether two decisions came with the same events; for another seat's private event, only that it came counts."""
    if after.event_count != other.event_count:
        return False
    for number in range(after.event_count):
        told = FIRST_DETAIL
        if after.events[number, SEES] >> seat & 1:
            told = EVENT_FIELDS
        for column in range(told):
            if after.events[number, column] != other.events[number, column]:
                return False
    return True


@kernel
def _look_alike(pages: Array, size: int) -> bool:
    """Whether two records are the same as they are sent, that is without the tail, which holds the events."""
    content = pages.view(np.uint8)
    second = content.shape[0] >> 1
    for place in range(size):
        if content[place] != content[second + place]:
            return False
    return True
