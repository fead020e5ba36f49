"""The course of one game while it is played: who leads, how often that changes, and when it is settled."""

from __future__ import annotations

from starlode.engine.compiling.kernel import kernel
from starlode.engine.running.contract import POINTS, returns
from starlode.engine.state.header import SEATS, Header
from starlode.engine.state.records import Array, Record

PLIES = 4  # decisions between two looks at the score
NOBODY = -1
# In a course: how many looks, who led last, how often that changed; then for every set of seats the look after which no
# other seat led or drew level with the best of them.
LOOKS, LEADER, CHANGES, SETTLED = range(4)
ROOM = SETTLED + (1 << SEATS)


@kernel
def begin_course(course: Array) -> None:
    """Forget the game before."""
    for place in range(course.shape[0]):
        course[place] = 0
    course[LEADER] = NOBODY


@kernel
def look(params: Record, state: Header, results: Array, course: Array) -> None:
    """Look at the score now and then, and at the end."""
    if state.over or state.ply % PLIES == 0:
        returns(params, state, results)
        course[LOOKS] += 1
        note_leader(state, results, course)
        for seats in range(1, 1 << state.players):
            if is_caught(state, results, seats):
                course[SETTLED + seats] = course[LOOKS]


@kernel
def note_leader(state: Header, results: Array, course: Array) -> None:
    """Count a change of the lead; nobody leads while several have the most points."""
    leader, best = NOBODY, -1000000
    for seat in range(state.players):
        if results[seat, POINTS] == best:
            leader = NOBODY
        elif results[seat, POINTS] > best:
            leader, best = seat, int(results[seat, POINTS])
    if leader != NOBODY:
        course[CHANGES] += course[LEADER] not in (NOBODY, leader)
        course[LEADER] = leader


@kernel
def is_caught(state: Header, results: Array, seats: int) -> bool:
    """Whether a seat outside the set has as many points as the best inside it."""
    inside = outside = -1000000
    for seat in range(state.players):
        if seats >> seat & 1:
            inside = max(inside, int(results[seat, POINTS]))
        else:
            outside = max(outside, int(results[seat, POINTS]))
    return outside >= inside
