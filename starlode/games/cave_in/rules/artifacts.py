"""Chapter 6: Artifacts that are activated in the Starting phase. Passive ones work where their rule is."""

from __future__ import annotations

from starlode.engine.compiling.kernel import kernel
from starlode.games.cave_in import events
from starlode.games.cave_in.decisions import Phase
from starlode.games.cave_in.rules.turn import enter_start
from starlode.games.cave_in.rules.zones import take_from_base
from starlode.games.cave_in.state import Params, State
from starlode.games.cave_in.things import Ability


@kernel
def activate(params: Params, state: State, seat: int, ability: int) -> None:
    """CI-3.4, CI-3.5: use a start half, once a turn."""
    state.activated[ability] = 1
    events.activate(state, seat, ability)
    if ability == Ability.SUPPLY_SHUTTLE:
        state.phase = Phase.SHUTTLE_PICK
        return
    if ability == Ability.THIRD_CYBER_ARM:
        take_from_base(state, seat, seat, 0)  # CI-6.17
    elif ability == Ability.OVERTIME_SIREN:
        state.extra_recruit += params.ability_amount[Ability.OVERTIME_SIREN]  # CI-6.32
    enter_start(params, state)
