"""Chapter 5: the skills of the Mercenaries. `start_skill` is the table of contents."""

from __future__ import annotations

from starlode.engine.header import EVERYONE, NOTHING, note, tell
from starlode.engine.kernel import kernel
from starlode.games.cave_in.rules.picks import ask, has_pick
from starlode.games.cave_in.rules.turn import enter_action
from starlode.games.cave_in.rules.zones import (
    leave_base,
    lose,
    repaint,
    subjugate,
    take_crystal,
    take_from_base,
    take_from_docks,
)
from starlode.games.cave_in.state import (
    E_CHOOSE_CRYSTAL,
    E_PAINT_CARD,
    E_PAINT_COLOUR,
    E_PAINT_CRYSTAL,
    E_SUBJUGATE_BASE,
    E_SUBJUGATE_HAND,
    P_COLONEL,
    P_CRYSTAL,
    P_CUSTODIAN,
    P_DIGGER_COLOUR,
    P_DIGGER_CRYSTAL,
    P_DOMINA_CARD,
    P_DOMINA_CRYSTAL,
    P_FISHBEAN,
    P_HARVEST,
    P_MINDWASP,
    P_MUSHELL,
    P_ROBUSTER_CARD,
    P_ROBUSTER_COLOUR,
    P_SCRABBER,
    P_SERGEANT,
    P_SHUWAR,
    P_UPROOT_BASE,
    P_UPROOT_PICK,
    S_ANCIENTONE,
    S_COLONEL,
    S_CUSTODIAN,
    S_DIGGERHINO,
    S_DOMINA,
    S_DOUBLE,
    S_DROLLO,
    S_FISHBEAN,
    S_FIT,
    S_FOREMAN,
    S_HARVEST,
    S_MACCARAT,
    S_MINDWASP,
    S_MUSHELL,
    S_ROBUSTER,
    S_SCRABBER,
    S_SERGEANT,
    S_SHUWAR,
    S_TAKE_CRYSTAL,
    S_UPROOT,
    Params,
    State,
)


@kernel
def start_skill(params: Params, state: State, seat: int, kind: int) -> None:
    """CI-1.6: carry out an instant skill, switch on a turn effect, or grant an extra action."""
    skill = params.skill[kind]
    enter_action(state)
    start_turn_effect(params, state, skill, kind)
    state.picks = params.amount[kind]
    if skill == S_TAKE_CRYSTAL:
        state.colour = params.faction[kind]
        ask(params, state, seat, P_CRYSTAL)
    elif skill == S_SERGEANT:
        ask(params, state, seat, P_SERGEANT)
    elif skill == S_COLONEL:
        ask(params, state, seat, P_COLONEL)
    elif skill == S_FISHBEAN:
        ask(params, state, seat, P_FISHBEAN)
    elif skill == S_SHUWAR:
        ask(params, state, seat, P_SHUWAR)
    elif skill == S_MUSHELL:
        ask(params, state, seat, P_MUSHELL)
    elif skill == S_DIGGERHINO:
        ask(params, state, seat, P_DIGGER_CRYSTAL)
    elif skill == S_ROBUSTER:
        ask(params, state, seat, P_ROBUSTER_COLOUR)
    elif skill == S_MINDWASP:
        ask(params, state, seat, P_MINDWASP)
    elif skill == S_CUSTODIAN:
        ask(params, state, seat, P_CUSTODIAN)
    elif skill == S_DOMINA:
        ask(params, state, seat, P_DOMINA_CARD)
    elif skill == S_HARVEST:
        ask(params, state, seat, P_HARVEST)
    elif skill == S_UPROOT:
        ask(params, state, seat, P_UPROOT_BASE)
    else:
        enter_action(state)


@kernel
def start_turn_effect(params: Params, state: State, skill: int, kind: int) -> None:
    """CI-3.11, CI-4.53: skills that need no choice are active from now to the end of the turn."""
    amount = params.amount[kind]
    if skill == S_FOREMAN:
        state.foremen += 1  # CI-5.13, CI-5.15
    elif skill == S_FISHBEAN:
        state.same = 1  # CI-5.23, CI-5.24
    elif skill == S_ANCIENTONE:
        state.artifact_cut += amount  # CI-5.34
    elif skill == S_MACCARAT:
        state.crystal_cut += amount  # CI-5.35
    elif skill == S_DROLLO:
        state.extra_mine += amount  # CI-5.36, CI-5.37
    elif skill == S_SCRABBER:
        state.scrabbers += 1  # CI-5.45, CI-5.49
    elif skill == S_FIT:
        state.fit = 1  # CI-5.57
    elif skill == S_DOUBLE:
        state.double = 1  # CI-5.62, CI-5.64


