"""Chapter 3: what a turn leaves behind, and which actions it still allows."""

from __future__ import annotations

from starlode.engine.compiling.kernel import kernel
from starlode.games.cave_in.decisions import Phase
from starlode.games.cave_in.rules.zones import owns
from starlode.games.cave_in.state import Params, State
from starlode.games.cave_in.things import ABILITIES, EMPTY, FACTIONS, TYPES, Ability, NormalAction


@kernel
def clear_turn(state: State) -> None:
    """CI-8.11: all turn effects end; nothing of this turn has happened yet.

    Here and below, what was not used is not cleared either: on a GPU every byte that is written costs.
    """
    for i in range(state.row_count):
        state.row[i] = EMPTY
    state.row_count = 0
    state.normal = 0
    for action in range(4):
        state.used[action] = 0
    state.raids = 0
    state.raided = EMPTY
    for ability in range(ABILITIES):
        state.activated[ability] = 0
    state.extra_mine = 0
    state.extra_recruit = 0
    clear_effects(state)
    clear_decision(state)


@kernel
def clear_effects(state: State) -> None:
    """No turn effect is active and no hand card is recoloured."""
    state.foremen = 0
    state.crystal_cut = 0
    state.artifact_cut = 0
    state.scrabbers = 0
    state.same = 0
    state.fit = 0
    state.double = 0
    for colour in range(FACTIONS):
        state.painted[colour] = 0
    if state.tinted > 0:
        state.tinted = 0
        for kind in range(TYPES):
            for colour in range(FACTIONS):
                state.tint[kind, colour] = 0


@kernel
def clear_decision(state: State) -> None:
    """No choice is half made."""
    state.target = EMPTY
    state.cost = 0
    if state.paid > 0:
        state.paid = 0
        for colour in range(FACTIONS):
            state.misfits[colour] = 0
    state.picks = 0
    state.colour = EMPTY
    if state.chosen_count > 0:
        state.chosen_count = 0
        for kind in range(TYPES):
            state.chosen[kind] = 0
    for seat in range(4):
        state.harvested[seat] = 0


@kernel
def enter_action(state: State) -> None:
    """CI-3.28: the last choice is carried out completely; the next one is free."""
    clear_decision(state)
    state.phase = Phase.ACTION


@kernel
def extra_held(state: State, action: int) -> int:
    """Extra actions of a type granted and not yet taken."""
    if action == NormalAction.MINE:
        return int(state.extra_mine)
    if action == NormalAction.RECRUIT:
        return int(state.extra_recruit)
    return 0


@kernel
def is_free(params: Params, state: State, seat: int, action: int) -> bool:
    """CI-11.1, CI-3.16 to CI-3.19: whether a normal action of that type may be taken now."""
    if state.raids > 0 or state.normal >= params.normal_actions:
        return False
    return bool(state.used[action] == 0 or state.same or owns(params, state, seat, Ability.DUPLEX_ROSTER))


@kernel
def may_act(params: Params, state: State, seat: int, action: int) -> bool:
    """CI-3.22, CI-3.24: an extra action of the type is held, or a normal one is free."""
    return extra_held(state, action) > 0 or is_free(params, state, seat, action)


@kernel
def spend(state: State, action: int) -> None:
    """CI-3.26: an extra action of the type is used up first."""
    if action == NormalAction.MINE and state.extra_mine > 0:
        state.extra_mine -= 1
    elif action == NormalAction.RECRUIT and state.extra_recruit > 0:
        state.extra_recruit -= 1
    else:
        state.normal += 1
        state.used[action] += 1
