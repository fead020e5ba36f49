"""The table of contents of what happens: one line for each decision."""

from __future__ import annotations

from starlode.engine.compiling.kernel import kernel
from starlode.engine.state.header import open_decision
from starlode.games.cave_in import events
from starlode.games.cave_in.decisions import (
    ACT_ABILITY,
    ACT_BASE,
    ACT_COLOUR,
    ACT_CRYSTAL,
    ACT_DOCK,
    ACT_HAND,
    ACT_SEAT,
    ACT_STACK,
    Phase,
    Word,
)
from starlode.games.cave_in.rules.actions import (
    collect,
    finish_mine,
    finish_recruit,
    keep_half,
    mine,
    pay_collect,
    pay_mine,
    pay_recruit,
    prop,
    recruit,
    use_skill,
)
from starlode.games.cave_in.rules.cleanup import clean_up
from starlode.games.cave_in.rules.raid import raid
from starlode.games.cave_in.rules.skills import (
    choose_paint,
    paint_card,
    paint_crystal,
    recall,
    sacrifice,
    start_skill,
    uproot_base,
)
from starlode.games.cave_in.rules.starting import activate, pass_start
from starlode.games.cave_in.rules.taking import go_on, pick_base, pick_crystal, pick_dock
from starlode.games.cave_in.state import Params, State
from starlode.games.cave_in.things import BASE, FACTIONS


@kernel
def apply(params: Params, state: State, seat: int, action: int) -> None:
    """Play one legal action."""
    open_decision(state)
    if action < ACT_ABILITY:
        say(params, state, seat, action)
    elif action < ACT_DOCK:
        activate(params, state, seat, action - ACT_ABILITY)
    elif action < ACT_CRYSTAL:
        choose_dock(params, state, seat, action - ACT_DOCK)
    elif action < ACT_STACK:
        choose_crystal(params, state, seat, action - ACT_CRYSTAL)
    elif action < ACT_COLOUR:
        collect(params, state, seat, action - ACT_STACK)
    elif action < ACT_SEAT:
        choose_colour(params, state, seat, action - ACT_COLOUR)
    elif action < ACT_BASE:
        choose_base(params, state, seat, action - ACT_SEAT)
    elif action < ACT_HAND:
        pick_base(params, state, seat, (action - ACT_BASE) // BASE, (action - ACT_BASE) % BASE)
    else:
        choose_card(params, state, seat, (action - ACT_HAND) // FACTIONS, (action - ACT_HAND) % FACTIONS)
    if state.phase == Phase.START_ARTIFACT:
        pass_start(params, state)


@kernel
def say(params: Params, state: State, seat: int, action: int) -> None:
    """An action that is a word."""
    if action == Word.DONE:
        stop(params, state, seat)
    elif action == Word.END:
        clean_up(params, state, seat)
    elif action == Word.LEADER:
        leader = state.bases[seat, state.base_count[seat] - 1]
        events.leader(state, seat, leader)
        start_skill(params, state, seat, leader)
    elif action == Word.TAKE:
        recall(params, state, seat)
    elif action == Word.NO_CARD:
        finish_recruit(state, seat)
    elif state.phase == Phase.COLLECT_HALF:
        keep_half(state, seat, action)
    else:
        prop(params, state, seat, action)


@kernel
def stop(params: Params, state: State, seat: int) -> None:
    """`done`: a payment is complete, or the player wants nothing (more) of what is offered."""
    phase = state.phase
    if phase == Phase.MINE_PAY:
        finish_mine(params, state, seat)
        return
    if phase == Phase.COLLECT_PAY:
        state.phase = Phase.COLLECT_HALF
        return
    if phase == Phase.DIGGER_COLOUR:
        paint_crystal(state, seat, state.mine_colour[state.target])
        return
    events.decline(state, seat, phase)
    go_on(params, state, seat)


@kernel
def choose_dock(params: Params, state: State, seat: int, kind: int) -> None:
    """A Mercenary of the Docks was chosen."""
    if state.phase == Phase.ACTION:
        recruit(params, state, seat, kind)
    else:
        pick_dock(params, state, seat, kind)


@kernel
def choose_crystal(params: Params, state: State, seat: int, space: int) -> None:
    """A Crystal of the Mine was chosen."""
    if state.phase == Phase.ACTION:
        mine(params, state, seat, space)
    else:
        pick_crystal(params, state, seat, space)


@kernel
def choose_colour(params: Params, state: State, seat: int, colour: int) -> None:
    """A colour was chosen, for a Crystal or for hand cards."""
    if state.phase == Phase.DIGGER_COLOUR:
        paint_crystal(state, seat, colour)
    else:
        choose_paint(params, state, seat, colour)


@kernel
def choose_base(params: Params, state: State, seat: int, owner: int) -> None:
    """A whole Base was chosen, to uproot or to raid."""
    if state.phase == Phase.UPROOT_BASE:
        uproot_base(params, state, seat, owner)
    else:
        raid(params, state, seat, owner)


@kernel
def choose_card(params: Params, state: State, seat: int, kind: int, colour: int) -> None:
    """A hand card was chosen."""
    phase = state.phase
    if phase == Phase.ACTION:
        use_skill(params, state, seat, kind, colour)
    elif phase == Phase.MINE_PAY:
        pay_mine(params, state, seat, kind, colour)
    elif phase == Phase.COLLECT_PAY:
        pay_collect(params, state, seat, kind, colour)
    elif phase == Phase.RECRUIT_PAY:
        pay_recruit(params, state, seat, kind, colour)
    elif phase == Phase.ROBUSTER_CARD:
        paint_card(params, state, seat, kind, colour)
    elif phase == Phase.DOMINA_CARD:
        sacrifice(params, state, seat, kind, colour)
