"""Chapter 5: the skills of the Mercenaries. `start_skill` is the table of contents."""

from __future__ import annotations

from starlode.engine.kernel import kernel
from starlode.engine.things import NOTHING
from starlode.games.cave_in import events
from starlode.games.cave_in.decisions import Phase
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
from starlode.games.cave_in.state import Params, State
from starlode.games.cave_in.things import Skill


@kernel
def start_skill(params: Params, state: State, seat: int, kind: int) -> None:
    """CI-1.6: carry out an instant skill, switch on a turn effect, or grant an extra action."""
    skill = params.skill[kind]
    enter_action(state)
    start_turn_effect(params, state, skill, kind)
    state.picks = params.amount[kind]
    if skill == Skill.TAKE_CRYSTAL:
        state.colour = params.faction[kind]
        ask(params, state, seat, Phase.CRYSTAL_TAKE)
    elif skill == Skill.SERGEANT:
        ask(params, state, seat, Phase.SERGEANT_TAKE)
    elif skill == Skill.COLONEL:
        ask(params, state, seat, Phase.COLONEL_PICK)
    elif skill == Skill.FISHBEAN:
        ask(params, state, seat, Phase.FISHBEAN_PICK)
    elif skill == Skill.SHUWAR:
        ask(params, state, seat, Phase.SHUWAR_PICK)
    elif skill == Skill.MUSHELL:
        ask(params, state, seat, Phase.MUSHELL_PICK)
    elif skill == Skill.DIGGERHINO:
        ask(params, state, seat, Phase.DIGGER_CRYSTAL)
    elif skill == Skill.ROBUSTER:
        ask(params, state, seat, Phase.ROBUSTER_COLOUR)
    elif skill == Skill.MINDWASP:
        ask(params, state, seat, Phase.MINDWASP_PICK)
    elif skill == Skill.CUSTODIAN:
        ask(params, state, seat, Phase.CUSTODIAN_PICK)
    elif skill == Skill.DOMINA:
        ask(params, state, seat, Phase.DOMINA_CARD)
    elif skill == Skill.HARVEST:
        ask(params, state, seat, Phase.HARVEST_PICK)
    elif skill == Skill.UPROOT:
        ask(params, state, seat, Phase.UPROOT_BASE)
    else:
        enter_action(state)


@kernel
def start_turn_effect(params: Params, state: State, skill: int, kind: int) -> None:
    """CI-3.11, CI-4.53: skills that need no choice are active from now to the end of the turn."""
    amount = params.amount[kind]
    if skill == Skill.FOREMAN:
        state.foremen += 1  # CI-5.13, CI-5.15
    elif skill == Skill.FISHBEAN:
        state.same = 1  # CI-5.23, CI-5.24
    elif skill == Skill.ANCIENTONE:
        state.artifact_cut += amount  # CI-5.34
    elif skill == Skill.MACCARAT:
        state.crystal_cut += amount  # CI-5.35
    elif skill == Skill.DROLLO:
        state.extra_mine += amount  # CI-5.36, CI-5.37
    elif skill == Skill.SCRABBER:
        state.scrabbers += 1  # CI-5.45, CI-5.49
    elif skill == Skill.FIT:
        state.fit = 1  # CI-5.57
    elif skill == Skill.DOUBLE:
        state.double = 1  # CI-5.62, CI-5.64


# ---- taking cards ----


@kernel
def pick_dock(params: Params, state: State, seat: int, kind: int) -> None:
    """Colonel (CI-5.19 to CI-5.21) goes on while levels are left; Fish'Bean (CI-5.22) takes one."""
    take_from_docks(state, seat, kind)
    if state.phase == Phase.COLONEL_PICK:
        state.picks -= params.level[kind]
        ask(params, state, seat, Phase.COLONEL_PICK)
    else:
        enter_action(state)


