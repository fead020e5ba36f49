"""The table of contents of what may be done: for each phase, which actions are legal."""

from __future__ import annotations

from starlode.engine.header import is_asked
from starlode.engine.kernel import kernel
from starlode.engine.masks import allow, allow_if, forbid
from starlode.engine.records import Array
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
    Source,
    Word,
)
from starlode.games.cave_in.rules.payment import (
    artifact_cost,
    best_misfit,
    counted_level,
    counts_as,
    crystal_cost,
    exempt_cards,
    fits,
    fitting_levels,
    hand_counts_as,
    hand_levels,
    may_pay_in,
    needed_levels,
    power_for,
    purchasing_powers,
)
from starlode.games.cave_in.rules.picks import (
    can_pick_base,
    can_pick_crystal,
    can_pick_dock,
    can_pick_from,
    can_raid,
    can_recall,
)
from starlode.games.cave_in.rules.turn import can_activate, is_free, may_act
from starlode.games.cave_in.rules.zones import cards_in_colour, colours_of, has_room
from starlode.games.cave_in.state import Params, State
from starlode.games.cave_in.things import ABILITIES, BASE, EMPTY, FACTIONS, LEVELS, SPACES, STACKS, TYPES, NormalAction


@kernel
def legal(params: Params, state: State, seat: int, mask: Array) -> None:
    """Write the legal actions of a seat; none for a seat that is not asked (CI-3.3)."""
    if not is_asked(state, seat, mask):
        return
    phase = state.phase
    if phase == Phase.ACTION:
        offer_actions(params, state, seat, mask)
    elif phase == Phase.MINE_PAY:
        offer_mine_payment(params, state, seat, mask)
    elif phase == Phase.COLLECT_PAY:
        offer_hand(params, state, seat, mask)
        allow_if(mask, Word.DONE, state.paid >= state.cost)
    elif phase == Phase.RECRUIT_PAY:
        offer_recruit_payment(params, state, seat, mask)
    elif phase == Phase.COLLECT_HALF:
        allow(mask, Word.LEFT)
        allow(mask, Word.RIGHT)
    elif phase == Phase.PROP:
        allow(mask, Word.HOLD)
        allow(mask, Word.MOVE)
    else:
        allow(mask, Word.DONE)
        offer_picks(params, state, seat, mask)


# ---- actions ----


@kernel
def offer_actions(params: Params, state: State, seat: int, mask: Array) -> None:
    """CI-11.2 to CI-11.7: every action with each of its targets, and the end of the phase."""
    allow(mask, Word.END)
    if may_act(params, state, seat, NormalAction.RECRUIT) and has_room(params, state, seat):
        offer_recruits(params, state, seat, mask)
    if may_act(params, state, seat, NormalAction.MINE):
        offer_crystals(params, state, seat, mask)
    if is_free(params, state, seat, NormalAction.COLLECT):
        offer_artifacts(params, state, seat, mask)
    if is_free(params, state, seat, NormalAction.SKILL):
        offer_hand(params, state, seat, mask)
    if state.normal == 0 and state.raids == 0:
        offer_raids(state, mask)


@kernel
def offer_recruits(params: Params, state: State, seat: int, mask: Array) -> None:
    """CI-11.2: each Dock card for which a legal payment exists."""
    payable = hand_counts_as(params, state, seat) | 1
    levels = 0
    for level in range(1, LEVELS + 1):
        if needed_levels(params, state, seat, level) & payable:
            levels |= 1 << level
    for space in range(SPACES):
        kind = state.docks[space]
        if kind != EMPTY:
            allow_if(mask, ACT_DOCK + kind, (levels >> params.level[kind]) & 1)


@kernel
def offer_crystals(params: Params, state: State, seat: int, mask: Array) -> None:
    """CI-11.3: each Crystal that can be paid in some colour."""
    powers, highest = purchasing_powers(params, state, seat)
    for space in range(SPACES):
        if state.mine[space] != EMPTY:
            power = power_for(state, space, powers, highest)
            allow_if(mask, ACT_CRYSTAL + space, crystal_cost(params, state, seat, space) <= power)


@kernel
def offer_artifacts(params: Params, state: State, seat: int, mask: Array) -> None:
    """CI-11.4: each top card that can be paid."""
    power = hand_levels(state, seat)
    for stack in range(STACKS):
        if state.artifact_top[stack] != EMPTY and artifact_cost(params, state, seat, stack) <= power:
            allow(mask, ACT_STACK + stack)


@kernel
def offer_raids(state: State, mask: Array) -> None:
    """CI-11.6, CI-7.2: each Base that may be raided, the player's own included."""
    for owner in range(state.players):
        if can_raid(state, owner):
            allow(mask, ACT_SEAT + owner)


@kernel
def offer_hand(params: Params, state: State, seat: int, mask: Array) -> None:
    """Each card in hand, told apart by type and current colour."""
    for kind in range(TYPES):
        offer_type(params, state, seat, kind, mask)


