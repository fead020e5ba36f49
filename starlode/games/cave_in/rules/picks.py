"""Which cards, Crystals and Bases a pick may choose, and asking for one only where there is something to choose.

Each phase has one test here; the legal moves and the question whether to ask at all are made from the same test.
Whether a question is asked never depends on what only its owner knows.
"""

from __future__ import annotations

from starlode.engine.kernel import kernel
from starlode.games.cave_in.decisions import Phase
from starlode.games.cave_in.rules.payment import is_weedlock
from starlode.games.cave_in.rules.turn import enter_action
from starlode.games.cave_in.rules.zones import has_room
from starlode.games.cave_in.state import Params, State
from starlode.games.cave_in.things import EMPTY, SPACES


@kernel
def can_pick_dock(params: Params, state: State, seat: int, space: int) -> bool:
    """Whether the phase lets the seat take the card of a Dock space; CI-11.9: only with room in hand."""
    kind = state.docks[space]
    if kind == EMPTY or not has_room(params, state, seat):
        return False
    level = params.level[kind]
    if state.phase == Phase.SHUTTLE_PICK:
        return bool(level == 1)  # CI-6.27
    if state.phase == Phase.COLONEL_PICK:
        return bool(level <= state.picks)  # CI-5.19
    return bool(state.phase == Phase.FISHBEAN_PICK and level == state.picks)  # CI-5.22


@kernel
def can_pick_crystal(params: Params, state: State, space: int) -> bool:
    """Whether the phase lets the active seat choose the Crystal of a Mine space; CI-4.39: printed cost counts."""
    if state.mine[space] == EMPTY:
        return False
    if state.phase == Phase.DIGGER_CRYSTAL:
        return True  # CI-5.29
    if state.phase == Phase.SCRABBER_TAKE:
        return bool(state.picks > 0 and params.space_class[space] == params.space_class[state.target])  # CI-5.45
    if params.space_class[space] != 0:
        return False
    if state.phase == Phase.CRYSTAL_TAKE:
        return bool(state.mine_colour[space] == state.colour)  # CI-5.9
    return bool(state.phase == Phase.DOMINA_CRYSTAL or state.phase == Phase.BATON_TAKE)  # CI-5.54, CI-6.22


@kernel
def can_pick_base(params: Params, state: State, seat: int, owner: int, position: int) -> bool:
    """Whether the phase lets the seat choose a card of a Base; CI-5.1: never the Leader."""
    if position >= state.base_count[owner] - 1:
        return False
    kind = state.bases[owner, position]
    phase = state.phase
    if phase == Phase.MINDWASP_PICK:
        return bool(owner == seat and params.level[kind] == lowest_level(params, state, seat))
    if phase == Phase.CUSTODIAN_PICK:
        return bool(params.level[kind] == state.picks)  # CI-5.52
    if not has_room(params, state, seat) or (state.target != EMPTY and owner != state.target):
        return False
    if phase in (Phase.SHUWAR_PICK, Phase.MUSHELL_PICK):
        return bool(state.picks > 0)  # CI-5.26 to CI-5.28
    if phase == Phase.HARVEST_PICK:
        return is_weedlock(params, kind) and may_harvest(state, owner)
    return bool((phase in (Phase.UPROOT_BASE, Phase.UPROOT_PICK)) and is_weedlock(params, kind))  # CI-5.70


@kernel
def lowest_level(params: Params, state: State, seat: int) -> int:
    """CI-5.50: the lowest printed level in the seat's own Base below the Leader."""
    lowest = 99
    for position in range(state.base_count[seat] - 1):
        lowest = min(lowest, params.level[state.bases[seat, position]])
    return lowest


@kernel
def may_harvest(state: State, owner: int) -> bool:
    """CI-5.66, CI-5.69: one from each of several Bases, or two (`picks`) from a single one."""
    bases = 0
    for other in range(state.players):
        if state.harvested[other] > 0:
            bases += 1
        if state.harvested[other] >= state.picks:
            return False
    return bool(state.harvested[owner] == 0 or bases == 1)


@kernel
def can_pick_from(params: Params, state: State, seat: int, owner: int) -> bool:
    """Whether some card of that Base may be chosen."""
    for position in range(state.base_count[owner]):
        if can_pick_base(params, state, seat, owner, position):
            return True
    return False


@kernel
def can_raid(state: State, owner: int) -> bool:
    """CI-7.3: the Base holds a card; CI-6.19: the second Raid is on a different Base."""
    return bool(state.base_count[owner] > 0 and owner != state.raided)


@kernel
def can_recall(params: Params, state: State, seat: int) -> bool:
    """CI-5.16 to CI-5.18, CI-11.10: the Sergeant finds a card below the Leader and room in hand."""
    return bool(state.picks > 0 and state.base_count[seat] >= 2 and has_room(params, state, seat))


@kernel
def has_pick(params: Params, state: State, seat: int) -> bool:
    """Whether the phase offers anything besides stopping."""
    phase = state.phase
    if phase == Phase.SERGEANT_TAKE:
        return can_recall(params, state, seat)
    if phase == Phase.ROBUSTER_COLOUR:
        return bool(state.hand_count[seat] > 0)
    if phase == Phase.ROBUSTER_CARD:
        return bool(state.picks > 0 and state.chosen_count < state.hand_count[seat])
    if phase == Phase.DOMINA_CARD:
        return bool(state.picks > 0 and state.hand_count[seat] > 0)
    for owner in range(state.players):
        if phase == Phase.SECOND_RAID:
            if can_raid(state, owner):
                return True
        elif can_pick_from(params, state, seat, owner):
            return True
    for space in range(SPACES):
        if can_pick_dock(params, state, seat, space) or can_pick_crystal(params, state, space):
            return True
    return False


@kernel
def ask(params: Params, state: State, seat: int, phase: int) -> None:
    """Ask for a pick, or return to the actions at once if only stopping is left (CI-11.11)."""
    state.phase = phase
    if not has_pick(params, state, seat):
        enter_action(state)