@kernel
def recall(params: Params, state: State, seat: int) -> None:
    """CI-5.16: the Sergeant takes the bottom card of the player's own Base."""
    take_from_base(state, seat, seat, 0)
    state.picks -= 1
    ask(params, state, seat, Phase.SERGEANT_TAKE)


@kernel
def pick_base(params: Params, state: State, seat: int, owner: int, position: int) -> None:
    """A card of a Base was chosen by Shu'War, Mu'Shell, harvest, uproot, Mindwasp or Custodian."""
    if state.phase == Phase.MINDWASP_PICK or state.phase == Phase.CUSTODIAN_PICK:
        kind = leave_base(state, owner, position)
        events.subjugate_base(state, seat, kind, owner, position)
        subjugate(state, seat, kind)
        enter_action(state)
        return
    take_from_base(state, seat, owner, position)
    if state.phase == Phase.HARVEST_PICK:
        state.harvested[owner] += 1
    elif state.phase != Phase.UPROOT_PICK:
        state.target = owner  # CI-5.28: both cards come from the same Base
        state.picks -= 1
    ask(params, state, seat, state.phase)


@kernel
def uproot_base(params: Params, state: State, seat: int, owner: int) -> None:
    """CI-5.70: choose the Base whose Weedlocks are taken."""
    state.target = owner
    ask(params, state, seat, Phase.UPROOT_PICK)


# ---- taking and recolouring Crystals ----


@kernel
def pick_crystal(params: Params, state: State, seat: int, space: int) -> None:
    """A Crystal was chosen by a level-1 skill (CI-5.9), Scrabber (CI-5.48), Domina (CI-5.54) or Diggerhino."""
    if state.phase == Phase.DIGGER_CRYSTAL:
        state.target = space
        state.mine_cut[space] += state.picks  # CI-5.29, CI-5.32
        events.choose_crystal(state, seat, state.mine[space], space, NOTHING)
        state.phase = Phase.DIGGER_COLOUR
        return
    take_crystal(state, seat, space)
    if state.phase == Phase.SCRABBER_TAKE:
        state.picks -= 1
        ask(params, state, seat, Phase.SCRABBER_TAKE)
    elif state.phase == Phase.DOMINA_CRYSTAL:
        ask(params, state, seat, Phase.DOMINA_CARD)
    else:
        enter_action(state)


@kernel
def paint_crystal(state: State, seat: int, colour: int) -> None:
    """CI-5.29 to CI-5.32: for this turn the Crystal has the new colour, or keeps its own."""
    space = state.target
    state.mine_colour[space] = colour
    events.paint_crystal(state, seat, state.mine[space], colour)
    enter_action(state)


# ---- Robuster ----


@kernel
def choose_paint(params: Params, state: State, seat: int, colour: int) -> None:
    """CI-5.40, CI-5.41: one colour, any of the six, for all chosen cards."""
    state.colour = colour
    events.paint_colour(state, seat, colour)
    ask(params, state, seat, Phase.ROBUSTER_CARD)


@kernel
def paint_card(params: Params, state: State, seat: int, kind: int, current: int) -> None:
    """CI-5.39, CI-5.72: the card has the chosen colour for this turn; only its owner knows which card it was."""
    events.paint_card(state, seat, kind, current, state.colour)
    repaint(params, state, kind, current, state.colour)
    state.painted[state.colour] += 1
    state.chosen[kind] += 1
    state.chosen_count += 1
    state.picks -= 1
    ask(params, state, seat, Phase.ROBUSTER_CARD)


# ---- Domina ----


@kernel
def sacrifice(params: Params, state: State, seat: int, kind: int, colour: int) -> None:
    """CI-5.53 to CI-5.56: subjugate an L1 from the hand, then take a Crystal of cost 1 if there is one."""
    lose(params, state, seat, kind, colour)
    events.subjugate_hand(state, seat, kind, colour)
    subjugate(state, seat, kind)
    state.picks -= 1
    state.phase = Phase.DOMINA_CRYSTAL
    if not has_pick(params, state, seat):
        ask(params, state, seat, Phase.DOMINA_CARD)