# ---- taking cards ----


@kernel
def pick_dock(params: Params, state: State, seat: int, kind: int) -> None:
    """Colonel (CI-5.19 to CI-5.21) goes on while levels are left; Fish'Bean (CI-5.22) takes one."""
    take_from_docks(state, seat, kind)
    if state.phase == P_COLONEL:
        state.picks -= params.level[kind]
        ask(params, state, seat, P_COLONEL)
    else:
        enter_action(state)


@kernel
def recall(params: Params, state: State, seat: int) -> None:
    """CI-5.16: the Sergeant takes the bottom card of the player's own Base."""
    take_from_base(state, seat, seat, 0)
    state.picks -= 1
    ask(params, state, seat, P_SERGEANT)


@kernel
def pick_base(params: Params, state: State, seat: int, owner: int, position: int) -> None:
    """A card of a Base was chosen by Shu'War, Mu'Shell, harvest, uproot, Mindwasp or Custodian."""
    if state.phase == P_MINDWASP or state.phase == P_CUSTODIAN:
        kind = leave_base(state, owner, position)
        tell(state, E_SUBJUGATE_BASE, seat, kind, owner, position)
        subjugate(state, seat, kind)
        enter_action(state)
        return
    take_from_base(state, seat, owner, position)
    if state.phase == P_HARVEST:
        state.harvested[owner] += 1
    elif state.phase != P_UPROOT_PICK:
        state.target = owner  # CI-5.28: both cards come from the same Base
        state.picks -= 1
    ask(params, state, seat, state.phase)


@kernel
def uproot_base(params: Params, state: State, seat: int, owner: int) -> None:
    """CI-5.70: choose the Base whose Weedlocks are taken."""
    state.target = owner
    ask(params, state, seat, P_UPROOT_PICK)


# ---- taking and recolouring Crystals ----


@kernel
def pick_crystal(params: Params, state: State, seat: int, space: int) -> None:
    """A Crystal was chosen by a level-1 skill (CI-5.9), Scrabber (CI-5.48), Domina (CI-5.54) or Diggerhino."""
    if state.phase == P_DIGGER_CRYSTAL:
        state.target = space
        state.mine_cut[space] += state.picks  # CI-5.29, CI-5.32
        tell(state, E_CHOOSE_CRYSTAL, seat, state.mine[space], space, NOTHING)
        state.phase = P_DIGGER_COLOUR
        return
    take_crystal(state, seat, space)
    if state.phase == P_SCRABBER:
        state.picks -= 1
        ask(params, state, seat, P_SCRABBER)
    elif state.phase == P_DOMINA_CRYSTAL:
        ask(params, state, seat, P_DOMINA_CARD)
    else:
        enter_action(state)


@kernel
def paint_crystal(state: State, seat: int, colour: int) -> None:
    """CI-5.29 to CI-5.32: for this turn the Crystal has the new colour, or keeps its own."""
    space = state.target
    state.mine_colour[space] = colour
    tell(state, E_PAINT_CRYSTAL, seat, state.mine[space], colour, NOTHING)
    enter_action(state)


# ---- Robuster ----


@kernel
def choose_paint(params: Params, state: State, seat: int, colour: int) -> None:
    """CI-5.40, CI-5.41: one colour, any of the six, for all chosen cards."""
    state.colour = colour
    tell(state, E_PAINT_COLOUR, seat, colour, NOTHING, NOTHING)
    ask(params, state, seat, P_ROBUSTER_CARD)


@kernel
def paint_card(params: Params, state: State, seat: int, kind: int, current: int) -> None:
    """CI-5.39, CI-5.72: the card has the chosen colour for this turn; only its owner knows which card it was."""
    note(state, E_PAINT_CARD, seat, kind, current, state.colour, 1 << seat)
    repaint(params, state, kind, current, state.colour)
    state.painted[state.colour] += 1
    state.chosen[kind] += 1
    state.picks -= 1
    ask(params, state, seat, P_ROBUSTER_CARD)


# ---- Domina ----


@kernel
def sacrifice(params: Params, state: State, seat: int, kind: int, colour: int) -> None:
    """CI-5.53 to CI-5.56: subjugate an L1 from the hand, then take a Crystal of cost 1 if there is one."""
    lose(params, state, seat, kind, colour)
    note(state, E_SUBJUGATE_HAND, seat, kind, colour, NOTHING, EVERYONE)
    subjugate(state, seat, kind)
    state.picks -= 1
    state.phase = P_DOMINA_CRYSTAL
    if not has_pick(params, state, seat):
        ask(params, state, seat, P_DOMINA_CARD)
