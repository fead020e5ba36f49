"""Chapter 12, the rare case: a hand that can complete its payment, where hands at random hardly ever do.

What a seat has not seen of the active hand is described by a few numbers a level: how many of the cards have the
colour to pay in, how many are Weedlocks, how many are neither. Whether a payment can be completed depends on nothing
else, and such a split weighs as much as all the deals that it stands for. So every split is visited, one is drawn by
its weight, and then cards that fit it. Splits are numbers of eleven digits in base 16: no hand has more than 15 cards.
"""

from __future__ import annotations

from starlode.engine.compiling.kernel import kernel
from starlode.engine.state.chance import draw
from starlode.games.cave_in.decisions import Phase
from starlode.games.cave_in.rules.board import unseen_cards
from starlode.games.cave_in.rules.completing import can_complete_in, paint_best
from starlode.games.cave_in.rules.gate import forget_colours
from starlode.games.cave_in.rules.payment import is_weedlock, may_pay_in
from starlode.games.cave_in.state import Params, State
from starlode.games.cave_in.things import EMPTY, FACTIONS, LEVELS, TYPES

OTHER, COLOURED, WEED = 0, 1, 2  # classes of cards
WEEDS, OWN, FREE = 0, LEVELS, 2 * LEVELS  # where the digits of each sort begin; of FREE, the last level has the rest
DIGITS = 3 * LEVELS - 1
EVERYTHING = 1e300  # more than all splits weigh
HALF = 1 << 26  # two halves make up a fraction of the precision that a float has


# ---- what is to be dealt ----


@kernel
def class_of(params: Params, state: State, kind: int, colour: int) -> int:
    """To which class a type belongs; Weedlocks are one of their own where they count or fit otherwise than others."""
    if params.faction[kind] == colour:
        return COLOURED
    return WEED if (state.fit or state.double) and is_weedlock(params, kind) else OTHER


@kernel
def unseen_of(params: Params, state: State, level: int, colour: int, sort: int) -> int:
    """How many unseen cards of a level, counted from 0, are of a class."""
    total = 0
    for kind in range(TYPES):
        if params.level[kind] == level + 1 and class_of(params, state, kind, colour) == sort:
            total += state.stack[kind]
    return int(total)


@kernel
def free_cards(state: State) -> int:
    """How many cards of the active hand are of unknown level."""
    count = int(state.hand_count[state.active])
    for kind in range(TYPES):
        count -= state.hand[state.active, kind]
    for level in range(LEVELS):
        count -= state.levelled[state.active, level]
    return int(count)


@kernel
def spare_cards(params: Params, state: State, viewer: int, level: int) -> int:
    """How many unseen cards of a level are in places where no one knows the level."""
    spare = unseen_cards(state, level + 1) - state.stack_left[level]
    for owner in range(state.players):
        if owner != viewer:
            spare -= state.levelled[owner, level]
    return int(spare)


# ---- splits ----


@kernel
def digit(split: int, place: int) -> int:
    """One number of a split."""
    return (split >> (4 * place)) & 15


@kernel
def free_of(free: int, split: int, level: int) -> int:
    """How many of the cards of unknown level are of that one."""
    if level < LEVELS - 1:
        return digit(split, FREE + level)
    count = free
    for other in range(LEVELS - 1):
        count -= digit(split, FREE + other)
    return count


@kernel
def cards_of_level(state: State, free: int, split: int, level: int) -> int:
    """How many unseen cards of a level the hand has."""
    return int(state.levelled[state.active, level]) + free_of(free, split, level)


@kernel
def highest_digit(params: Params, state: State, viewer: int, free: int, colour: int, split: int, place: int) -> int:
    """The highest that one number of a split can be, given those that come after it."""
    level = place % LEVELS
    if place >= FREE:
        left = free
        for other in range(level + 1, LEVELS - 1):
            left -= digit(split, FREE + other)
        return min(left, spare_cards(params, state, viewer, level))
    there = cards_of_level(state, free, split, level)
    if place >= OWN:
        return min(there, unseen_of(params, state, level, colour, COLOURED))
    return min(there - digit(split, OWN + level), unseen_of(params, state, level, colour, WEED))


@kernel
def next_split(params: Params, state: State, viewer: int, free: int, colour: int, split: int) -> int:
    """The split that follows; -1 after the last."""
    for place in range(DIGITS):
        split &= ~((1 << (4 * place)) - 1)  # what comes before starts over
        if digit(split, place) < highest_digit(params, state, viewer, free, colour, split, place):
            return split + (1 << (4 * place))
    return EMPTY


