"""Section 3: target determination, and the first target of the set-up."""

from __future__ import annotations

from starlode.engine.compiling.bits import lowest, ones
from starlode.engine.compiling.kernel import kernel
from starlode.games.stella_digger import events
from starlode.games.stella_digger.decisions import Phase
from starlode.games.stella_digger.rules.table import ask, is_choice
from starlode.games.stella_digger.rules.terrain import entries, targets
from starlode.games.stella_digger.state import Params, State
from starlode.games.stella_digger.things import EMPTY, Step


@kernel
def run_target(params: Params, state: State) -> None:
    """SD-3.1: the start player must choose a target."""
    possible = targets(params, state)
    if is_choice(params, ones(possible)):
        ask(state, state.start_player, Phase.TARGET)
    else:
        choose_target(params, state, lowest(possible))


@kernel
def choose_target(params: Params, state: State, place: int) -> None:
    """SD-3.12, SD-3.13: the start player names the entry square if several are possible."""
    state.target = place
    possible = entries(params, state, place)
    if is_choice(params, ones(possible)):
        ask(state, state.start_player, Phase.ENTRY)
    else:
        enter(state, lowest(possible))


@kernel
def enter(state: State, place: int) -> None:
    """SD-3.14, SD-3.16: the marker moves onto the target and stays there until mining completion."""
    state.entry = place
    state.marker = state.target
    state.target = EMPTY
    events.target(state, state.start_player, state.marker, state.entry)
    state.step = Step.ACTIONS
    state.active = state.start_player


@kernel
def choose_first(params: Params, state: State, place: int) -> None:
    """SD-2.14 to SD-2.16: the marker goes from START onto one of the first two tiles; then comes the draft."""
    state.target = place
    enter(state, params.start)
    state.step = Step.DRAFT
