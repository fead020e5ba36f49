"""Reading programs. Faulty ones (section 4.3) are accepted, for no other way leads them into a game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from starlode.engine.boundary.shapes import index_of, refusal
from starlode.engine.compiling.kernel import entry
from starlode.engine.declarations.config import Config
from starlode.engine.state.header import SEATS
from starlode.games.cosmic_scavengers.position.shape import Program
from starlode.games.cosmic_scavengers.rules.programming import activate
from starlode.games.cosmic_scavengers.state import Params, State
from starlode.games.cosmic_scavengers.things import (
    COPIES,
    DESIGNATIONS,
    MODE_IDS,
    PROG_FROM,
    ROBOT_FROM,
    STARTING,
    RobotAt,
    Zone,
)

Placer = Callable[[Config, Any, str, str, int], int]


def read_program(config: Config, state: Any, seat: int, given: Program, place_contract: Placer) -> None:
    """Lay out a program: its designation, then the stack from the top."""
    place = f"seats[{seat}].program"
    if given.designation is not None:
        state.designation[seat] = index_of(f"{place}.designation", given.designation, DESIGNATIONS, "designation")
    robots = 0
    for name in given.stack:
        if name in config.components.contract_ids:
            contract = _contract(config, state, seat, f"{place}.stack", name, place_contract)
            count = state.stack_count[seat]
            state.stack[seat, count], state.stack_gap[seat, count] = contract, robots
            state.stack_count[seat] += 1
        else:
            robots += _place_robot(config, state, seat, robots, f"{place}.stack", name)
    if given.waiting is not None:
        state.waiting[seat] = _contract(config, state, seat, f"{place}.waiting", given.waiting, place_contract)
    state.restarts[seat], state.steps[seat] = given.restarts, given.steps


def _contract(config: Config, state: Any, seat: int, place: str, name: str, place_contract: Placer) -> int:
    contract = place_contract(config, state, place, name, Zone.PROGRAM * SEATS + seat)
    if not PROG_FROM <= contract < ROBOT_FROM:
        raise refusal(place, f"{name} is not PROGRAMMABLE")
    return contract


def _place_robot(config: Config, state: Any, seat: int, slot: int, place: str, name: str) -> int:
    """CS-4.19: put a robot into the next slot; once all are taken it returns to hand, and nothing is placed."""
    robot, _, mode = name.partition(".")
    card = card_number(config, state, seat, place, robot)
    number = index_of(place, mode, MODE_IDS, f"mode of {robot}")
    if state.robot_at[seat, card] != RobotAt.AWAY:
        raise refusal(place, f"{robot} is named twice")
    if slot == config.params.program_robots:
        state.robot_at[seat, card] = RobotAt.HAND
        return 0
    state.robot_at[seat, card] = RobotAt.PROGRAM
    state.slot_card[seat, slot], state.slot_mode[seat, slot] = card, number
    return 1


def card_number(config: Config, state: Any, seat: int, place: str, name: str) -> int:
    """CS-1.44: the card of an id; a kind of contract robot means its lowest copy that is not placed yet (CS-13.2)."""
    names = config.components
    if name in names.robot_ids[STARTING:]:
        first = STARTING + (names.robot_ids.index(name) - STARTING) * COPIES
        owned = [card for card in range(first, first + COPIES) if owns_robot(config, state, seat, card)]
        free = [card for card in owned if state.robot_at[seat, card] == RobotAt.AWAY]
        return free[0] if free else first
    return index_of(place, name.removeprefix(f"p{seat + 1}-"), names.card_ids, "robot or PROGRAMMABLE contract")


def owns_robot(config: Config, state: Any, seat: int, card: int) -> bool:
    """CS-1.51: starting robots are a seat's own, contract robots belong to the player who has their contract."""
    if card < STARTING:
        return True
    return bool(state.contract_at[config.params.robot.tolist().index(card)] == Zone.TABLEAU * SEATS + seat)


@entry
def activate_program(params: Params, state: State, seat: int) -> None:
    """Work out icons and rows of a revealed program."""
    activate(params, state, state, seat)