@kernel
def choose(n: int, k: int) -> float:
    """In how many ways k of n things can be chosen."""
    if k < 0 or k > n:
        return 0.0
    ways = 1.0
    for i in range(k):
        ways = ways * (n - i) / (i + 1)
    return ways


@kernel
def weigh(params: Params, state: State, viewer: int, free: int, colour: int, split: int) -> float:
    """How many deals a split stands for, but for a factor that all splits share."""
    weight = 1.0
    for level in range(LEVELS):
        own, weeds = digit(split, OWN + level), digit(split, WEEDS + level)
        there = cards_of_level(state, free, split, level)
        weight *= choose(spare_cards(params, state, viewer, level), free_of(free, split, level))
        weight *= choose(unseen_of(params, state, level, colour, COLOURED), own)
        weight *= choose(unseen_of(params, state, level, colour, WEED), weeds)
        weight *= choose(unseen_of(params, state, level, colour, OTHER), there - own - weeds)
        if weight > 0:
            weight /= choose(unseen_cards(state, level + 1), there)
    return weight


# ---- whether it pays ----


@kernel
def lay(params: Params, state: State, free: int, colour: int, split: int, step: int) -> None:
    """Put a hand that fits a split into the active hand; with -1 take it out again."""
    for level in range(LEVELS):
        own, weeds = digit(split, OWN + level), digit(split, WEEDS + level)
        others = cards_of_level(state, free, split, level) - own - weeds
        for kind in range(TYPES):
            if params.level[kind] == level + 1:
                sort = class_of(params, state, kind, colour)
                if sort == OTHER:
                    state.hand[state.active, kind] += step * others
                    others = 0  # which of them does not matter
                else:
                    state.hand[state.active, kind] += step * (own if sort == COLOURED else weeds)


@kernel
def pays(params: Params, state: State, free: int, colour: int, split: int) -> bool:
    """Whether hands of a split can complete the payment in that colour, with the colours of Robusters at best."""
    lay(params, state, free, colour, split, 1)
    if state.phase == Phase.MINE_PAY:
        paint_best(params, state, colour)
    found = can_complete_in(params, state, colour)
    forget_colours(state)
    lay(params, state, free, colour, split, -1)
    return found


@kernel
def may_complete_in(state: State, colour: int) -> bool:
    """Whether a colour is one to look at; payments that are not for a Crystal have none."""
    if state.phase != Phase.MINE_PAY:
        return colour == EMPTY
    return bool(colour != EMPTY and may_pay_in(state, state.target, colour))


# ---- drawing ----


@kernel
def visit_splits(params: Params, state: State, viewer: int, free: int, goal: float) -> tuple[float, int, int]:
    """Add up what the splits that pay weigh until it is more than the goal: answers sum, colour and split."""
    total, last_colour, last = 0.0, EMPTY, EMPTY
    for colour in range(EMPTY, FACTIONS):
        split = 0 if may_complete_in(state, colour) else EMPTY
        while split != EMPTY:
            weight = weigh(params, state, viewer, free, colour, split)
            if weight > 0 and pays(params, state, free, colour, split):
                total, last_colour, last = total + weight, colour, split
                if total > goal:
                    return total, last_colour, last
            split = next_split(params, state, viewer, free, colour, split)
    return total, last_colour, last


@kernel
def draw_completing_hand(params: Params, state: State, viewer: int) -> int:
    """Deal the active hand so that the payment can be completed; answers the colour that it is then to be paid in.

    A hand that can pay for a Wild Crystal in several colours is found once for each of them.
    """
    free = free_cards(state)
    total = visit_splits(params, state, viewer, free, EVERYTHING)[0]
    fraction = (draw(state, HALF) + draw(state, HALF) / HALF) / HALF
    _, colour, split = visit_splits(params, state, viewer, free, fraction * total)
    for level in range(LEVELS):
        own, weeds = digit(split, OWN + level), digit(split, WEEDS + level)
        others = cards_of_level(state, free, split, level) - own - weeds
        deal_class(params, state, level, colour, COLOURED, own)
        deal_class(params, state, level, colour, WEED, weeds)
        deal_class(params, state, level, colour, OTHER, others)
    return colour


@kernel
def deal_class(params: Params, state: State, level: int, colour: int, sort: int, count: int) -> None:
    """Deal this many unseen cards of a level and class to the active hand, each as likely as any other."""
    for _ in range(count):
        pick = draw(state, unseen_of(params, state, level, colour, sort))
        for kind in range(TYPES):
            if params.level[kind] == level + 1 and class_of(params, state, kind, colour) == sort:
                pick -= state.stack[kind]
                if pick < 0:
                    state.stack[kind] -= 1
                    state.hand[state.active, kind] += 1
                    break
