"""The table of contents of what may be done: for each phase, which actions are legal."""

from __future__ import annotations

from starlode.engine.compiling.bits import lowest
from starlode.engine.compiling.kernel import kernel
from starlode.engine.state.header import is_asked
from starlode.engine.state.masks import allow, allow_if, allow_span, forbid
from starlode.engine.state.records import Array
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
from starlode.games.cave_in.rules.kinds import (
    OF_FACTION,
    OF_LEVEL,
    docked_types,
    held_types,
    types_of_faction,
    types_of_levels,
)
from starlode.games.cave_in.rules.payment import (
    artifact_cost,
    best_misfit,
    budgets,
    cost_so_far,
    counted_level,
    exempt_cards,
    fits,
    fitting_levels,
    hand_levels,
    levels_counted_as,
    may_pay_in,
    needed_levels,
    recruitable_levels,
    types_counting_as,
    unpacked,
)
from starlode.games.cave_in.rules.picks import (
    can_pick_base,
    can_pick_crystal,
    can_pick_dock,
    can_pick_from,
    can_raid,
    can_recall,
)
from starlode.games.cave_in.rules.starting import has_use, ready_halves
from starlode.games.cave_in.rules.turn import is_free, may_act
from starlode.games.cave_in.rules.zones import cards_in_colour, colours_of, has_room
from starlode.games.cave_in.state import Params, State
from starlode.games.cave_in.things import (
    BASE,
    EMPTY,
    FACTIONS,
    LEVELS,
    SPACES,
    STACKS,
    TYPES,
    WEEDLOCK,
    NormalAction,
)

APART = sum(1 << (FACTIONS * i) for i in range(LEVELS))  # a bit in every sixth place
MOVED = sum(1 << ((FACTIONS - 1) * i) for i in range(LEVELS))  # a factor that moves neighbouring bits there


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
        allow_if(mask, Word.DONE, state.paid >= state.cost)
        offer_types(params, state, seat, held_types(state, seat), mask)
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
    recruits = may_act(params, state, seat, NormalAction.RECRUIT) and has_room(params, state, seat)
    mines = may_act(params, state, seat, NormalAction.MINE)
    collects = is_free(params, state, seat, NormalAction.COLLECT)
    skills = is_free(params, state, seat, NormalAction.SKILL)
    held = held_types(state, seat)
    allow(mask, Word.END)
    if recruits:
        allow_span(mask, ACT_DOCK, recruitable_types(params, state, seat, held))
    if mines:
        allow_span(mask, ACT_CRYSTAL, payable_crystals(params, state, seat))
    if collects:
        allow_span(mask, ACT_STACK, payable_artifacts(params, state, seat))
    if skills:
        offer_types(params, state, seat, held, mask)
    if state.normal == 0 and state.raids == 0:
        offer_raids(state, mask)


@kernel
def recruitable_types(params: Params, state: State, seat: int, held: int) -> int:
    """CI-11.2: each Dock card for which a legal payment exists."""
    levels = recruitable_levels(params, state, seat, levels_counted_as(state, held))
    return docked_types(state) & types_of_levels(levels)


@kernel
def payable_crystals(params: Params, state: State, seat: int) -> int:
    """CI-11.3: each Crystal that can be paid in some colour."""
    limits = budgets(params, state, seat)
    spaces = 0
    for space in range(SPACES):
        limit = unpacked(limits, int(state.mine_colour[space]))
        payable = state.mine[space] != EMPTY and cost_so_far(params, state, space) <= limit
        spaces |= int(payable) << space
    return spaces


@kernel
def payable_artifacts(params: Params, state: State, seat: int) -> int:
    """CI-11.4: each top card that can be paid."""
    power = hand_levels(state, seat)
    stacks = 0
    for stack in range(STACKS):
        if state.artifact_top[stack] != EMPTY and artifact_cost(params, state, seat, stack) <= power:
            stacks |= 1 << stack
    return stacks


@kernel
def offer_raids(state: State, mask: Array) -> None:
    """CI-11.6, CI-7.2: each Base that may be raided, the player's own included."""
    for owner in range(state.players):
        allow_if(mask, ACT_SEAT + owner, can_raid(state, owner))


@kernel
def offer_types(params: Params, state: State, seat: int, types: int, mask: Array) -> None:
    """Each card in hand of these types, all of which are there, told apart by type and current colour."""
    if state.tinted == 0:
        for faction in range(FACTIONS):
            allow_span(mask, ACT_HAND + faction * (LEVELS * FACTIONS + 1), six_apart(types >> (LEVELS * faction)))
        return
    for kind in range(TYPES):
        for colour in range(FACTIONS):
            cards = cards_in_colour(params, state, seat, kind, colour)
            allow_if(mask, ACT_HAND + kind * FACTIONS + colour, (types >> kind) & int(cards > 0))


