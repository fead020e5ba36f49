"""Which cards, Crystals and Bases a pick may choose, and asking for one only where there is something to choose.

What a decision lets a seat pick is said by the columns of its row, which `Params` holds by phase. The legal moves, the
question whether to ask at all, and the reasons of a refusal are made from the same tests. Whether a question is
asked never depends on what only its owner knows.
"""

from __future__ import annotations

from starlode.engine.compiling.kernel import kernel
from starlode.games.cave_in.decisions import Bases, Fate, Kin, Phase, Price, Source, Wanted
from starlode.games.cave_in.rules.payment import is_weedlock
from starlode.games.cave_in.rules.turn import enter_action
from starlode.games.cave_in.rules.zones import has_room
from starlode.games.cave_in.state import Params, State
from starlode.games.cave_in.things import EMPTY, SPACES


@kernel
def needs_room(params: Params, state: State, seat: int, phase: int) -> bool:
    """CI-3.34, CI-11.9: whether what is picked would go to a hand that is full."""
    return bool(params.fate[phase] == Fate.TAKEN and not has_room(params, state, seat))


@kernel
def is_used_up(params: Params, phase: int, picks: int) -> bool:
    """Whether the picks of the decision have run out."""
    return bool(params.price[phase] != Price.NOTHING and picks <= 0)


@kernel
def wants_level(params: Params, phase: int, picks: int, level: int) -> bool:
    """Whether the decision lets a card of that printed level be picked, wherever it is."""
    wanted = params.wanted[phase]
    if wanted == Wanted.LOWEST:
        return bool(level == 1)
    if wanted == Wanted.PICKS:
        return bool(level == picks)
    return bool(wanted != Wanted.UP_TO_PICKS or level <= picks)


@kernel
def can_pick_dock(params: Params, state: State, seat: int, phase: int, picks: int, space: int) -> bool:
    """Whether the decision lets the seat pick the card of a Dock space."""
    kind = state.docks[space]
    if params.source[phase] != Source.DOCKS or kind == EMPTY or needs_room(params, state, seat, phase):
        return False
    return wants_level(params, phase, picks, params.level[kind])


# ---- Crystals ----


@kernel
def wants_cost(params: Params, state: State, phase: int, space: int) -> bool:
    """CI-4.39: whether the printed cost of a Mine space is one that will do."""
    wanted = params.wanted[phase]
    if wanted == Wanted.LIKE_TARGET:
        return bool(params.space_class[space] == params.space_class[state.target])
    return bool(wanted == Wanted.ANY or params.space_class[space] == 0)


@kernel
def wants_colour(params: Params, state: State, phase: int, space: int) -> bool:
    """CI-5.9: whether the current colour of a Crystal is one that will do."""
    return bool(params.kin[phase] != Kin.COLOUR or state.mine_colour[space] == state.colour)


@kernel
def can_pick_crystal(params: Params, state: State, phase: int, picks: int, space: int) -> bool:
    """Whether the decision lets the active seat pick the Crystal of a Mine space."""
    if params.source[phase] != Source.MINE or state.mine[space] == EMPTY or is_used_up(params, phase, picks):
        return False
    return wants_cost(params, state, phase, space) and wants_colour(params, state, phase, space)


# ---- Bases ----


@kernel
def wants_base(params: Params, state: State, seat: int, phase: int, picks: int, owner: int) -> bool:
    """Whether a card may come from that Base, whatever it is."""
    whose = params.whose[phase]
    if whose == Bases.OWN:
        return bool(owner == seat)
    if whose == Bases.HARVEST:
        return may_harvest(state, picks, owner)
    return bool(whose != Bases.ONE or state.target == EMPTY or owner == state.target)  # CI-5.28


@kernel
def wants_card(params: Params, state: State, phase: int, picks: int, owner: int, position: int) -> bool:
    """Whether a card of a Base has the level and the faction that will do."""
    kind = state.bases[owner, position]
    if params.kin[phase] == Kin.WEEDLOCK and not is_weedlock(params, kind):
        return False
    if params.wanted[phase] == Wanted.LOWEST_THERE:
        return bool(params.level[kind] == lowest_level(params, state, owner))
    return wants_level(params, phase, picks, params.level[kind])


