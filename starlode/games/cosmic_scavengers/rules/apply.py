"""The table of contents of what happens: one line for each decision."""

from __future__ import annotations

from starlode.engine.compiling.kernel import kernel
from starlode.engine.state.header import open_decision
from starlode.games.cosmic_scavengers import events
from starlode.games.cosmic_scavengers.decisions import (
    ACT_CONTRACT,
    ACT_DESIGNATION,
    ACT_GAP,
    ACT_MODE,
    ACT_ROBOT,
    ACT_TYPE,
    Phase,
    Word,
)
from starlode.games.cosmic_scavengers.rules.claims import agree, claimed_by, leave
from starlode.games.cosmic_scavengers.rules.cleanup import keep, reveal
from starlode.games.cosmic_scavengers.rules.fulfilment import end_fulfilment
from starlode.games.cosmic_scavengers.rules.payment import begin_payment, pay_unit
from starlode.games.cosmic_scavengers.rules.preparation import recall
from starlode.games.cosmic_scavengers.rules.prizes import salvage
from starlode.games.cosmic_scavengers.rules.programming import (
    choose_gap,
    commit,
    designate,
    insert,
    place_robot,
    restart,
)
from starlode.games.cosmic_scavengers.rules.recovery import recover_contract, recover_robot
from starlode.games.cosmic_scavengers.rules.round import proceed
from starlode.games.cosmic_scavengers.state import Params, State
from starlode.games.cosmic_scavengers.things import MODES


@kernel
def apply(params: Params, state: State, seat: int, action: int) -> None:
    """Play one legal action, then let the round run on until a player is asked or the game is over."""
    act(params, state, seat, action)
    proceed(params, state)


@kernel
def act(params: Params, state: State, seat: int, action: int) -> None:
    """Play one legal action; unless others are still programming, no player is asked then."""
    open_decision(state)
    if state.phase == Phase.PROGRAM:
        program(state, seat, action)
    else:
        decide(params, state, seat, action)
        state.acting = 0


@kernel
def program(state: State, seat: int, action: int) -> None:
    """D-02 to D-04: one step of a secret program."""
    state.steps[seat] += 1
    if action == Word.DONE:
        commit(state, seat)
    elif action < ACT_DESIGNATION:
        restart(state, seat)
    elif action < ACT_MODE:
        designate(state, seat, action - ACT_DESIGNATION)
    elif action < ACT_ROBOT:
        place_robot(state, seat, (action - ACT_MODE) // MODES, (action - ACT_MODE) % MODES)
    elif action < ACT_GAP:
        insert(state, seat, action - ACT_CONTRACT)
    else:
        choose_gap(state, seat, action - ACT_GAP)


@kernel
def decide(params: Params, state: State, seat: int, action: int) -> None:
    """Every decision that all may see at once."""
    if action < ACT_DESIGNATION:
        say(params, state, seat, action)
    elif action < ACT_CONTRACT:
        choose_robot(state, seat, action - ACT_ROBOT)
    elif action < ACT_GAP:
        choose_contract(params, state, seat, action - ACT_CONTRACT)
    elif state.phase == Phase.PAY:
        pay_unit(state, action - ACT_TYPE)
    else:
        salvage(state, seat, action - ACT_TYPE)


@kernel
def say(params: Params, state: State, seat: int, action: int) -> None:
    """An action that is a word."""
    if action == Word.STOP:
        events.stop(state, seat, state.phase)
        state.allowance = 0
    elif action == Word.END:
        end_fulfilment(params, state, seat)
    elif action == Word.AGREE:
        agree(state, seat)
    elif action == Word.REVEAL:
        reveal(state, seat)
    else:
        keep(state, seat)


@kernel
def choose_robot(state: State, seat: int, kind: int) -> None:
    """A robot of the discard was chosen."""
    if state.phase == Phase.RECALL:
        recall(state, seat, kind)
    else:
        recover_robot(state, seat, kind)


@kernel
def choose_contract(params: Params, state: State, seat: int, contract: int) -> None:
    """A contract was chosen: to buy, to claim or challenge, to leave, or from the discard."""
    if state.phase == Phase.CLAIM and claimed_by(state, seat, contract):
        leave(state, seat, contract)
    elif state.phase == Phase.FULFIL or state.phase == Phase.CLAIM:
        begin_payment(params, state, seat, contract)
    else:
        recover_contract(state, seat, contract)
