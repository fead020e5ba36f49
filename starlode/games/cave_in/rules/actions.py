"""Chapter 4: the four normal actions."""

from __future__ import annotations

from starlode.engine.compiling.kernel import kernel
from starlode.games.cave_in import events
from starlode.games.cave_in.decisions import Phase, Word
from starlode.games.cave_in.rules.board import reveal_artifact
from starlode.games.cave_in.rules.payment import add_payment, artifact_cost, crystal_cost, is_settled, needed_levels
from starlode.games.cave_in.rules.picks import ask
from starlode.games.cave_in.rules.skills import start_skill
from starlode.games.cave_in.rules.turn import enter_action, spend
from starlode.games.cave_in.rules.zones import cave_in, find_in_docks, leave_docks, leave_mine, owns, play
from starlode.games.cave_in.state import Params, State
from starlode.games.cave_in.things import EMPTY, LEVELS, Ability, Cause, NormalAction

# ---- Recruit ----


@kernel
def recruit(params: Params, state: State, seat: int, kind: int) -> None:
    """CI-4.9: choose a card of the Docks; CI-4.11, CI-4.15: where no card can be needed, it comes at once."""
    spend(state, NormalAction.RECRUIT)
    state.target = kind
    if needed_levels(params, state, seat, params.level[kind]) == 1:
        finish_recruit(state, seat)
    else:
        events.choose_card(state, seat, kind, find_in_docks(state, kind))
        state.phase = Phase.RECRUIT_PAY


@kernel
def pay_recruit(params: Params, state: State, seat: int, kind: int, colour: int) -> None:
    """CI-4.12: exactly one card is played."""
    play(params, state, seat, kind, colour)
    events.pay(state, seat, kind, colour)
    finish_recruit(state, seat)


@kernel
def finish_recruit(state: State, seat: int) -> None:
    """CI-4.9, CI-4.19: the recruited card goes to the hand and can be used at once."""
    events.recruit(state, seat, state.target, leave_docks(state, seat, state.target))
    enter_action(state)


# ---- Mine ----


@kernel
def mine(params: Params, state: State, seat: int, space: int) -> None:
    """CI-4.22: choose a Crystal; CI-4.8: from here on there is no way back."""
    spend(state, NormalAction.MINE)
    state.target = space
    state.cost = crystal_cost(params, state, seat, space)
    state.phase = Phase.MINE_PAY
    if is_settled(params, state, seat):
        finish_mine(params, state, seat)
    else:
        events.choose_crystal(state, seat, state.mine[space], space, state.cost)


@kernel
def pay_mine(params: Params, state: State, seat: int, kind: int, colour: int) -> None:
    """CI-4.1: payment cards are played one at a time."""
    play(params, state, seat, kind, colour)
    events.pay(state, seat, kind, colour)
    add_payment(params, state, kind, colour)
    if is_settled(params, state, seat):
        finish_mine(params, state, seat)


@kernel
def finish_mine(params: Params, state: State, seat: int) -> None:
    """CI-4.36: Crystal to the pile, then its Cave-In symbol, then Scrabber."""
    crystal = leave_mine(state, seat, state.target)
    events.mine(state, seat, crystal, state.target)
    if params.crystal_cave_in[crystal]:
        if owns(params, state, seat, Ability.SEISMIC_PROP):
            state.phase = Phase.PROP
            return
        cave_in(state, seat, Cause.MINED_CRYSTAL)
    offer_scrabber(params, state, seat)


@kernel
def prop(params: Params, state: State, seat: int, action: int) -> None:
    """CI-6.30: Seismic Prop may leave the token where it is."""
    if action == Word.HOLD:
        events.hold_cave_in(state, seat)
    else:
        cave_in(state, seat, Cause.MINED_CRYSTAL)
    offer_scrabber(params, state, seat)


@kernel
def offer_scrabber(params: Params, state: State, seat: int) -> None:
    """CI-5.45, CI-5.47, CI-5.49: each active Scrabber gives one more Crystal, but not after the top cost."""
    state.picks = state.scrabbers if params.space_class[state.target] < LEVELS - 1 else 0
    ask(params, state, seat, Phase.SCRABBER_TAKE)


# ---- Collect ----


@kernel
def collect(params: Params, state: State, seat: int, stack: int) -> None:
    """CI-4.41: choose the top card of an Artifact stack."""
    spend(state, NormalAction.COLLECT)
    state.target = stack
    state.cost = artifact_cost(params, state, seat, stack)
    state.phase = Phase.COLLECT_PAY
    events.collect(state, seat, state.artifact_top[stack], stack, state.cost)
    if is_settled(params, state, seat):
        state.phase = Phase.COLLECT_HALF


@kernel
def pay_collect(params: Params, state: State, seat: int, kind: int, colour: int) -> None:
    """CI-4.43: cards of any colours, mixed."""
    play(params, state, seat, kind, colour)
    events.pay(state, seat, kind, colour)
    add_payment(params, state, kind, colour)
    if is_settled(params, state, seat):
        state.phase = Phase.COLLECT_HALF


@kernel
def keep_half(state: State, seat: int, action: int) -> None:
    """CI-4.44 to CI-4.46: one half is kept, the next card is available, an emptied stack moves the token."""
    stack = state.target
    card = int(state.artifact_top[stack])
    half = 2 * card + (1 if action == Word.RIGHT else 0)
    state.artifact_at[card] = seat
    state.half_owner[half] = seat
    state.busy = 1
    events.keep(state, seat, half)
    state.artifact_top[stack] = EMPTY
    state.artifact_left[stack] -= 1
    if state.artifact_left[stack] > 0:
        reveal_artifact(state, stack)
    else:
        cave_in(state, seat, Cause.ARTIFACT_STACK)
    enter_action(state)


# ---- Use a skill ----


@kernel
def use_skill(params: Params, state: State, seat: int, kind: int, colour: int) -> None:
    """CI-4.49, CI-4.50: play exactly one card; it has left the hand before its skill is carried out."""
    spend(state, NormalAction.SKILL)
    play(params, state, seat, kind, colour)
    events.skill(state, seat, kind, colour)
    start_skill(params, state, seat, kind)
