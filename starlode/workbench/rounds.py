"""How a search for the best of many changes goes: in rounds, each with twice the games and half the changes.

Every decision of the search is made here, in Python and in the page.
"""

from __future__ import annotations

from starlode.engine.compiling.kernel import entry, kernel
from starlode.engine.state.records import Array
from starlode.workbench.verdicts import ENOUGH

PORTION = 10  # games that are played at a time
EIGHTH = 8  # what part of all games the first round plays
FINALISTS = 3
PRESENT = 0  # the place of what changes nothing, which is never out


@entry
def plan_round(losses: Array, takers: Array, played: Array, most: int, out: Array) -> int:
    """Write how many games each change shall have been played after the next round, 0 for those that are out.

    Answers how many go on, which is 0 after the last round. The first round needs no losses.
    """
    furthest, alive = 0.0, 0
    for change in range(played.shape[0]):
        furthest = max(furthest, played[change])
    for change in range(played.shape[0]):
        alive += played[change] == furthest
    if furthest >= most:
        return 0
    room = alive if furthest == 0 else max(FINALISTS, (alive + 1) // 2)
    going = 0
    for change in range(played.shape[0]):
        stays = change == PRESENT or place_of(losses, takers, played, most, change) < room
        out[change] = next_length(furthest, most) if stays and played[change] == furthest else 0.0
        going += out[change] > 0
    return going


@kernel
def next_length(furthest: float, most: int) -> float:
    """How many games a change has been played after the next round: whole portions."""
    wanted = 2 * int(furthest) if furthest > 0 else (most + EIGHTH - 1) // EIGHTH
    return float(min(most, PORTION * ((wanted + PORTION - 1) // PORTION)))


@kernel
def place_of(losses: Array, takers: Array, played: Array, most: int, change: int) -> int:
    """How many of those still in are better than a change."""
    better = 0
    for other in range(losses.shape[0]):
        if played[other] == played[change] and other != change:
            mine, its = cost(losses, takers, played, most, change), cost(losses, takers, played, most, other)
            better += its < mine or (its == mine and other < change)
    return better


@kernel
def cost(losses: Array, takers: Array, played: Array, most: int, change: int) -> float:
    """What a change loses; more than any other where in the end too few would take the thing to say anything."""
    few = takers[change] * most < ENOUGH * played[change]
    return float(losses[change] + 10.0 if few else losses[change])
