"""What the rules say to a position that was read: whoever is asked has something to decide, and can."""

from __future__ import annotations

from typing import Any

import numpy as np

from starlode.engine.game import Config
from starlode.engine.loops import legal_mask
from starlode.engine.shapes import refusal
from starlode.games.cosmic_scavengers.decisions import ACTIONS, Phase
from starlode.games.cosmic_scavengers.position.decision import (
    end_of_place,
    fulfilling_group,
    holds,
    most_allowance,
    next_due,
)
from starlode.games.cosmic_scavengers.survey import survey
from starlode.games.cosmic_scavengers.things import RobotAt


def check(config: Config, state: Any) -> None:
    """Raise InvalidPosition for what no game could lead to, as far as rules would stumble over it."""
    _check_marbles(state)
    _check_queue(state)
    _check_effects(config, state)
    for seat in range(state.players):
        if state.acting >> seat & 1 and not _can_decide(config, state, seat):
            raise refusal("decision", f"seat {seat} has nothing to decide in phase {Phase(state.phase).text}")
        if state.acting >> seat & 1 and state.allowance > most_allowance(config, state, seat):
            most = most_allowance(config, state, seat)
            raise refusal("decision.allowance", f"{state.allowance}, but seat {seat} may recover {most} at most")


def _check_marbles(state: Any) -> None:
    used = state.held.astype(int)
    if state.phase == Phase.PAY:
        used[state.queue[state.claimant]] += state.paid
    if (used > state.fresh + state.store).any():
        raise refusal("claims", "more marbles are shown or paid than their owner has")


def _check_queue(state: Any) -> None:
    """CS-11.14: those who queue are of one place."""
    place = state.order[int(state.turn) : end_of_place(state)].tolist()
    for seat in state.queue[: state.queue_count].tolist():
        if seat not in place:
            raise refusal("queue", f"seat {seat} is not at the place that fulfils")


def _check_effects(config: Config, state: Any) -> None:
    """CS-11.32: the seat that is asked is the first in lead order with an effect to come, and it is that effect."""
    waiting = [seat for seat in range(state.players) if state.due[seat]]
    if not holds(state, "due"):
        if waiting:
            raise refusal(f"seats[{waiting[0]}].due", f"no effect is due in phase {Phase(state.phase).text}")
        return
    first = min(waiting, key=lambda seat: (seat - state.round_number + 1) % state.players, default=-1)
    if first < 0 or not state.acting >> first & 1:
        raise refusal(
            "decision", f"nothing to decide: the next effect is due for {f'seat {first}' if waiting else 'nobody'}"
        )
    for seat in waiting:
        if seat not in fulfilling_group(state):
            raise refusal(f"seats[{seat}].due", f"seat {seat} does not fulfil now")
    prize = next_due(state, first)
    if config.params.effect[prize] != Phase(state.phase).row.effect:
        name = config.components.contract_ids[prize]
        raise refusal(f"seats[{first}].due", f"{name} asks nothing like phase {Phase(state.phase).text}")


def _can_decide(config: Config, state: Any, seat: int) -> bool:
    mask = np.zeros(ACTIONS, np.uint8)
    legal_mask(config.params, state, seat, mask)
    if holds(state, "allowance"):
        return state.allowance > 0 and int(mask.sum()) > 1  # `stop` alone is no decision
    if state.phase == Phase.RECALL:
        return bool(config.params.recall and mask.any()) and not (state.robot_at[seat] == RobotAt.HAND).any()
    if state.phase == Phase.REVEAL:
        facts = survey(config, state, seat)  # CS-9.3: eight that show end the game, and nobody is asked
        return bool(facts.eligible[seat]) and max(facts.showing) < config.params.showing_end
    return bool(mask.any())
