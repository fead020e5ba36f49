"""What is compared of games: each measure is a quotient of two sums over games, such as wins by takers.

In a game a measure adds a numerator and a denominator. For shares of seats, of points or of rounds the denominator is
fixed; for what the takers of a card win it is their number.
"""

from __future__ import annotations

from starlode.engine.compiling.kernel import kernel
from starlode.engine.state.header import SEATS
from starlode.engine.state.records import Array
from starlode.workbench.playing import (
    ALL_LOOKS,
    DECISIONS,
    FIRST,
    LAST_CAUGHT,
    LEAD_CHANGES,
    ROUNDS,
    SEATED,
    Noted,
)

# The measures of every game: wins by place in the order of turns, then these; after them points by source, then for
# every column how many seats take it, then for every column what its takers win.
PLACES = 0
POINTS, MARGIN, LENGTH, LENGTH_IN_ROUNDS, CHANGES, SETTLED, SOURCES = range(PLACES + SEATS, PLACES + SEATS + 7)
NUMERATOR, DENOMINATOR, PARTS = range(3)


def count_measures(sources: int, columns: int) -> int:
    """How many measures a game with so many sources of points and columns has."""
    return SOURCES + sources + 2 * columns


@kernel
def measure(noted: Noted, game: int, players: int, shares: Array, out: Array) -> None:
    """Write the parts of every measure of a game; `shares` is scratch space for what each seat wins."""
    summary, sources, taken = noted.summary[game], noted.sources[game], noted.taken[game]
    share_victory(summary, players, shares)
    measure_places(summary, players, shares, out)
    measure_course(summary, players, out)
    for source in range(sources.shape[1]):
        total = 0
        for seat in range(players):
            total += int(sources[seat, source])
        put(out, SOURCES + source, total, players)
    columns = taken.shape[1]
    for column in range(columns):
        takers, won = 0, 0.0
        for seat in range(players):
            takers += int(taken[seat, column])
            won += taken[seat, column] * shares[seat]
        put(out, SOURCES + sources.shape[1] + column, takers, players)
        put(out, SOURCES + sources.shape[1] + columns + column, won, takers)


@kernel
def put(out: Array, measure: int, numerator: float, denominator: float) -> None:
    """Write both parts of a measure."""
    out[measure, NUMERATOR], out[measure, DENOMINATOR] = numerator, denominator


@kernel
def share_victory(summary: Array, players: int, shares: Array) -> None:
    """What each seat wins: all, a part of a shared victory, or nothing."""
    winners = 0
    for seat in range(players):
        winners += summary[SEATED + SEATS + seat] == 1
    for seat in range(players):
        shares[seat] = 1.0 / winners if summary[SEATED + SEATS + seat] == 1 else 0.0


@kernel
def measure_places(summary: Array, players: int, shares: Array, out: Array) -> None:
    """What the first player wins, the second and so on; by seat where all are asked at once."""
    first = max(int(summary[FIRST]), 0)
    for place in range(SEATS):
        put(out, PLACES + place, shares[(first + place) % players] if place < players else 0.0, place < players)


@kernel
def measure_course(summary: Array, players: int, out: Array) -> None:
    """How long a game takes, how close it is, how it changes."""
    total, best, second = 0, -1000000, -1000000
    for seat in range(players):
        points = int(summary[SEATED + seat])
        total += points
        best, second = max(best, points), max(min(best, points), second)
    put(out, POINTS, total, players)
    put(out, MARGIN, best - second, 1)
    put(out, LENGTH, summary[DECISIONS], 1)
    put(out, LENGTH_IN_ROUNDS, summary[ROUNDS], 1)
    put(out, CHANGES, summary[LEAD_CHANGES], 1)
    put(out, SETTLED, summary[LAST_CAUGHT] / summary[ALL_LOOKS], 1)
