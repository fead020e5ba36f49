"""Picks of cards and Crystals, whatever skill or Artifact gives them: what becomes of what is picked, what follows."""

from __future__ import annotations

from starlode.engine.compiling.kernel import kernel
from starlode.engine.declarations.things import NOTHING
from starlode.games.cave_in import events
from starlode.games.cave_in.decisions import Bases, Fate, Phase, Price
from starlode.games.cave_in.rules.picks import ask
from starlode.games.cave_in.rules.raid import offer_second_raid
from starlode.games.cave_in.rules.starting import enter_leader, enter_start
from starlode.games.cave_in.rules.turn import clear_decision, enter_action
from starlode.games.cave_in.rules.zones import leave_base, subjugate, take_crystal, take_from_base, take_from_docks
from starlode.games.cave_in.state import Params, State


@kernel
def pick_dock(params: Params, state: State, seat: int, kind: int) -> None:
    """A card of the Docks goes to the hand: Colonel (CI-5.19), Fish'Bean (CI-5.22), Supply Shuttle (CI-6.27)."""
    take_from_docks(state, seat, kind)
    spend_pick(params, state, seat, params.level[kind])


@kernel
def pick_base(params: Params, state: State, seat: int, owner: int, position: int) -> None:
    """A card of a Base is taken by a Hy'dran or a Weedlock, or subjugated by a Bioss."""
    level = params.level[state.bases[owner, position]]
    if params.fate[state.phase] == Fate.SUBJUGATED:
        kind = leave_base(state, owner, position)
        events.subjugate_base(state, seat, kind, owner, position)
        subjugate(state, seat, kind)
    else:
        take_from_base(state, seat, owner, position)
        remember_base(params, state, owner)
    spend_pick(params, state, seat, level)


@kernel
def remember_base(params: Params, state: State, owner: int) -> None:
    """CI-5.28: all cards come from the same Base; CI-5.66: or a harvest counts what came from each."""
    if params.whose[state.phase] == Bases.ONE:
        state.target = owner
    elif params.whose[state.phase] == Bases.HARVEST:
        state.harvested[owner] += 1


@kernel
def pick_crystal(params: Params, state: State, seat: int, space: int) -> None:
    """A Crystal of the Mine is taken by a level-1 skill (CI-5.9), Scrabber (CI-5.48), Domina (CI-5.54) or Baton."""
    if params.fate[state.phase] == Fate.RECOLOURED:
        choose_to_paint(state, seat, space)
    else:
        take_crystal(state, seat, space)
        spend_pick(params, state, seat, params.space_class[space] + 1)


@kernel
def choose_to_paint(state: State, seat: int, space: int) -> None:
    """CI-5.29, CI-5.32: a Diggerhino makes the Crystal cheaper, and its colour is asked for."""
    state.target = space
    state.mine_cut[space] += state.picks
    events.choose_crystal(state, seat, state.mine[space], space, NOTHING)
    state.phase = Phase.DIGGER_COLOUR


@kernel
def spend_pick(params: Params, state: State, seat: int, level: int) -> None:
    """Count a pick that was made; ask for another one where the decision repeats."""
    price = params.price[state.phase]
    if price == Price.ONE:
        state.picks -= 1
    elif price == Price.LEVEL:
        state.picks -= level
    if params.again[state.phase]:
        ask(params, state, seat, state.phase)
    else:
        go_on(params, state, seat)


@kernel
def go_on(params: Params, state: State, seat: int) -> None:
    """The decision is over: go on with the one that follows it."""
    then = params.then[state.phase]
    if then == Phase.ACTION:
        enter_action(state)
    elif then == Phase.START_ARTIFACT:
        clear_decision(state)
        enter_start(params, state)
    elif then == Phase.LEADER:
        enter_leader(state)
    elif then == Phase.SECOND_RAID:
        offer_second_raid(params, state, seat)
    else:
        ask(params, state, seat, then)