@kernel
def can_pick_base(params: Params, state: State, seat: int, phase: int, picks: int, owner: int, position: int) -> bool:
    """Whether the decision lets the seat pick a card of a Base; CI-5.1: never the Leader."""
    if params.source[phase] != Source.BASES or position >= state.base_count[owner] - 1:
        return False
    if needs_room(params, state, seat, phase) or is_used_up(params, phase, picks):
        return False
    if not wants_base(params, state, seat, phase, picks, owner):
        return False
    return wants_card(params, state, phase, picks, owner, position)


@kernel
def lowest_level(params: Params, state: State, owner: int) -> int:
    """CI-5.50: the lowest printed level in a Base below its Leader."""
    lowest = 99
    for position in range(state.base_count[owner] - 1):
        lowest = min(lowest, params.level[state.bases[owner, position]])
    return lowest


@kernel
def may_harvest(state: State, picks: int, owner: int) -> bool:
    """CI-5.66, CI-5.69: one from each of several Bases, or two (`picks`) from a single one."""
    bases = 0
    for other in range(state.players):
        if state.harvested[other] > 0:
            bases += 1
        if state.harvested[other] >= picks:
            return False
    return bool(state.harvested[owner] == 0 or bases == 1)


@kernel
def can_pick_from(params: Params, state: State, seat: int, phase: int, picks: int, owner: int) -> bool:
    """Whether some card of that Base may be picked."""
    for position in range(state.base_count[owner]):
        if can_pick_base(params, state, seat, phase, picks, owner, position):
            return True
    return False


@kernel
def can_raid(state: State, owner: int) -> bool:
    """CI-7.3: the Base holds a card; CI-6.19: the second Raid is on a different Base."""
    return bool(state.base_count[owner] > 0 and owner != state.raided)


@kernel
def can_recall(params: Params, state: State, seat: int, picks: int) -> bool:
    """CI-5.16 to CI-5.18, CI-11.10: the Sergeant finds a card below the Leader and room in hand."""
    return bool(picks > 0 and state.base_count[seat] >= 2 and has_room(params, state, seat))


# ---- asking ----


@kernel
def has_pick(params: Params, state: State, seat: int, phase: int, picks: int) -> bool:
    """Whether a decision with so many picks offers anything besides stopping, or would, were it asked now."""
    if phase == Phase.SERGEANT_TAKE:
        return can_recall(params, state, seat, picks)
    if phase == Phase.ROBUSTER_COLOUR:
        return bool(state.hand_count[seat] > 0)
    if phase == Phase.ROBUSTER_CARD:
        return bool(picks > 0 and state.chosen_count < state.hand_count[seat])
    if phase == Phase.DOMINA_CARD:
        return bool(picks > 0 and state.hand_count[seat] > 0)
    if phase == Phase.SECOND_RAID:
        return has_prey(state)
    return has_thing(params, state, seat, phase, picks)


@kernel
def has_prey(state: State) -> bool:
    """CI-6.19: whether some Base may be raided."""
    for owner in range(state.players):
        if can_raid(state, owner):
            return True
    return False


@kernel
def has_thing(params: Params, state: State, seat: int, phase: int, picks: int) -> bool:
    """Whether some card of the Docks or the Bases, or some Crystal of the Mine, may be picked."""
    if params.source[phase] == Source.BASES:
        return has_base(params, state, seat, phase, picks)
    return has_space(params, state, seat, phase, picks)


@kernel
def has_base(params: Params, state: State, seat: int, phase: int, picks: int) -> bool:
    """Whether some Base has a card that may be picked."""
    for owner in range(state.players):
        if can_pick_from(params, state, seat, phase, picks, owner):
            return True
    return False


@kernel
def has_space(params: Params, state: State, seat: int, phase: int, picks: int) -> bool:
    """Whether some card of the Docks or Crystal of the Mine may be picked."""
    if is_used_up(params, phase, picks):
        return False
    for space in range(SPACES):
        if can_pick_dock(params, state, seat, phase, picks, space):
            return True
        if can_pick_crystal(params, state, phase, picks, space):
            return True
    return False


@kernel
def goes_to_hand(params: Params, phase: int) -> bool:
    """Whether what a decision picks is a card that goes to the hand."""
    return bool(params.fate[phase] == Fate.TAKEN and params.source[phase] != Source.MINE)


@kernel
def ask(params: Params, state: State, seat: int, phase: int) -> None:
    """Ask for a pick, or return to the actions at once if only stopping is left (CI-11.11)."""
    state.phase = phase
    if not has_pick(params, state, seat, phase, state.picks):
        enter_action(state)
