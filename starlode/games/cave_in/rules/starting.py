"""Chapter 3, the Starting phase: the Artifacts that are activated (chapter 6), then the Leader.

Whether an Artifact that asks can be activated, and what it asks, is said by the row of its decision. Passive Artifacts
work where their rule is.
"""

from __future__ import annotations

from starlode.engine.compiling.bits import lowest
from starlode.engine.compiling.kernel import kernel
from starlode.games.cave_in import events
from starlode.games.cave_in.decisions import Phase
from starlode.games.cave_in.rules.picks import has_thing
from starlode.games.cave_in.rules.zones import has_room, owns, take_from_base
from starlode.games.cave_in.state import Params, State
from starlode.games.cave_in.things import EMPTY, Ability


@kernel
def begin_turn(params: Params, state: State) -> None:
    """CI-3.2: Starting phase first; CI-3.3: only the active player decides."""
    state.acting = 1 << state.active
    events.turn(state, state.active, state.round_number)
    enter_start(params, state)


@kernel
def enter_start(params: Params, state: State) -> None:
    """CI-3.4: step 1, as long as a start half is ready; `pass_start` looks whether one can be activated."""
    if ready_halves(params, state, state.active) > 0:
        state.phase = Phase.START_ARTIFACT
    else:
        enter_leader(state)


@kernel
def pass_start(params: Params, state: State) -> None:
    """CI-11.8: go on where no start half can have an effect. Called once: compiled into each rule it would cost."""
    ready = ready_halves(params, state, state.active)
    while ready:
        if has_use(params, state, state.active, lowest(ready)):
            return
        ready &= ready - 1
    enter_leader(state)


@kernel
def enter_leader(state: State) -> None:
    """CI-3.7, CI-3.8: step 2, skipped with an empty Base."""
    state.phase = Phase.LEADER if state.base_count[state.active] > 0 else Phase.ACTION


@kernel
def ready_halves(params: Params, state: State, seat: int) -> int:
    """CI-3.5: the set of the seat's start halves that were not activated this turn; mostly there are none."""
    left, ready = int(params.starts), 0
    while left:
        ability = lowest(left)
        left &= left - 1
        if owns(params, state, seat, ability) and not state.activated[ability]:
            ready |= 1 << ability
    return ready


@kernel
def has_use(params: Params, state: State, seat: int, ability: int) -> bool:
    """CI-11.8: whether a start half can have an effect."""
    asked = params.asks[ability]
    if asked != EMPTY:
        return has_thing(params, state, seat, asked, params.ability_amount[ability])
    if ability == Ability.THIRD_CYBER_ARM:
        return bool(has_room(params, state, seat) and state.base_count[seat] >= 2)
    return True


@kernel
def activate(params: Params, state: State, seat: int, ability: int) -> None:
    """CI-3.4, CI-3.5: use a start half, once a turn; one that asks goes on with its question."""
    state.activated[ability] = 1
    events.activate(state, seat, ability)
    asked = params.asks[ability]
    if asked != EMPTY:
        state.picks = params.ability_amount[ability]
        state.phase = asked
        return
    if ability == Ability.THIRD_CYBER_ARM:
        take_from_base(state, seat, seat, 0)  # CI-6.17
    elif ability == Ability.OVERTIME_SIREN:
        state.extra_recruit += params.ability_amount[Ability.OVERTIME_SIREN]  # CI-6.32
    enter_start(params, state)
