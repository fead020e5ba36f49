"""The rules of Ore Rush in the order of rules.md."""

from ore_rush import events
from ore_rush.decisions import Word
from ore_rush.state import KINDS, ROCK, Params, State
from starlode.engine.compiling.kernel import kernel
from starlode.engine.running.contract import POINTS, Rules, rank_by_points
from starlode.engine.state.chance import draw
from starlode.engine.state.gate import gate
from starlode.engine.state.header import SEATS, is_asked, open_decision
from starlode.engine.state.masks import allow, allow_if
from starlode.engine.state.records import Array
from starlode.engine.state.zones import move_all, pick, total

OBSERVATION = (KINDS + 1) + KINDS + 1 + KINDS + SEATS * KINDS

blank_hidden = gate(State)


@kernel
def setup(params: Params, state: State) -> None:
    """OR-1.1 to OR-1.4: fill the shaft, deal the claims, draw lots for who begins."""
    state.shaft[ROCK] = params.shaft[ROCK]
    for kind in range(KINDS):
        state.shaft[kind] = params.shaft[kind]
        state.pile[kind] = params.claims[kind]
        state.cart[kind] = 0
        for seat in range(SEATS):
            state.camp[seat, kind] = 0
    for seat in range(SEATS):
        state.claim[seat] = -1
    for seat in range(state.players):
        deal_claim(state, seat)
    state.acting = 1 << draw(state, state.players)


@kernel
def deal_claim(state: State, seat: int) -> None:
    """OR-1.2: one claim of the pile, by lot."""
    state.claim[seat] = pick(state, state.pile)
    state.pile[state.claim[seat]] -= 1


@kernel
def legal(params: Params, state: State, seat: int, mask: Array) -> None:
    """OR-2.1: dig, or leave with what is in the cart."""
    if is_asked(state, seat, mask):
        allow(mask, Word.DIG)
        allow_if(mask, Word.LEAVE, total(state.cart) > 0)


@kernel
def apply(params: Params, state: State, seat: int, action: int) -> None:
    """Play one legal action."""
    open_decision(state)
    if action == Word.DIG:
        dig(state, seat)
    else:
        events.leave(state, seat, total(state.cart))
        move_all(state.cart, state.camp[seat])
        pass_turn(state, seat)


@kernel
def dig(state: State, seat: int) -> None:
    """OR-2.2, OR-2.3: an ore goes into the cart; a rockfall tips the cart over and ends the turn."""
    found = pick(state, state.shaft)
    state.shaft[found] -= 1
    if found != ROCK:
        state.cart[found] += 1
        events.ore(state, seat, found)
        return
    move_all(state.cart, state.shaft)
    events.rockfall(state, seat, state.shaft[ROCK])
    pass_turn(state, seat)


@kernel
def pass_turn(state: State, seat: int) -> None:
    """OR-2.5, OR-3.1: the next seat is asked, unless the last rockfall has come down."""
    state.acting = 1 << (seat + 1) % state.players
    if state.shaft[ROCK] == 0:
        state.over = 1
        state.acting = 0
        events.end(state)


@kernel
def value(params: Params, state: State, seat: int, ores: Array) -> int:
    """OR-3.2: what these ores are worth to a seat."""
    points = 0
    for kind in range(KINDS):
        points += ores[kind] * params.worth[kind]
    return int(points + ores[state.claim[seat]] * params.bonus[state.claim[seat]])


@kernel
def returns(params: Params, state: State, out: Array) -> None:
    """OR-3.2, OR-3.3: points, and who has most."""
    for seat in range(state.players):
        out[seat, POINTS] = value(params, state, seat, state.camp[seat])
    rank_by_points(out, state.players)


@kernel
def observe(params: Params, state: State, seat: int, out: Array) -> None:
    """The table as a seat sees it, its own camp first."""
    at = 0
    for kind in range(KINDS + 1):
        out[at] = state.shaft[kind]
        at += 1
    for kind in range(KINDS):
        out[at] = state.cart[kind]
        out[at + KINDS] = state.claim[seat] == kind
        at += 1
    at += KINDS
    out[at] = state.acting == 1 << seat
    for i in range(SEATS):
        for kind in range(KINDS):
            at += 1
            out[at] = state.camp[(seat + i) % state.players, kind] if i < state.players else 0


@kernel
def hide(params: Params, state: State, seat: int) -> None:
    """OR-1.3: a seat knows its own claim only, until the game is over."""
    blank_hidden(state, seat)


@kernel
def resample(params: Params, state: State, seat: int) -> None:
    """Deal the claims that the seat does not know."""
    if state.over:
        return
    for kind in range(KINDS):
        state.pile[kind] = params.claims[kind]
    if seat >= 0:
        state.pile[state.claim[seat]] -= 1
    for other in range(state.players):
        if other != seat:
            deal_claim(state, other)


@kernel
def estimate(params: Params, state: State, out: Array) -> None:
    """What is safe, and of the cart what the next dig would leave."""
    for seat in range(state.players):
        out[seat] = value(params, state, seat, state.camp[seat])
        if state.acting == 1 << seat:
            risk = state.shaft[ROCK] / max(1, total(state.shaft))
            out[seat] += (1 - risk) * value(params, state, seat, state.cart)


RULES = Rules(setup, legal, apply, returns, observe, hide, resample, estimate)