@kernel
def offer_type(params: Params, state: State, seat: int, kind: int, mask: Array) -> None:
    """The cards in hand of one type, told apart by current colour."""
    if state.tinted == 0:
        allow_if(mask, ACT_HAND + kind * FACTIONS + params.faction[kind], state.hand[seat, kind] > 0)
        return
    for colour in range(FACTIONS):
        allow_if(mask, ACT_HAND + kind * FACTIONS + colour, cards_in_colour(params, state, seat, kind, colour) > 0)


# ---- payments ----


@kernel
def offer_recruit_payment(params: Params, state: State, seat: int, mask: Array) -> None:
    """CI-4.12 to CI-4.18: a card whose level is one that may be needed, or no card."""
    needed = needed_levels(params, state, seat, params.level[state.target])
    allow_if(mask, Word.NO_CARD, needed & 1)
    for kind in range(TYPES):
        if counts_as(params, state, kind) & needed:
            offer_type(params, state, seat, kind, mask)


@kernel
def offer_mine_payment(params: Params, state: State, seat: int, mask: Array) -> None:
    """CI-4.3, CI-4.5, CI-4.32: each card after which the payment can be completed in some colour."""
    allow_if(mask, Word.DONE, state.paid >= state.cost)
    exempt = exempt_cards(params, state, seat)
    for colour in range(FACTIONS):
        if may_pay_in(state, state.target, colour) and state.misfits[colour] <= exempt:
            offer_payment_in(params, state, seat, colour, exempt - state.misfits[colour], mask)


@kernel
def offer_payment_in(params: Params, state: State, seat: int, colour: int, exempt: int, mask: Array) -> None:
    """Cards that can be played next if the payment is to count as one colour."""
    fitting = state.paid + fitting_levels(params, state, seat, colour)
    reach = fitting + best_misfit(params, state, seat, colour) if exempt > 0 else fitting
    for kind in range(TYPES):
        if state.hand[seat, kind] == 0:
            continue
        first, end = colours_of(params, state, kind)
        for current in range(first, end):
            if cards_in_colour(params, state, seat, kind, current) > 0:
                if fits(params, state, kind, current, colour):
                    possible = reach >= state.cost
                else:
                    possible = exempt > 0 and fitting + counted_level(params, state, kind) >= state.cost
                if possible:
                    allow(mask, ACT_HAND + kind * FACTIONS + current)


# ---- picks ----


@kernel
def offer_picks(params: Params, state: State, seat: int, mask: Array) -> None:
    """The options of all decisions that may be declined."""
    phase = state.phase
    if phase == Phase.START_ARTIFACT:
        for ability in range(ABILITIES):
            allow_if(mask, ACT_ABILITY + ability, can_activate(params, state, seat, ability))
    elif phase == Phase.LEADER:
        allow(mask, Word.LEADER)
    elif phase == Phase.SERGEANT_TAKE:
        allow_if(mask, Word.TAKE, can_recall(params, state, seat))
    elif phase == Phase.SECOND_RAID:
        offer_raids(state, mask)
    elif phase == Phase.ROBUSTER_COLOUR:
        for colour in range(FACTIONS):
            allow(mask, ACT_COLOUR + colour)
    elif phase == Phase.DIGGER_COLOUR:
        for colour in range(FACTIONS):
            allow_if(mask, ACT_COLOUR + colour, colour != state.mine_colour[state.target])
    elif phase == Phase.ROBUSTER_CARD:
        offer_unpainted(params, state, seat, mask)
    elif phase == Phase.DOMINA_CARD:
        offer_level_one(params, state, seat, mask)
    elif phase == Phase.UPROOT_BASE:
        for owner in range(state.players):
            allow_if(mask, ACT_SEAT + owner, can_pick_from(params, state, seat, owner))
    else:
        offer_board(params, state, seat, mask)


@kernel
def offer_board(params: Params, state: State, seat: int, mask: Array) -> None:
    """Cards of the Docks and the Bases and Crystals of the Mine that the phase lets the seat choose."""
    source = params.source[state.phase]
    if source == Source.DOCKS:
        for space in range(SPACES):
            if can_pick_dock(params, state, seat, space):
                allow(mask, ACT_DOCK + state.docks[space])
    elif source == Source.MINE:
        for space in range(SPACES):
            allow_if(mask, ACT_CRYSTAL + space, can_pick_crystal(params, state, space))
    else:
        for owner in range(state.players):
            for position in range(state.base_count[owner]):
                allow_if(mask, ACT_BASE + owner * BASE + position, can_pick_base(params, state, seat, owner, position))


@kernel
def offer_unpainted(params: Params, state: State, seat: int, mask: Array) -> None:
    """CI-5.42: hand cards not yet chosen with this Robuster; those chosen now have its colour."""
    offer_hand(params, state, seat, mask)
    for kind in range(TYPES):
        if state.chosen[kind] > 0 and cards_in_colour(params, state, seat, kind, state.colour) <= state.chosen[kind]:
            forbid(mask, ACT_HAND + kind * FACTIONS + state.colour)


@kernel
def offer_level_one(params: Params, state: State, seat: int, mask: Array) -> None:
    """CI-5.53, CI-5.63: cards of printed level 1."""
    for kind in range(TYPES):
        if params.level[kind] == 1:
            offer_type(params, state, seat, kind, mask)
