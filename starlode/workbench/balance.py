"""Whether a thing is like others of its kind: taken as often, and its takers win as much.

Its peers are the components of its kind that are taken in the same way. In each game the thing and its peers stand side
by side like games before and after a change, so the same sums give an honest interval of the gap between them.
"""

from __future__ import annotations

from starlode.engine.compiling.kernel import entry, kernel
from starlode.engine.state.records import Array
from starlode.workbench.measures import PLACES, put, share_victory
from starlode.workbench.paired import AFTER, AFTER_REACH, BEFORE, CHANGE_REACH, NEW_COUNT, add_pair, reach, tell_one
from starlode.workbench.playing import Noted

WINS, TAKEN, GAPS = range(3)  # between a thing and its peers
OTHERS, OWN = range(2)  # where they stand among the parts of a pair
# What is said of a thing: what its takers win, what they should win and how sure the gap is; how many seats take it,
# how many take one of its peers, and how sure that gap is; its takers; how far it is from its peers; how far the rest
# of the game has moved.
WON, SHOULD_WIN, WON_REACH, USED, SHOULD_USE, USED_REACH, TAKERS, MISFIT, ELSEWHERE, WEIGHED = range(10)
NO_TARGET = -1.0


@entry
def add_peers(noted: Noted, players: int, column: int, peers: Array, shares: Array, parts: Array, gaps: Array) -> None:
    """Add games to the sums of both gaps; `shares` and `parts` are scratch space."""
    for game in range(noted.summary.shape[0]):
        share_victory(noted.summary[game], players, shares)
        count_takers(noted.taken[game], players, column, peers, shares, parts)
        for gap in range(GAPS):
            add_pair(parts, gap, gaps[gap])


@kernel
def count_takers(taken: Array, players: int, column: int, peers: Array, shares: Array, parts: Array) -> None:
    """Write what the takers of a thing and of its peers win in one game, and how many of the seats they are."""
    takers, others, kinds, won, others_won = 0, 0, 0, 0.0, 0.0
    for seat in range(players):
        takers += int(taken[seat, column])
        won += taken[seat, column] * shares[seat]
    for peer in range(peers.shape[0]):
        if peers[peer] != 0:
            kinds += 1
            for seat in range(players):
                others += int(taken[seat, peer])
                others_won += taken[seat, peer] * shares[seat]
    put(parts[OWN], WINS, won, takers)
    put(parts[OTHERS], WINS, others_won, others)
    put(parts[OWN], TAKEN, takers, players)
    put(parts[OTHERS], TAKEN, others, players * kinds)


@entry
def weigh(
    gaps: Array,
    told: Array,
    games: int,
    error: float,
    players: int,
    columns: int,
    column: int,
    target: float,
    gap_told: Array,
    out: Array,
) -> None:
    """Write what these sums say of a thing, and what the measures told say of the rest of the game.

    With a target, a share of victories, it is compared with that; without one, with its peers, or where it has none
    with a fair share.
    """
    width = reach(games, error)
    for gap in range(GAPS):
        tell_one(gaps[gap], games, width, gap_told[gap])
    won, taken = gap_told[WINS], gap_told[TAKEN]
    out[WON], out[USED], out[TAKERS] = won[AFTER], taken[AFTER], won[NEW_COUNT]
    out[SHOULD_WIN], out[WON_REACH] = won[BEFORE], won[CHANGE_REACH]
    out[SHOULD_USE], out[USED_REACH] = taken[BEFORE], taken[CHANGE_REACH]
    if target >= 0.0 or taken[CHANGE_REACH] < 0.0:
        out[SHOULD_WIN] = target if target >= 0.0 else 1.0 / players
        out[WON_REACH] = won[AFTER_REACH]
        out[SHOULD_USE], out[USED_REACH] = taken[AFTER], 0.0
    out[MISFIT] = abs(out[WON] - out[SHOULD_WIN]) + abs(out[USED] - out[SHOULD_USE])
    out[ELSEWHERE] = moved(told, players, columns, column)


@kernel
def moved(told: Array, players: int, columns: int, column: int) -> float:
    """How far the rest of the game has moved: what places win and how often others are taken, both on average."""
    places = others = 0.0
    for place in range(PLACES, PLACES + players):
        places += abs(told[place, AFTER] - told[place, BEFORE])
    first = told.shape[0] - 2 * columns
    for other in range(columns):
        if other != column:
            others += abs(told[first + other, AFTER] - told[first + other, BEFORE])
    return float(places / players + others / max(columns - 1, 1))