@kernel
def six_apart(types: int) -> int:
    """The types of the first faction, as far apart as the actions with their cards: there is one for each colour."""
    return ((types & OF_FACTION) * MOVED) & APART


# ---- payments ----


@kernel
def offer_recruit_payment(params: Params, state: State, seat: int, mask: Array) -> None:
    """CI-4.12 to CI-4.18: a card whose level is one that may be needed, or no card."""
    needed = needed_levels(params, state, seat, params.level[state.target])
    allow_if(mask, Word.NO_CARD, needed & 1)
    offer_types(params, state, seat, held_types(state, seat) & types_counting_as(state, needed), mask)


@kernel
def offer_mine_payment(params: Params, state: State, seat: int, mask: Array) -> None:
    """CI-4.3, CI-4.5, CI-4.32: each card after which the payment can be completed in some colour."""
    exempt = exempt_cards(params, state, seat)
    simple = exempt == 0 and state.tinted == 0
    types = 0
    for colour in range(FACTIONS):
        if may_pay_in(state, state.target, colour) and state.misfits[colour] <= exempt:
            if simple:
                types |= types_to_pay_in(params, state, seat, colour)
            else:
                offer_payment_in(params, state, seat, colour, exempt - state.misfits[colour], mask)
    if simple:
        offer_types(params, state, seat, held_types(state, seat) & types, mask)
    allow_if(mask, Word.DONE, state.paid >= state.cost)


@kernel
def types_to_pay_in(params: Params, state: State, seat: int, colour: int) -> int:
    """The types that can be played next if the payment is to count as one colour, and all cards must fit."""
    if state.paid + fitting_levels(params, state, seat, colour) < state.cost:
        return 0
    types = types_of_faction(colour)
    return types | types_of_faction(WEEDLOCK) if state.fit else types


@kernel
def offer_payment_in(params: Params, state: State, seat: int, colour: int, exempt: int, mask: Array) -> None:
    """The same where a card need not fit, or where hand cards have other colours: each card by itself."""
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
        offer_halves(params, state, seat, mask)
    elif phase == Phase.LEADER:
        allow(mask, Word.LEADER)
    elif phase == Phase.SERGEANT_TAKE:
        allow_if(mask, Word.TAKE, can_recall(params, state, seat, state.picks))
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
            allow_if(mask, ACT_SEAT + owner, can_pick_from(params, state, seat, phase, state.picks, owner))
    else:
        offer_board(params, state, seat, mask)


@kernel
def offer_halves(params: Params, state: State, seat: int, mask: Array) -> None:
    """CI-11.8: each start half that can have an effect."""
    ready = ready_halves(params, state, seat)
    while ready:
        allow_if(mask, ACT_ABILITY + lowest(ready), has_use(params, state, seat, lowest(ready)))
        ready &= ready - 1


@kernel
def offer_board(params: Params, state: State, seat: int, mask: Array) -> None:
    """Cards of the Docks and the Bases and Crystals of the Mine that the phase lets the seat choose."""
    phase, picks = state.phase, state.picks
    source = params.source[phase]
    if source == Source.DOCKS:
        for space in range(SPACES):
            if can_pick_dock(params, state, seat, phase, picks, space):
                allow(mask, ACT_DOCK + state.docks[space])
    elif source == Source.MINE:
        for space in range(SPACES):
            allow_if(mask, ACT_CRYSTAL + space, can_pick_crystal(params, state, phase, picks, space))
    else:
        for owner in range(state.players):
            for position in range(state.base_count[owner]):
                picked = can_pick_base(params, state, seat, phase, picks, owner, position)
                allow_if(mask, ACT_BASE + owner * BASE + position, picked)


@kernel
def offer_unpainted(params: Params, state: State, seat: int, mask: Array) -> None:
    """CI-5.42: hand cards not yet chosen with this Robuster; those chosen now have its colour."""
    offer_types(params, state, seat, held_types(state, seat), mask)
    for kind in range(TYPES):
        if state.chosen[kind] > 0 and cards_in_colour(params, state, seat, kind, state.colour) <= state.chosen[kind]:
            forbid(mask, ACT_HAND + kind * FACTIONS + state.colour)


@kernel
def offer_level_one(params: Params, state: State, seat: int, mask: Array) -> None:
    """CI-5.53, CI-5.63: cards of printed level 1."""
    offer_types(params, state, seat, held_types(state, seat) & OF_LEVEL, mask)
