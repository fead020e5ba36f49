"""Chapter 12: re-dealing everything a seat cannot know, so that thinking about a position never touches its truth.

What is re-dealt depends only on what the seat knows: two positions that look the same to it give the same bytes.
"""

from __future__ import annotations

from starlode.engine.chance import draw
from starlode.engine.kernel import kernel
from starlode.games.cave_in.decisions import Phase
from starlode.games.cave_in.rules.board import crystals_left, draw_card, draw_crystal
from starlode.games.cave_in.rules.payment import (
    exempt_cards,
    hand_counts_as,
    hand_levels,
    may_pay_in,
    needed_levels,
    purchasing_power,
)
from starlode.games.cave_in.rules.zones import cards_in_colour, repaint, stack_size
from starlode.games.cave_in.state import Params, State
from starlode.games.cave_in.things import CRYSTALS, FACTIONS, IN_STACK, LEVELS, TYPES

BYTE = 8  # sizes of four stacks are packed into one number, a byte each


@kernel
def resample(params: Params, state: State, seat: int) -> None:
    """CI-12.2: re-deal other hands, piles, subjugated piles and stacks, as far as the seat did not see them.

    A player in the middle of a payment can complete it (CI-4.3), and that is known: other deals are refused.
    """
    if not params.open_piles and not state.over:  # CI-10.12: at scoring the piles are shown
        redeal_crystals(params, state, seat)
    redeal_cards(params, state, seat)
    if state.active != seat:
        repaint_hand(params, state)
        while not can_complete(params, state):
            redeal_cards(params, state, seat)
            repaint_hand(params, state)


# ---- Crystals ----


@kernel
def redeal_crystals(params: Params, state: State, seat: int) -> None:
    """Shuffle the unseen Crystals of other piles with the stacks; the sizes of all are public."""
    sizes = 0
    for i in range(LEVELS):
        sizes |= crystals_left(params, state, i) << (BYTE * i)
    for crystal in range(CRYSTALS):
        if state.crystal_at[crystal] >= 0 and state.crystal_at[crystal] != seat and not state.crystal_seen[crystal]:
            state.crystal_at[crystal] = IN_STACK
    for owner in range(state.players):
        if owner != seat:
            for _ in range(missing_crystals(state, owner)):
                state.crystal_at[draw_surplus_crystal(params, state, sizes)] = owner


@kernel
def missing_crystals(state: State, owner: int) -> int:
    """How many Crystals a pile lacks while it is re-dealt."""
    missing = state.pile_count[owner]
    for crystal in range(CRYSTALS):
        missing -= state.crystal_at[crystal] == owner
    return int(missing)


@kernel
def draw_surplus_crystal(params: Params, state: State, sizes: int) -> int:
    """A random Crystal from what the stacks hold beyond their sizes."""
    surplus = 0
    for i in range(LEVELS):
        surplus += crystals_left(params, state, i) - ((sizes >> (BYTE * i)) & 255)
    pick = draw(state, surplus)
    for i in range(LEVELS):
        pick -= crystals_left(params, state, i) - ((sizes >> (BYTE * i)) & 255)
        if pick < 0:
            return draw_crystal(params, state, i)
    return -1


# ---- cards ----


@kernel
def redeal_cards(params: Params, state: State, seat: int) -> None:
    """Shuffle the unseen cards of other hands and subjugated piles with the stacks."""
    sizes = 0
    for i in range(LEVELS):
        sizes |= stack_size(params, state, i + 1) << (BYTE * i)
    for owner in range(state.players):
        if owner != seat:
            gather(state, owner)
    for owner in range(state.players):
        if owner != seat:
            deal_levelled(params, state, owner)
    for owner in range(state.players):
        if owner != seat:
            deal_rest(params, state, owner, sizes)


@kernel
def gather(state: State, owner: int) -> None:
    """Put the unseen cards of a seat back to the stacks."""
    for kind in range(TYPES):
        state.stack[kind] += state.hand[owner, kind] - state.seen[owner, kind]
        state.hand[owner, kind] = state.seen[owner, kind]
        if not state.over:  # CI-10.12
            state.stack[kind] += state.subjugated[owner, kind] - state.subjugated_seen[owner, kind]
            state.subjugated[owner, kind] = state.subjugated_seen[owner, kind]


