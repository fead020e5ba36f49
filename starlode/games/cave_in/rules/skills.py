"""Chapter 5: the skills of the Mercenaries. Picks from Docks, Mine and Bases are those of `taking`."""

from __future__ import annotations

from starlode.engine.compiling.kernel import kernel
from starlode.games.cave_in import events
from starlode.games.cave_in.decisions import Kin, Phase
from starlode.games.cave_in.rules.picks import ask, has_pick
from starlode.games.cave_in.rules.taking import spend_pick
from starlode.games.cave_in.rules.turn import enter_action
from starlode.games.cave_in.rules.zones import lose, repaint, subjugate, take_from_base
from starlode.games.cave_in.state import Params, State
from starlode.games.cave_in.things import EMPTY, Skill


@kernel
def start_skill(params: Params, state: State, seat: int, kind: int) -> None:
    """CI-1.6: switch on a turn effect, grant an extra action, and ask what the skill asks for."""
    skill = params.skill[kind]
    enter_action(state)
    start_turn_effect(params, state, skill, kind)
    asked = params.asked_by[skill]
    if asked != EMPTY:
        state.picks = params.amount[kind]
        if params.kin[asked] == Kin.COLOUR:
            state.colour = params.faction[kind]  # CI-5.9
        ask(params, state, seat, asked)


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


# ---- skills with a question of their own ----


@kernel
def recall(params: Params, state: State, seat: int) -> None:
    """CI-5.16: the Sergeant takes the bottom card of the player's own Base."""
    take_from_base(state, seat, seat, 0)
    spend_pick(params, state, seat, 0)


@kernel
def uproot_base(params: Params, state: State, seat: int, owner: int) -> None:
    """CI-5.70: choose the Base whose Weedlocks are taken."""
    state.target = owner
    ask(params, state, seat, Phase.UPROOT_PICK)


@kernel
def paint_crystal(state: State, seat: int, colour: int) -> None:
    """CI-5.29 to CI-5.32: for this turn the Crystal has the new colour, or keeps its own."""
    space = state.target
    state.mine_colour[space] = colour
    events.paint_crystal(state, seat, state.mine[space], colour)
    enter_action(state)


@kernel
def choose_paint(params: Params, state: State, seat: int, colour: int) -> None:
    """CI-5.40, CI-5.41: one colour, any of the six, for all cards a Robuster chooses."""
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
    spend_pick(params, state, seat, 0)


@kernel
def sacrifice(params: Params, state: State, seat: int, kind: int, colour: int) -> None:
    """CI-5.53 to CI-5.56: Domina subjugates an L1 of the hand, then takes a Crystal of cost 1 if there is one."""
    lose(params, state, seat, kind, colour)
    events.subjugate_hand(state, seat, kind, colour)
    subjugate(state, seat, kind)
    state.picks -= 1
    state.phase = Phase.DOMINA_CRYSTAL
    if not has_pick(params, state, seat, state.phase, state.picks):
        ask(params, state, seat, Phase.DOMINA_CARD)
