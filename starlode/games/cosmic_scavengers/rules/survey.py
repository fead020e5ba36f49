"""What the rules make of a position: for sentences, views and positions, never for a rule."""

from __future__ import annotations

from starlode.engine.compiling.kernel import kernel
from starlode.games.cosmic_scavengers.decisions import Phase
from starlode.games.cosmic_scavengers.rules.claims import contestants
from starlode.games.cosmic_scavengers.rules.cleanup import may_reveal, showing
from starlode.games.cosmic_scavengers.rules.effects import is_ignored
from starlode.games.cosmic_scavengers.rules.order import compared_diligence, total_priority
from starlode.games.cosmic_scavengers.rules.payment import can_pay, converts, means_of, next_unit, wild_units
from starlode.games.cosmic_scavengers.rules.preview import preview, preview_market, survey_inserts
from starlode.games.cosmic_scavengers.rules.prizes import home_of
from starlode.games.cosmic_scavengers.rules.programming import lowest_gap, placed, robots_due
from starlode.games.cosmic_scavengers.rules.recovery import allowances
from starlode.games.cosmic_scavengers.rules.scoring import (
    archive_points,
    count_fulfilled,
    expo_points,
    printed_points,
    score,
)
from starlode.games.cosmic_scavengers.rules.table import put
from starlode.games.cosmic_scavengers.state import Params, State
from starlode.games.cosmic_scavengers.survey import Survey
from starlode.games.cosmic_scavengers.things import CONTRACTS, EMPTY, GROUP, GROUPS, TYPES, WILD, Stance

CLAIM, CHALLENGE, BACK_DOWN, WITHDRAW = range(4)  # the verbs of `Phase.CLAIM`


@kernel
def survey(params: Params, state: State, seat: int, out: Survey) -> None:
    """Write every field of `out`, which is blank; -1 is a spectator."""
    for other in range(state.players):
        survey_seat(params, state, other, out)
        survey_program(params, state, other, out)
    survey_market(params, state, out)
    for other in range(state.players):
        preview_market(params, state, other, out)
    if seat >= 0:
        survey_offers(params, state, seat, out)
        survey_inserts(params, state, seat, out)
    survey_payment(params, state, seat, out)


@kernel
def survey_seat(params: Params, state: State, seat: int, out: Survey) -> None:
    """What a seat has."""
    out.showing[seat] = showing(state, seat)
    out.fulfilled[seat] = count_fulfilled(state, seat, 0, CONTRACTS)
    out.eligible[seat] = may_reveal(params, state, seat)
    out.score[seat] = score(params, state, seat)
    for group in range(GROUPS):
        out.printed[seat, group] = printed_points(params, state, seat, group * GROUP, (group + 1) * GROUP)
    out.expo[seat] = expo_points(params, state, seat)
    out.archive[seat] = archive_points(params, state, seat)
    out.converter[seat] = converts(params, state, seat)


@kernel
def survey_program(params: Params, state: State, seat: int, out: Survey) -> None:
    """What a seat's program comes to."""
    robots = placed(state, seat)
    preview(params, state, seat, out)
    out.placed[seat] = robots
    out.robots_due[seat] = robots_due(params, state, seat)
    out.lowest_gap[seat] = lowest_gap(state, seat)
    out.diligence[seat] = compared_diligence(params, state, out, seat)
    out.priority[seat] = total_priority(out, seat)
    out.allowances[seat] = allowances(params, state, out, seat)
    for at in range(state.stack_count[seat]):
        out.ignored[seat] |= is_ignored(params, state, seat, at, robots) << at


@kernel
def survey_market(params: Params, state: State, out: Survey) -> None:
    """Where contracts are, and who could pay them now."""
    for contract in range(CONTRACTS):
        out.place[contract] = EMPTY
    for place in range(state.market_count):
        out.place[state.market[place]] = place
    if state.phase == Phase.FULFIL or state.phase == Phase.CLAIM:
        for seat in range(state.players):
            means = means_of(params, state, state, seat)
            for place in range(state.market_count):
                out.payable[place] |= can_pay(params, means, state.market[place]) << seat


@kernel
def survey_offers(params: Params, state: State, seat: int, out: Survey) -> None:
    """What contracts cost a seat, what it could spend, and what it can do in a claim group."""
    for place in range(state.market_count):
        contract = state.market[place]
        for kind in range(TYPES):
            out.price[place, kind] = params.cost[contract, kind]
        out.price[place, WILD] = wild_units(params, state, seat, contract)
        if state.queue_count > 0:
            out.claim_verb[contract] = claim_verb(state, seat, place)
            out.claims += state.stance[seat, place] == Stance.STANDS
    for kind in range(TYPES):
        out.spendable[kind] = state.fresh[seat, kind] + state.store[seat, kind] - state.held[seat, kind]


@kernel
def claim_verb(state: State, seat: int, place: int) -> int:
    """CS-13.7: what a member can do with a contract of the market."""
    standing = contestants(state, place)
    if state.stance[seat, place] == Stance.STANDS:
        return WITHDRAW if standing == 1 else BACK_DOWN
    return CHALLENGE if standing else CLAIM


@kernel
def survey_payment(params: Params, state: State, seat: int, out: Survey) -> None:
    """What the payment in progress asks for next, and what it comes to."""
    unit = next_unit(state)
    out.unit = unit if unit < WILD else EMPTY
    out.wild_left = state.owed[WILD] if unit == WILD else 0
    if state.phase == Phase.PAY and seat >= 0 and state.target != EMPTY:
        survey_purchase(params, state, seat, out)


@kernel
def survey_purchase(params: Params, state: State, seat: int, out: Survey) -> None:
    """What a seat would score and show with the contract that is being paid; the position stays as it is."""
    before = state.contract_at[state.target]
    put(state, state.target, home_of(state.target), seat)
    out.score_after = score(params, state, seat)
    out.showing_after = showing(state, seat)
    state.contract_at[state.target] = before
