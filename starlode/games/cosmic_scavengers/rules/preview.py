"""How programs would fare if each seat collected now and no other did: for players who weigh a program."""

from __future__ import annotations

from starlode.engine.compiling.kernel import kernel
from starlode.games.cosmic_scavengers.rules.collection import (
    best_claim,
    cell_at,
    conflict_key,
    move_all,
    pick_up,
    set_out,
)
from starlode.games.cosmic_scavengers.rules.effects import is_idle
from starlode.games.cosmic_scavengers.rules.order import diligence
from starlode.games.cosmic_scavengers.rules.payment import can_pay, means_of
from starlode.games.cosmic_scavengers.rules.programming import activate, lowest_gap, placed
from starlode.games.cosmic_scavengers.rules.table import is_at, kind_of
from starlode.games.cosmic_scavengers.state import Params, State
from starlode.games.cosmic_scavengers.survey import Survey
from starlode.games.cosmic_scavengers.things import (
    CELLS,
    EMPTY,
    GAPS,
    PROG_FROM,
    ROBOT_FROM,
    ROW,
    SLOTS,
    TYPES,
    Icon,
    Journey,
    Zone,
)


@kernel
def preview(params: Params, state: State, seat: int, out: Survey) -> None:
    """The icons and rows of a program as far as it is known, and what its robots would collect."""
    lay_out(state, seat, out)
    activate(params, state, out, seat)
    robots = placed(state, seat)
    for slot in range(robots):
        out.diligence_of[seat, slot] = diligence(out, seat, slot)
        out.room[seat, slot] = params.capacity + out.icons[seat, slot, Icon.CAPACITY]
        for number in range(ROW):
            out.walk[seat, slot, number] = cell_at(params, out, seat, slot, number + 1)
    if robots > 0:
        travel(params, state, seat, out)
    for slot in range(robots):
        out.empty_handed[seat] |= comes_empty(seat, slot, out) << int(kind_of(state.slot_card[seat, slot]))
    for gap in range(GAPS):
        out.idle_gap[seat, gap] = is_idle_gap(params, state, seat, gap, robots)


@kernel
def lay_out(state: State, seat: int, out: Survey) -> None:
    """The seat alone, with its marbles, before it sets out."""
    out.turn = seat
    out.order[seat] = seat
    for kind in range(TYPES):
        out.fresh[seat, kind] = state.fresh[seat, kind]
        out.store[seat, kind] = state.store[seat, kind]
        out.held[seat, kind] = state.held[seat, kind]
        out.paid[kind] = state.paid[kind]
    for slot in range(SLOTS):
        out.route[seat, slot] = EMPTY
        for number in range(ROW):
            out.walk[seat, slot, number] = EMPTY
            out.caught[seat, slot, number] = EMPTY


@kernel
def travel(params: Params, state: State, seat: int, out: Survey) -> None:
    """CS-7.3: the step algorithm for one seat, on a ship of its own."""
    for cell in range(CELLS):
        out.ship[cell] = state.ship[cell]
    set_out(out, seat)
    step = 1
    while move_all(params, out, seat + 1, step):
        for slot in range(SLOTS):
            if out.journey[seat, slot] == Journey.TRAVELLING and step > out.delay[seat, slot]:
                out.reached[seat, slot] = step - out.delay[seat, slot]
        for slot in range(SLOTS):
            if out.wish[seat, slot]:
                settle(params, seat, int(out.wish[seat, slot]), out)
        step += 1


@kernel
def settle(params: Params, seat: int, wish: int, out: Survey) -> None:
    """CS-11.2: robots of one seat can want the same marble too."""
    best, equals = best_claim(out, seat + 1, wish)
    for slot in range(SLOTS):
        if out.wish[seat, slot] == wish:
            out.wish[seat, slot] = 0
            if conflict_key(out, seat, slot) == best:
                if equals == 1:
                    out.caught[seat, slot, out.reached[seat, slot] - 1] = out.ship[wish - 1]
                    pick_up(params, out, seat, slot, wish - 1)
                else:
                    out.journey[seat, slot] = Journey.STOPPED_DAMAGED


@kernel
def comes_empty(seat: int, slot: int, out: Survey) -> int:
    """1 for a robot that sets out with something to collect, and brings nothing."""
    travels = out.journey[seat, slot] != Journey.RESTING
    for number in range(ROW):
        if out.caught[seat, slot, number] != EMPTY:
            travels = False
    return 1 if travels else 0


@kernel
def survey_inserts(params: Params, state: State, seat: int, out: Survey) -> None:
    """CS-4.21: which contracts in hand would be ignored in every gap that is left."""
    for contract in range(PROG_FROM, ROBOT_FROM):
        if is_at(state, contract, Zone.HAND, seat):
            out.idle_contract[contract] = is_idle_insert(params, state, seat, contract)


@kernel
def is_idle_insert(params: Params, state: State, seat: int, contract: int) -> bool:
    """Whether no gap from the lowest one on would let the contract work."""
    robots = placed(state, seat)
    for gap in range(lowest_gap(state, seat), robots + 1):
        if not is_idle(params, state, seat, contract, gap, int(state.stack_count[seat]), robots):
            return False
    return True


@kernel
def is_idle_gap(params: Params, state: State, seat: int, gap: int, robots: int) -> bool:
    """CS-4.21: whether the contract that waits for a gap would be ignored in this one."""
    contract = state.waiting[seat]
    if contract == EMPTY:
        return False
    return is_idle(params, state, seat, contract, gap, int(state.stack_count[seat]), robots)


@kernel
def preview_market(params: Params, state: State, seat: int, out: Survey) -> None:
    """Which contracts a seat could pay with what it has and what its robots would bring."""
    means = means_of(params, state, out, seat)
    for place in range(state.market_count):
        out.reach[place] |= can_pay(params, means, state.market[place]) << seat
