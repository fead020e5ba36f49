"""Whether there is something to decide, and whether the game has ended as it says."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from starlode.engine.authoring.invariants import Breach, Rows
from starlode.engine.declarations.config import Config
from starlode.games.cosmic_scavengers.decisions import Phase
from starlode.games.cosmic_scavengers.faults.facts import BEFORE_COLLECTION, contracts_of, holds, most_allowance
from starlode.games.cosmic_scavengers.things import EMPTY, Ending, RobotAt, Zone

QUESTION = Rows()
FORCED = tuple(phase for phase in Phase if phase.row.choices and not phase.row.words)  # asked only if there is a choice


@QUESTION.row("decisions", "decision")
def _decisions(config: Config, state: Any) -> Iterator[str]:
    """Section 13: a seat that is asked has something to decide."""
    for seat in range(state.players):
        if state.acting >> seat & 1 and not _can_decide(state, seat):
            yield f"seat {seat} has nothing to decide in phase {Phase(state.phase).text}"


def _can_decide(state: Any, seat: int) -> bool:
    options = int(state.options(seat))
    if holds(state, "allowance"):
        return state.allowance > 0 and options > 1  # `stop` alone is no decision
    if state.phase == Phase.RECALL:
        return bool(state.params.recall) and options > 1 and RobotAt.HAND not in state.robot_at[seat]
    if state.phase == Phase.REVEAL:
        facts = state.facts(-1)  # CS-9.3: eight that show end the game, and no one is asked
        return bool(facts.eligible[seat]) and max(facts.showing) < state.params.showing_end
    return options > (state.phase in FORCED)


@QUESTION.row("allowances", "decision.allowance")
def _allowances(config: Config, state: Any) -> Iterator[str]:
    """CS-6.3, CS-12.40: allowances come from icons and prizes, and what was used of them is in hand."""
    seat = state.acting.bit_length() - 1
    most = most_allowance(state, seat)
    if state.allowance > most:
        yield f"{state.allowance}, but seat {seat} may recover {most} at most"
    elif holds(state, "allowance"):
        robots = state.phase in (Phase.RECOVER_ROBOT, Phase.HOSPITAL_ROBOT)
        hand = state.robot_at[seat].count(RobotAt.HAND) if robots else len(contracts_of(state, Zone.HAND, seat))
        if most - state.allowance > hand:
            yield f"{state.allowance} of {most} are left, but only {hand} such cards are in hand"


# ---- the end ----


@QUESTION.row("showing contracts", "seats[n].tableau")
def _showing(config: Config, state: Any) -> Iterator[Breach]:
    """CS-9.3: no player begins a round with as many showing contracts as end the game."""
    if state.phase in BEFORE_COLLECTION:
        for seat, count in enumerate(state.facts(-1).showing):
            if count >= state.params.showing_end:
                yield Breach(f"seats[{seat}].tableau", f"{count} contracts show, so the game would be over")


@QUESTION.row("revealing", "ending.seat")
def _revealing(config: Config, state: Any) -> Iterator[str]:
    """CS-9.5: the ending names the seat that revealed, and no other; it could."""
    if (state.ending == Ending.REVEALED) != (state.ender != EMPTY):
        yield "names who revealed" if state.ending == Ending.REVEALED else "nobody revealed"
    elif state.ender != EMPTY and not state.facts(-1).eligible[state.ender]:
        yield f"seat {state.ender} could not reach {state.params.showing_end} contracts by revealing"


@QUESTION.row("ending", "ending.why")
def _ending(config: Config, state: Any) -> Iterator[str]:
    """CS-3.2, CS-9.3, CS-9.8: the game ended for the reason that is given, and for no earlier one."""
    most, end = max(state.facts(-1).showing), state.params.showing_end
    if not state.over:
        return
    if (state.ending == Ending.SHOWING) != (most >= end):
        yield f"{end} contracts are needed to end the game, at most {most} show"
    if state.ending == Ending.ROUND_LIMIT and state.round_number != state.params.round_limit:
        yield f"the last round is {state.params.round_limit}, not {state.round_number}"
    if state.ending == Ending.CRASH and sum(state.pool) + sum(state.supply) >= state.params.cells[state.players]:
        yield f"pool and supply can still fill the {state.params.cells[state.players]} cells of the ship"


@QUESTION.row("crash", "ship")
def _crash(config: Config, state: Any) -> Iterator[Breach]:
    """CS-3.1, CS-9.9: a crash leaves ship and supply empty, before any turn order."""
    if state.ending != Ending.CRASH:
        return
    for place, there in (("ship", state.ship), ("turn_order", state.order)):
        if there.count(EMPTY) < len(there):
            yield Breach(place, "is empty after a crash")
    if any(state.supply):
        yield Breach("supply", "is empty after a crash, all of it went into the pool")
