"""Chapter 12, the other way round: dealing everything a seat cannot know into its record, by the true odds."""

from __future__ import annotations

from starlode.engine.compiling.bits import ones
from starlode.engine.compiling.kernel import kernel
from starlode.engine.state.chance import draw
from starlode.games.cave_in.rules.board import draw_card, draw_crystal, unseen_cards, unseen_crystals
from starlode.games.cave_in.rules.completing import can_complete, colours_to_complete, paint_best
from starlode.games.cave_in.rules.gate import forget_colours, hide_cards, piles_are_hidden
from starlode.games.cave_in.rules.splits import draw_completing_hand
from starlode.games.cave_in.rules.zones import cards_in_colour, repaint
from starlode.games.cave_in.state import Params, State
from starlode.games.cave_in.things import CRYSTALS, EMPTY, FACTIONS, LEVELS, TYPES

TRIES = 100  # deals, and ways to recolour a hand, before there is a better way


@kernel
def resample(params: Params, state: State, seat: int) -> None:
    """CI-12.2: deal other hands, piles, subjugated piles and stacks, as far as the seat did not see them.

    A player in the middle of a payment can complete it (CI-4.3), and that is known: other deals are refused. Where
    they are all refused, a hand that can complete it is drawn by the same odds.
    """
    if piles_are_hidden(params, state):
        deal_piles(params, state, seat)
    for _ in range(TRIES):
        deal_cards(params, state, seat)
        if state.active == seat or can_complete(params, state):
            return
        hide_cards(state, seat)
    deal_completing(params, state, seat)


# ---- Crystals ----


@kernel
def deal_piles(params: Params, state: State, seat: int) -> None:
    """Fill the other piles up from what the stacks hold beyond their sizes."""
    for owner in range(state.players):
        if owner != seat:
            for _ in range(missing_crystals(state, owner)):
                state.crystal_at[draw_surplus_crystal(params, state)] = owner


@kernel
def missing_crystals(state: State, owner: int) -> int:
    """How many Crystals of a pile no one saw."""
    missing = state.pile_count[owner]
    for crystal in range(CRYSTALS):
        missing -= state.crystal_at[crystal] == owner
    return int(missing)


@kernel
def draw_surplus_crystal(params: Params, state: State) -> int:
    """A random Crystal from what the stacks hold beyond their sizes."""
    surplus = 0
    for i in range(LEVELS):
        surplus += ones(unseen_crystals(params, state, i)) - state.crystal_left[i]
    pick = draw(state, surplus)
    for i in range(LEVELS):
        pick -= ones(unseen_crystals(params, state, i)) - state.crystal_left[i]
        if pick < 0:
            return draw_crystal(params, state, i)
    return -1


# ---- cards ----


@kernel
def deal_cards(params: Params, state: State, seat: int) -> None:
    """Deal what the seat has not seen of other hands and subjugated piles, and the colours of the active hand."""
    for owner in range(state.players):
        if owner != seat:
            deal_levelled(params, state, owner)
    deal_others(params, state, seat)
    if state.active != seat:
        repaint_hand(params, state)


@kernel
def deal_others(params: Params, state: State, seat: int) -> None:
    """Deal all cards whose level no one knows."""
    for owner in range(state.players):
        if owner != seat:
            deal_rest(params, state, owner)


@kernel
def deal_levelled(params: Params, state: State, owner: int) -> None:
    """Cards whose level all know come from the stack of that level."""
    for level in range(LEVELS):
        for _ in range(state.levelled[owner, level]):
            state.hand[owner, draw_card(state, level + 1)] += 1


@kernel
def deal_rest(params: Params, state: State, owner: int) -> None:
    """Cards of unknown level come from what the stacks hold beyond their sizes."""
    hand = int(state.hand_count[owner])
    subjugated = int(state.subjugated_count[owner])
    for kind in range(TYPES):
        hand -= state.hand[owner, kind]
        subjugated -= state.subjugated[owner, kind]
    for _ in range(hand):
        state.hand[owner, draw_surplus_card(params, state)] += 1
    for _ in range(subjugated):
        state.subjugated[owner, draw_surplus_card(params, state)] += 1


@kernel
def draw_surplus_card(params: Params, state: State) -> int:
    """A random card from what the stacks hold beyond their sizes."""
    surplus = 0
    for i in range(LEVELS):
        surplus += unseen_cards(state, i + 1) - state.stack_left[i]
    pick = draw(state, surplus)
    for i in range(LEVELS):
        pick -= unseen_cards(state, i + 1) - state.stack_left[i]
        if pick < 0:
            return draw_card(state, i + 1)
    return -1


# ---- colours of hand cards ----


@kernel
def repaint_hand(params: Params, state: State) -> None:
    """Spread the Robuster colours seen so far over the active hand; a later pick may have covered an earlier one."""
    count = int(state.hand_count[state.active])
    for colour in range(FACTIONS):
        earlier = state.painted[colour] - (state.chosen_count if colour == state.colour else 0)
        for _ in range(earlier):
            pick = draw(state, count + 1)
            if pick < count:
                repaint_card(params, state, pick, colour)
    for already in range(state.chosen_count):
        choose_again(params, state, count - already)


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
def choose_again(params: Params, state: State, left: int) -> None:
    """Let the Robuster in progress have chosen one of the cards that it has not chosen yet."""
    seat = state.active
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


# ---- payments that few hands can complete ----


@kernel
def deal_completing(params: Params, state: State, seat: int) -> None:
    """Deal cards so that the payment can be completed, by the odds of all such deals.

    A hand that pays in n colours is found n times as often as it should, and kept once in n times; TRIES of these are
    enough for any precision. The colours of Robusters are redealt until they fit, at last as they fit best, whatever
    the odds of that hand are beside others: no game has such odds, since players choose what they recolour.
    """
    for attempt in range(TRIES):
        if attempt > 0:
            hide_cards(state, seat)
        colour = draw_completing_hand(params, state, seat)
        for owner in range(state.players):
            if owner != seat and owner != state.active:
                deal_levelled(params, state, owner)
        deal_others(params, state, seat)
        repaint_to_complete(params, state, colour)
        found = 1 if colour == EMPTY else colours_to_complete(params, state)
        if found <= 1 or draw(state, found) == 0:
            return


@kernel
def repaint_to_complete(params: Params, state: State, colour: int) -> None:
    """Spread the Robuster colours so that the payment can be completed."""
    for _ in range(TRIES):
        repaint_hand(params, state)
        if can_complete(params, state):
            return
        forget_colours(state)
    if colour != EMPTY:
        paint_best(params, state, colour)