@kernel
def deal_levelled(params: Params, state: State, owner: int) -> None:
    """Cards whose level all know come from the stack of that level."""
    for level in range(LEVELS):
        for _ in range(state.levelled[owner, level]):
            state.hand[owner, draw_card(params, state, level + 1)] += 1


@kernel
def deal_rest(params: Params, state: State, owner: int, sizes: int) -> None:
    """Cards of unknown level come from what the stacks hold beyond their sizes."""
    hand = int(state.hand_count[owner])
    subjugated = int(state.subjugated_count[owner])
    for kind in range(TYPES):
        hand -= state.hand[owner, kind]
        subjugated -= state.subjugated[owner, kind]
    for _ in range(hand):
        state.hand[owner, draw_surplus_card(params, state, sizes)] += 1
    for _ in range(subjugated):
        state.subjugated[owner, draw_surplus_card(params, state, sizes)] += 1


@kernel
def draw_surplus_card(params: Params, state: State, sizes: int) -> int:
    """A random card from what the stacks hold beyond their sizes."""
    surplus = 0
    for i in range(LEVELS):
        surplus += stack_size(params, state, i + 1) - ((sizes >> (BYTE * i)) & 255)
    pick = draw(state, surplus)
    for i in range(LEVELS):
        pick -= stack_size(params, state, i + 1) - ((sizes >> (BYTE * i)) & 255)
        if pick < 0:
            return draw_card(params, state, i + 1)
    return -1


# ---- colours of hand cards ----


@kernel
def repaint_hand(params: Params, state: State) -> None:
    """Spread the Robuster colours seen so far over the active hand; a later pick may have covered an earlier one."""
    chosen = 0
    for kind in range(TYPES):
        chosen += state.chosen[kind]
        state.chosen[kind] = 0
        for colour in range(FACTIONS):
            state.tint[kind, colour] = 0
    state.tinted = 0
    count = int(state.hand_count[state.active])
    for colour in range(FACTIONS):
        earlier = state.painted[colour] - (chosen if colour == state.colour else 0)
        for _ in range(earlier):
            pick = draw(state, count + 1)
            if pick < count:
                repaint_card(params, state, pick, colour)
    if state.phase == Phase.ROBUSTER_CARD:
        for _ in range(chosen):
            choose_again(params, state)


@kernel
def repaint_card(params: Params, state: State, pick: int, colour: int) -> None:
    """Give the pick-th card of the active hand a colour."""
    seat = state.active
    for kind in range(TYPES):
        for current in range(FACTIONS):
            pick -= cards_in_colour(params, state, seat, kind, current)
            if pick < 0:
                repaint(params, state, kind, current, colour)
                return


@kernel
def choose_again(params: Params, state: State) -> None:
    """Let the Robuster in progress have chosen some card that it has not chosen yet."""
    seat = state.active
    left = int(state.hand_count[seat])
    for kind in range(TYPES):
        left -= state.chosen[kind]
    pick = draw(state, left)
    for kind in range(TYPES):
        for current in range(FACTIONS):
            open_cards = cards_in_colour(params, state, seat, kind, current)
            if current == state.colour:
                open_cards -= state.chosen[kind]
            pick -= open_cards
            if pick < 0:
                state.chosen[kind] += 1
                repaint(params, state, kind, current, state.colour)
                return


@kernel
def can_complete(params: Params, state: State) -> bool:
    """CI-4.3: whether the active player can complete the payment in progress, if there is one."""
    seat = state.active
    if state.phase == Phase.RECRUIT_PAY:
        needed = needed_levels(params, state, seat, params.level[state.target])
        return bool(needed & (hand_counts_as(params, state, seat) | 1))
    if state.phase == Phase.COLLECT_PAY:
        return bool(state.paid + hand_levels(params, state, seat) >= state.cost)
    if state.phase != Phase.MINE_PAY or state.paid >= state.cost:
        return True
    exempt = exempt_cards(params, state, seat)
    for colour in range(FACTIONS):
        if may_pay_in(state, state.target, colour) and state.misfits[colour] <= exempt:
            power = purchasing_power(params, state, seat, colour, exempt - state.misfits[colour])
            if state.paid + power >= state.cost:
                return True
    return False
